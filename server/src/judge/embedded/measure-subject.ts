import type { CallReading } from './call-reading.ts'
import type { ReadQuestion } from './read-question.ts'
import { isUnspecific } from './relevance.ts'
import { similarity } from './sentence-embedder.ts'
import { contentStems } from './word-stems.ts'

const surelySpokenOf = 0.62
/** From here on the call speaks of what the question is about. */
export const leastSubject = 0.5

/** How much of what a question is about is spoken of on the call at all, 0…1: no balance was asked for where nobody says "balance". */
export async function measureSubject(
  read: ReadQuestion,
  reading: CallReading,
  ownWords: readonly string[] = [],
): Promise<number> {
  const own = new Set(ownWords.flatMap(contentStems))
  const wanted = new Set(
    contentStems(`${read.name} ${read.text}`).filter((stem) => !isUnspecific(stem) && !own.has(stem)),
  )
  if (wanted.size === 0) return 1
  const said = new Set(reading.utterances.flatMap(({ stems }) => stems))
  let all = 0
  let present = 0
  for (const stem of wanted) {
    // A word that every question of the model has does not tell this one from the others.
    const weight = 1 / (read.askedElsewhere.get(stem) ?? 1)
    all += weight
    if (said.has(stem)) present += weight
  }
  const [vector] = await reading.embedder.embedAndRemember([`${read.name}. ${read.text}`.slice(0, 400)])
  const meant = reading.utterances.some((utterance) =>
    utterance.vector ? similarity(vector!, utterance.vector) >= surelySpokenOf : false,
  )
  return meant ? Math.max(present / all, 0.7) : present / all
}
