import {
  quantities,
  repeats,
  scales,
  soundAlike,
  teens,
  tens,
  units,
} from '../domain/language/number-words.ts'
import { isFigures, isPunctuation, type Token } from './read-tokens.ts'

/** One number as it was said: `four`, `double three`, `forty-one`, `4111`. */
export interface Piece {
  readonly digits: string
  /** `forty one` may also be a forty and a one. */
  readonly apart?: string
  /** Its tokens, by their place in the turn; the last is part of it. */
  readonly first: number
  readonly last: number
  /** A lone `one` or `for` may be no number at all. */
  readonly written: boolean
}

const hesitations = new Set('um uh uhm er erm and then okay ok like y luego eh este'.split(' '))

const isNumberWord = (text: string | undefined): boolean =>
  text !== undefined && (units.has(text) || teens.has(text) || tens.has(text) || isFigures(text))

/** The numbers of a turn in order, without amounts, times and dates. */
export function readNumbers(tokens: readonly Token[], isExcluded: (token: Token) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = isExcluded(tokens[at]!) ? undefined : readNumber(tokens, at)
    if (!read) {
      at++
      continue
    }
    if (!isQuantity(tokens, read) && !isCountOfDigits(tokens, read)) pieces.push(read)
    at = read.last + 1
  }
  return pieces
}

function readNumber(tokens: readonly Token[], at: number): Piece | undefined {
  const text = tokens[at]!.text
  if (isFigures(text)) return { digits: text, first: at, last: at, written: true }
  const repeated = repeats.get(text)
  if (repeated) {
    const next = tokens[at + 1]?.text ?? ''
    const digit =
      units.get(next) ?? (next === 'oh' || next === 'o' ? '0' : /^\d$/.test(next) ? next : undefined)
    return digit === undefined
      ? undefined
      : { digits: digit.repeat(repeated), first: at, last: at + 1, written: false }
  }
  const row = readRow(tokens, at)
  if (row) return row
  const small = readBelowHundred(tokens, at)
  if (small) return readScale(tokens, small)
  const alike = soundAlike.get(text)
  if (alike === undefined || !standsAmongNumbers(tokens, at, alike === '0' || alike === '11'))
    return undefined
  return { digits: alike, first: at, last: at, written: false }
}

/** `three sevens`, `four ones`. */
function readRow(tokens: readonly Token[], at: number): Piece | undefined {
  const count = Number(units.get(tokens[at]!.text) ?? 0)
  const plural = tokens[at + 1]?.text ?? ''
  const digit = units.get(plural.replace(/(?<=zero|six)e?s$|s$/, ''))
  if (count < 2 || !plural.endsWith('s') || !digit) return undefined
  return { digits: digit.repeat(count), first: at, last: at + 1, written: false }
}

function readBelowHundred(tokens: readonly Token[], at: number): Piece | undefined {
  const text = tokens[at]?.text ?? ''
  const plain = units.get(text) ?? teens.get(text)
  if (plain) return { digits: plain, first: at, last: at, written: false }
  const ten = tens.get(text)
  if (!ten) return undefined
  const next = /^[-y]$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const unit = units.get(tokens[next]?.text ?? '')
  if (unit && unit !== '0')
    return { digits: ten + unit, apart: `${ten}0${unit}`, first: at, last: next, written: false }
  return { digits: `${ten}0`, first: at, last: at, written: false }
}

/** `forty-one hundred`, `two thousand twenty-five`. */
function readScale(tokens: readonly Token[], small: Piece): Piece {
  const scale = scales.get(tokens[small.last + 1]?.text ?? '')
  if (!scale) return small
  const whole = Number(small.digits) * scale
  const { apart, ...plain } = small
  const scaled = { ...plain, digits: String(whole), last: small.last + 1 }
  const next = tokens[scaled.last + 1]?.text === 'and' ? scaled.last + 2 : scaled.last + 1
  const rest = readBelowHundred(tokens, next)
  if (!rest) return scaled
  const tail = scale === 1000 ? readScale(tokens, rest) : rest
  if (Number(tail.digits) >= scale) return scaled
  return { ...scaled, digits: String(whole + Number(tail.digits)), last: tail.last }
}

/** An `oh` and a Spanish eleven need one number beside them; a `to` or `for` needs one on either side. */
function standsAmongNumbers(tokens: readonly Token[], at: number, oneIsEnough: boolean): boolean {
  const beside = (step: number): boolean => {
    let next = at + step
    while (tokens[next] && (isPunctuation(tokens[next]!.text) || hesitations.has(tokens[next]!.text)))
      next += step
    const text = tokens[next]?.text
    return (
      isNumberWord(text) || (oneIsEnough && (/^(oh|o|once)$/.test(text ?? '') || repeats.has(text ?? '')))
    )
  }
  return oneIsEnough ? beside(-1) || beside(1) : beside(-1) && beside(1)
}

function isQuantity(tokens: readonly Token[], piece: Piece): boolean {
  const next = tokens[piece.last + 1]
  // A long number, or the end of one that came in groups, is nobody's amount: "… 0123 am I right?"
  if (next === undefined || piece.digits.length > 4 || isNumberWord(tokens[piece.first - 1]?.text))
    return false
  return (
    quantities.has(next.text) && !(next.text === 'am' && /^(i|we)$/.test(tokens[piece.last + 2]?.text ?? ''))
  )
}

/** `the last four are …`: four of them, not a four. */
function isCountOfDigits(tokens: readonly Token[], piece: Piece): boolean {
  if (piece.digits.length > 2) return false
  const before = tokens[piece.first - 1]?.text ?? ''
  const after = tokens[piece.last + 1]?.text
  if (
    /^(digits?|numbers?|dígitos|digitos|números|numeros)$/.test(
      after === '-' ? (tokens[piece.last + 2]?.text ?? '') : (after ?? ''),
    )
  )
    return true
  return (
    /^(last|first|next|final|other|middle|últimos|ultimos|primeros)$/.test(before) && !isNumberWord(after)
  )
}
