import { readdir, readFile } from 'node:fs/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { isRecording } from '../folder/waiting-files.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { openReport } from './import-report.ts'
import { planImport } from './plan-import.ts'
import { listAsManifest, type Manifest, readManifest } from './read-manifest.ts'
import { sendPlanned } from './send-planned.ts'

interface ImportOptions extends ConnectionOptions {
  readonly manifest?: string
  readonly model?: string
  readonly agent?: string
  readonly agentName?: string
  readonly atOnce: number
  readonly report?: string
}

const help = `
The manifest is a CSV file; its first line names the columns: file (relative to the folder), external_id (default: the
file's name without its ending), agent_id, agent_name (default: the id), model_name. Any other column is metadata of the
call. Without a manifest every recording in the folder is taken.

Everything is checked before the first recording is sent. What the service has already is not sent again, so an import
that was interrupted is continued by running the same command again.`

export function addImportCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('import')
    .description('send a folder of recordings, as a CSV file describes them')
    .argument('<folder>', 'where the recordings are')
    .option('--manifest <file>', 'CSV file with one line per recording')
    .option('--model <name>', 'model, where the manifest names none')
    .option('--agent <id>', 'agent, where the manifest names none')
    .option('--agent-name <name>', 'name of the agent, where the manifest gives none')
    .option('--at-once <number>', 'recordings sent at the same time', parseCount, 4)
    .option('--report <file>', 'write a CSV file with the outcome for each recording')
    .addHelpText('after', help)
  addConnectionOptions(command).action(
    runCommand(async (folder: string, options: ImportOptions) => {
      const manifest = await findManifest(folder, options)
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const { calls, faults } = await planImport(folder, manifest, await client.models.list())
      if (faults.length > 0) {
        const lines = faults.map(({ line, message }) => (line > 0 ? `line ${line}: ${message}` : message))
        throw new CommandFault(`${lines.join('\n')}\nNothing was sent.`)
      }
      const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
      console.log(`${calls.length} calls, ${(bytes / 1_000_000).toFixed(1)} MB: no errors found.`)
      const report = options.report ? openReport(options.report) : undefined
      await sendPlanned(calls, { client, atOnce: options.atOnce, report })
    }),
  )
}

async function findManifest(folder: string, options: ImportOptions): Promise<Manifest> {
  const defaults = { agentId: options.agent, agentName: options.agentName, modelName: options.model }
  if (options.manifest) return readManifest(await readFile(options.manifest, 'utf8'), defaults)
  const names = (await readdir(folder)).filter(isRecording).sort()
  if (names.length === 0) throw new CommandFault(`There are no recordings in ${folder}.`)
  if (!options.agent || !options.model)
    throw new CommandFault('Without --manifest, --model and --agent have to be given for all recordings.')
  return listAsManifest(names, defaults)
}

export function parseCount(value: string): number {
  const count = Number(value)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new InvalidArgumentError('Give a whole number from 1 to 64.')
  return count
}
