/** A reply as a child sends it. */
export type ChildReply =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false
      readonly message: string
      readonly retryable: boolean
      readonly retryAfterMs?: number
    }

const longestMessage = 2_000

/** Whether this is one. A child that was taken over by what it reads may send anything. */
export function isReply(reply: unknown): reply is ChildReply {
  if (typeof reply !== 'object' || reply === null) return false
  const { ok, message, retryable, retryAfterMs } = reply as Record<string, unknown>
  if (ok === true) return true
  const mayWait = retryAfterMs === undefined || (Number.isFinite(retryAfterMs) && Number(retryAfterMs) >= 0)
  return (
    ok === false &&
    typeof message === 'string' &&
    message.length <= longestMessage &&
    typeof retryable === 'boolean' &&
    mayWait
  )
}
