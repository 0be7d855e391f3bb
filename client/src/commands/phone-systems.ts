import { type Command, InvalidArgumentError, Option } from 'commander'
import type { PhoneRecording, PhoneSystem, PhoneSystemInput } from '../client.ts'
import { CommandFault, runCommand } from './command-fault.ts'
import { addConnectionOptions, type ConnectionOptions, connect, type FindLocalService } from './connection.ts'
import { printable } from './terminal.ts'
import { readWholeNumber } from './webhook-arguments.ts'

interface CreateOptions extends ConnectionOptions {
  readonly name: string
  readonly model: number
  readonly account?: string
  readonly address?: string
  readonly bucket?: string
  readonly region?: string
  readonly prefix?: string
  readonly accessKey?: string
  readonly endpoint?: string
  readonly agentId?: string
  readonly agentName?: string
  readonly otherwise?: string
  readonly metadata?: string[]
  readonly json?: boolean
}

const kinds = ['twilio', 'amazon_connect'] as const
const statuses = ['PENDING', 'SUBMITTED', 'FAILED'] as const

export function addPhoneSystemsCommands(program: Command, findLocalService: FindLocalService): void {
  const systems = program
    .command('phone-systems')
    .description('recordings of Twilio and Amazon Connect that become calls by themselves')
  addListCommand(systems, findLocalService)
  addCreateCommand(systems, findLocalService)
  addRecordingsCommand(systems, findLocalService)
  addRetryCommand(systems, findLocalService)
  addRotateCommand(systems, findLocalService)
  addSwitchCommands(systems, findLocalService)
  addDeleteCommand(systems, findLocalService)
}

function addListCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems.command('list').description('list them').option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (options: ConnectionOptions & { json?: boolean }) => {
      const found = await (await connect(options, findLocalService)).phoneSystems.list()
      if (options.json) console.log(JSON.stringify(found, null, 2))
      else for (const system of found) console.log(describeSystem(system))
    }),
  )
}

function addCreateCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems
    .command('create')
    .description('have its recordings scored from now on; its secret is read from PHONE_SECRET')
    .argument('<kind>', `${kinds.join(' or ')}`, readKind)
    .requiredOption('--name <name>', 'what it is called here')
    .requiredOption('--model <id>', 'the model its calls are scored against', readWholeNumber)
    .option('--account <sid>', 'Twilio: the account SID')
    .option('--address <url>', "Twilio: the address of another region's API")
    .option('--bucket <name>', 'Amazon Connect: where it writes recordings')
    .option('--region <name>', 'Amazon Connect: the region of the bucket')
    .option('--prefix <text>', 'Amazon Connect: only objects whose key begins so')
    .option('--access-key <id>', 'Amazon Connect: ID of the access key that may read the bucket')
    .option('--endpoint <url>', "Amazon Connect: another service than Amazon's own")
    .option('--agent-id <value>', 'name of the value that says who took the call')
    .option('--agent-name <value>', 'name of the value with the name of the agent')
    .option('--otherwise <agent>', 'the agent of calls that name none')
    .option('--metadata <key=value...>', 'keys of metadata fields, and names of the values that go there')
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (kind: (typeof kinds)[number], options: CreateOptions) => {
      const client = await connect(options, findLocalService)
      const made = await client.phoneSystems.create({
        name: options.name,
        connection: connectionOf(kind, options),
        model_id: options.model,
        rules: {
          ...(options.agentId === undefined ? {} : { agent_id: options.agentId }),
          ...(options.agentName === undefined ? {} : { agent_name: options.agentName }),
          ...(options.otherwise === undefined ? {} : { otherwise: options.otherwise }),
          metadata: Object.fromEntries((options.metadata ?? []).map(readPair)),
        },
      })
      if (options.json) return console.log(JSON.stringify(made, null, 2))
      console.log(`Phone system ${made.id} has been created. Give it this address:\n${made.callback_url}`)
      if (made.secret) console.log(`and this secret, which is not shown again:\n${made.secret}`)
    }),
  )
}

function addRecordingsCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems
    .command('recordings')
    .description('what it has told of, and what came of that, newest first')
    .argument('<id>', 'of the phone system')
    .addOption(new Option('--status <status...>', 'only these').choices(statuses))
    .option('--limit <number>', 'at most so many', readWholeNumber, 50)
    .option('--json', 'print JSON')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: RecordingsOptions) => {
      const client = await connect(options, findLocalService)
      const found: PhoneRecording[] = []
      const query = options.status ? { status: options.status } : {}
      for await (const recording of client.phoneSystems.recordings(id, query)) {
        if (found.length >= options.limit) break
        found.push(recording)
      }
      if (options.json) console.log(JSON.stringify(found, null, 2))
      else for (const recording of found) console.log(describeRecording(recording))
    }),
  )
}

interface RecordingsOptions extends ConnectionOptions {
  readonly status?: (typeof statuses)[number][]
  readonly limit: number
  readonly json?: boolean
}

function addRetryCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems
    .command('retry')
    .description('fetch a recording again, or every one that failed')
    .argument('<id>', 'of the phone system')
    .argument('[recording]', 'ID of the recording, as "recordings" shows it first')
  addConnectionOptions(command).action(
    runCommand(async (id: string, recording: string | undefined, options: ConnectionOptions) => {
      const { phoneSystems } = await connect(options, findLocalService)
      const ids: string[] = recording === undefined ? [] : [recording]
      if (recording === undefined)
        for await (const failed of phoneSystems.recordings(id, { status: ['FAILED'] })) ids.push(failed.id)
      for (const one of ids) console.log(describeRecording(await phoneSystems.retryRecording(id, one)))
    }),
  )
}

function addRotateCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems
    .command('rotate-secret')
    .description('a new secret for EventBridge; the earlier one is refused from now on')
    .argument('<id>', 'of the phone system')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: ConnectionOptions) => {
      const { secret } = await (await connect(options, findLocalService)).phoneSystems.rotateSecret(id)
      console.log(secret)
    }),
  )
}

function addSwitchCommands(systems: Command, findLocalService: FindLocalService): void {
  for (const [word, enabled] of [
    ['enable', true],
    ['disable', false],
  ] as const) {
    const command = systems
      .command(word)
      .description(enabled ? 'fetch its recordings again, also those that wait' : 'fetch nothing for now')
      .argument('<id>', 'of the phone system')
    addConnectionOptions(command).action(
      runCommand(async (id: string, options: ConnectionOptions) => {
        const { phoneSystems } = await connect(options, findLocalService)
        const { name, connection, model_id, rules } = await phoneSystems.get(id)
        const changed = { name, connection, model_id, rules, enabled } as PhoneSystemInput
        console.log(describeSystem(await phoneSystems.replace(id, changed)))
      }),
    )
  }
}

function addDeleteCommand(systems: Command, findLocalService: FindLocalService): void {
  const command = systems
    .command('delete')
    .description('delete it; its calls stay')
    .argument('<id>', 'of the phone system')
  addConnectionOptions(command).action(
    runCommand(async (id: string, options: ConnectionOptions) => {
      await (await connect(options, findLocalService)).phoneSystems.delete(id)
      console.log(`Phone system ${id} has been deleted.`)
    }),
  )
}

/** Secrets come by the environment: what stands in a command is in the shell's history and in the list of processes. */
function connectionOf(kind: (typeof kinds)[number], options: CreateOptions): PhoneSystemInput['connection'] {
  const secret = process.env.PHONE_SECRET
  if (!secret)
    throw new CommandFault(
      `Set PHONE_SECRET to the ${kind === 'twilio' ? 'auth token' : 'secret access key'} first.`,
    )
  const need = (value: string | undefined, option: string) => {
    if (value === undefined) throw new CommandFault(`Say ${option} for ${kind}.`)
    return value
  }
  if (kind === 'twilio')
    return {
      kind,
      account_sid: need(options.account, '--account'),
      auth_token: secret,
      ...(options.address === undefined ? {} : { address: options.address }),
    }
  return {
    kind,
    bucket: need(options.bucket, '--bucket'),
    region: need(options.region, '--region'),
    access_key_id: need(options.accessKey, '--access-key'),
    secret_access_key: secret,
    ...(options.prefix === undefined ? {} : { prefix: options.prefix }),
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
  }
}

function readKind(text: string): (typeof kinds)[number] {
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new InvalidArgumentError(`It must be one of ${kinds.join(', ')}.`)
  return kind
}

function readPair(text: string): [string, string] {
  const at = text.indexOf('=')
  if (at < 1) throw new CommandFault(`"${text}" must look like department=Department.`)
  return [text.slice(0, at), text.slice(at + 1)]
}

function describeSystem({ id, name, connection, model_id, enabled }: PhoneSystem): string {
  const facts = [connection.kind, `model ${model_id}`, ...(enabled ? [] : ['disabled'])]
  return `${id}  ${printable(name)}  (${facts.join(', ')})`
}

function describeRecording(recording: PhoneRecording): string {
  const { id, told_at, recording_id, status, call_analysis_id, reason } = recording
  const outcome = call_analysis_id ? `call ${call_analysis_id}` : printable(reason ?? '')
  return `${id}  ${told_at}  ${printable(recording_id)}  ${status}  ${outcome}`.trimEnd()
}
