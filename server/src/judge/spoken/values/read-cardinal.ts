import { smallNumbers, tens as tenWords } from '../../../domain/language/counting-words.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'

/** A number read as a dictionary would: "two thousand three hundred", "eighteen hundred and sixty", "1.5 million". */
export interface Cardinal {
  readonly value: number
  /** Its figures as they would be put beside others: "oh" is `0`, "fifty-seven" is `57`. */
  readonly digits: string
  /** A number below a hundred or a row of figures, without hundred, thousand or a fraction. */
  readonly plain: boolean
  readonly next: number
}

const small: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, value) => [word, value] as const),
  ['nought', 0],
  ['naught', 0],
])
const tens: ReadonlyMap<string, number> = new Map([
  ...tenWords.map((word, index) => [word, 20 + 10 * index] as const),
  ['fourty', 40],
])
const scales: ReadonlyMap<string, number> = new Map([
  ['thousand', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['lakh', 100_000],
  ['lakhs', 100_000],
  ['lac', 100_000],
  ['million', 1_000_000],
  ['crore', 10_000_000],
  ['crores', 10_000_000],
  ['billion', 1_000_000_000],
])
const counted: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['dozen', 12],
])

const openers = new Set([...small.keys(), ...tens.keys(), 'a', 'an', 'half', 'hundred', 'point'])

/** Whether a number may begin with this word, as far as it is not written in figures. */
export function opensCardinal(word: string): boolean {
  return openers.has(word)
}

/** "Forty-two", "nine", "12": below a hundred, in words or figures. */
export function readBelowHundred(tokens: readonly Token[], at: number): Cardinal | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (token.figures !== '')
    return /^\d{1,2}$/.test(token.text) ? plainOf(Number(token.text), token.text, at + 1) : undefined
  const ten = tens.get(token.low)
  if (ten !== undefined) {
    const unit = isNear(tokens, at + 1) ? (small.get(wordAt(tokens, at + 1)) ?? 0) : 0
    return unit > 0 && unit < 10
      ? plainOf(ten + unit, String(ten + unit), at + 2)
      : plainOf(ten, String(ten), at + 1)
  }
  const value = small.get(token.low)
  return value === undefined ? undefined : plainOf(value, String(value), at + 1)
}

/** The figure that one word stands for: "four", "oh", "7". */
export function readFigure(tokens: readonly Token[], at: number): string | undefined {
  const word = wordAt(tokens, at)
  if (/^\d$/.test(word)) return word
  if (word === 'oh' || word === 'o') return '0'
  const value = small.get(word)
  return value !== undefined && value < 10 ? String(value) : undefined
}

export function readCardinal(tokens: readonly Token[], at: number): Cardinal | undefined {
  const first = tokens[at]
  // Most words open no number, and every word of a call is asked.
  if (!first || (first.figures === '' && !opensCardinal(first.low))) return undefined
  let total = 0
  let lastScale = Number.POSITIVE_INFINITY
  let end = at
  for (let from = at; ; ) {
    const part = readPart(tokens, from, lastScale)
    if (!part) break
    const scale = isNear(tokens, part.next) ? scales.get(wordAt(tokens, part.next)) : undefined
    if (scale === undefined || scale >= lastScale) {
      if (end === at) return part
      if (part.value < lastScale) {
        total += part.value
        end = part.next
      }
      break
    }
    total += part.value * scale
    lastScale = scale
    end = part.next + 1
    from = afterScale(tokens, end)
    if (from < 0) break
  }
  return end === at ? undefined : { value: round(total), digits: '', plain: false, next: end }
}

/** Where the number goes on after "thousand"; a comma may stand there, or "and". */
function afterScale(tokens: readonly Token[], at: number): number {
  if (!isNear(tokens, at) && tokens[at]?.gap !== ',') return -1
  if (wordAt(tokens, at) === 'and') return isNear(tokens, at + 1) ? at + 1 : -1
  return at
}

/** What stands before a thousand, or after it. */
function readPart(tokens: readonly Token[], at: number, lastScale: number): Cardinal | undefined {
  const base = readBase(tokens, at)
  if (!base) return undefined
  const times =
    isNear(tokens, base.next) || base.next === at ? counted.get(wordAt(tokens, base.next)) : undefined
  if (times !== undefined) {
    const next = base.next + 1
    const from = wordAt(tokens, next) === 'and' && isNear(tokens, next) ? next + 1 : next
    const rest = times === 100 && isNear(tokens, from) ? readBelowHundred(tokens, from) : undefined
    const more = rest && isShort(rest, tokens[from]!) ? rest : undefined
    return {
      value: round(base.value * times + (more?.value ?? 0)),
      digits: '',
      plain: false,
      next: more?.next ?? next,
    }
  }
  // "Four thousand two fifty" is 4250.
  if (lastScale < Number.POSITIVE_INFINITY && base.plain && base.value > 0 && base.value < 10) {
    const rest = isNear(tokens, base.next) ? readBelowHundred(tokens, base.next) : undefined
    if (rest && rest.value >= 10)
      return { value: base.value * 100 + rest.value, digits: '', plain: false, next: rest.next }
  }
  return base.next === at ? undefined : base
}

/** After "hundred" only what is written in words or two figures goes on. */
function isShort(rest: Cardinal, token: Token): boolean {
  return rest.value > 0 && (token.figures === '' || token.text.length === 2)
}

function readBase(tokens: readonly Token[], at: number): Cardinal | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const half = phraseAt(tokens, at, 'half a') || phraseAt(tokens, at, 'half')
  if (half > 0 && isScale(tokens, at + half)) return { value: 0.5, digits: '', plain: false, next: at + half }
  if ((token.low === 'a' || token.low === 'an') && isScale(tokens, at + 1)) return plainOf(1, '1', at + 1)
  // "Hundred and eighteen pounds": the one is left out.
  if (token.low === 'hundred') return plainOf(1, '1', at)
  if (token.figures !== '') {
    const plain = /^\d+$/.test(token.text)
    const whole = { value: Number(token.figures), digits: token.figures, plain, next: at + 1 }
    return plain ? readFraction(tokens, whole) : whole
  }
  if (token.low === 'point' && isNear(tokens, at + 1))
    return readFraction(tokens, { value: 0, digits: '', plain: false, next: at })
  const words = readBelowHundred(tokens, at)
  return words && readFraction(tokens, words)
}

function isScale(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  return isNear(tokens, at) && word !== 'k' && (scales.has(word) || counted.has(word))
}

/** "Forty-four point one", "two and a half". */
function readFraction(tokens: readonly Token[], whole: Cardinal): Cardinal | undefined {
  const { next } = whole
  const half =
    phraseAt(tokens, next, 'and a half') > 0 ? 0.5 : phraseAt(tokens, next, 'and a quarter') > 0 ? 0.25 : 0
  if (half > 0) return { value: whole.value + half, digits: '', plain: false, next: next + 3 }
  let digits = ''
  let end = next + 1
  if (wordAt(tokens, next) === 'point') {
    for (; isNear(tokens, end); end += 1) {
      const figure = readFigure(tokens, end)
      const more = figure ?? (digits === '' ? readBelowHundred(tokens, end) : undefined)?.digits
      if (more === undefined || digits.length > 8) break
      digits += more
      if (figure === undefined) {
        end = readBelowHundred(tokens, end)!.next
        break
      }
    }
  }
  if (digits === '') return whole.digits === '' ? undefined : whole
  return { value: round(whole.value + Number(`0.${digits}`)), digits: '', plain: false, next: end }
}

function plainOf(value: number, digits: string, next: number): Cardinal {
  return { value, digits, plain: true, next }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
