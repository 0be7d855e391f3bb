import { readFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { type CallmarkClient, CallmarkError, createClient } from '../client.ts'
import type { RetryOptions } from '../retry.ts'
import { CommandFault } from './command-fault.ts'

export interface KeptCredentials {
  readonly client_id: string
  readonly client_secret: string
}

/** The service of this machine, for who runs a command beside it. */
export interface LocalService {
  readonly url: string
  /** Undefined: it has never been started, or its first client is not known any more. */
  readonly credentials: KeptCredentials | undefined
  /** Where the credentials were found. */
  readonly path: string
}

export interface ConnectionOptions {
  readonly url?: string
  readonly clientId?: string
  readonly credentials?: string
}

export type FindLocalService = () => Promise<LocalService | undefined>

const standardUrl = 'http://127.0.0.1:8080'

export function addConnectionOptions(command: Command): Command {
  return command
    .addOption(new Option('--url <address>', 'address of the service').env('CALLMARK_URL'))
    .addOption(
      new Option('--client-id <id>', 'its secret is taken from CALLMARK_CLIENT_SECRET').env(
        'CALLMARK_CLIENT_ID',
      ),
    )
    .addOption(new Option('--credentials <file>', 'JSON file with client_id and client_secret'))
}

/** A client that has signed in. Says what to set when it cannot. */
export async function connect(
  given: ConnectionOptions,
  findLocalService: FindLocalService,
  retry: RetryOptions = { attempts: 3 },
): Promise<CallmarkClient> {
  const local = await findLocalService()
  const url = chooseAddress(given, local)
  const { credentials, origin } = await findCredentials(given, url, local)
  const { client_id: clientId, client_secret: clientSecret } = credentials
  let client: CallmarkClient
  try {
    client = createClient({ baseUrl: url, clientId, clientSecret, retry })
  } catch {
    throw new CommandFault(`"${url}" is not the address of a service. Give one like ${standardUrl}.`)
  }
  try {
    await client.signIn()
  } catch (error) {
    if (!(error instanceof CallmarkError && error.status === 401)) throw error
    throw new CommandFault(
      `The service at ${url} does not accept the client ID or the secret from ${origin}. ${advice}`,
    )
  }
  return client
}

/** Where the service is, for who brings no credentials. */
export async function findAddress(
  given: ConnectionOptions,
  findLocalService: FindLocalService,
): Promise<string> {
  return chooseAddress(given, await findLocalService())
}

function chooseAddress({ url }: ConnectionOptions, local: LocalService | undefined): string {
  return url ?? local?.url ?? standardUrl
}

const advice =
  'Set CALLMARK_CLIENT_ID and CALLMARK_CLIENT_SECRET, or name a JSON file with both in --credentials. ' +
  'On the machine of the service, "callmark client create NAME" makes new ones.'

async function findCredentials(
  given: ConnectionOptions,
  url: string,
  local: LocalService | undefined,
): Promise<{ credentials: KeptCredentials; origin: string }> {
  if (given.credentials)
    return { credentials: await readCredentials(given.credentials), origin: given.credentials }
  const secret = process.env.CALLMARK_CLIENT_SECRET
  if (given.clientId && secret)
    return { credentials: { client_id: given.clientId, client_secret: secret }, origin: 'the environment' }
  if (given.clientId || secret) {
    const missing = secret ? 'CALLMARK_CLIENT_ID' : 'CALLMARK_CLIENT_SECRET'
    throw new CommandFault(`${missing} is not set. ${advice}`)
  }
  // The secret of this machine's service is nobody else's business.
  if (local?.credentials && isThisMachine(url)) return { credentials: local.credentials, origin: local.path }
  throw new CommandFault(`There are no credentials for the service at ${url}. ${advice}`)
}

function isThisMachine(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

async function readCredentials(path: string): Promise<KeptCredentials> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandFault(`The file ${path} cannot be read (${error.code}).`)
  })
  try {
    const { client_id, client_secret } = JSON.parse(text)
    if (typeof client_id === 'string' && typeof client_secret === 'string')
      return { client_id, client_secret }
  } catch {}
  throw new CommandFault(`${path} must be JSON like {"client_id": "cm_…", "client_secret": "cms_…"}.`)
}
