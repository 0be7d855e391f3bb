import { redactKinds } from '../src/domain/redaction.ts'
import type { Turn } from '../src/domain/transcript.ts'
import { findPersonalData } from '../src/redact/find-personal-data.ts'
import { type Body, type Corpus, readReference } from './corpus-calls.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}

/** What is found to take out of the human words, and how much of it is found in what the service heard at that time. */
export async function showRedaction(
  corpus: Corpus,
  label: string,
  bodies: ReadonlyMap<string, Body>,
): Promise<void> {
  let said = 0
  let found = 0
  let beyond = 0
  for (const [id, body] of bodies) {
    const { segments } = await readReference(corpus, id)
    const inWords = findStretches(
      segments.map(({ text_norm, ...segment }) => ({ ...segment, text: text_norm })),
    )
    const inHeard = findStretches(body.segments.segments)
    said += inWords.length
    found += inWords.filter((stretch) => inHeard.some((other) => overlap(stretch, other))).length
    beyond += inHeard.filter((stretch) => !inWords.some((other) => overlap(stretch, other))).length
  }
  console.log(
    `${label}  redaction finds ${found} of the ${said} turns with personal data by the human words, and ${beyond} others`,
  )
}

function findStretches(turns: Body['segments']['segments']): Stretch[] {
  const read = turns.map(
    ({ speaker, start, end, text }): Turn => ({
      speaker: speaker === 'agent' ? 'Agent' : speaker === 'caller' ? 'Customer' : speaker,
      startSeconds: start,
      endSeconds: end,
      text,
    }),
  )
  const places = findPersonalData(read, redactKinds).flatMap(({ spans }) => spans.map(({ turn }) => turn))
  return [...new Set(places)].map((place) => turns[place]!)
}

function overlap(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}
