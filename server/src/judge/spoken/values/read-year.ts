import { readBelowHundred, readCardinal, readFigure } from './read-cardinal.ts'
import { isNear, type Token, wordAt } from './split-tokens.ts'

export interface SpokenYear {
  readonly year: number
  readonly next: number
}

/** The year that may follow a day: "2026", "twenty twenty-six", "two thousand and four", "fifty-two". */
export function readYears(tokens: readonly Token[], at: number): SpokenYear[] {
  const of = wordAt(tokens, at) === 'of' || wordAt(tokens, at) === 'in' ? 1 : 0
  const from = at + of
  if (!isNear(tokens, from) && !/^[,.]$/.test(tokens[from]?.gap ?? '')) return []
  const whole = readCardinal(tokens, from)
  if (whole && whole.value >= 1900 && whole.value < 2100 && Number.isInteger(whole.value))
    return [{ year: whole.value, next: whole.next }]
  const century = readBelowHundred(tokens, from)
  if (!century || tokens[from]!.gap === '.') return []
  if ((century.value === 19 || century.value === 20) && isNear(tokens, century.next)) {
    const oh = /^(?:oh|o)$/.test(wordAt(tokens, century.next))
    const unit = oh ? readFigure(tokens, century.next + 1) : undefined
    const rest = readBelowHundred(tokens, century.next)
    if (unit) return [{ year: century.value * 100 + Number(unit), next: century.next + 2 }]
    if (rest && rest.value >= 10) return [{ year: century.value * 100 + rest.value, next: rest.next }]
  }
  // One figure is no year.
  if (century.digits.length < 2) return []
  const { value, next } = century
  return value < 40
    ? [{ year: 2000 + value, next }]
    : [
        { year: 1900 + value, next },
        { year: 2000 + value, next },
      ]
}
