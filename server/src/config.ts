import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { redactKinds } from './domain/redaction.ts'
import { optional, type Setting, type Settings, secret, setting } from './domain/settings/setting.ts'
import { oneOf, text, url, wholeNumber } from './domain/settings/setting-values.ts'
import { issuerSettings } from './http/identity/issuer-settings.ts'
import { mailSettings } from './http/signing-in/mail-settings.ts'
import { judgeEngineSettings } from './judge/judge-engine-settings.ts'
import { observeSettings } from './observe/observe-settings.ts'
import { speechEngineSettings } from './speech/speech-engine-settings.ts'
import { storageSettings } from './store/recordings/storage-settings.ts'
import { readAllowList } from './webhooks/allow-list.ts'

/** Every setting there is: name, default, meaning, and what it may be. Those of an engine stand beside it. */
const settings = {
  HOST: setting('127.0.0.1', 'Address the service listens on; 0.0.0.0 opens it to the network.', text),
  PORT: setting('8080', 'Port the service listens on; 0 takes any free one.', wholeNumber(0, 65_535)),
  PUBLIC_URL: optional(
    'Address at which clients reach the service, if it is behind a proxy.',
    url(['http:', 'https:']),
  ),
  DATA_DIR: setting('./data', 'Where recordings and the embedded database are kept.', (value) =>
    resolve(text(value)),
  ),
  DATABASE_URL: optional(
    'PostgreSQL 15 or newer to use instead of the embedded one: postgres://user:password@host:5432/name.',
    url(['postgres:', 'postgresql:']),
  ),
  ...storageSettings,
  MAX_UPLOAD_MB: setting('512', 'Largest recording accepted, in MiB.', wholeNumber(1, 65_536)),
  UPLOADS_AT_ONCE: setting(
    '64',
    'Uploads that this process accepts at the same time; each client gets a fair share.',
    wholeNumber(1, 10_000),
  ),
  MIN_FREE_DISK_MB: setting(
    '1024',
    'Uploads are rejected for now if less than this would stay free under DATA_DIR, in MiB; 0: never.',
    wholeNumber(0, 1_000_000_000),
  ),
  QUEUE_LIMIT: setting(
    '100000',
    'Uploads are rejected for now if this many calls are waiting; 0: never.',
    wholeNumber(0, 100_000_000),
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    '6000',
    'Requests per minute that a client may make to one API process, reading and writing counted separately; 0: no limit.',
    wholeNumber(0, 100_000_000),
  ),
  MAX_CONNECTIONS: setting(
    '4096',
    'Connections to the API at the same time; the machine may allow fewer.',
    wholeNumber(16, 1_000_000),
  ),
  MAX_CONNECTIONS_PER_ADDRESS: setting(
    '256',
    'Connections from one address, or one IPv6 network, at the same time; proxies in TRUST_PROXY have no such limit.',
    wholeNumber(1, 1_000_000),
  ),
  TRUST_PROXY: setting(
    'none',
    'Proxies in front of the service whose X-Forwarded-For is trusted: addresses, networks (10.0.0.0/8), loopback, linklocal or uniquelocal, separated by commas; or none.',
    networks,
  ),
  MAX_CALL_MINUTES: setting('240', 'Longest recording accepted, in minutes.', wholeNumber(1, 10_000)),
  RETAIN_AUDIO_DAYS: optional(
    'Retention: days after which the recordings of finished calls are removed, unless the client or model has its own rule; unset: never.',
    wholeNumber(1, 36_500),
  ),
  RETAIN_TRANSCRIPT_DAYS: optional(
    'Retention: days after which the transcripts of finished calls are removed, with everything quoted from them; unset: never.',
    wholeNumber(1, 36_500),
  ),
  RETAIN_AUDIT_DAYS: optional(
    'Retention: whole days after which entries of the audit log are removed; unset: never.',
    wholeNumber(1, 36_500),
  ),
  ...issuerSettings,
  ...mailSettings,
  ENGINE_PROCESSES: setting(
    String(availableParallelism()),
    'Processes that transcribe in parallel; best is the number of cores.',
    wholeNumber(1, 256),
  ),
  CALLS_AT_ONCE: setting(
    String(availableParallelism() + 1),
    'Calls transcribed at the same time.',
    wholeNumber(1, 1_000),
  ),
  DECODE_TIMEOUT_SECONDS: setting('900', 'How long decoding one recording may take.', wholeNumber(1, 86_400)),
  ...speechEngineSettings,
  ...judgeEngineSettings,
  REDACT: setting(
    'none',
    `Personal data to redact in transcripts and recordings: any of ${redactKinds.join(', ')}, separated by commas; or none.`,
    someOf(redactKinds),
  ),
  WEBHOOK_ALLOW: setting(
    'none',
    'Internal receivers that webhooks may be sent to: hosts, addresses or networks such as hooks.internal, *.corp.example or 10.1.0.0/16, separated by commas; or none.',
    readAllowList,
  ),
  SSO_ALLOW: setting(
    'none',
    'Internal services that people of a workspace may sign in with, written as for WEBHOOK_ALLOW; or none.',
    readAllowList,
  ),
  PHONE_ALLOW: setting(
    'none',
    'Hosts besides those of Twilio and Amazon that recordings of phone systems may be fetched from, written as for WEBHOOK_ALLOW; or none.',
    readAllowList,
  ),
  WEBHOOK_LOG_DAYS: setting(
    '30',
    'How many days webhook deliveries stay in the delivery log.',
    wholeNumber(1, 3_650),
  ),
  SECRETS_KEY: secret(
    'Encrypts the secrets of webhooks and phone systems in the database: 32 bytes in base64, for example from "openssl rand -base64 32". Unset: they are stored unencrypted.',
    keyOf32Bytes,
  ),
  LOG_LEVEL: setting(
    'info',
    'debug, info, warn, error or silent.',
    oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  ),
  ...observeSettings,
} satisfies Settings

export type Config = {
  readonly [Name in keyof typeof settings]: ReturnType<(typeof settings)[Name]['parse']>
}

/** The settings are wrong; its message says which, and what they may be. */
export class ConfigError extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  const entries = Object.entries(settings).map(([name, { standard, parse }]) => {
    const given = environment[name]?.trim() || standard
    try {
      return [name, given === undefined ? undefined : parse(given)]
    } catch (error) {
      faults.push(`${name} ${(error as Error).message}.`)
      return [name, undefined]
    }
  })
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return Object.fromEntries(entries) as Config
}

/** One line per setting: what it is now, where that comes from, what it means; secrets and passwords are not shown. */
export function describeConfig(environment: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries<Setting<unknown>>(settings).map(([name, { standard, doc, secret }]) => {
    const given = environment[name]?.trim()
    const known = secret && given ? '***' : given || standard
    const shown = known?.replace(/(:\/\/[^:@/]*:)[^@]*@/, '$1***@')
    const value =
      shown?.replace(/([?&][^=&]*(?:password|key|token|secret)[^=&]*=)[^&]*/gi, '$1***') ?? '(unset)'
    return `${name}=${value}${given ? '' : '  (default)'}\n    ${doc}`
  })
  return lines.join('\n')
}

function keyOf32Bytes(value: string): Buffer {
  const key = Buffer.from(value, 'base64')
  if (!/^[A-Za-z0-9+/_-]+=?$/.test(value) || key.length !== 32) throw new Error('must be 32 bytes in base64')
  return key
}

/** A list with commas; `none` is the empty one. */
function someOf<const T extends string>(allowed: readonly T[]): (value: string) => readonly T[] {
  return (value) => {
    const given = value.split(',').map((item) => item.trim().toLowerCase())
    if (given.length === 1 && given[0] === 'none') return []
    const unknown = given.find((item) => !allowed.some((known) => known === item))
    if (unknown !== undefined) {
      throw new Error(
        `must be none, or any of ${allowed.join(', ')} separated by commas; "${unknown}" is none of them`,
      )
    }
    return allowed.filter((item) => given.includes(item))
  }
}

/** Addresses, networks and the names of such, with commas; `none` is the empty list. */
function networks(value: string): readonly string[] {
  if (value.toLowerCase() === 'none') return []
  const items = value.split(',').map((item) => item.trim())
  const isKnown = (item: string) => {
    if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true
    const [address = '', bits, ...rest] = item.split('/')
    const version = isIP(address)
    if (version === 0 || rest.length > 0) return false
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  }
  const unknown = items.find((item) => !isKnown(item))
  if (unknown !== undefined) {
    throw new Error(`must be addresses or networks such as 10.0.0.0/8 separated by commas, not "${unknown}"`)
  }
  return items
}
