import { type Call, type CallAnswer, type Evidence, readAnalysis } from '@callmark/client'

/** One answer that can be heard. */
export interface Moment {
  readonly call: MomentCall
  readonly answer: CallAnswer
  readonly evidence: Evidence
}

export type MomentCall = Pick<Call, 'id' | 'external_id' | 'model_id' | 'created_at' | 'analysis_result'>

const most = 5

/** Where most points were lost, and where all were earned beyond doubt: a few of each, of as many variables as there are. */
export function pickMoments(calls: readonly MomentCall[]): {
  readonly worst: readonly Moment[]
  readonly best: readonly Moment[]
} {
  const moments = calls.flatMap(momentsOf)
  return {
    worst: spread(
      moments
        .filter((moment) => lostPoints(moment) > 0)
        .sort((a, b) => lostPoints(b) - lostPoints(a) || byConfidence(a, b)),
    ),
    best: spread(moments.filter((moment) => lostPoints(moment) === 0).sort(byConfidence)),
  }
}

export function lostPoints({ answer }: Moment): number {
  return answer.expected_score - answer.score
}

function byConfidence(a: Moment, b: Moment): number {
  return b.answer.confidence - a.answer.confidence
}

function momentsOf(call: MomentCall): Moment[] {
  return (readAnalysis(call)?.answers ?? []).flatMap((answer) => {
    const evidence = answer.evidence[0]
    return evidence && answer.expected_score > 0 && !answer.not_applicable ? [{ call, answer, evidence }] : []
  })
}

/** The first of every variable before the second of any. */
function spread(sorted: readonly Moment[]): Moment[] {
  const rounds = new Map<string, number>()
  return sorted
    .map((moment) => {
      const key = `${moment.call.model_id} ${moment.answer.key}`
      const round = rounds.get(key) ?? 0
      rounds.set(key, round + 1)
      return { moment, round }
    })
    .sort((a, b) => a.round - b.round)
    .slice(0, most)
    .map(({ moment }) => moment)
}
