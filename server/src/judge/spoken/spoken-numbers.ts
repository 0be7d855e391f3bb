import { smallNumbers, tens as tenWords } from '../../domain/language/counting-words.ts'
/** A number as it was said, with where it stands in the text. */
export interface SpokenNumber {
  readonly value: number
  /** Figures one after another, as in a telephone number: a name rather than an amount. */
  readonly digits: string | null
  readonly unit: 'money' | 'percent' | null
  readonly start: number
  readonly end: number
}

const small: ReadonlyMap<string, number> = new Map(smallNumbers.map((word, value) => [word, value]))
const tens: ReadonlyMap<string, number> = new Map(tenWords.map((word, index) => [word, 20 + 10 * index]))
const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
const money = /^(dollars?|bucks?|euros?|pounds?|usd|eur|gbp)$/
const tokenPattern = /\bper cent\b|[$€£]?\d+(?:,\d{3})*(?:\.\d+)?%?|[\p{L}]+(?:['’][\p{L}]+)?/gu

interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Numbers in figures and in words: "a hundred and thirty four dollars" is 134. */
export function findSpokenNumbers(text: string): SpokenNumber[] {
  const tokens = [...text.matchAll(tokenPattern)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const numbers: SpokenNumber[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readFigures(tokens, at) ?? readDigits(tokens, at) ?? readWordsOfNumber(tokens, at)
    if (!read) {
      at += 1
      continue
    }
    const next = tokens[read.next]?.text ?? ''
    const first = tokens[at]!
    const unit =
      /^[$€£]/.test(first.text) || money.test(next)
        ? 'money'
        : /%$/.test(first.text) || isPercent(next)
          ? 'percent'
          : null
    const cents = unit === 'money' && money.test(next) ? readCents(tokens, read.next + 1) : undefined
    const last = cents
      ? cents.next - 1
      : unit !== null && (money.test(next) || isPercent(next))
        ? read.next
        : read.next - 1
    numbers.push({
      value: read.value + (cents?.value ?? 0),
      digits: read.digits,
      unit,
      start: first.start,
      end: tokens[last]!.end,
    })
    at = last + 1
  }
  return numbers
}

interface Read {
  readonly value: number
  readonly digits: string | null
  readonly next: number
}

function readFigures(tokens: readonly Token[], at: number): Read | undefined {
  const token = tokens[at]!.text
  if (!/\d/.test(token)) return undefined
  const bare = token.replace(/[$€£,%]/g, '')
  return {
    value: Number(bare),
    digits: /^\d{4,}$/.test(bare) && !/[$€£%,]/.test(token) ? bare : null,
    next: at + 1,
  }
}

/** Three or more single figures in a row are a number's name: "seven one five". */
function readDigits(tokens: readonly Token[], at: number): Read | undefined {
  let digits = ''
  let next = at
  for (; next < tokens.length; next += 1) {
    const word = tokens[next]!.text
    const value = word === 'oh' || word === 'o' ? (digits === '' ? undefined : 0) : small.get(word)
    if (value === undefined || value > 9) break
    digits += String(value)
  }
  // "one hundred": the figure belongs to the words after it.
  if (digits.length < 3 || scales.get(tokens[next]?.text ?? '') !== undefined) return undefined
  return { value: Number(digits), digits, next }
}

function readWordsOfNumber(tokens: readonly Token[], at: number): Read | undefined {
  let total = 0
  let current = 0
  let next = at
  let lastKind: 'small' | 'tens' | 'scale' | 'none' = 'none'
  if (tokens[at]!.text === 'a' && scales.get(tokens[at + 1]?.text ?? '') !== undefined) {
    current = 1
    next = at + 1
  }
  for (; next < tokens.length; next += 1) {
    const word = tokens[next]!.text
    if (
      small.get(word) !== undefined &&
      (lastKind === 'none' || lastKind === 'scale' || (lastKind === 'tens' && small.get(word)! < 10))
    ) {
      current += small.get(word)!
      lastKind = 'small'
    } else if (tens.get(word) !== undefined && (lastKind === 'none' || lastKind === 'scale')) {
      current += tens.get(word)!
      lastKind = 'tens'
    } else if (tens.get(word) !== undefined && lastKind === 'small' && current < 10 && total === 0) {
      // "one thirty four" is how people say 134.
      current = current * 100 + tens.get(word)!
      lastKind = 'tens'
    } else if (scales.get(word) !== undefined && (lastKind !== 'none' || current > 0)) {
      const scale = scales.get(word)!
      if (scale === 100) current = Math.max(1, current) * 100
      else {
        total += Math.max(1, current) * scale
        current = 0
      }
      lastKind = 'scale'
    } else if (word === 'and' && lastKind === 'scale' && isNumberWord(tokens[next + 1]?.text)) {
    } else break
  }
  if (lastKind === 'none') return undefined
  const point = tokens[next]?.text === 'point' ? readFraction(tokens, next + 1) : undefined
  return { value: total + current + (point?.value ?? 0), digits: null, next: point?.next ?? next }
}

function readFraction(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  let digits = ''
  let next = at
  for (; next < tokens.length && (small.get(tokens[next]!.text) ?? 10) < 10; next += 1)
    digits += small.get(tokens[next]!.text)
  return digits === '' ? undefined : { value: Number(`0.${digits}`), next }
}

function readCents(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const start = tokens[at]?.text === 'and' ? at + 1 : at
  const read = tokens[start] ? (readFigures(tokens, start) ?? readWordsOfNumber(tokens, start)) : undefined
  if (!read || !/^(cents?|pence|penny|p)$/.test(tokens[read.next]?.text ?? '')) return undefined
  return { value: read.value / 100, next: read.next + 1 }
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (small.get(word) !== undefined || tens.get(word) !== undefined)
}

function isPercent(word: string): boolean {
  return word === 'percent' || word === 'per cent' || word === '%'
}
