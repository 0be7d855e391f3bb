import fc from 'fast-check'
import type { Json } from './http.ts'

/** Text as it stands in a JSON document, so that what JSON.stringify would never write can be sent too. */
export type JsonText = string

const oddTexts = [
  '',
  ' ',
  '\0',
  'nul \0 inside',
  '\ud800',
  'half \udc00 pair',
  'ÿþ',
  '👩‍👩‍👧‍👦',
  '\u202eright to left',
  'a\r\nSet-Cookie: x=1',
  "'; drop table call; --",
  '%',
  '_%_',
  '\\',
  '\\u0000',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0x10',
  '1e999',
  '99999999999999999999',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31',
  '275760-09-13T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '0000-01-01',
  '2026-02-30',
  '2026-01-01T00:00:00+14:00',
  'infinity',
  '-infinity',
  'epoch',
  'x'.repeat(300),
  'é'.repeat(5000),
  'long '.repeat(20_000),
]

/** Texts that have broken somebody's service before. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom('nul \0 inside', 'half \udc00 pair', '\ud800') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const oddNumbers = ['-0', '-1', '1.5', '2147483648', '9007199254740993', '1e308', '1e400', '-1e400', '1E-400']

/** Numbers that fit nowhere. */
export const oddNumber: fc.Arbitrary<JsonText> = fc.constantFrom(...oddNumbers)

/** JSON of the wrong kind, size or depth. */
export const oddJson: fc.Arbitrary<JsonText> = fc.oneof(
  oddText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    ...oddNumbers,
    '12345678901234567890',
    'null',
    'true',
    'false',
    '[]',
    '{}',
    '[[]]',
    '[null]',
  ),
  fc.constantFrom(
    `${'['.repeat(2000)}${']'.repeat(2000)}`,
    `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"":""}',
    `[${'0,'.repeat(3000)}0]`,
  ),
  fc.json({ maxDepth: 3 }),
)

const made = new WeakMap<object, fc.Arbitrary<Json>>()

/** A value that the schema allows, or nearly. */
export function allowedValue(schema: Json, root: Json): fc.Arbitrary<Json> {
  const known = made.get(schema) ?? makeValue(schema, root)
  made.set(schema, known)
  return known
}

function makeValue(schema: Json, root: Json): fc.Arbitrary<Json> {
  if (schema?.$ref) return allowedValue(resolve(schema.$ref, root), root)
  if (schema?.const !== undefined) return fc.constant(schema.const)
  if (schema?.enum) return fc.constantFrom(...schema.enum)
  const choices = schema?.anyOf ?? schema?.oneOf
  if (choices) return fc.oneof(...choices.map((choice: Json) => allowedValue(choice, root)))
  if (Array.isArray(schema?.type)) {
    return fc.oneof(...schema.type.map((type: string) => allowedValue({ ...schema, type }, root)))
  }
  switch (schema?.type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -3, max: Math.min(schema.maximum ?? 500, 2 ** 31 - 1) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -3, max: schema.maximum ?? 500, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(allowedValue(schema.items ?? {}, root), {
        minLength: schema.minItems ?? 0,
        maxLength: 4,
      })
    case 'object':
      return objectOf(schema, root)
    default:
      return fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>
  }
}

function textOf(schema: Json): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'date') return moment.map((date) => date.toISOString().slice(0, 10))
  if (schema.format === 'date-time') return moment.map((date) => date.toISOString())
  const minLength = schema.minLength ?? 0
  const text = fc.string({ minLength, maxLength: Math.min(schema.maxLength ?? 60, 60) })
  const found = schema.pattern ? fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), text) : text
  return fc.oneof(
    { weight: 4, arbitrary: found },
    { weight: 1, arbitrary: moment.map((date) => date.toISOString().slice(0, 10)) },
  )
}

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

function objectOf(schema: Json, root: Json): fc.Arbitrary<Json> {
  const members = Object.entries<Json>(schema.properties ?? {}).map(([name, member]) => {
    const value = allowedValue(member, root)
    const needed = schema.required?.includes(name)
    return [name, needed ? value : fc.option(value, { nil: undefined, freq: 2 })]
  })
  const own = fc.record(Object.fromEntries(members)) as fc.Arbitrary<Json>
  if (typeof schema.additionalProperties !== 'object' || members.length > 0) return own
  return fc.dictionary(fc.string({ maxLength: 8 }), allowedValue(schema.additionalProperties, root), {
    maxKeys: 3,
  })
}

function resolve(ref: string, root: Json): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part], root)
}

/** The value as JSON with one part of it made odd: often still of the right kind, so that it gets past the first look. */
export function spoilt(
  value: Json,
  which: number,
  odd: { text: string; number: JsonText; json: JsonText },
): JsonText {
  const target = which % countNodes(value)
  let seen = 0
  const write = (node: Json): JsonText | undefined => {
    if (seen++ === target) {
      const fitting = typeof node === 'string' ? JSON.stringify(odd.text) : odd.number
      return ['string', 'number'].includes(typeof node) && which % 3 !== 0 ? fitting : odd.json
    }
    if (Array.isArray(node)) return `[${node.map((item) => write(item) ?? 'null').join()}]`
    if (typeof node !== 'object' || node === null) return JSON.stringify(node)
    const members = Object.entries(node).map(([name, member]) => [JSON.stringify(name), write(member)])
    const written = members.filter(([, text]) => text !== undefined).map((pair) => pair.join(':'))
    return `{${written.join()}}`
  }
  return write(value) ?? 'null'
}

function countNodes(node: Json): number {
  if (typeof node !== 'object' || node === null) return 1
  return Object.values(node).reduce((sum: number, member) => sum + countNodes(member), 1)
}
