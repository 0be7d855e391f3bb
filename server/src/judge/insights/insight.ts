import { markers } from '../../redact/redact-turns.ts'
import { quoteTurn } from '../evidence/quote-turn.ts'
import type { Utterance } from '../utterances.ts'

/** Something a coach can act on. The weightiest come first. */
export interface Insight {
  readonly text: string
  readonly weight: number
  /** Something to repeat rather than to change. */
  readonly praise?: true
}

const longestQuote = 120

/** mm:ss, or h:mm:ss past the first hour. */
export function writeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'))
  return whole >= 3600 ? `${Math.floor(whole / 3600)}:${parts.join(':')}` : parts.join(':')
}

export function momentOf({ turn, start, end }: Utterance): string {
  return writeClock(quoteTurn(turn, start, end).startSeconds)
}

const takenOut = new Set(Object.values(markers))

/** Verbatim but for noise marks and the closing stop; what was taken out of the transcript is shown to be missing. */
export function quoteShort(text: string): string {
  const words = text
    .slice(0, 10 * longestQuote)
    .replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>/g, (mark) => (takenOut.has(mark) ? '…' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;]+$/, '')
  if (words.length <= longestQuote) return `“${words}”`
  const cut = words.slice(0, longestQuote)
  return `“${cut.replace(/\s\S*$/, '').replace(/[\uD800-\uDBFF]$/, '')} …”`
}
