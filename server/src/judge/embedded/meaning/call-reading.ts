import { type Party, splitUtterances, type Utterance } from '../../../domain/language/utterances.ts'
import type { Transcript } from '../../../domain/transcript.ts'
import type { Case } from '../../judge.ts'
import type { SentenceEmbedder } from './sentence-embedder.ts'
import { contentStems } from './word-stems.ts'

// Beyond this a call is read by its words alone; four hours of lively talk come to about as much.
const mostUtterancesEmbedded = 4000

export interface ReadUtterance extends Utterance {
  readonly index: number
  /** Absent where there is nothing to compare: single words, and the far end of absurdly long transcripts. */
  readonly vector: Float32Array | undefined
  /** Of the words that carry meaning. */
  readonly stems: readonly string[]
}

/** A call taken in once, for all the questions that will be asked about it. */
export interface CallReading {
  readonly transcript: Transcript
  /** Whether it can be told who says what: two speakers, or one whose part is known. */
  readonly apart: boolean
  /** Whether it is known of anybody who they are. */
  readonly labelled: boolean
  readonly utterances: readonly ReadUtterance[]
  /** As the submission gives it; may be empty. */
  readonly agentName: string
  readonly embedder: SentenceEmbedder
}

export async function readCall(
  { transcript, agentName }: Pick<Case, 'transcript' | 'agentName'>,
  embedder: SentenceEmbedder,
): Promise<CallReading> {
  const utterances = splitUtterances(transcript.turns)
  const worthEmbedding = utterances
    .filter(({ plain }) => plain.includes(' '))
    .slice(0, mostUtterancesEmbedded)
  const vectors = new Map<Utterance, Float32Array>()
  const embedded = await embedder.embed(worthEmbedding.map(({ plain }) => plain))
  for (const [index, utterance] of worthEmbedding.entries()) vectors.set(utterance, embedded[index]!)
  const labelled = utterances.some(({ party }) => party !== 'unknown')
  return {
    transcript,
    agentName,
    labelled,
    apart: labelled || new Set(utterances.map(({ turn }) => turn.speaker)).size >= 2,
    embedder,
    utterances: utterances.map((utterance, index) => ({
      ...utterance,
      index,
      vector: vectors.get(utterance),
      stems: contentStems(utterance.plain),
    })),
  }
}

/** Works a thing out once per utterance, however many questions ask for it. */
export function oncePerUtterance<Key extends object, T>(work: (utterance: Key) => T): (utterance: Key) => T {
  const done = new WeakMap<Key, { readonly is: T }>()
  return (utterance) => {
    const known = done.get(utterance) ?? { is: work(utterance) }
    done.set(utterance, known)
    return known.is
  }
}

/** What a party said; where nobody carries that label, everything that is not the other's. */
export function saidBy(
  reading: CallReading,
  party: Exclude<Party, 'unknown'> | 'any',
): readonly ReadUtterance[] {
  if (party === 'any') return reading.utterances
  const mine = reading.utterances.filter((utterance) => utterance.party === party)
  return mine.length > 0 ? mine : reading.utterances.filter((utterance) => utterance.party === 'unknown')
}

/** The last thing another speaker said before it: what a short reply replies to. */
export function findPrompting(reading: CallReading, utterance: ReadUtterance): ReadUtterance | undefined {
  for (let index = utterance.index - 1; index >= Math.max(0, utterance.index - 8); index -= 1) {
    const before = reading.utterances[index]!
    if (before.turn.speaker !== utterance.turn.speaker && before.vector) return before
  }
  return undefined
}
