import { type Command, InvalidArgumentError } from 'commander'
import { type Config, readConfig } from '../../config.ts'
import { type Scope, scopes } from '../../domain/scopes.ts'
import type { Credentials } from '../../store/clients/clients.ts'
import type { Database } from '../../store/database.ts'

/** `callmark client …`: works while the service runs and when it does not. */
export function addClientCommands(program: Command): void {
  const client = program.command('client').description('create, list, update, rotate and disable API clients')
  addCreate(client)
  addList(client)
  addRotate(client)
  addUpdate(client)
  addDisable(client)
}

function addCreate(client: Command): void {
  client
    .command('create')
    .argument('<name>', 'its name in lists')
    .option('--scope <scope...>', 'what it may do (default: everything)', collectScopes)
    .option('--retain-audio-days <days>', daysOf('recordings'), readDays)
    .option('--retain-transcript-days <days>', daysOf('transcripts'), readDays)
    .option('--workspace <id>', 'the workspace it belongs to (default: a new one)')
    .option('--json', 'print JSON')
    .action(async (name: string, options: ClientOptions & { workspace?: string; json?: boolean }) => {
      const credentials = await withClients((database, { createClient }) =>
        createClient(database, name, options.scope ?? scopes, {
          retention: retentionOf(options),
          ...(options.workspace ? { by: { workspaceId: options.workspace, actor: 'operator' } } : {}),
        }),
      )
      printCredentials(credentials, options.json)
    })
}

function addList(client: Command): void {
  client
    .command('list')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) => {
      const clients = await withClients((database, { listClients }) => listClients(database))
      if (options.json) console.log(JSON.stringify(clients, null, 2))
      else
        for (const { id, name, enabled, external, scopes: granted, createdAt } of clients) {
          const own = granted.length === scopes.length ? 'every scope' : granted.join(' ')
          const may = external ? 'as its issuer says' : own
          console.log(
            `${id}  ${enabled ? 'enabled ' : 'disabled'}  ${createdAt.toISOString()}  ${name}  (${may})`,
          )
        }
    })
}

function addRotate(client: Command): void {
  client
    .command('rotate')
    .argument('<id>')
    .option('--json', 'print JSON')
    .description('create a new secret; the old one stops working at once, its tokens within seconds')
    .action(async (id: string, options: { json?: boolean }) => {
      const credentials = await withClients((database, { rotateClientSecret }) =>
        rotateClientSecret(database, id),
      )
      if (!credentials)
        throw new InvalidArgumentError(`There is no client ${id}; "callmark client list" shows them.`)
      printCredentials(credentials, options.json)
    })
}

function addUpdate(client: Command): void {
  client
    .command('update')
    .argument('<id>')
    .option('--scope <scope...>', 'all that it may do from now on', collectScopes)
    .option(
      '--rate-limit <n>',
      'requests per minute; 0: no limit, default: the rule of the service',
      readRate,
    )
    .option('--retain-audio-days <days>', daysOf('recordings'), readDays)
    .option('--retain-transcript-days <days>', daysOf('transcripts'), readDays)
    .description('change what it may do, or how long its calls are kept')
    .action(async (id: string, options: ClientOptions & { rateLimit?: number | 'default' }) => {
      if (Object.keys(options).length === 0)
        throw new InvalidArgumentError(
          'Say what to change: "callmark client update --help" shows what can be.',
        )
      const changes = {
        ...(options.scope ? { scopes: options.scope } : {}),
        ...(options.rateLimit === undefined
          ? {}
          : { rateLimit: options.rateLimit === 'default' ? null : options.rateLimit }),
        retention: retentionOf(options),
      }
      const found = await withClients((database, { updateClient }) => updateClient(database, id, changes))
      if (!found)
        throw new InvalidArgumentError(`There is no client ${id}; "callmark client list" shows them.`)
      console.log(`${id} has been changed; this takes effect within seconds.`)
    })
}

function addDisable(client: Command): void {
  client
    .command('disable')
    .argument('<id>')
    .description('lock it out; its tokens end within seconds')
    .action(async (id: string) => {
      const found = await withClients((database, { disableClient }) => disableClient(database, id))
      if (!found)
        throw new InvalidArgumentError(`There is no client ${id}; "callmark client list" shows them.`)
      console.log(`${id} is disabled.`)
    })
}

interface ClientOptions {
  readonly scope?: Scope[]
  readonly retainAudioDays?: number | 'none'
  readonly retainTranscriptDays?: number | 'none'
}

const daysOf = (what: string) => `how long ${what} of its calls are kept; none: as the service's rule says`

/** `none` stays a word here: a null would come out of the parser as an empty string. */
function readDays(value: string): number | 'none' {
  if (value === 'none') return value
  const days = Number(value)
  if (!/^\d+$/.test(value) || days < 1 || days > 36_500)
    throw new InvalidArgumentError('Days are a whole number from 1 to 36500, or none.')
  return days
}

function retentionOf({ retainAudioDays: audio, retainTranscriptDays: transcript }: ClientOptions) {
  return {
    ...(audio === undefined ? {} : { audio: audio === 'none' ? null : audio }),
    ...(transcript === undefined ? {} : { transcript: transcript === 'none' ? null : transcript }),
  }
}

async function withClients<T>(
  work: (database: Database, clients: typeof import('../../store/clients/clients.ts')) => Promise<T>,
): Promise<T> {
  const config: Config = readConfig(process.env)
  const { openStore } = await import('../house/open-store.ts')
  const store = await openStore(config, 'join')
  try {
    return await work(store.database, await import('../../store/clients/clients.ts'))
  } finally {
    await store.close()
  }
}

function readRate(value: string): number | 'default' {
  if (value === 'default') return value
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new InvalidArgumentError('It must be a whole number, or "default".')
}

function collectScopes(value: string, before: Scope[] = []): Scope[] {
  const given = value.split(/[\s,]+/).filter(Boolean)
  const unknown = given.find((scope) => !scopes.includes(scope as Scope))
  if (unknown) throw new InvalidArgumentError(`There is no scope ${unknown}. There are: ${scopes.join(' ')}`)
  return [...before, ...(given as Scope[])]
}

function printCredentials(credentials: Credentials, json = false): void {
  if (json) {
    console.log(JSON.stringify(credentials, null, 2))
  } else {
    console.log(`client_id      ${credentials.client_id}\nclient_secret  ${credentials.client_secret}`)
    console.log('The secret is not stored and cannot be shown again.')
  }
}
