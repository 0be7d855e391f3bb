import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { redactKinds } from './domain/redaction.ts'

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
    'Address clients reach the service at, when it stands behind a proxy.',
    url(['http:', 'https:']),
  ),
  DATA_DIR: setting('./data', 'Where recordings and the embedded database are kept.', (value) =>
    resolve(text(value)),
  ),
  DATABASE_URL: optional(
    'PostgreSQL 15 or newer to use instead of the embedded one: postgres://user:password@host:5432/name.',
    url(['postgres:', 'postgresql:']),
  ),
  MAX_UPLOAD_MB: setting('512', 'Largest recording accepted, in MiB.', wholeNumber(1, 65_536)),
  MAX_CALL_MINUTES: setting('240', 'Longest recording accepted, in minutes.', wholeNumber(1, 10_000)),
  RETAIN_AUDIO_DAYS: optional(
    'Days after which the recordings of finished calls are removed, unless their client or model says otherwise; unset: never.',
    wholeNumber(1, 36_500),
  ),
  RETAIN_TRANSCRIPT_DAYS: optional(
    'Days after which what was said on finished calls is removed, and what quotes it; unset: never.',
    wholeNumber(1, 36_500),
  ),
  TOKEN_SECONDS: setting('3600', 'How long an access token lives.', wholeNumber(60, 86_400)),
  TOKEN_ALGORITHM: setting(
    'EdDSA',
    'How access tokens are signed: EdDSA or RS256.',
    oneOf(['EdDSA', 'RS256']),
  ),
  ENGINE_PROCESSES: setting(
    String(availableParallelism()),
    'Processes that transcribe side by side; the number of cores is best.',
    wholeNumber(1, 256),
  ),
  CALLS_AT_ONCE: setting(
    String(availableParallelism() + 1),
    'Calls that may be in transcription at the same time.',
    wholeNumber(1, 1_000),
  ),
  DECODE_TIMEOUT_SECONDS: setting('900', 'How long decoding one recording may take.', wholeNumber(1, 86_400)),
  SPEECH_ENGINE: setting(
    'moonshine-base',
    'Who writes down the calls: moonshine-base (English), whisper-base or whisper-small (many languages; add them first with "callmark engine add"), openai (any server with an OpenAI-compatible /v1/audio/transcriptions) or deepgram.',
    oneOf(['moonshine-base', 'whisper-base', 'whisper-small', 'openai', 'deepgram']),
  ),
  SPEECH_LANGUAGE: optional(
    'Language of the calls as ISO 639-1 code (en, es, …); unset: detected.',
    languageCode,
  ),
  SPEECH_URL: optional(
    'Address of the hosted speech engine up to and without /v1; unset: its maker’s own.',
    url(['http:', 'https:']),
  ),
  SPEECH_API_KEY: optional('Key of the hosted speech engine.', text),
  SPEECH_MODEL: optional('Model of the hosted speech engine; unset: whisper-1 or nova-3.', text),
  JUDGE_ENGINE: setting(
    'embedded',
    'Who marks the calls: embedded (this machine, no keys), openai-compatible (a server of your own: Ollama, vLLM, llama.cpp, LM Studio), openai, anthropic or google.',
    oneOf(['embedded', 'openai-compatible', 'openai', 'anthropic', 'google']),
  ),
  JUDGE_URL: optional(
    'Address of the language model’s server up to and without /v1; unset: its maker’s own.',
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
    'How much of a transcript fits into one request, in tokens; longer calls are marked in parts. Unset: 6000 for a server of your own, 60000 otherwise.',
    wholeNumber(500, 2_000_000),
  ),
  JUDGE_PRICE_IN: optional(
    'Price of a million tokens sent to the language model; with JUDGE_PRICE_OUT, results say what they cost.',
    amount,
  ),
  JUDGE_PRICE_OUT: optional('Price of a million tokens it writes.', amount),
  REDACT: setting(
    'none',
    `Personal data to take out of transcripts and recordings: any of ${redactKinds.join(', ')}, separated by commas; or none.`,
    someOf(redactKinds),
  ),
  LOG_LEVEL: setting(
    'info',
    'debug, info, warn, error or silent.',
    oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  ),
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
    const known = name.endsWith('_KEY') && given ? '***' : given || standard
    const shown = known?.replace(/(:\/\/[^:@/]*:)[^@]*@/, '$1***@')
    const value =
      shown?.replace(/([?&][^=&]*(?:password|key|token|secret)[^=&]*=)[^&]*/gi, '$1***') ?? '(unset)'
    return `${name}=${value}${given ? '' : '  (default)'}\n    ${doc}`
  })
  return lines.join('\n')
}

function text(value: string): string {
  if (value.includes('\0')) throw new Error('holds a NUL character')
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

function url(protocols: readonly string[]): (value: string) => string {
  return (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(
        `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      )
    }
    return value.replace(/\/+$/, '')
  }
}
