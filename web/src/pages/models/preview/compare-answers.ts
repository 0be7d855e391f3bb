import type { CallAnswer } from '@callmark/client'

export interface AnswerPair {
  readonly key: string
  readonly before: CallAnswer | undefined
  readonly after: CallAnswer | undefined
  readonly changed: boolean
}

/** Each question with what was answered before and what is answered now; those that changed first. */
export function compareAnswers(
  before: readonly CallAnswer[] | undefined,
  after: readonly CallAnswer[],
): AnswerPair[] {
  const old = new Map((before ?? []).map((answer) => [answer.key, answer]))
  const asked = new Set(after.map(({ key }) => key))
  const pairs = after.map((answer): AnswerPair => {
    const was = old.get(answer.key)
    return {
      key: answer.key,
      before: was,
      after: answer,
      changed: before !== undefined && !isSame(was, answer),
    }
  })
  const gone = (before ?? [])
    .filter(({ key }) => !asked.has(key))
    .map((answer): AnswerPair => ({ key: answer.key, before: answer, after: undefined, changed: true }))
  const all = [...pairs, ...gone]
  return [...all.filter(({ changed }) => changed), ...all.filter(({ changed }) => !changed)]
}

/** By what counts: the answer and its points. Another reason for the same answer is no change. */
function isSame(one: CallAnswer | undefined, other: CallAnswer): boolean {
  return (
    one !== undefined &&
    one.value === other.value &&
    one.score === other.score &&
    one.expected_score === other.expected_score &&
    one.not_applicable === other.not_applicable
  )
}
