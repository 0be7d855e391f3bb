import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { WeighedSentence } from './follow-summary-wish.ts'
import { isNumber } from './keep-secret.ts'
import { quote, type Saying } from './sayings.ts'
import { capitalise } from './tidy-speech.ts'

const mostQuotes = 3
const fewestWords = 3

/** A call that cannot be told: nobody knows who spoke, or in what language. Only quotes, and why. */
export function quoteUnsorted(sayings: readonly Saying[], apart: boolean): WeighedSentence[] {
  const worth = sayings.filter(
    ({ text, weight }) => text !== '' && weight >= fewestWords && (apart || !tellsOfSomebody(text)),
  )
  const first = worth.find(({ asks, party }) => !asks && party !== 'agent') ?? worth[0]
  const others = worth
    .filter((saying) => saying !== first && !saying.asks)
    .sort((a, b) => Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)) || b.weight - a.weight)
    .slice(0, mostQuotes)
    .sort((a, b) => a.line - b.line)
  const who = (saying: Saying) => (apart ? capitalise(saying.who) : 'Somebody')
  return [
    {
      text: apart
        ? 'The call is not in English, so it is only quoted here.'
        : 'The parties could not be told apart, so the call is only quoted here.',
      weight: 10,
    },
    ...(first ? [{ text: `${who(first)} said: ${quote(first.text)}.`, weight: 9 }] : []),
    ...others.map((saying, index) => ({
      text: `${who(saying)} said: ${quote(saying.text)}.`,
      weight: 8 - index / 10,
    })),
  ]
}

const mostNumbers = 3

/** A name, or a number read out: whose it is, nobody can tell. */
function tellsOfSomebody(text: string): boolean {
  return /\bname\b/i.test(text) || plainWords(text).split(' ').filter(isNumber).length > mostNumbers
}
