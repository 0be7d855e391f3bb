import { plainWords } from '../../../domain/language/spoken-words.ts'
import type { AnswerQuote, AnswerSentence, AskedPassage } from '../../asked-question.ts'
import { joinTurns, locateQuote } from '../../evidence/locate-quote.ts'
import { findInvented, readKnown } from '../find-invented.ts'
import { isObject, type ReadJson } from '../model/read-json.ts'
import { neutraliseText } from '../orders/neutralise-text.ts'
import { toNumber } from '../read-answers.ts'

const mostSentences = 6
const mostQuotes = 3
const longestSentence = 400
const longestQuote = 600
/** A single word stands anywhere. */
const fewestWords = 2

export interface ShownPassage {
  readonly number: number
  readonly theme: string
  readonly passage: AskedPassage
}

export interface CheckedAnswer {
  readonly sentences: readonly AnswerSentence[]
  /** What a second try should mind. */
  readonly faults: readonly string[]
}

/** Believes only sentences with a quote that stands in its passage, whose every number and name is known from there. */
export function checkAnswer(
  reply: ReadJson | undefined,
  shown: readonly ShownPassage[],
  question: string,
): CheckedAnswer {
  const raw = reply?.object.sentences
  if (!Array.isArray(raw)) return { sentences: [], faults: ['it held no JSON object with "sentences"'] }
  const faults = new Set<string>()
  const sentences = raw.slice(0, 2 * mostSentences).flatMap((one): AnswerSentence[] => {
    if (!isObject(one) || typeof one.text !== 'string') return []
    const text = neutraliseText(one.text.slice(0, longestSentence))
    if (text === '') return []
    const quotes = readQuotes(one.quotes, shown)
    if (quotes.length === 0) {
      faults.add('a sentence had no quote that stands in its passage, word for word')
      return []
    }
    const cited = quotes.flatMap(({ passage }) => passage.turns.map((turn) => turn.text))
    if (findInvented(text, readKnown(cited, [question], 'en')).length > 0) {
      faults.add('a sentence had a number or a name that does not stand in the passages it quotes')
      return []
    }
    return [{ text, quotes }]
  })
  return { sentences: sentences.slice(0, mostSentences), faults: [...faults] }
}

function readQuotes(raw: unknown, shown: readonly ShownPassage[]): AnswerQuote[] {
  const quotes = (Array.isArray(raw) ? raw : []).slice(0, mostQuotes).flatMap((one): AnswerQuote[] => {
    if (!isObject(one) || typeof one.quote !== 'string') return []
    const number = toNumber(one.passage)
    const passage = shown.find((candidate) => candidate.number === number)?.passage
    const quote = neutraliseText(one.quote.slice(0, longestQuote))
    const isTelling = plainWords(quote).split(' ').length >= fewestWords
    return passage && isTelling ? locate(quote, passage) : []
  })
  return quotes.filter(
    (one, index) =>
      quotes.findIndex((other) => other.passage === one.passage && other.quote === one.quote) === index,
  )
}

/** Whoever of the passage said it: a model mistakes the speaker more easily than the words. */
function locate(quote: string, passage: AskedPassage): AnswerQuote[] {
  for (const speaker of new Set(passage.turns.map((turn) => turn.speaker))) {
    const mine = passage.turns.filter((turn) => turn.speaker === speaker)
    const { startSeconds, endSeconds } = mine[0]!
    const found = locateQuote({ speaker, startSeconds, endSeconds, quote }, joinTurns(mine))
    if (found.length > 0) return found.map((piece) => ({ ...piece, passage }))
  }
  return []
}
