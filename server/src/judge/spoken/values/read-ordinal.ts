import { ordinals, tens as tenWords } from '../../../domain/language/counting-words.ts'
import { isNear, type Token, wordAt } from './split-tokens.ts'

const tens: ReadonlyMap<string, number> = new Map(tenWords.map((word, index) => [word, 20 + 10 * index]))
const places: ReadonlyMap<string, number> = new Map([
  ...ordinals.map((word, index) => [word, index + 1] as const),
  ['thirtieth', 30],
  ['fortieth', 40],
  ['fiftieth', 50],
])

/** Whether an ordinal may begin with this word, as far as it is not written in figures. */
export function opensOrdinal(word: string): boolean {
  return places.has(word) || tens.has(word) || (word.endsWith("'s") && places.has(lessOwner(word)))
}

/** "Ninth", "twenty-third", "3rd". */
export function readOrdinal(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  // "The sixteenth's gone."
  const word = lessOwner(token.low)
  if (token.figures !== '') {
    if (!/^\d{1,3}$/.test(token.text)) return undefined
    const after = tokens[at + 1]
    const joined = after?.start === token.end && /^(?:st|nd|rd|th)(?:'s)?$/.test(after.low)
    return joined ? { value: Number(token.text), next: at + 2 } : undefined
  }
  const place = places.get(word)
  if (place !== undefined) return { value: place, next: at + 1 }
  const ten = tens.get(word)
  if (ten === undefined || !isNear(tokens, at + 1)) return undefined
  const unit = places.get(lessOwner(wordAt(tokens, at + 1)))
  return unit === undefined || unit > 9 ? undefined : { value: ten + unit, next: at + 2 }
}

function lessOwner(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word
}
