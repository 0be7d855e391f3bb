import type { Observation } from '../../domain/sentences/observations.ts'
import { markers } from '../../redact/redact-turns.ts'

/** Something a coach can act on. The weightiest come first. */
export interface Insight {
  readonly observation: Observation
  readonly weight: number
  /** Something to repeat rather than to change. */
  readonly praise?: true
}

const longestQuote = 120

const takenOut = new Set(Object.values(markers))

/** Verbatim but for noise marks and the closing stop; what was taken out of the transcript is shown to be missing. */
export function quoteShort(text: string): string {
  const words = text
    .slice(0, 10 * longestQuote)
    .replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, (mark) => (takenOut.has(mark) ? '…' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;]+$/, '')
  if (words.length <= longestQuote) return words
  const cut = words.slice(0, longestQuote)
  return `${cut.replace(/\s\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')} …`
}
