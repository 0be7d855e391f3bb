import type { Filters } from './list-request.ts'

let last: { readonly list: string; readonly callId: string } | undefined

/** Remembers which call of a list was looked at last, until another is, so that the way back leads to its row. */
export function rememberCall(filters: Filters, callId: string): void {
  last = { list: JSON.stringify(filters), callId }
}

/** Undefined: none of this list. */
export function lastCallOf(list: string): string | undefined {
  return last?.list === list ? last.callId : undefined
}
