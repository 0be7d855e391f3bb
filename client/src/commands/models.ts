import { readFile, writeFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { defineModel } from './model-definition.ts'
import { addPreviewCommand } from './preview-model.ts'
import { getModel, planPush } from './push-model.ts'
import { readModelFile } from './read-model-file.ts'
import { addStarterCommands } from './starter-commands.ts'
import { printable } from './terminal.ts'
import { writeModelFile } from './write-model-file.ts'

export function addModelsCommands(program: Command, findLocalService: FindLocalService): void {
  const models = program.command('models').description('manage models as files')
  addListCommand(models, findLocalService)
  addPullCommand(models, findLocalService)
  addPushCommand(models, findLocalService)
  addPreviewCommand(models, findLocalService)
  addStarterCommands(models, findLocalService)
}

function addListCommand(models: Command, findLocalService: FindLocalService): void {
  const command = models
    .command('list')
    .description('list the models, including disabled ones')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: ConnectionOptions & { json?: boolean }) => {
      const client = await connect(options, findLocalService)
      const found = await client.models.list({ include_disabled: true, order_by_name: true })
      if (options.json) {
        console.log(JSON.stringify(found, null, 2))
        return
      }
      for (const { id, name, enabled, xscore_template, template_variables } of found) {
        const facts = [
          `${template_variables.length} variables`,
          xscore_template ? 'scored' : 'not scored',
          ...(enabled ? [] : ['disabled']),
        ]
        console.log(`${String(id).padStart(6)}  ${printable(name)}  (${facts.join(', ')})`)
      }
    }),
  )
}

function addPullCommand(models: Command, findLocalService: FindLocalService): void {
  const command = models
    .command('pull')
    .description('write a model with its categories, criteria (variables) and metadata as one YAML file')
    .argument('<model>', 'its name or id')
    .argument('[file]', 'file to write (default: standard output)')
  addConnectionOptions(command).action(
    runCommand(async (nameOrId: string, file: string | undefined, options: ConnectionOptions) => {
      const client = await connect(options, findLocalService)
      const model = await getModel(client, nameOrId)
      const text = writeModelFile(defineModel(model, await client.models.categories.list(model.id)))
      if (file) await writeFile(file, text)
      else process.stdout.write(text)
    }),
  )
}

interface PushOptions extends ConnectionOptions {
  readonly name?: string
  readonly dryRun?: boolean
}

function addPushCommand(models: Command, findLocalService: FindLocalService): void {
  const command = models
    .command('push')
    .description('create or update the model that a YAML file describes')
    .argument('<file>', 'as "callmark models pull" writes it')
    .option('--name <name>', 'push it under this name instead of the one in the file')
    .option('--dry-run', 'only show what would change')
  addConnectionOptions(command).action(
    runCommand(async (file: string, options: PushOptions) => {
      const given = readModelFile(await readFile(file, 'utf8'))
      const wanted = options.name ? { ...given, name: options.name } : given
      const client = await connect(options, findLocalService)
      const { changes, frozen } = await planPush(client, wanted)
      if (frozen.length > 0) {
        throw new CommandFault(
          `${wanted.name} has calls, so its categories cannot be changed:\n  ${frozen.join('\n  ')}\n` +
            `Nothing was changed. Push the file as a new model: callmark models push ${file} --name "${wanted.name} 2"`,
        )
      }
      if (changes.length === 0)
        console.log(`${printable(wanted.name)} is already as in the file; nothing was changed.`)
      else if (options.dryRun) console.log('This would be done:')
      for (const { what, apply } of changes) {
        if (!options.dryRun) await apply()
        console.log(printable(what))
      }
    }),
  )
}
