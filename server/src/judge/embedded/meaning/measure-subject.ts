import type { CallReading } from './call-reading.ts'
import { nearnessTo } from './nearness.ts'
import { isUnspecific } from './relevance.ts'
import { contentStems } from './word-stems.ts'

const surelySpokenOf = 0.62
const perhapsSpokenOf = 0.45
/** From here on the call speaks of what the question is about. */
export const leastSubject = 0.3
// They name a class, not a thing: who orders a blender does not say "product".
const classes = new Set(
  contentStems(
    'product item article service city town country place location person department team language brand model option choice plan package outcome result status colour color size level priority channel method way origin destination document paper solution remedy chosen choose chose select selected',
  ),
)

/** What a question asks, as far as its subject goes. */
interface Asked {
  readonly name: string
  readonly text: string
  /** In how many of the model's questions a word stands. */
  readonly askedElsewhere: ReadonlyMap<string, number>
}

/** How much of what a question is about is spoken of on the call at all, 0…1: no balance was asked for where nobody says "balance". */
export async function measureSubject(
  read: Asked,
  reading: CallReading,
  ownWords: readonly string[] = [],
): Promise<number> {
  const meant = await nearestMeaning(`${read.name}. ${read.text}`.slice(0, 400), reading)
  const byMeaning = meant >= surelySpokenOf ? 0.7 : meant >= perhapsSpokenOf ? leastSubject : 0
  return Math.max(coverSubject(read, reading, ownWords), byMeaning)
}

const nearest = new WeakMap<CallReading, Map<string, number>>()

/** Remembered, because questions with the same answers ask for each other's. */
async function nearestMeaning(asked: string, reading: CallReading): Promise<number> {
  const known = nearest.get(reading) ?? new Map<string, number>()
  nearest.set(reading, known)
  const before = known.get(asked)
  if (before !== undefined) return before
  const [vector] = await reading.embedder.embedAndRemember([asked])
  const nearness = nearnessTo([vector!])
  const meant = reading.utterances.reduce(
    (most, utterance) => (utterance.vector ? Math.max(most, nearness(utterance.vector)) : most),
    0,
  )
  known.set(asked, meant)
  return meant
}

/** The same by words alone, for what sounds like many other things: one number is like another. */
export function coverSubject(read: Asked, reading: CallReading, ownWords: readonly string[] = []): number {
  const own = ownStems(ownWords)
  const said = wordsOf(reading)
  const wordings = read.text.trim() === '' ? [read.name] : [read.text, `${read.name} ${read.text}`]
  return Math.max(
    ...wordings.map((wording) => cover(askedStems(wording, reading), said, own, read.askedElsewhere)),
  )
}

const stemsAsked = new WeakMap<CallReading, Map<string, ReadonlySet<string>>>()

function askedStems(wording: string, reading: CallReading): ReadonlySet<string> {
  const known = stemsAsked.get(reading) ?? new Map<string, ReadonlySet<string>>()
  stemsAsked.set(reading, known)
  const stems = known.get(wording) ?? new Set(contentStems(wording).filter((stem) => !isUnspecific(stem)))
  known.set(wording, stems)
  return stems
}

const ownStemsOf = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Of one list of answers, which many questions may be asked with. */
function ownStems(ownWords: readonly string[]): ReadonlySet<string> {
  const stems = ownStemsOf.get(ownWords) ?? new Set(ownWords.flatMap(contentStems))
  ownStemsOf.set(ownWords, stems)
  return stems
}

const words = new WeakMap<CallReading, ReadonlySet<string>>()

function wordsOf(reading: CallReading): ReadonlySet<string> {
  const said = words.get(reading) ?? new Set(reading.utterances.flatMap(({ stems }) => stems))
  words.set(reading, said)
  return said
}

function cover(
  asked: ReadonlySet<string>,
  said: ReadonlySet<string>,
  own: ReadonlySet<string>,
  askedElsewhere: ReadonlyMap<string, number>,
): number {
  const wanted = [...asked].filter((stem) => !own.has(stem))
  if (wanted.every((stem) => classes.has(stem))) return 1
  let all = 0
  let present = 0
  for (const stem of wanted) {
    // A word that every question of the model has does not tell this one from the others.
    const weight = 1 / (askedElsewhere.get(stem) ?? 1)
    all += weight
    if (said.has(stem)) present += weight
  }
  return present / all
}
