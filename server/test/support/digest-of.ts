import type { ModelRevision } from '../../src/domain/model.ts'
import { scoreAnswers } from '../../src/domain/scoring.ts'
import type { Transcript } from '../../src/domain/transcript.ts'
import type { Digest, Judge } from '../../src/judge/judge.ts'
import { caseOf, revision } from './bank-call.ts'

/** Judges a call and sums it up, as the two stages do. */
export async function digestOf(
  judge: Judge,
  said: Transcript,
  model: ModelRevision = revision([]),
  agentName = 'Jennifer',
): Promise<Digest> {
  const { signal } = new AbortController()
  const subject = { ...caseOf(model, said), agentName }
  const { answers, metrics } = await judge.judge(subject, signal)
  return judge.digest({ ...subject, answers: scoreAnswers(model, answers).answers, metrics }, signal)
}

/** As a recogniser writes that knows neither capitals nor stops. */
export function withoutMarks({ turns, ...rest }: Transcript): Transcript {
  return {
    ...rest,
    turns: turns.map((turn) => ({ ...turn, text: turn.text.toLowerCase().replace(/[.,?!]/g, '') })),
  }
}

export function renameSpeakers(
  { turns, ...rest }: Transcript,
  names: Readonly<Record<string, string>>,
): Transcript {
  return { ...rest, turns: turns.map((turn) => ({ ...turn, speaker: names[turn.speaker] ?? turn.speaker })) }
}
