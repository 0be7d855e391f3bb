import type { Call } from '@callmark/client'

/** Whether the machine's answers are kept from the reader until they have given theirs. */
export function isBlind(call: Call): boolean {
  return call.blind === true
}
