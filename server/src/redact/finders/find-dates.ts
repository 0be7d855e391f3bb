import { months } from '../../domain/language/counting-words.ts'
import { findMatches } from '../find-matches.ts'
import type { Conversation, ReadTurn } from '../read-conversation.ts'

/** A date in a turn's text. */
export interface SpokenDate {
  readonly turn: number
  readonly start: number
  readonly end: number
  /** Month and year only, as on a card. */
  readonly short: boolean
}

const monthNames = `${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec`
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|twentieth|thirtieth|(?:twenty|thirty)[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))'
const small =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:oh |o )?(?:zero|one|two|three|four|five|six|seven|eight|nine))'
const day = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${ordinal}|${small})`
const year = `(?:'?\\d{4}|'?\\d{2}|(?:nineteen|twenty|two thousand)(?: and)?(?:[ -](?:hundred(?: and)?[ -])?(?:oh |o )?${small})?|${small})`
const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const gap = '(?:,? (?:of |in )?|,)'

const patterns: readonly (readonly [RegExp, boolean])[] = [
  [/(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?![\d/-])/g, false],
  [/(?<![\d/.-])\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(?![\d/-])/g, false],
  [new RegExp(`\\b(?:${monthNames})\\b\\.?${gap}${day}(?:${gap}${year})?\\b`, 'gi'), false],
  [new RegExp(`\\b${day}(?: day)? (?:of )?(?:${monthNames})\\b(?:${gap}${year})?\\b`, 'gi'), false],
  [new RegExp(`\\b(?:${monthNames})\\b\\.?${gap}${year}\\b`, 'gi'), true],
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:\\d{1,2}|\\p{L}+(?: y \\p{L}+)?) de (?:${spanishMonths})(?:,? del? (?:\\d{2,4}|mil \\p{L}+(?: \\p{L}+){0,3}|dos mil(?: \\p{L}+)?))?(?![\\p{L}\\d])`,
      'giu',
    ),
    false,
  ],
  [new RegExp(`\\b(?:${spanishMonths}) del? (?:20)?\\d{2}\\b`, 'gi'), true],
  [/(?<![\d/.-])(?:0?[1-9]|1[0-2]) ?\/ ?(?:20)?\d{2}(?![\d/-])/g, true],
]

/** Spares most turns the patterns above. */
const mayHoldDate = new RegExp(`\\d ?[/.-] ?\\d|\\b(?:${monthNames}|${spanishMonths})\\b`, 'i')

export function findDates({ turns }: Conversation): SpokenDate[] {
  return turns.flatMap((read, turn) => findInTurn(read, turn))
}

/** Of dates that overlap, the one that begins first, and of those the longest. */
function findInTurn({ text }: ReadTurn, turn: number): SpokenDate[] {
  if (!mayHoldDate.test(text)) return []
  const found = patterns
    .flatMap(([pattern, short]) => findMatches(pattern, text).map((match) => ({ ...match, turn, short })))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const apart: SpokenDate[] = []
  for (const date of found) if (date.start >= (apart.at(-1)?.end ?? 0)) apart.push(date)
  return apart
}
