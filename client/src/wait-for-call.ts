import type { Call, CallStatus } from './call.ts'
import { CallmarkError } from './callmark-error.ts'
import { pause } from './retry.ts'
import type { RequestOptions } from './send-request.ts'
import { finalStatuses } from './vocabulary.ts'

export interface WaitOptions {
  readonly signal?: AbortSignal | undefined
  /** How long to wait altogether; an hour if nothing is said, Infinity for ever. */
  readonly timeoutMs?: number | undefined
  /** Time between two looks. If nothing is said, a tenth of the time waited so far, at most five seconds. */
  readonly pollMs?: number | undefined
  /** Throw CallFailedError for a call that ends in failure, instead of returning its record. */
  readonly throwOnFailure?: boolean | undefined
  /** Hears of the status at the first look and at every change. */
  readonly onStatus?: ((status: CallStatus, call: Call) => void) | undefined
}

export function isFinal(status: CallStatus): boolean {
  return (finalStatuses as readonly CallStatus[]).includes(status)
}

/** A call was processed and came to no result; `call` is its record. */
export class CallFailedError extends CallmarkError {
  readonly call: Call
  constructor(call: Call) {
    super(call.error_message ?? `The call ended in ${call.status}.`)
    this.call = call
  }
  static {
    CallFailedError.prototype.name = 'CallFailedError'
  }
}

const shortestPollMs = 200
const longestPollMs = 5_000

/** Looks again and again until the call has come to its end, and returns its record, failed or not. */
export async function waitForCall(
  getCall: (options: RequestOptions) => Promise<Call>,
  { signal, timeoutMs = 3_600_000, pollMs, throwOnFailure, onStatus }: WaitOptions,
): Promise<Call> {
  const startedMs = Date.now()
  let seen: CallStatus | undefined
  for (;;) {
    const call = await getCall({ signal })
    if (call.status !== seen) onStatus?.(call.status, call)
    seen = call.status
    if (isFinal(call.status)) {
      if (throwOnFailure && call.status !== 'PROCESS_COMPLETED') throw new CallFailedError(call)
      return call
    }
    if (!call.enabled) throw new CallmarkError('The call was erased before it was analysed.')
    const waitedMs = Date.now() - startedMs
    if (waitedMs >= timeoutMs) {
      throw new CallmarkError(
        `The call is still ${call.status} after ${Math.round(waitedMs / 1000)} seconds.`,
      )
    }
    const nextMs = pollMs ?? Math.min(longestPollMs, Math.max(shortestPollMs, waitedMs / 10))
    await pause(Math.min(nextMs, timeoutMs - waitedMs), signal)
  }
}
