import http from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import type { TLSSocket } from 'node:tls'
import { EngineError } from '../../domain/errors.ts'
import { type HostedService, readAnswer, unreachable } from '../../hosted/hosted-service.ts'

const connectMs = 30_000
const service: HostedService = {
  name: 'The speech service',
  setting: 'SPEECH_URL',
  answer: 'transcript',
  // Four hours of two voices, every word timed twice over, stay below a third of it.
  mostAnswerBytes: 64 * 1_048_576,
}

export interface Upload {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: number
  write(): AsyncIterable<Uint8Array>
  /** For all of it: sending, waiting and reading the answer. */
  readonly timeoutMs: number
}

export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}

/** The vendor did not answer in time: asking again at once would only wait as long again. */
export class SlowVendor extends EngineError {}

/**
 * Sends sound and reads the answer. With `node:http` rather than `fetch`, which gives up on whoever needs more than
 * five minutes for a long recording and can only be told otherwise with a dependency.
 */
export async function sendAudio(upload: Upload, signal: AbortSignal): Promise<Answer> {
  const first = await send(upload, signal)
  // A connection kept open from the last request may be closed just as it is used again.
  const answer = first === 'stale' ? await send(upload, signal) : first
  if (answer === 'stale') throw unreachable(service, 'ECONNRESET')
  return answer
}

async function send(upload: Upload, signal: AbortSignal): Promise<Answer | 'stale'> {
  signal.throwIfAborted()
  const request = openRequest(upload)
  return new Promise((resolve, reject) => {
    const body = Readable.from(upload.write())
    let answered = false
    const end = (settle: () => void) => {
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      body.destroy()
      settle()
    }
    const fail = (error: unknown) => {
      end(() => reject(error))
      request.destroy()
    }
    const onAbort = () => fail(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    const slow = new SlowVendor(
      `The speech service gave no answer within ${Math.round(upload.timeoutMs / 1000)} seconds.`,
      { retryable: true },
    )
    const timers = [setTimeout(() => fail(slow), upload.timeoutMs)]
    request.once('socket', (socket) => {
      if (!socket.connecting) return
      const connecting = setTimeout(() => fail(unreachable(service, 'ETIMEDOUT')), connectMs)
      timers.push(connecting)
      socket.once((socket as TLSSocket).encrypted ? 'secureConnect' : 'connect', () =>
        clearTimeout(connecting),
      )
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever answers before it has heard all may hang up on the rest.
      if (answered) return
      if (request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
        end(() => resolve('stale'))
      else fail(unreachable(service, error.code))
    })
    request.once('response', (response) => {
      answered = true
      if (!request.writableEnded) {
        body.unpipe(request)
        body.destroy()
      }
      readAnswer(response, service).then((text) => {
        end(() => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
        if (!request.writableEnded) request.destroy()
      }, fail)
    })
    body.on('error', (error) => {
      if (!answered) fail(error)
    })
    body.pipe(request)
  })
}

function openRequest({ url, headers, bytes }: Upload): http.ClientRequest {
  const { request } = url.protocol === 'https:' ? https : http
  try {
    return request(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers, 'content-length': bytes },
    })
  } catch {
    // Of all that is sent, only the key and the address come as somebody wrote them.
    throw new EngineError(
      'The speech service cannot be used: SPEECH_API_KEY or SPEECH_URL contains a character that is not allowed.',
      { retryable: false },
    )
  }
}
