import fc from 'fast-check'
import type { Operation } from './api-document.ts'
import { allowedValue, oddJson, oddNumber, oddText, spoilt } from './fuzz-values.ts'
import type { Json } from './http.ts'
import { writeToneWav } from './write-wav.ts'

export interface FuzzRequest {
  readonly operation: Operation
  readonly method: string
  /** Path and query as they go over the wire. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** How far the announced length of the body is from the true one. */
  readonly lengthOff: number
}

/** What the requests are made from: values that lead somewhere, so that not every request ends at the door. */
export interface FuzzWorld {
  readonly document: Json
  readonly tokens: readonly string[]
  /** Ids that exist, for a parameter of the operation's path. */
  idsFor(operation: Operation, name: string): readonly string[]
  /** Values that mean something, for a parameter of a query or a part of a form. */
  valuesFor(name: string): readonly string[]
  /** A body that is right, where one is known: few that are made from a schema alone keep every rule. */
  bodyFor(operation: Operation): Json | undefined
}

type Generate = fc.GeneratorValue

/** Whether a part of the request, by its name, is to be odd. */
type IsOdd = (part: string) => boolean

/** One request to the operation: right, with one thing wrong in it, or hostile all over. */
export function makeFuzzRequest(g: Generate, operation: Operation, world: FuzzWorld): FuzzRequest {
  const isOdd = chooseOdd(g, operation)
  const headers = makeHeaders(g, world, isOdd)
  const made = makeBody(g, operation, world, isOdd)
  if (made.type !== undefined) headers['content-type'] = made.type
  return {
    operation,
    method: isOdd('method')
      ? pick(g, ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'])
      : operation.method,
    target: makeTarget(g, operation, world, isOdd),
    headers,
    body: made.body,
    lengthOff: isOdd('length') ? pick(g, [-5, -1, 1, 1000]) : 0,
  }
}

function chooseOdd(g: Generate, { described }: Operation): IsOdd {
  const mood = roll(g)
  if (mood < 15) return () => false
  if (mood < 35) return () => chance(g, 30)
  const parameters: Json[] = described.parameters ?? []
  const parts = [
    ...parameters.map(({ name }) => name),
    'headers',
    'headers',
    'path',
    'method',
    'length',
    'token',
  ]
  if (described.requestBody) parts.push(...Array.from({ length: parts.length }, () => 'body'))
  const chosen = pick(g, parts)
  return (part) => part === chosen
}

function makeTarget(g: Generate, operation: Operation, world: FuzzWorld, isOdd: IsOdd): string {
  const { path, described } = operation
  const parameters: Json[] = described.parameters ?? []
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name) => {
    const ids = world.idsFor(operation, name)
    const { schema } = parameters.find((parameter) => parameter.name === name)
    if (!isOdd(name) && ids.length > 0) return encode(pick(g, ids))
    const kind = roll(g)
    if (kind < 30) return encode(String(g(() => allowedValue(schema, world.document)))) || '0'
    if (kind < 80) return encode(g(() => oddText)).slice(0, 4000) || '-'
    return pick(g, [
      '%',
      '%zz',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%2e%2e',
      '..',
      '%2f',
      'a%2fb',
      '0;x=1',
      '\xe9',
      '~',
    ])
  })
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return (isOdd('path') ? spoilPath(g, filled) : filled) + makeQuery(g, query, world, isOdd)
}

function spoilPath(g: Generate, path: string): string {
  return pick(g, [
    `${path}/`,
    path.replace('/v1', '//v1'),
    path.replace('/v1', '/V1'),
    path.replace('/v1', '/v1/.'),
    path.replace('/v1/', '/v1/%6d/'),
    `${path}%00`,
    `${path}/${'x'.repeat(3000)}`,
    `/..${path}`,
  ])
}

function makeQuery(g: Generate, parameters: readonly Json[], world: FuzzWorld, isOdd: IsOdd): string {
  const pairs: string[] = []
  for (const { name, schema, required } of parameters) {
    const add = (value: string) => pairs.push(`${encode(name)}=${encode(value)}`)
    const allowed = () => String(g(() => allowedValue(schema, world.document)))
    const known = world.valuesFor(name)
    if (isOdd(name)) {
      const kind = roll(g)
      if (kind < 70) add(g(() => oddText).slice(0, 3000))
      else if (kind < 85) [allowed(), allowed()].forEach(add)
      else pairs.push(pick(g, [encode(name), `${name}[]=1`, `${name}[a]=1`, `${name}=%`, `${name}=%ff`]))
    } else if (required || chance(g, 40)) add(known.length > 0 ? pick(g, known) : allowed())
  }
  if (isOdd('path')) pairs.push(pick(g, ['unknown=1', '&&', '=', '%', '__proto__=1', 'toString=1', '\xff']))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const oddTokens = ['Bearer', 'Bearer x', 'Basic eDp5', '', 'Bearer a b', undefined]

const oddHeaders: Readonly<Record<string, readonly string[]>> = {
  range: [
    'bytes=0-',
    'bytes=1-9',
    'bytes=5-1',
    'bytes=-0',
    'bytes=0-1,3-4',
    'bytes=999999999999999999999-',
    'x',
    '-',
  ],
  accept: ['*/*', 'text/csv', 'text/html', 'application/json;q=0', 'x', '', 'text/csv;q=0.1, */*'],
  'if-none-match': ['*', '"x"', 'W/"x"', ','],
  'if-range': ['"x"', 'Sun, 15 Nov 2026 00:00:00 GMT'],
  'idempotency-key': [
    'k',
    '"quoted"',
    '""',
    '',
    ' ',
    'x'.repeat(300),
    '\xe9\xff',
    'a,b',
    '0193a1b2-aaaa-7000-8000-000000000001',
  ],
  'accept-encoding': ['gzip', 'br;q=1', 'x'],
  'content-encoding': ['gzip', 'identity'],
  'x-forwarded-for': ['::1', "'"],
  'x-request-id': ['mine'],
  origin: ['null', 'https://elsewhere.example'],
  expect: ['100-continue'],
}

function makeHeaders(g: Generate, { tokens }: FuzzWorld, isOdd: IsOdd): Record<string, string> {
  const headers: Record<string, string> = {}
  const authorization = isOdd('token') ? pick(g, oddTokens) : `Bearer ${pick(g, tokens)}`
  if (authorization !== undefined) headers.authorization = authorization
  if (!isOdd('headers')) return headers
  for (const [name, values] of Object.entries(oddHeaders)) {
    if (chance(g, 25)) headers[name] = pick(g, values)
  }
  return headers
}

interface MadeBody {
  readonly body: Buffer | undefined
  readonly type: string | undefined
}

function makeBody(g: Generate, operation: Operation, world: FuzzWorld, isOdd: IsOdd): MadeBody {
  const content = operation.described.requestBody?.content ?? {}
  if (content['multipart/form-data'] && !(isOdd('body') && chance(g, 10))) {
    return makeForm(g, content['multipart/form-data'].schema, world, isOdd('body'))
  }
  const schema = content['application/json']?.schema
  // A body where none is asked for.
  if (!schema && !isOdd('method')) return { body: undefined, type: undefined }
  const type = 'application/json'
  const right = world.bodyFor(operation)
  const value = right && chance(g, 70) ? right : g(() => allowedValue(schema ?? {}, world.document))
  const text = JSON.stringify(value) ?? 'null'
  if (!isOdd('body')) return { body: Buffer.from(text), type }
  const kind = roll(g)
  if (kind < 70) {
    const odd = { text: g(() => oddText), number: g(() => oddNumber), json: g(() => oddJson) }
    return { body: Buffer.from(spoilt(value, g(fc.nat, 9999), odd)), type }
  }
  if (kind < 80) return { body: Buffer.from(g(() => oddJson)), type }
  if (kind < 92) return { body: breakText(g, text), type }
  const odd = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', 'x', '', undefined]
  return { body: Buffer.from(text), type: pick(g, odd) }
}

function breakText(g: Generate, text: string): Buffer {
  const half = Math.floor(text.length / 2)
  return pick(g, [
    () => Buffer.from(text.slice(0, half)),
    () => Buffer.from(`${text}}`),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from('{"name":"\xff\xed\xa0\x80"}', 'latin1'),
    () => Buffer.from('{"name":"a","name":"b"}'),
    () => Buffer.alloc(0),
    () => Buffer.alloc(1_300_000, 0x20),
    () => Buffer.from('{"name":1e99999}'),
  ])()
}

const recordings = [
  writeToneWav(1),
  writeToneWav(1).subarray(0, 30),
  Buffer.alloc(0),
  Buffer.from('no sound at all'),
  Buffer.from('OggS\0\x02 and then nothing'),
]

function makeForm(g: Generate, schema: Json, world: FuzzWorld, odd: boolean): MadeBody {
  const oddly = (percent: number) => odd && chance(g, percent)
  const boundary = oddly(20) ? "'()+_,-./:=?" : '----fuzz'
  const chunks: Buffer[] = []
  const add = (disposition: string, content: Buffer) =>
    chunks.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: ${disposition}\r\n\r\n`, 'latin1'),
      content,
      Buffer.from('\r\n'),
    )
  for (const [name, part] of Object.entries<Json>(schema.properties)) {
    if (oddly(8)) continue
    if (part.format === 'binary' || name === 'audio_file') {
      const fileName = oddly(30)
        ? pick(g, ['', '../../x.wav', 'é.wav', 'x'.repeat(400), 'a"b.wav'])
        : 'call.wav'
      add(`form-data; name="${name}"; filename="${fileName}"`, recordings[oddly(50) ? g(fc.nat, 4) : 0]!)
      continue
    }
    const known = world.valuesFor(name)
    const right = known.length > 0 ? pick(g, known) : String(g(() => allowedValue(part, world.document)))
    add(`form-data; name="${name}"`, Buffer.from(oddly(20) ? g(() => oddText) : right))
    if (oddly(5)) add(`form-data; name="${name}"`, Buffer.from('again'))
  }
  if (oddly(8)) {
    const named = pick(g, ['form-data', 'form-data; name=""', 'x', 'form-data; name="__proto__"'])
    add(named, Buffer.from('x'))
  }
  if (!oddly(6)) chunks.push(Buffer.from(`--${boundary}--\r\n`))
  const type = oddly(5) ? 'multipart/form-data' : `multipart/form-data; boundary="${boundary}"`
  return { body: Buffer.concat(chunks), type }
}

/** Every byte that must be escaped is; half a surrogate pair too, which encodeURIComponent would refuse. */
function encode(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._~-]/gu, (character) => {
    const bytes = character.isWellFormed() ? Buffer.from(character) : Buffer.from([0xed, 0xa0, 0x80])
    return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  })
}

/** Fair dice: the generator would rather throw the lowest and the highest. */
const dice = fc.noBias(fc.nat(99))

function roll(g: Generate): number {
  return g(() => dice)
}

function chance(g: Generate, percent: number): boolean {
  return roll(g) < percent
}

function pick<T>(g: Generate, values: readonly T[]): T {
  return values[g(() => fc.noBias(fc.nat(values.length - 1)))]!
}
