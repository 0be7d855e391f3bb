import { isQuestion } from '../../utterances.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { measureRelevance } from '../meaning/relevance.ts'
import { similarity } from '../meaning/sentence-embedder.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { wordingsOfReason } from './contact-reasons.ts'

// Below this, and with none of the answer's own words said, nearness is chance.
const leastMeaning = 0.4
const wellAbout = 0.5
const clausesOfATurn = 3

interface Ranked {
  readonly option: string
  readonly score: number
  /** 0…1: whether the words fell where the talk is about this question. */
  readonly aboutness: number
  readonly utterance: ReadUtterance | undefined
}

/** Every allowed answer, the one that fits best first, by what its words mean and by its own words. */
export async function rankOptions(
  read: ReadQuestion,
  options: readonly string[],
  definitions: string,
  reading: CallReading,
  aboutReason: boolean,
): Promise<Ranked[]> {
  const relevance = await measureRelevance(`${read.name}. ${read.text}`, reading)
  const wordedParty = partyOfWording(read.text)
  // "What's your order number?" is no reason to call.
  const said = saidBy(reading, wordedParty === 'customer' && !aboutReason ? 'customer' : 'any').filter(
    (utterance) => !aboutReason || utterance.party !== 'agent' || !isQuestion(utterance),
  )
  const weigh = weightOfWords(options)
  const ranked: Ranked[] = []
  for (const option of options) {
    const variants = [
      option,
      ...alternativesOf(option),
      ...define(option, definitions),
      ...(aboutReason ? wordingsOfReason(option) : []),
    ]
    const vectors = await reading.embedder.embedAndRemember(variants)
    const named = [option, ...alternativesOf(option)].map((name) => new Set(contentStems(name)))
    const scored = said.map((utterance) => {
      const meaning = utterance.vector
        ? Math.max(...vectors.map((vector) => similarity(vector, utterance.vector!)))
        : 0
      const near = aboutReason ? stemsOfTurn(utterance, said) : utterance.stems
      const words = Math.max(...named.map((stems) => weigh(stems, near)))
      // Why people call is said by the customer, and early.
      const early = aboutReason
        ? (utterance.party === 'agent' ? 0 : 0.1) * (1 - utterance.index / reading.utterances.length)
        : 0
      const score =
        meaning + 0.35 * words + (aboutReason ? 0.25 : 0.6) * Math.max(0, relevance(utterance)) + early
      return { utterance, score: meaning < leastMeaning && words === 0 ? 0 : score }
    })
    scored.sort((a, b) => b.score - a.score)
    const top = scored.slice(0, 3).map(({ score }) => score)
    const score = top.length === 0 ? 0 : 0.7 * top[0]! + 0.3 * (top.reduce((a, b) => a + b, 0) / 3)
    const utterance = scored[0]?.utterance
    // The reason for a call is whatever it is about; anything else has to be spoken of.
    const aboutness =
      aboutReason || !utterance ? 1 : Math.min(1, Math.max(0, relevance(utterance) / wellAbout))
    ranked.push({ option, score, aboutness, utterance })
  }
  return ranked.sort((a, b) => b.score - a.score)
}

/** "Leak or burst pipe" is either. */
function alternativesOf(option: string): string[] {
  const names = option.split(/\s+or\s+|\s*\/\s*/i).filter((name) => name.trim() !== '')
  return names.length > 1 ? names : []
}

/** "replace card: lost, stolen or damaged cards" tells more than the name alone. */
function define(option: string, text: string): string[] {
  const wanted = option.trim().toLowerCase()
  return text
    .slice(0, 20_000)
    .split(/[\n;]/)
    .flatMap((line) => {
      const bare = line.replace(/^[\s\-*•"'“]+/, '')
      if (!bare.toLowerCase().startsWith(wanted)) return []
      const rest = /^["'”]?\s*(?:[:=–—]|-\s)\s*(.{4,300})/.exec(bare.slice(wanted.length))
      return rest ? [rest[1]!] : []
    })
    .slice(0, 3)
}

/** "I booked a flight, and I need to change it" is one reason in two clauses. */
function stemsOfTurn(utterance: ReadUtterance, said: readonly ReadUtterance[]): string[] {
  return said
    .filter(
      ({ index, turnIndex }) =>
        turnIndex === utterance.turnIndex && Math.abs(index - utterance.index) <= clausesOfATurn,
    )
    .flatMap(({ stems }) => stems)
}

/** Checks come in a checkbook. */
function isPartOfAWord(stem: string, said: readonly string[]): boolean {
  return stem.length >= 5 && said.some((word) => word.startsWith(stem))
}

/** A word that only one of the answers has says more than one they share. */
function weightOfWords(
  options: readonly string[],
): (stems: ReadonlySet<string>, said: readonly string[]) => number {
  const spread = new Map<string, number>()
  for (const option of options) {
    for (const stem of new Set(contentStems(option))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  return (stems, words) => {
    const said = new Set(words)
    let all = 0
    let present = 0
    for (const stem of stems) {
      const weight = 1 / (spread.get(stem) ?? 1)
      all += weight
      if (said.has(stem) || isPartOfAWord(stem, words)) present += weight
    }
    return all > 0 ? present / all : 0
  }
}
