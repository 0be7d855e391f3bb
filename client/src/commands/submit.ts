import { basename, extname } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { Call, CallmarkClient } from '../client.ts'
import { listFormats } from '../model-rules.ts'
import { audioFormats } from '../vocabulary.ts'
import { CommandFault, describeFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { describeOutcome } from './describe-call.ts'
import { typeMetadata } from './typed-metadata.ts'

interface SubmitOptions extends ConnectionOptions {
  readonly model: string
  readonly agent: string
  readonly agentName?: string
  readonly externalId?: string
  readonly metadata?: Record<string, string>
  readonly metadataJson?: Record<string, unknown>
  readonly wait?: boolean
  readonly json?: boolean
}

export function addSubmitCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('submit')
    .description('send recordings to be transcribed and scored')
    .argument('<file...>', `recordings: ${listFormats(Object.keys(audioFormats))}`)
    .requiredOption('--model <name>', 'model to score them against')
    .requiredOption('--agent <id>', 'agent who handled the calls')
    .option('--agent-name <name>', 'display name of the agent (default: the ID)')
    .option('--external-id <id>', 'your own ID of the call (default: the file name without its extension)')
    .option('--metadata <key=value...>', 'metadata of the call', collectMetadata)
    .option('--metadata-json <object>', 'the same as a JSON object', parseObject)
    .option('--wait', 'wait until the calls are analysed, and show the outcome')
    .option('--json', 'print each record as a line of JSON')
  addConnectionOptions(command).action(
    runCommand(async (files: string[], options: SubmitOptions) => {
      if (options.externalId && files.length > 1)
        throw new CommandFault('--external-id can be used with one recording only.')
      const client = await connect(options, findLocalService)
      const additional_parameters = await readMetadata(client, options)
      const submitted: { readonly file: string; readonly call: Call }[] = []
      for (const file of files) {
        const call = {
          external_id: options.externalId ?? nameOf(file),
          agent_id: options.agent,
          agent_name: options.agentName ?? options.agent,
          model_name: options.model,
          additional_parameters,
          audio: file,
        }
        try {
          const record = await client.calls.submit(call)
          submitted.push({ file, call: record })
          if (!options.json) console.log(`${record.id}  ${record.status}  ${file}`)
          else if (!options.wait) console.log(JSON.stringify(record))
        } catch (error) {
          process.exitCode = 1
          console.error(`${file}: ${describeFault(error)}`)
        }
      }
      if (options.wait) await Promise.all(submitted.map((one) => follow(client, one, options.json)))
    }),
  )
}

/** What a call is called when nobody says: its recording's name without the ending. */
export function nameOf(file: string): string {
  return basename(file, extname(file))
}

async function follow(
  client: CallmarkClient,
  { file, call }: { readonly file: string; readonly call: Call },
  json = false,
): Promise<void> {
  try {
    const ended = await client.calls.wait(call.id, {
      timeoutMs: Number.POSITIVE_INFINITY,
      onStatus: (status) => json || console.log(`${file}: ${status}`),
    })
    if (ended.status !== 'PROCESS_COMPLETED') process.exitCode = 1
    console.log(json ? JSON.stringify(ended) : `${file}: ${describeOutcome(ended)}`)
  } catch (error) {
    process.exitCode = 1
    console.error(`${file}: ${describeFault(error)}`)
  }
}

async function readMetadata(
  client: CallmarkClient,
  { model: name, metadata = {}, metadataJson }: SubmitOptions,
): Promise<Record<string, unknown> | undefined> {
  if (Object.keys(metadata).length === 0) return metadataJson
  const models = await client.models.list()
  const model = models.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase())
  const given = Object.fromEntries((model?.template_metadata ?? []).map((field) => [field.key, field]))
  const asked = Object.keys(metadata).flatMap((key) => given[key] ?? [])
  const { values, faults } = typeMetadata(metadata, asked)
  if (faults.length > 0) throw new CommandFault(`In --metadata: ${faults.join('; ')}.`)
  return { ...metadataJson, ...values }
}

function collectMetadata(value: string, before: Record<string, string> = {}): Record<string, string> {
  const [key = '', ...rest] = value.split('=')
  if (!key || rest.length === 0) throw new InvalidArgumentError('Give it as key=value.')
  return { ...before, [key]: rest.join('=') }
}

function parseObject(value: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(value)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>
  } catch {}
  throw new InvalidArgumentError('Give a JSON object, like {"campaign":"Spring"}.')
}
