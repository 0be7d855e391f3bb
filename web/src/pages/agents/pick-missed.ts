import { type CallAnswer, readAnalysis } from '@callmark/client'
import type { MomentCall } from './pick-moments.ts'

/** A criterion that lost points because nothing on the calls shows it: there is no moment to hear. */
export interface Missed {
  readonly modelId: number
  readonly key: string
  /** The calls that missed it, the latest first. */
  readonly calls: readonly MomentCall[]
  /** How many of the calls checked were scored on it. */
  readonly asked: number
  /** Points lost in these calls, and what they could have earned. */
  readonly lost: number
  readonly expected: number
  /** The answer they all have; undefined where they differ. */
  readonly value: CallAnswer['value'] | undefined
}

const most = 5

/** What was missed most, by points lost. An answer that is open, or that words speak for, is no such thing. */
export function pickMissed(calls: readonly MomentCall[]): Missed[] {
  const asked = calls.flatMap((call) =>
    (readAnalysis(call)?.answers ?? [])
      .filter((answer) => answer.expected_score > 0 && !answer.not_applicable && answer.value !== null)
      .map((answer) => ({ call, answer })),
  )
  const byCriterion = Map.groupBy(asked, ({ call, answer }) => `${call.model_id} ${answer.key}`)
  return [...byCriterion.values()]
    .flatMap((answers): Missed[] => {
      const missed = answers.filter(
        ({ answer }) => answer.score < answer.expected_score && answer.evidence.length === 0,
      )
      const [first] = missed
      if (!first) return []
      const { key, value } = first.answer
      const sum = (of: (answer: CallAnswer) => number) =>
        missed.reduce((total, { answer }) => total + of(answer), 0)
      return [
        {
          modelId: first.call.model_id,
          key,
          calls: missed.map(({ call }) => call),
          asked: answers.length,
          lost: sum(({ expected_score, score }) => expected_score - score),
          expected: sum(({ expected_score }) => expected_score),
          value: missed.every(({ answer }) => answer.value === value) ? value : undefined,
        },
      ]
    })
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
}
