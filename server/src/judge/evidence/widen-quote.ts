import type { SpokenWords } from '../../domain/language/spoken-words.ts'
import { isNumberWord, isPlainNegation, negates, opensClause } from './telling-words.ts'

/** What a quote may be widened in: its turn, read. `clauses` are the places of `text` where a clause begins. */
export interface QuotedText {
  readonly text: string
  readonly words: SpokenWords
  readonly clauses: ReadonlySet<number>
}

interface Span {
  readonly start: number
  readonly end: number
}

/** How far off a negation still belongs to the same breath, in words or in characters of a script without spaces. */
const reach = 3
/** In words, or in such characters. */
const longestNumber = 20
const joiningWords = /^(?:and|y|et|und)$/
const numeral = /[\p{N}〇零一二两兩三四五六七八九十百千万萬亿億点點]/u
const deniedBefore = /[没沒不无無未别非][^ ]{0,2}$/u
const deniedBehind = /^[^ ]{0,2}[没沒不无無未别非]|^\p{Script=Hiragana}{0,5}?(?:ません|ない|なかった)/u

/**
 * The same quote with what must not be cut off it: the rest of a number it begins or ends in, and a negation next to it
 * in the same breath. `span` counts in the plain words of the turn.
 */
export function widenQuote(quoted: QuotedText, span: Span): Span {
  let widened = span
  for (let round = 0; round < reach; round++) {
    const start = beforeNegation(quoted, beforeNumber(quoted, widened.start))
    const end = behindNegation(quoted, behindNumber(quoted, widened.end))
    if (start === widened.start && end === widened.end) break
    widened = { start, end }
  }
  return widened
}

/** The word that ends at this place, or begins at it. */
function wordBefore(plain: string, end: number): Span {
  return { start: plain.lastIndexOf(' ', end - 1) + 1, end }
}

function wordBehind(plain: string, start: number): Span {
  const end = plain.indexOf(' ', start)
  return { start, end: end < 0 ? plain.length : end }
}

function beforeNumber({ text, words }: QuotedText, start: number): number {
  const { plain } = words
  let from = start
  const first = Math.max(0, start - longestNumber)
  while (from > first && numeral.test(plain[from]!) && numeral.test(plain[from - 1]!)) from--
  for (let step = 0; step < longestNumber && plain[from - 1] === ' '; step++) {
    const own = wordBehind(plain, from)
    if (!isNumberWord(plain.slice(own.start, own.end))) break
    const before = wordBefore(plain, from - 1)
    const joined = joiningWords.test(plain.slice(before.start, before.end)) && before.start > 0
    const number = joined ? wordBefore(plain, before.start - 1) : before
    if (!isNumberWord(plain.slice(number.start, number.end)) || !isOneNumber(text, words, number, own)) break
    from = number.start
  }
  return from
}

function behindNumber({ text, words }: QuotedText, end: number): number {
  const { plain } = words
  let to = end
  const last = Math.min(plain.length, end + longestNumber)
  while (to < last && numeral.test(plain[to - 1]!) && numeral.test(plain[to]!)) to++
  for (let step = 0; step < longestNumber && plain[to] === ' '; step++) {
    const own = wordBefore(plain, to)
    if (!isNumberWord(plain.slice(own.start, own.end))) break
    const behind = wordBehind(plain, to + 1)
    const joined = joiningWords.test(plain.slice(behind.start, behind.end)) && behind.end < plain.length
    const number = joined ? wordBehind(plain, behind.end + 1) : behind
    if (!isNumberWord(plain.slice(number.start, number.end)) || !isOneNumber(text, words, own, number)) break
    to = number.end
  }
  return to
}

/** Nothing but blanks, a hyphen or the mark inside a figure stands between them: "1,500", "twenty-five". */
function isOneNumber(text: string, words: SpokenWords, one: Span, other: Span): boolean {
  const between = textBetween(text, words, one.end, other.start)
  if (/^(?:\s+(?:\p{L}{1,3}\s+)?|\s?[-‐–]\s?)$/u.test(between)) return true
  return /^[.,:/'’]$/u.test(between) && /\p{N}/u.test(words.plain[one.end - 1]! + words.plain[other.start]!)
}

/** The marks and blanks of the original between two places of its plain words. */
function textBetween(text: string, { origins }: SpokenWords, end: number, start: number): string {
  return text.slice(origins[end - 1]! + 1, origins[start]!)
}

function beforeNegation(quoted: QuotedText, start: number): number {
  const { plain } = quoted.words
  const denied = deniedBefore.exec(plain.slice(Math.max(0, start - reach), start))
  if (denied) return start - denied[0].length
  if (start > 0 && plain[start - 1] !== ' ') return start
  let next = wordBehind(plain, start)
  for (let distance = 1; distance <= reach && next.start > 0; distance++) {
    const word = wordBefore(plain, next.start - 1)
    if (isParted(quoted, word.end, next.start)) return start
    const said = plain.slice(word.start, word.end)
    const counts = distance === 1 || isPlainNegation(said)
    if (counts && negates(said, plain.slice(next.start, next.end))) return word.start
    if (opensClause(said)) return start
    next = word
  }
  return start
}

function behindNegation(quoted: QuotedText, end: number): number {
  const { plain } = quoted.words
  const denied = deniedBehind.exec(plain.slice(end, end + 3 * reach))
  if (denied) return end + denied[0].length
  if (end < plain.length && plain[end] !== ' ') return end
  let before = wordBefore(plain, end)
  for (let distance = 1; distance <= reach && before.end < plain.length; distance++) {
    const word = wordBehind(plain, before.end + 1)
    if (isParted(quoted, before.end, word.start)) return end
    const said = plain.slice(word.start, word.end)
    if (isPlainNegation(said)) return word.end
    const next = wordBehind(plain, Math.min(plain.length, word.end + 1))
    const goesOn = next.start < plain.length && !isParted(quoted, word.end, next.start)
    if (distance === 1 && goesOn && negates(said, plain.slice(next.start, next.end))) return word.end
    if (opensClause(said)) return end
    before = word
  }
  return end
}

/** Whether a mark or the end of a clause stands between two neighbouring words. */
function isParted({ text, words, clauses }: QuotedText, end: number, start: number): boolean {
  return clauses.has(words.origins[start]!) || /[^\s'’"-]/u.test(textBetween(text, words, end, start))
}
