import { buildUrl } from './build-url.ts'
import { CallmarkError, describeTrouble, readRefusal } from './callmark-error.ts'
import { startDeadline } from './deadline.ts'
import type { Method } from './operations.ts'
import type { Payload } from './payload.ts'
import { chooseWait, pause, type RetryOptions, readRetryAfter, standardRetry } from './retry.ts'
import type { TokenSource } from './token-source.ts'

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  /** How long one attempt may go without an answer; while a stream is sent, without anything moving. */
  readonly timeoutMs?: number | undefined
  readonly retry?: RetryOptions | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Of a POST. Without it the client makes one up, so that trying again is safe. */
  readonly idempotencyKey?: string | undefined
  /** Hears of the answer's status and headers; the body is not for it to read. */
  readonly onResponse?: ((response: Response) => void) | undefined
}

export interface Outgoing {
  readonly method: Method
  readonly path: string
  readonly parameters?: Readonly<Record<string, string | number>> | undefined
  readonly query?: object | undefined
  readonly payload?: Payload | undefined
  /** Undefined: the operation needs no token. */
  readonly tokens?: TokenSource | undefined
}

export interface Line {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly timeoutMs: number
  readonly retry: RetryOptions
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends a request until it is answered for good, and reads the answer; without `read` it is given as it is. Throws
 * CallmarkError, or the reason of an aborted signal.
 */
export async function sendRequest<T>(
  line: Line,
  request: Outgoing,
  options: RequestOptions,
  read: ((response: Response) => Promise<T>) | undefined,
): Promise<T> {
  const { signal } = options
  const { payload, tokens, method } = request
  const url = buildUrl(line.baseUrl, request.path, request.parameters, request.query)
  const key = method === 'post' && tokens ? (options.idempotencyKey ?? makeKey()) : undefined
  const retry = { ...standardRetry, ...line.retry, ...options.retry }
  const startedMs = Date.now()
  let token = await untilAborted(tokens?.get(), signal)
  let renewed = false
  for (let attempt = 1; ; attempt++) {
    const failure = await attemptOnce()
    if (!('error' in failure)) return failure.value
    const { error, retryAfterMs } = failure
    if (payload?.failure) throw payload.failure
    // Somebody's earlier attempt, most likely our own, has deleted it.
    if (method === 'delete' && attempt > 1 && error.status === 404) return undefined as T
    if (payload && !payload.canRepeat()) throw error
    if (error.status === 401 && tokens && token && !renewed) {
      renewed = true
      const next = await untilAborted(tokens.replace(token), signal)
      if (!next) throw error
      token = next
      continue
    }
    const waitMs = chooseWait(error, retry, { attempt, elapsedMs: Date.now() - startedMs, retryAfterMs })
    if (waitMs === undefined) throw error
    await pause(waitMs, signal)
    token = await untilAborted(tokens?.get(), signal)
  }

  async function attemptOnce(): Promise<
    { readonly value: T } | { readonly error: CallmarkError; readonly retryAfterMs?: number | undefined }
  > {
    const timeoutMs = options.timeoutMs ?? (payload?.unhurried ? Number.POSITIVE_INFINITY : line.timeoutMs)
    const deadline = startDeadline(timeoutMs, signal)
    let isUnread = false
    try {
      const opened = await payload?.open(deadline.extend)
      const headers = {
        accept: 'application/json',
        ...line.headers,
        ...opened?.headers,
        ...(key ? { 'idempotency-key': key } : {}),
        ...options.headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      }
      const response = await line.fetch(url, {
        method: method.toUpperCase(),
        headers,
        signal: deadline.signal,
        // A token must not be carried to another address.
        redirect: 'manual',
        ...opened?.init,
      })
      options.onResponse?.(response)
      if (response.ok || response.status === 304) {
        if (read) return { value: await read(response) }
        isUnread = true
        return { value: response as T }
      }
      const retryAfterMs = readRetryAfter(response.headers)
      return { error: await readRefusal(response), retryAfterMs }
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (error instanceof CallmarkError) return { error }
      if (!deadline.expired) return { error: describeTrouble(line.baseUrl, error) }
      const message = `${line.baseUrl} did not answer within ${timeoutMs / 1000} seconds.`
      return { error: new CallmarkError(message, { cause: error }) }
    } finally {
      // Who reads the body later can still give it up.
      if (isUnread) deadline.lift()
      else deadline.clear()
    }
  }
}

/** Several requests may be waiting for the same thing; one that is given up must not end it for the others. */
export async function untilAborted<T>(
  waiting: Promise<T> | undefined,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!signal || !waiting) return waiting
  if (signal.aborted) throw signal.reason
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  return Promise.race([waiting, aborted]).finally(() => signal.removeEventListener('abort', onAbort))
}

/** A random UUID, but not of `crypto.randomUUID`: browsers keep that from pages that are not reached by https. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
