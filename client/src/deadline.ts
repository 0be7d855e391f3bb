export interface Deadline {
  /** Aborted when the time is up or the caller's own signal is. */
  readonly signal: AbortSignal
  readonly expired: boolean
  /** Starts the time anew: something has moved. */
  extend(): void
  /** Lifts the limit; the caller's signal goes on counting. */
  lift(): void
  clear(): void
}

/** A time limit for one attempt, joined with the caller's signal. Infinity: no limit. */
export function startDeadline(timeoutMs: number, given: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const onAbort = () => controller.abort(given?.reason)
  if (given?.aborted) onAbort()
  else given?.addEventListener('abort', onAbort, { once: true })
  let expired = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const extend = () => {
    clearTimeout(timer)
    // Longer than a timer can be set is as good as no limit.
    if (over || timeoutMs > 2_147_483_647) return
    timer = setTimeout(() => {
      expired = true
      controller.abort()
    }, timeoutMs)
  }
  const lift = () => {
    over = true
    clearTimeout(timer)
  }
  extend()
  return {
    signal: controller.signal,
    get expired() {
      return expired
    },
    extend,
    lift,
    clear() {
      lift()
      given?.removeEventListener('abort', onAbort)
    },
  }
}
