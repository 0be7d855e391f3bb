import { type AttemptOutcome, messageIdOf } from '../domain/webhook.ts'
import type { ClaimedDelivery } from '../store/webhooks/claim-deliveries.ts'
import type { AllowList } from './allow-list.ts'
import { readRetryAfter } from './plan-retry.ts'
import { type Posted, postMessage } from './post-message.ts'
import { ReceiverRefusedError, type Resolve, resolveReceiver } from './resolve-receiver.ts'
import { signMessage } from './sign-message.ts'

export interface Sending {
  readonly allowed: AllowList
  /** How long the whole exchange may take, finding the address included. */
  readonly timeoutMs: number
  /** The system's name servers, unless a test asks others. */
  readonly resolve?: Resolve | undefined
}

/** Sends a message once and says how that went. Throws only when `signal` broke it off. */
export async function attemptDelivery(
  delivery: Pick<ClaimedDelivery, 'id' | 'url' | 'payload'>,
  secrets: readonly string[],
  sending: Sending,
  signal: AbortSignal,
): Promise<AttemptOutcome> {
  const at = new Date()
  const startedAt = performance.now()
  const timeout = AbortSignal.timeout(sending.timeoutMs)
  const either = AbortSignal.any([signal, timeout])
  const outcome = (statusCode?: number, reason?: string, retryAfterMs?: number): AttemptOutcome => ({
    at,
    durationMs: Math.round(performance.now() - startedAt),
    statusCode,
    reason,
    retryAfterMs,
  })
  try {
    const url = new URL(delivery.url)
    const addresses = await untilAborted(resolveReceiver(url, sending.allowed, sending.resolve), either)
    const message = { id: messageIdOf(delivery.id), sentAt: at, body: delivery.payload }
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Callmark-Webhooks/1.0',
      ...signMessage(message, secrets),
    }
    const posted = await postMessage(url, addresses, headers, message.body, either)
    return outcome(posted.statusCode, describeAnswer(posted), waitAskedBy(posted))
  } catch (error) {
    if (signal.aborted) throw signal.reason
    const seconds = Math.round(sending.timeoutMs / 1000)
    return outcome(
      undefined,
      timeout.aborted ? `The receiver did not answer within ${seconds} seconds.` : describeFault(error),
    )
  }
}

function waitAskedBy({ statusCode, retryAfter }: Posted): number | undefined {
  return statusCode === 429 || statusCode === 503 ? readRetryAfter(retryAfter) : undefined
}

function describeAnswer({ statusCode }: Posted): string | undefined {
  if (statusCode >= 200 && statusCode < 300) return undefined
  if (statusCode < 200) return `The receiver answered ${statusCode}, which is not a final answer.`
  if (statusCode >= 300 && statusCode < 400)
    return `The receiver answered ${statusCode}. Redirects are not followed: give the webhook the final address.`
  return `The receiver answered ${statusCode}.`
}

/** In words of ours: what a library says may hold addresses, and what a receiver says anything. */
function describeFault(error: unknown): string {
  if (error instanceof ReceiverRefusedError) return error.message
  const code = String((error as NodeJS.ErrnoException)?.code ?? '')
  if (/^(ENOTFOUND|ENODATA|ESERVFAIL|EAI_|ETIMEOUT|EBADNAME|EREFUSED)/.test(code))
    return 'The host name could not be resolved.'
  if (code === 'ECONNREFUSED') return 'The connection was refused.'
  if (/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)/.test(code)) return 'The host could not be reached.'
  if (/^(ECONNRESET|EPIPE)/.test(code)) return 'The connection broke off before an answer came.'
  if (/CERT|SIGNATURE|ERR_TLS|SSL|ISSUER|EPROTO/.test(code))
    return `The connection could not be secured (${code.slice(0, 60)}).`
  if (code.startsWith('HPE_')) return 'The answer of the receiver was not HTTP.'
  return 'The message could not be sent.'
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
