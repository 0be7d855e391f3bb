import { refusalNames } from './describe-refusals.ts'

/** Any part of the document; the framework puts it together without types. */
// biome-ignore lint/suspicious/noExplicitAny: JSON whose shape the lint of the document checks
type Node = any

export interface OpenapiDocument {
  readonly paths: Record<string, Record<string, Node>>
  readonly components: Record<string, Record<string, Node>>
}

/** Turns what the generators wrote into what a person would: names, headers, and nothing that says nothing. */
export function tidyDocument(document: OpenapiDocument): OpenapiDocument {
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) tidyOperation(operation)
  }
  simplify(document)
  const named = nameInputs(document)
  const text = JSON.stringify(named.paths)
  const carried = Object.entries(headers).filter(([name]) => text.includes(`#/components/headers/${name}"`))
  const schemas = pickReferred(named.components.schemas ?? {}, named.paths)
  const responses = shareRefusals(named)
  return {
    ...named,
    components: { ...named.components, headers: Object.fromEntries(carried), responses, schemas },
  }
}

const headers = {
  RequestId: {
    description: 'Names this request in the log of the service.',
    schema: { type: 'string', format: 'uuid' },
    required: true,
  },
  Location: {
    description: 'Where what was created can be read.',
    schema: { type: 'string', format: 'uri-reference' },
    required: true,
  },
  IdempotentReplayed: {
    description: 'Present when this request had been carried out before: the answer is the one from then.',
    schema: { type: 'string', const: 'true' },
  },
  RetryAfter: {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'integer', minimum: 1 },
    required: true,
  },
  RateLimit: {
    description:
      'What is left of each limit that counts for this request: requests (`r`), and seconds until the whole quota is there again (`t`). Not sent where the operator has set no limit.',
    schema: { type: 'string', pattern: list('"[a-z-]+";r=\\d+(;t=\\d+)?') },
  },
  RateLimitPolicy: {
    description:
      'Those limits: the quota (`q`) and the seconds it is for (`w`), or the unit (`qu`) of one that is for requests at the same moment.',
    schema: { type: 'string', pattern: list('"[a-z-]+";q=\\d+;(w=\\d+|qu="concurrent-requests")') },
  },
  Authenticate: {
    description: 'How to sign in: with a bearer token; for one, with client id and secret.',
    schema: { type: 'string' },
    required: true,
  },
}

/** The pattern of a structured field that is a list of such items. */
function list(item: string): string {
  return `^${item}(, ${item})*$`
}

function tidyOperation(operation: Node): void {
  for (const parameter of operation.parameters ?? []) tidyParameter(parameter)
  if (operation['x-body-optional']) operation.requestBody.required = false
  delete operation['x-body-optional']
  if (operation['x-urlencoded'])
    operation.requestBody.content['application/x-www-form-urlencoded'] = { schema: operation['x-urlencoded'] }
  delete operation['x-urlencoded']
  const repeatable = operation.parameters?.some((parameter: Node) =>
    /^idempotency-key$/i.test(parameter.name),
  )
  for (const [status, response] of Object.entries<Node>(operation.responses)) {
    const carried: Record<string, keyof typeof headers> = { 'x-request-id': 'RequestId' }
    if (status === '201') carried.Location = 'Location'
    if (repeatable && status.startsWith('2')) carried['Idempotent-Replayed'] = 'IdempotentReplayed'
    if (isRefusal(response) && ['429', '503'].includes(status)) carried['Retry-After'] = 'RetryAfter'
    if (status === '401') carried['WWW-Authenticate'] = 'Authenticate'
    else if (operation.security?.length > 0 || status === '429') {
      Object.assign(carried, { RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy' })
    }
    response.headers = { ...response.headers }
    for (const [name, header] of Object.entries(carried)) {
      response.headers[name] ??= { $ref: `#/components/headers/${header}` }
    }
  }
}

/** Has what many operations refuse in the same words stand in one place. */
function shareRefusals({ paths }: OpenapiDocument): Record<string, Node> {
  const shared: Record<string, Node> = {}
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    for (const [status, response] of Object.entries<Node>(operation.responses)) {
      const name = refusalNames.get(`${status} ${response.description}`)
      if (!name) continue
      // An operation without a token shares what the others say of their limits, too: they need not be sent.
      if (!shared[name]?.headers.RateLimit) shared[name] = response
      operation.responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return Object.fromEntries(Object.entries(shared).sort(([one], [other]) => one.localeCompare(other)))
}

function isRefusal(response: Node): boolean {
  return response.content?.['application/json']?.schema.$ref === '#/components/schemas/Error'
}

/** Everything in an address is text on its way; this says what it stands for. */
function tidyParameter(parameter: Node): void {
  const { schema } = parameter
  if (parameter.in !== 'path' && parameter.required === undefined) parameter.required = false
  if (schema?.pattern === '^\\d{1,20}$') parameter.schema = { type: 'integer', minimum: 0 }
  if (schema?.type === 'boolean' && schema.default) schema.default = schema.default === 'true'
}

/** Drops the bounds every whole number has in JavaScript, and writes "or null" as a second type. */
function simplify(node: Node): void {
  if (typeof node !== 'object' || node === null) return
  for (const child of Object.values(node)) simplify(child)
  if (node.minimum === Number.MIN_SAFE_INTEGER) delete node.minimum
  if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum
  // Many readers know a file by this word alone.
  if (node.contentMediaType === 'application/octet-stream') node.format = 'binary'
  if (!Array.isArray(node.anyOf)) return
  if (typeof node.type === 'string') {
    // Said for each choice, since readers look at one at a time.
    node.anyOf = node.anyOf.map((choice: Node) => ({ type: node.type, ...choice }))
    delete node.type
  }
  const [first, second, ...more] = node.anyOf
  if (more.length > 0 || !second) return
  if (second.type !== 'null' || typeof first.type !== 'string' || first.enum || first.const !== undefined)
    return
  delete node.anyOf
  Object.assign(node, { ...first, ...node, type: [first.type, 'null'] })
}

/** A schema that is only ever sent has the plain name; `…Input` is for one that is also answered, in another shape. */
function nameInputs(document: OpenapiDocument): OpenapiDocument {
  const { components, paths } = document
  const referred = pickReferred(components.schemas ?? {}, paths)
  const renamed = new Map<string, string>()
  for (const name of Object.keys(referred)) {
    const plain = name.replace(/Input$/, '')
    const same = JSON.stringify(referred[plain]) === JSON.stringify(referred[name])
    if (plain !== name && (!(plain in referred) || same)) renamed.set(name, plain)
  }
  const schemas = Object.fromEntries(
    Object.entries(referred).map(([name, schema]) => [renamed.get(name) ?? name, schema]),
  )
  const text = JSON.stringify({ ...document, components: { ...components, schemas } })
  return JSON.parse(text, (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    const name = value.replace('#/components/schemas/', '')
    return renamed.has(name) ? `#/components/schemas/${renamed.get(name)}` : value
  })
}

/** The schemas that the operations refer to, directly or through others, in the order of their names. */
function pickReferred(schemas: Record<string, Node>, paths: object): Record<string, Node> {
  const picked = new Set<string>()
  const visit = (node: object) => {
    for (const [, name] of JSON.stringify(node).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (picked.has(name!) || !schemas[name!]) continue
      picked.add(name!)
      visit(schemas[name!])
    }
  }
  visit(paths)
  return Object.fromEntries([...picked].sort().map((name) => [name, schemas[name]]))
}
