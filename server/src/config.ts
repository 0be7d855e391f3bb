import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isPrivateChannel } from './domain/private-channel.ts'
import { readFlag } from './domain/read-flag.ts'
import { redactKinds } from './domain/redaction.ts'
import { readAllowList } from './webhooks/allow-list.ts'

interface Setting<T> {
  readonly doc: string
  /** As it would be written in the environment; undefined: there is none. */
  readonly standard: string | undefined
  /** Throws with the end of a sentence that begins with the setting's name. */
  readonly parse: (text: string) => T
}

const setting = <T>(standard: string, doc: string, parse: (text: string) => T): Setting<T> => ({
  doc,
  standard,
  parse,
})
const optional = <T>(doc: string, parse: (text: string) => T): Setting<T | undefined> => ({
  doc,
  standard: undefined,
  parse,
})

/** Every setting there is: name, default, meaning, and what it may be. */
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
  STORAGE: setting(
    'disk',
    'Where recordings are kept: disk (under DATA_DIR) or s3 (a bucket of any S3-compatible service, for more than one machine).',
    oneOf(['disk', 's3']),
  ),
  S3_ENDPOINT: optional(
    'Address of the S3-compatible service; unset: Amazon’s own.',
    url(['http:', 'https:']),
  ),
  S3_BUCKET: optional('Bucket for the recordings; used by this database only.', text),
  S3_REGION: setting('us-east-1', 'Region of the bucket.', text),
  S3_PREFIX: setting(
    '',
    'Folder in the bucket, if others use the bucket too: letters, digits and any of - _ . /',
    keyPrefix,
  ),
  S3_PATH_STYLE: optional(
    'Whether the bucket name is in the path (true) or in the host name (false); unset: true with S3_ENDPOINT.',
    trueOrFalse,
  ),
  S3_ENCRYPTION: setting(
    'none',
    'How the storage service encrypts recordings: AES256, aws:kms, or none beyond the default of the bucket.',
    oneOf(['none', 'AES256', 'aws:kms']),
  ),
  S3_KMS_KEY_ID: optional('Key for S3_ENCRYPTION=aws:kms; unset: the account’s own.', text),
  S3_ACCESS_KEY_ID: optional(
    'Access key for the bucket; unset: the environment, files and roles that Amazon’s tools use.',
    text,
  ),
  S3_SECRET_ACCESS_KEY: optional('Secret of that access key.', text),
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
  TOKEN_SECONDS: setting('3600', 'How long an access token is valid.', wholeNumber(60, 86_400)),
  TOKEN_ALGORITHM: setting(
    'EdDSA',
    'How access tokens are signed: EdDSA or RS256.',
    oneOf(['EdDSA', 'RS256']),
  ),
  KEY_ROTATION_DAYS: optional(
    'Days after which the key that signs tokens is replaced automatically; unset: only by "callmark keys rotate".',
    wholeNumber(1, 3650),
  ),
  AUTH_ISSUER: optional(
    'Address of an OpenID Connect or OAuth issuer (Auth0, Keycloak, Entra …) that knows the clients and signs the tokens; unset: this service does both.',
    issuerUrl,
  ),
  AUTH_AUDIENCE: optional(
    'Audience of that issuer’s tokens: the name of this API there; unset: the address of this service.',
    text,
  ),
  AUTH_AUDIENCE_PARAMETER: setting(
    'audience',
    'How that issuer names the audience in a token request: audience (Auth0), resource (RFC 8707) or none (Entra, Keycloak).',
    oneOf(['audience', 'resource', 'none']),
  ),
  AUTH_SCOPE: optional(
    'Scopes to request from that issuer, separated by spaces, if it requires them (Entra: the name of the API with /.default).',
    text,
  ),
  AUTH_CLIENT_CLAIM: optional(
    'Claim of that issuer’s tokens that names the client; unset: the first one found of azp, client_id, appid, cid and sub.',
    text,
  ),
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
  SPEECH_ENGINE: setting(
    'moonshine-base',
    'Engine that transcribes the calls: moonshine-base (English), whisper-base or whisper-small (many languages; add them first with "callmark engine add"), openai (any server with an OpenAI-compatible /v1/audio/transcriptions), deepgram, or dry-run (none: to test an installation).',
    oneOf(['moonshine-base', 'whisper-base', 'whisper-small', 'openai', 'deepgram', 'dry-run']),
  ),
  SPEECH_LANGUAGE: optional(
    'Language of the calls as ISO 639-1 code (en, es, …); unset: detected.',
    languageCode,
  ),
  SPEECH_URL: optional(
    'Address of the hosted speech engine, without /v1; unset: the vendor’s own.',
    url(['http:', 'https:']),
  ),
  SPEECH_API_KEY: optional('Key of the hosted speech engine.', text),
  SPEECH_MODEL: optional('Model of the hosted speech engine; unset: whisper-1 or nova-3.', text),
  JUDGE_ENGINE: setting(
    'embedded',
    'Judge that scores the calls: embedded (this machine, no keys), openai-compatible (your own server: Ollama, vLLM, llama.cpp, LM Studio), openai, anthropic, google, or dry-run (none).',
    oneOf(['embedded', 'openai-compatible', 'openai', 'anthropic', 'google', 'dry-run']),
  ),
  JUDGE_URL: optional(
    'Address of the language model’s server, without /v1; unset: the vendor’s own.',
    url(['http:', 'https:']),
  ),
  JUDGE_API_KEY: optional('Key of the language model’s service.', text),
  JUDGE_MODEL: optional('Name of the language model, as its service spells it.', text),
  JUDGE_AT_ONCE: setting('2', 'Requests to the language model at the same time.', wholeNumber(1, 256)),
  JUDGE_TIMEOUT_SECONDS: setting(
    '300',
    'How long the language model may take for one answer.',
    wholeNumber(1, 86_400),
  ),
  JUDGE_CONTEXT_TOKENS: optional(
    'How much of a transcript fits into one request, in tokens; longer calls are scored in parts. Unset: 6000 for your own server, 60000 otherwise.',
    wholeNumber(500, 2_000_000),
  ),
  JUDGE_PRICE_IN: optional(
    'Price of a million tokens sent to the language model; with JUDGE_PRICE_OUT, results say what they cost.',
    amount,
  ),
  JUDGE_PRICE_OUT: optional('Price of a million tokens that the language model writes.', amount),
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
  WEBHOOK_LOG_DAYS: setting(
    '30',
    'How many days webhook deliveries stay in the delivery log.',
    wholeNumber(1, 3_650),
  ),
  SECRETS_KEY: optional(
    'Encrypts webhook secrets in the database: 32 bytes in base64, for example from "openssl rand -base64 32". Unset: they are stored unencrypted.',
    keyOf32Bytes,
  ),
  LOG_LEVEL: setting(
    'info',
    'debug, info, warn, error or silent.',
    oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  ),
  METRICS: setting(
    'on',
    'Whether GET /metrics is served, for Prometheus: on or off. It contains no customer data.',
    oneOf(['on', 'off']),
  ),
  METRICS_TOKEN: optional(
    'Bearer token required to read the metrics; unset: on PORT only this machine may read them, on METRICS_PORT anyone who can reach it.',
    visible,
  ),
  METRICS_PORT: optional(
    'Separate port for /metrics and /healthz; PORT then has no /metrics. "callmark work" serves them only there. 0 takes any free port.',
    wholeNumber(0, 65_535),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    'Collector for traces, by OTLP over HTTP, such as http://localhost:4318; unset: no traces. OTEL_EXPORTER_OTLP_HEADERS, OTEL_RESOURCE_ATTRIBUTES and OTEL_TRACES_SAMPLER work as in every OpenTelemetry SDK.',
    url(['http:', 'https:']),
  ),
  OTEL_SERVICE_NAME: setting('callmark', 'Name of this service in traces and log lines.', text),
} satisfies Record<string, Setting<unknown>>

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

/** One line per setting: what it is now, where that comes from, what it means. Passwords are not shown. */
export function describeConfig(environment: Readonly<Record<string, string | undefined>>): string {
  const lines = Object.entries(settings).map(([name, { standard, doc }]) => {
    const given = environment[name]?.trim()
    const known = /_(KEY|TOKEN)$/.test(name) && given ? '***' : given || standard
    const shown = known?.replace(/(:\/\/[^:@/]*:)[^@]*@/, '$1***@')
    const value =
      shown?.replace(/([?&][^=&]*(?:password|key|token|secret)[^=&]*=)[^&]*/gi, '$1***') ?? '(unset)'
    return `${name}=${value}${given ? '' : '  (default)'}\n    ${doc}`
  })
  return lines.join('\n')
}

function text(value: string): string {
  if (value.includes('\0')) throw new Error('contains a NUL character')
  return value
}

/** Something that travels in a header. */
function visible(value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value))
    throw new Error('contains a space or a character that is not allowed in a header')
  return value
}

function languageCode(value: string): string {
  if (!/^[a-z]{2}$/.test(value))
    throw new Error(`must be a code of two letters such as en or es, not "${value}"`)
  return value
}

function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}, not "${value}"`)
    }
    return number
  }
}

/** With one slash at its end, so that `a` and `ab` are two places. */
function keyPrefix(value: string): string {
  if (!/^[\w./-]*$/.test(value)) throw new Error('may contain only letters, digits and any of - _ . /')
  const parts = value.split('/').filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..'))
    throw new Error('must not contain . or .. as a folder')
  return parts.map((part) => `${part}/`).join('')
}

function trueOrFalse(value: string): boolean {
  const flag = readFlag(value)
  if (flag === undefined) throw new Error(`must be true or false, not "${value}"`)
  return flag
}

function keyOf32Bytes(value: string): Buffer {
  const key = Buffer.from(value, 'base64')
  if (!/^[A-Za-z0-9+/_-]+=?$/.test(value) || key.length !== 32) throw new Error('must be 32 bytes in base64')
  return key
}

function amount(value: string): number {
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number > 1_000_000)
    throw new Error(`must be an amount such as 0.15, not "${value}"`)
  return number
}

function oneOf<const T extends string>(allowed: readonly T[]): (value: string) => T {
  return (value) => {
    const match = allowed.find((item) => item.toLowerCase() === value.toLowerCase())
    if (!match) throw new Error(`must be ${allowed.join(', ')}, not "${value}"`)
    return match
  }
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

function issuerUrl(value: string): string {
  const address = url(['http:', 'https:'])(value)
  const { username, password, search, hash } = new URL(address)
  if (username || password || search || hash) throw new Error('must be a plain address')
  if (!isPrivateChannel(address)) throw new Error('must start with https://, because secrets are sent there')
  return address
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

function url(protocols: readonly string[]): (value: string) => string {
  return (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(
        `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      )
    }
    return value.replace(/\/+$/, '')
  }
}
