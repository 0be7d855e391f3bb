import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { Model } from '../client.ts'
import { readVcon } from '../vcon/read-vcon.ts'
import { VconFault } from '../vcon/vcon-parts.ts'
import { findRecordingFile, type VconRecording } from '../vcon/vcon-recording.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { parseCount } from './import.ts'
import { openReport } from './import-report.ts'
import type { PlannedCall } from './plan-import.ts'
import { sendPlanned } from './send-planned.ts'
import { printable } from './terminal.ts'
import { typeMetadata } from './typed-metadata.ts'

interface ImportVconOptions extends ConnectionOptions {
  readonly model: string
  readonly agent?: string
  readonly agentName?: string
  readonly recordings?: string
  readonly atOnce: number
  readonly report?: string
}

/** The longest text that can be read whole. */
const largestBytes = 500_000_000

export function addImportVconCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('import-vcon')
    .description('send the recordings in vCons, each vCon once')
    .argument('<path...>', 'vCons, or folders of files that end in .vcon')
    .requiredOption('--model <name>', 'model to score them against')
    .option('--agent <id>', 'agent, where the vCon has none')
    .option('--agent-name <name>', 'name of that agent (default: the ID)')
    .option('--recordings <folder>', 'where the recordings are that are not in their vCon')
    .option('--at-once <number>', 'recordings sent at the same time', parseCount, 2)
    .option('--report <file>', 'write a CSV file with the outcome for each vCon')
  addConnectionOptions(command).action(
    runCommand(async (paths: string[], options: ImportVconOptions) => {
      const files = await listFiles(paths)
      const client = await connect(options, findLocalService, { attempts: 8, totalMs: 300_000 })
      const model = findModel(await client.models.list(), options.model)
      const report = options.report ? openReport(options.report) : undefined
      const planned = new Map<string, PlannedCall>()
      let faulty = 0
      for (const [index, file] of files.entries()) {
        try {
          const call = await planVcon(file, index + 1, model, options)
          const same = planned.get(call.externalId)
          if (same) throw new VconFault(`has the uuid of ${same.file}`)
          planned.set(call.externalId, call)
        } catch (error) {
          const message = describe(error)
          faulty += 1
          console.error(printable(`${file} ${message}.`))
          report?.write({
            call: { line: index + 1, file, externalId: '' },
            outcome: 'failed',
            error: message,
          })
        }
      }
      await sendPlanned([...planned.values()], { client, atOnce: options.atOnce, report, faulty })
    }),
  )
}

async function listFiles(paths: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const path of paths) {
    const isFolder = await stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    )
    if (!isFolder) {
      files.push(path)
      continue
    }
    const names = (await readdir(path)).filter((name) => /\.vcon(\.json)?$/i.test(name)).sort()
    if (names.length === 0) throw new CommandFault(`There are no vCons in ${path}.`)
    files.push(...names.map((name) => join(path, name)))
  }
  return [...new Set(files)]
}

function findModel(models: readonly Model[], name: string): Model {
  const model = models.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  if (!model) throw new CommandFault(`There is no model named ${name}.`)
  return model
}

/** What is to be sent of one vCon. Its recording is read again when its turn comes, so that not all are held at once. */
async function planVcon(
  file: string,
  line: number,
  model: Model,
  options: ImportVconOptions,
): Promise<PlannedCall> {
  const { uuid, agent, metadata, recording } = readVcon(await readFileWithin(file))
  const agentId = agent?.id ?? options.agent
  if (!agentId) throw new VconFault('names no party with the role agent: give one with --agent for all')
  return {
    line,
    file,
    externalId: uuid,
    agentId,
    agentName: agent?.name ?? options.agentName ?? agentId,
    modelName: model.name,
    parameters: typeTexts(metadata, model),
    ...(await planRecording(recording, file, uuid, options.recordings)),
  }
}

async function planRecording(
  recording: VconRecording,
  file: string,
  uuid: string,
  folder: string | undefined,
): Promise<Pick<PlannedCall, 'audio' | 'bytes'>> {
  if (recording.kind === 'outside') {
    const { path, bytes } = await findRecordingFile(recording, folder)
    return { audio: path, bytes }
  }
  const size = recording.bytes.length
  async function* open() {
    const again = readVcon(await readFileWithin(file))
    if (again.uuid !== uuid || again.recording.kind !== 'inline')
      throw new VconFault('was changed while it was being sent')
    yield again.recording.bytes
  }
  return { audio: { name: recording.name || `${uuid}.audio`, size, open }, bytes: size }
}

/** Texts become what the model asks for; what is a number already stays one. */
function typeTexts(metadata: Readonly<Record<string, unknown>>, model: Model): Record<string, unknown> {
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(metadata)) if (typeof value === 'string') texts[key] = value
  const asked = model.template_metadata.filter(
    ({ key }) => Object.hasOwn(texts, key) || !Object.hasOwn(metadata, key),
  )
  const { values, faults } = typeMetadata(texts, asked)
  if (faults.length > 0)
    throw new VconFault(`has other metadata than the model asks for: ${faults.join('; ')}`)
  return { ...metadata, ...values }
}

async function readFileWithin(file: string): Promise<Uint8Array> {
  const found = await stat(file)
  if (!found.isFile()) throw new VconFault('is not a file')
  if (found.size > largestBytes) throw new VconFault('is larger than 500 MB')
  return readFile(file)
}

function describe(error: unknown): string {
  if (error instanceof VconFault) return error.message
  if (error instanceof Error && 'syscall' in error)
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`
  throw error
}
