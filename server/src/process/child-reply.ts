/** A reply as a child sends it. */
export type ChildReply = { readonly ok: true; readonly value: unknown } | FailedReply

interface FailedReply {
  readonly ok: false
  readonly message: string
  readonly retryable: boolean
  readonly retryAfterMs?: number
  /** Of an error that nobody foresaw: its kind, and where in the code it came up. */
  readonly fault?: string
}

const longestMessage = 2_000
const longestFault = 400

/** Whether this is one. A child that was taken over by what it reads may send anything. */
export function isReply(reply: unknown): reply is ChildReply {
  if (typeof reply !== 'object' || reply === null) return false
  const { ok, message, retryable, retryAfterMs, fault } = reply as Record<string, unknown>
  if (ok === true) return true
  const mayWait = retryAfterMs === undefined || (Number.isFinite(retryAfterMs) && Number(retryAfterMs) >= 0)
  return (
    ok === false &&
    typeof message === 'string' &&
    message.length <= longestMessage &&
    typeof retryable === 'boolean' &&
    mayWait &&
    (fault === undefined || typeof fault === 'string')
  )
}

/** Says on the standard error what a child failed at, as one line whatever it sent. */
export function tellFault({ fault }: FailedReply): void {
  if (fault === undefined) return
  const plain = fault.slice(0, longestFault).replaceAll(/[^\x20-\x7e]/g, '?')
  process.stderr.write(`engine task failed: ${plain}\n`)
}
