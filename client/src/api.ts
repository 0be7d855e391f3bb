import { CallmarkError } from './callmark-error.ts'
import type { Answer, Method, PathWith, Question } from './operations.ts'
import { formPayload, jsonPayload, type Payload } from './payload.ts'
import { type Line, type RequestOptions, sendRequest } from './send-request.ts'
import type { TokenSource } from './token-source.ts'

type Needed<T> = { [Key in keyof T]-?: undefined extends T[Key] ? never : Key }[keyof T]

/** Left out where an operation needs nothing to be said. */
type Given<T> = [Needed<T>] extends [never] ? [options?: T] : [options: T]

/** Any operation of the API, typed by its method and path. */
export interface Api {
  /** The operation's JSON; undefined where it answers with none. */
  request<M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    ...options: Given<Question<M, P> & RequestOptions>
  ): Promise<Answer<M, P>>
  /** The answer itself, for what is not JSON: its body has not been read. Refusals are thrown all the same. */
  send<M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    ...options: Given<Question<M, P> & RequestOptions>
  ): Promise<Response>
}

/** What the groups of operations are made with. */
export interface ApiWithUploads extends Api {
  upload<M extends Method, P extends PathWith<M>>(
    method: M,
    path: P,
    payload: Payload,
    options: RequestOptions,
  ): Promise<Answer<M, P>>
}

interface AnyQuestion extends RequestOptions {
  readonly path?: Readonly<Record<string, string | number>> | undefined
  readonly query?: object | undefined
  readonly body?: unknown
}

export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  if (response.headers.get('content-type')?.includes('json')) return response.json()
  await response.body?.cancel()
  const message = 'What answers at this address does not seem to be Callmark.'
  throw new CallmarkError(message, { status: response.status })
}

/** Nobody has to say who they are to sign in or out. */
function isOpen(path: string): boolean {
  return path === '/v1/auth' || path === '/v1/sign-out' || /^\/v1\/sign-in(?:\/|$)/.test(path)
}

export function createApi(line: Line, tokens: TokenSource): ApiWithUploads {
  const ask = <T>(
    method: Method,
    path: string,
    { path: parameters, query, body, ...options }: AnyQuestion,
    read: ((response: Response) => Promise<T>) | undefined,
  ) => {
    const needsToken = path.startsWith('/v1/') && !isOpen(path)
    const payload =
      body instanceof FormData ? formPayload(body) : body === undefined ? undefined : jsonPayload(body)
    const outgoing = { method, path, parameters, query, payload, tokens: needsToken ? tokens : undefined }
    return sendRequest(line, outgoing, options, read)
  }
  return {
    request: (method, path, ...[options = {}]) =>
      ask(method, path, options as AnyQuestion, readJson) as Promise<never>,
    send: (method, path, ...[options = {}]) => ask<Response>(method, path, options as AnyQuestion, undefined),
    upload: (method, path, payload, options) =>
      sendRequest(line, { method, path, payload, tokens }, options, readJson) as Promise<never>,
  }
}
