import { isQuestion } from '../../../domain/language/utterances.ts'
import { type CallReading, type ReadUtterance, saidBy } from '../meaning/call-reading.ts'
import { countBeginning } from '../meaning/count-beginning.ts'
import { nearnessTo, nearnessToSentences } from '../meaning/nearness.ts'
import { measureRelevance } from '../meaning/relevance.ts'
import { contentStems } from '../meaning/word-stems.ts'
import { partyOfWording, type ReadQuestion } from '../questions/read-question.ts'
import { wordingsOfReason } from './contact-reasons.ts'
import { readDefinitions } from './read-definitions.ts'

// Below this, and with none of the answer's own words said, nearness is chance.
const leastMeaning = 0.4
const wellAbout = 0.5
const clausesOfATurn = 3
const mostAlternatives = 5

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
  const weigh = weightOfWords(options, said, aboutReason ? clausesOfATurn : 0)
  const definitionOf = readDefinitions(definitions)
  const about = said.map(relevance)
  const ranked: Ranked[] = []
  for (const option of options) {
    const names = [option, ...alternativesOf(option)]
    const own = [...names, ...definitionOf(option)]
    const wordings = aboutReason ? wordingsOfReason(option) : []
    const vectors = await reading.embedder.embedAndRemember([...own, ...wordings.flat()])
    const nearness = [nearnessTo(vectors.slice(0, own.length))]
    for (const wording of wordings) nearness.push(await nearnessToSentences(wording, reading))
    const wordsAt = weigh(names)
    const top: { score: number; utterance: ReadUtterance }[] = []
    for (const [index, utterance] of said.entries()) {
      const meaning = utterance.vector
        ? Math.max(...nearness.map((nearest) => nearest(utterance.vector!)))
        : 0
      const words = wordsAt(index)
      // Why people call is said by the customer, and early.
      const early = aboutReason
        ? (utterance.party === 'agent' ? 0 : 0.1) * (1 - utterance.index / reading.utterances.length)
        : 0
      const score = meaning + 0.35 * words + (aboutReason ? 0.25 : 0.6) * Math.max(0, about[index]!) + early
      keepBest(top, { utterance, score: meaning < leastMeaning && words === 0 ? 0 : score })
    }
    const score =
      top.length === 0 ? 0 : 0.7 * top[0]!.score + 0.3 * (top.reduce((sum, { score }) => sum + score, 0) / 3)
    const utterance = top[0]?.utterance
    // The reason for a call is whatever it is about; anything else has to be spoken of.
    const aboutness =
      aboutReason || !utterance ? 1 : Math.min(1, Math.max(0, relevance(utterance) / wellAbout))
    ranked.push({ option, score, aboutness, utterance })
  }
  return ranked.sort((a, b) => b.score - a.score)
}

/** The three best, of equals the first. */
function keepBest<Scored extends { readonly score: number }>(top: Scored[], next: Scored): void {
  if (top.length === 3 && !(next.score > top[2]!.score)) return
  const place = top.findIndex(({ score }) => next.score > score)
  top.splice(place < 0 ? top.length : place, 0, next)
  if (top.length > 3) top.pop()
}

/** "Leak or burst pipe" is either. */
function alternativesOf(option: string): string[] {
  const names = option.split(/\s+or\s+|\s*\/\s*/i).filter((name) => name.trim() !== '')
  return names.length > 1 ? names.slice(0, mostAlternatives) : []
}

/** The words of an utterance and of its neighbours in the turn: "I booked a flight, and I need to change it" is one reason. */
function listNear(said: readonly ReadUtterance[], at: number, clauses: number): ReadonlySet<string> {
  const { index: own, turnIndex: turn } = said[at]!
  return new Set(
    said
      .slice(Math.max(0, at - clauses), at + clauses + 1)
      .filter(({ index, turnIndex }) => turnIndex === turn && Math.abs(index - own) <= clauses)
      .flatMap(({ stems }) => stems),
  )
}

/**
 * How much of an answer's own words was said in and around each utterance, by the best of its names. A word that only
 * one of the answers has says more than one they share.
 */
function weightOfWords(
  options: readonly string[],
  said: readonly ReadUtterance[],
  clauses: number,
): (names: readonly string[]) => (index: number) => number {
  const spread = new Map<string, number>()
  for (const option of options) {
    for (const stem of new Set(contentStems(option))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }
  const near = said.map((_, index) => listNear(said, index, clauses))
  const everything = [...new Set(said.flatMap(({ stems }) => stems))].sort()
  return (names) => {
    const wanted = names.map((name) => {
      const stems = [...new Set(contentStems(name))].map((stem) => ({
        stem,
        weight: 1 / (spread.get(stem) ?? 1),
      }))
      return {
        all: stems.reduce((sum, { weight }) => sum + weight, 0),
        // Most of an answer's words fall nowhere on a call.
        spoken: stems.filter(({ stem }) => countBeginning(everything, stem) > 0),
      }
    })
    if (wanted.every(({ spoken }) => spoken.length === 0)) return () => 0
    return (index) => {
      const shares = wanted.map(({ all, spoken }) => {
        const present = spoken.reduce(
          (sum, { stem, weight }) => sum + (isNear(stem, near[index]!) ? weight : 0),
          0,
        )
        return all > 0 ? present / all : 0
      })
      return Math.max(...shares)
    }
  }
}

/** As long a word as this may begin another: checks come in a checkbook. */
const shortestBeginning = 5

function isNear(stem: string, near: ReadonlySet<string>): boolean {
  if (near.has(stem)) return true
  if (stem.length < shortestBeginning) return false
  for (const word of near) if (word.startsWith(stem)) return true
  return false
}
