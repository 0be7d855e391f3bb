import { plainWords } from '../../../domain/language/spoken-words.ts'
import { splitUtterances, type Utterance } from '../../../domain/language/utterances.ts'
import type { Turn } from '../../../domain/transcript.ts'
import { stemOf } from '../../spoken/word-stems.ts'
import { findNounPhrases, longestPhrase } from './find-noun-phrases.ts'
import { isEnglish } from './is-english.ts'
import { listPersons } from './list-persons.ts'

const mostKeywords = 10
const fewestKeywords = 3
const leastShare = 0.25
/** Where a call begins, its subject is named. */
const opening = 12

interface Candidate {
  readonly phrase: string
  readonly stems: readonly string[]
  readonly speakers: Set<string>
  count: number
  early: boolean
}

/** The call's topics as things: what is spoken of again and again, by both, or named where the call begins. */
export function pickKeywords(turns: readonly Turn[], agentName = ''): string[] {
  const utterances = splitUtterances(turns)
  const scored = listCandidates(utterances, agentName)
    .map((candidate) => ({ ...candidate, score: weigh(candidate) }))
    .sort((a, b) => b.score - a.score)
  const chosen: typeof scored = []
  for (const candidate of scored) {
    if (chosen.length === mostKeywords) break
    if (chosen.length >= 3 && candidate.score < leastShare * chosen[0]!.score) break
    const repeats = chosen.some(
      ({ stems }) => isWithin(candidate.stems, stems) || isWithin(stems, candidate.stems),
    )
    if (!repeats) chosen.push(candidate)
  }
  return chosen.map(({ phrase }) => phrase)
}

function weigh({ stems, count, speakers, early }: Candidate): number {
  const often = 1 + Math.log2(count)
  const kind = stems.length > 1 ? 1.5 : count > 1 || early ? 0.9 : 0.4
  return often * kind * (speakers.size > 1 ? 1.5 : 1) * (early ? 1.3 : 1)
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((stem) => whole.includes(stem))
}

function listCandidates(utterances: readonly Utterance[], agentName: string): Candidate[] {
  const persons = listPersons(utterances, agentName)
  const found = new Map<string, Candidate>()
  const begins = Math.max(
    0,
    utterances.findIndex(({ party }) => party === 'customer'),
  )
  for (const [index, utterance] of utterances.entries()) {
    if (index < begins || routine.test(utterance.plain)) continue
    const early = index < begins + opening && utterance.party !== 'agent'
    for (const words of findNounPhrases(wordsOf(utterance), persons)) {
      const stems = words.map(stemOf)
      const known = found.get(stems.join(' '))
      const one = known ?? { phrase: words.join(' '), stems, speakers: new Set(), count: 0, early }
      one.count += 1
      one.early ||= early
      one.speakers.add(utterance.turn.speaker)
      if (!known) found.set(stems.join(' '), one)
    }
  }
  const english = isEnglish(utterances)
  // What is named once, by the way, is no topic; without knowing the language nothing is that does not come back.
  const topics = [...found.values()].filter(({ count, early }) => count > 1 || (english && early))
  // Where that leaves next to nothing, whatever was named will do.
  const all = topics.length >= fewestKeywords || !english ? topics : [...found.values()]
  const isPartOfAnother = findWholes(all)
  // "Harper valley" said only as part of "harper valley branch" is no topic of its own.
  return all.filter((candidate) => !isPartOfAnother(candidate))
}

/** "She'll" is no shell. */
function wordsOf({ text }: Utterance): string[] {
  return plainWords(text.replace(/\[[^\]]{0,40}\]|<[^>]{0,40}>|\p{L}+['’]\p{L}+/gu, ' i ')).split(' ')
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

/** How a call begins and ends is no topic of it. */
const routine =
  /\b(?:thank you for (?:calling|ringing|your)|thanks for (?:calling|ringing|your)|how (?:can|may) i help|anything else|have a (?:great|good|nice|lovely)|goodbye|bye|speaking|call (?:is|may be|might be) recorded|take care)\b/
