import { setTimeout as wait } from 'node:timers/promises'
import type { EngineError } from '../../../domain/errors.ts'

/**
 * A service that takes no more requests for now is asked nothing by anybody until the time it named. Only whoever would
 * wait longer than is sensible gives the call back, and with it all that was answered already.
 */
export function createPatience(mostMs: number) {
  let until = 0
  return {
    /** Until the service may be asked again. */
    async pause(signal: AbortSignal): Promise<void> {
      for (let left = until - Date.now(); left > 0; left = until - Date.now())
        await wait(left, undefined, { signal })
    },
    /** Notes when to come back; gives how long this request will have waited by then, or throws where it is too long. */
    postpone(error: EngineError, waitedMs: number): number {
      const waitMs = error.retryAfterMs ?? 0
      if (waitedMs + waitMs > mostMs) throw error
      until = Math.max(until, Date.now() + waitMs)
      return waitedMs + waitMs
    },
  }
}
