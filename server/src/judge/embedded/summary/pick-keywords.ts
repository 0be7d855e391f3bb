import { getBehaviour } from '../behaviours/behaviours.ts'
import { findRequest } from '../behaviours/find-request.ts'
import type { CallReading, ReadUtterance } from '../meaning/call-reading.ts'
import { isEnglish } from '../meaning/is-english.ts'
import { similarity, toUnitLength } from '../meaning/sentence-embedder.ts'
import { stemOf } from '../meaning/word-stems.ts'
import { findNounPhrases, longestPhrase } from './find-noun-phrases.ts'
import { listPersons } from './list-persons.ts'

const mostKeywords = 10
const mostCandidates = 80
const leastShare = 0.22
const alikeAbove = 0.85

interface Candidate {
  readonly phrase: string
  readonly stems: readonly string[]
  readonly count: number
  /** Whether the customer names it where they say why they call. */
  readonly asked: boolean
}

/** The call's topics as things: what is spoken of again and again, or asked for, and lies near the meaning of the whole. */
export async function pickKeywords(reading: CallReading, agentName = ''): Promise<string[]> {
  const candidates = listCandidates(reading, agentName)
  const whole = directionOf(reading)
  if (candidates.length === 0 || !whole) return []
  const vectors = await reading.embedder.embed(candidates.map(({ phrase }) => phrase))
  const scored = candidates
    .map((candidate, index) => ({
      ...candidate,
      vector: vectors[index]!,
      score:
        Math.max(0.05, similarity(vectors[index]!, whole)) *
        (1 + Math.log2(candidate.count)) *
        (candidate.stems.length > 1 ? 1.5 : candidate.count > 1 || candidate.asked ? 0.8 : 0.4) *
        (candidate.asked ? 1.4 : 1),
    }))
    .sort((a, b) => b.score - a.score)
  const chosen: typeof scored = []
  for (const candidate of scored) {
    if (chosen.length === mostKeywords) break
    if (chosen.length >= 3 && candidate.score < leastShare * chosen[0]!.score) break
    const repeats = chosen.some(
      (other) =>
        isWithin(candidate.stems, other.stems) ||
        isWithin(other.stems, candidate.stems) ||
        similarity(other.vector, candidate.vector) > alikeAbove,
    )
    if (!repeats) chosen.push(candidate)
  }
  return chosen.map(({ phrase }) => phrase)
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((stem) => whole.includes(stem))
}

function listCandidates(reading: CallReading, agentName: string): Candidate[] {
  const persons = listPersons(reading, agentName)
  const request = findRequest(reading)
  const found = new Map<string, { phrase: string; stems: string[]; count: number; asked: boolean }>()
  const begins = reading.utterances.findIndex(({ party }) => party === 'customer')
  for (const utterance of reading.utterances) {
    if (isRoutine(utterance) || utterance.index < begins) continue
    const asked = utterance.turn === request?.turn && utterance.party !== 'agent'
    for (const words of findNounPhrases(utterance.plain.split(' '), persons)) {
      const stems = words.map(stemOf)
      const id = stems.join(' ')
      const known = found.get(id)
      if (known) {
        known.count += 1
        known.asked ||= asked
      } else found.set(id, { phrase: words.join(' '), stems, count: 1, asked })
    }
  }
  const all = [...found.values()]
  const isPartOfAnother = findWholes(all)
  const english = isEnglish(reading.utterances)
  return (
    all
      // Without knowing the language only what comes back can be a topic.
      .filter(({ count }) => english || count > 1)
      // "Harper valley" said only as part of "harper valley branch" is no topic of its own.
      .filter((candidate) => !isPartOfAnother(candidate))
      .sort((a, b) => b.count * b.stems.length - a.count * a.stems.length)
      .slice(0, mostCandidates)
  )
}

type Counted = Pick<Candidate, 'stems' | 'count'>

/**
 * Whether a longer one that came up as often has all the words of a shorter one. A phrase has four words at most: noting
 * each choice of them with how often it came up spares comparing every phrase with every other.
 */
function findWholes(all: readonly Counted[]): (part: Counted) => boolean {
  const counts = new Map<string, number>()
  const keyOf = (length: number, stems: readonly string[]) =>
    `${length} ${[...new Set(stems)].sort().join(' ')}`
  for (const { stems, count } of all) {
    for (let choice = 1; choice < 1 << stems.length; choice += 1) {
      const key = keyOf(
        stems.length,
        stems.filter((_, index) => choice & (1 << index)),
      )
      counts.set(key, Math.max(count, counts.get(key) ?? 0))
    }
  }
  return ({ stems, count }) => {
    for (let length = stems.length + 1; length <= longestPhrase; length += 1)
      if ((counts.get(keyOf(length, stems)) ?? 0) >= count) return true
    return false
  }
}

const routine = [
  'greeting',
  'introduction',
  'help-offer',
  'further-help',
  'goodbye',
  'thanks',
  'recording-notice',
].map(getBehaviour)
const mostWordsOfACourtesy = 6

/** How a call begins and ends is no topic of it. */
function isRoutine({ party, plain }: ReadUtterance): boolean {
  if (party === 'customer' && plain.split(' ').length > mostWordsOfACourtesy) return false
  return routine.some(({ said }) => said.some((pattern) => pattern.test(plain)))
}

function directionOf(reading: CallReading): Float32Array | undefined {
  const vectors = reading.utterances.flatMap(({ vector, stems }) =>
    vector && stems.length > 0 ? [vector] : [],
  )
  if (vectors.length === 0) return undefined
  const sum = new Float32Array(vectors[0]!.length)
  for (const vector of vectors)
    for (let index = 0; index < sum.length; index += 1) sum[index]! += vector[index]!
  return toUnitLength(sum)
}
