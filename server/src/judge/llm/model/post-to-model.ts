import http from 'node:http'
import https from 'node:https'
import { EngineError } from '../../../domain/errors.ts'
import { type HostedService, readAnswer, unreachable } from '../../../hosted/hosted-service.ts'

const service: HostedService = {
  name: 'The language model',
  setting: 'JUDGE_URL',
  answer: 'answer',
  // Pages of JSON; more is no answer to a question.
  mostAnswerBytes: 8 * 1_048_576,
  awayMs: 60_000,
}
const statusesWithoutBody = new Set([204, 205, 304])

/**
 * The `fetch` that the AI SDK is given: over `node:http`, because the built-in one gives up after five minutes whatever
 * it is told, and a model on an ordinary computer may well think for longer.
 */
export function createModelFetch(timeoutMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const body = String(init?.body ?? '')
    const wanted = init?.signal ?? new AbortController().signal
    const first = await post(url, headers, body, timeoutMs, wanted)
    // A connection kept open from the last request may be closed just as it is used again.
    const answer = first === 'stale' ? await post(url, headers, body, timeoutMs, wanted) : first
    if (answer === 'stale') throw unreachable(service, 'ECONNRESET')
    return answer
  }
}

function post(
  url: URL,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Response | 'stale'> {
  signal.throwIfAborted()
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    let request: http.ClientRequest
    try {
      request = open(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      })
    } catch {
      // Of all that is sent, only the key and the address come as somebody wrote them.
      reject(
        new EngineError(
          'The language model cannot be asked: JUDGE_API_KEY or JUDGE_URL holds a character that may not stand there.',
          { retryable: false },
        ),
      )
      return
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const fail = (error: unknown) => {
      end(() => reject(error))
      request.destroy()
    }
    const onAbort = () => fail(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const timer = setTimeout(() => fail(tooSlow(timeoutMs)), timeoutMs)
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
        end(() => resolve('stale'))
      else fail(unreachable(service, error.code))
    })
    // Whoever wants to speak another protocol will not answer in this one.
    request.once('upgrade', () => fail(noAnswer(101)))
    request.once('response', (response) => {
      readAnswer(response, service)
        .then((text) => toResponse(response, text))
        .then((answer) => end(() => resolve(answer)), fail)
    })
    request.end(body)
  })
}

function toResponse(response: http.IncomingMessage, text: string): Response {
  const status = response.statusCode ?? 502
  try {
    const headers = new Headers()
    for (const [name, value] of Object.entries(response.headers))
      if (value !== undefined) headers.set(name, String(value))
    // `Response` refuses what is no final status; nothing sensible sends one here.
    return new Response(statusesWithoutBody.has(status) ? null : text, {
      status: status >= 200 && status <= 599 ? status : 502,
      headers,
    })
  } catch {
    throw noAnswer(status)
  }
}

function noAnswer(status: number): EngineError {
  return new EngineError(
    `The language model’s service answered in a way that is not understood (HTTP ${status}). Check that JUDGE_URL is its address.`,
    { retryable: true },
  )
}

function tooSlow(timeoutMs: number): EngineError {
  return new EngineError(
    `The language model gave no answer within ${Math.round(timeoutMs / 1000)} seconds. A slow one needs a longer JUDGE_TIMEOUT_SECONDS.`,
    { retryable: true },
  )
}
