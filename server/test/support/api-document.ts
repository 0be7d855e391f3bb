import assert from 'node:assert/strict'
import type { Json } from './http.ts'

/** One operation of the document, with what a test needs to find it and to walk it. */
export interface Operation {
  readonly method: string
  /** As in the document: `/v1/models/{id}`. */
  readonly path: string
  /** `GET /v1/models/{id}` */
  readonly name: string
  /** One, or several with blanks between them; undefined: any token will do, or it is open to everyone. */
  readonly scope: string | undefined
  readonly described: Json
}

export interface ApiDocument {
  /** As it was sent. */
  readonly source: Json
  /** With the answers that operations share written out at each. */
  readonly json: Json
  readonly operations: readonly Operation[]
  /** The operation an address belongs to; none where the document knows neither the path nor the method. */
  find(method: string, pathname: string): Operation | undefined
}

/** Whether somebody must have signed in to ask for it: a program, or a person. */
export function isGuarded({ described }: Operation): boolean {
  return described.security?.length > 0
}

/** Whether programs can ask for it, with a token. */
export function needsToken({ described }: Operation): boolean {
  return described.security?.some((way: Json) => 'token' in way) ?? false
}

let known: Promise<ApiDocument> | undefined

/** The document as the running service gives it; read once, since every service of a run has the same. */
export function readApiDocument(address: string): Promise<ApiDocument> {
  known ??= load(address)
  return known
}

async function load(address: string): Promise<ApiDocument> {
  const response = await fetch(`${new URL(address).origin}/openapi.json`)
  assert.equal(response.status, 200)
  const source: Json = await response.json()
  const json = writeOutAnswers(source)
  const operations = Object.entries<Json>(json.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(
      ([method, described]): Operation => ({
        method: method.toUpperCase(),
        path,
        name: `${method.toUpperCase()} ${path}`,
        scope: described['x-scope'],
        described,
      }),
    ),
  )
  // A path written out is meant before one with a parameter in the same place.
  const byPrecision = operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .sort((one, other) => parametersIn(one.operation.path) - parametersIn(other.operation.path))
  return {
    source,
    json,
    operations,
    // With a slash at its end, an address is the one without it.
    find: (method, pathname) => {
      const path = pathname.replace(/(.)\/$/, '$1')
      return byPrecision.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
        ?.operation
    },
  }
}

function writeOutAnswers(source: Json): Json {
  const json = structuredClone(source)
  for (const item of Object.values<Json>(json.paths)) {
    for (const { responses } of Object.values<Json>(item)) {
      for (const [status, { $ref }] of Object.entries<Json>(responses)) {
        if ($ref) responses[status] = json.components.responses[$ref.split('/').at(-1)]
      }
    }
  }
  return json
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]*')}$`)
}

function parametersIn(path: string): number {
  return path.split('{').length - 1
}
