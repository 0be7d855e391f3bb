import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { type ApiDocument, readApiDocument } from './api-document.ts'
import type { Answer, Json } from './http.ts'

let ajv: Ajv2020 | undefined
const validators = new Map<string, ValidateFunction>()

/** Fails when the service answers an operation of the API in a way its own document does not describe. */
export async function checkAnswer(method: string, url: string, answer: Answer): Promise<void> {
  checkAnswerAt(await readApiDocument(url), method, new URL(url).pathname, answer)
}

/** Fails when what was sent to a webhook is not what the document describes. */
export async function checkEvent(address: string, event: Json): Promise<void> {
  const at = ['webhooks', event.type, 'post', 'requestBody', 'content', 'application/json', 'schema']
  const validate = validator(await readApiDocument(address), pointer(at))
  assert.ok(validate(event), JSON.stringify(validate.errors))
}

/** The same as `checkAnswer`, for an address that no URL would keep as it is. */
export function checkAnswerAt(document: ApiDocument, method: string, pathname: string, answer: Answer): void {
  const operation = document.find(method, pathname)
  const name = operation?.name ?? `${method} ${pathname}`
  const said = `${name} answered ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 500)}`
  if (!operation) {
    // No operation of ours: whatever it is, it is refused in the words of all the others.
    assert.ok(answer.status >= 400, `${said}, at an address the document does not know`)
    assert.ok(validator(document, '/components/schemas/Error')(answer.body), said)
    return
  }
  const response = operation.described.responses[answer.status]
  assert.ok(response, `${said}; the document names only ${Object.keys(operation.described.responses)}`)
  checkHeaders(document, response, answer, said)
  const code = answer.status >= 400 ? answer.body.code : undefined
  assert.ok(!code || response.description.includes(code), `${said}; the document does not name this code`)
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  if (!response.content) {
    assert.equal(answer.body, '', `${said}; the document says there is no body`)
    return
  }
  assert.ok(response.content[type], `${said} as "${type}"; the document has ${Object.keys(response.content)}`)
  if (type !== 'application/json') return
  const at = ['paths', operation.path, method.toLowerCase(), 'responses', String(answer.status)]
  const validate = validator(document, pointer([...at, 'content', type, 'schema']))
  assert.ok(validate(answer.body), `${said}; ${JSON.stringify(validate.errors)}`)
}

function checkHeaders(document: ApiDocument, response: Json, answer: Answer, said: string): void {
  for (const [name, { $ref, ...inline }] of Object.entries<Json>(response.headers ?? {})) {
    const header = $ref ? resolve(document, $ref) : inline
    const value = answer.headers.get(name)
    assert.ok(value !== null || !header.required, `${said} without ${name}`)
    if (value === null) continue
    const plain = header.schema.type === 'integer' ? Number(value) : value
    const validate = validator(document, $ref ? `${$ref.slice(1)}/schema` : '', header.schema)
    assert.ok(validate(plain), `${said} with ${name}: ${value}`)
  }
}

function resolve(document: ApiDocument, ref: string): Json {
  return ref
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part], document.json)
}

function validator(document: ApiDocument, at: string, inline?: Json): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true })
    formats.default(ajv)
    ajv.addSchema(document.json, 'api')
  }
  const key = at || JSON.stringify(inline)
  const known = validators.get(key)
  if (known) return known
  const made = ajv.compile(at ? { $ref: `api#${at}` } : inline)
  validators.set(key, made)
  return made
}

function pointer(parts: readonly string[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
}
