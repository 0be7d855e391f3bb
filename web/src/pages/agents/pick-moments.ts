import { type Call, type CallAnswer, type CriteriaStats, type Evidence, readAnalysis } from '@callmark/client'

/** One answer that can be heard. */
export interface Moment {
  readonly call: MomentCall
  readonly answer: CallAnswer
  readonly evidence: Evidence
}

export type MomentCall = Pick<Call, 'id' | 'external_id' | 'model_id' | 'created_at' | 'analysis_result'>

/** A criterion from whose calls moments are taken. */
export interface MomentCriterion {
  readonly model: string
  readonly key: string
}

type Stats = readonly Pick<CriteriaStats, 'model_name' | 'criteria'>[]

/** So many moments are shown. */
export const mostMoments = 5
/** Some more criteria than that, for one may have no quote to hear. */
const mostCriteria = 7

/** The criteria that lost most points by something that was said, over all models. */
export function pickLost(stats: Stats): MomentCriterion[] {
  return pick(
    stats,
    ({ points_lost, not_said_points_lost }) => points_lost - not_said_points_lost,
    (points) => points > 0,
  )
}

/** The criteria that were met, over all models: first those met more often than by the others, then the most reliable. */
export function pickMet(stats: Stats): MomentCriterion[] {
  return pick(
    stats,
    ({ passed, points_possible, difference, pass_rate }) =>
      passed > 0 && points_possible > 0 ? 1_000 * (difference ?? 0) + (pass_rate ?? 0) : undefined,
    (rank) => rank !== undefined,
  )
}

function pick<Rank extends number | undefined>(
  stats: Stats,
  rankOf: (criterion: CriteriaStats['criteria'][number]) => Rank,
  isWanted: (rank: Rank) => boolean,
): MomentCriterion[] {
  return stats
    .flatMap(({ model_name, criteria }) =>
      criteria.map((criterion) => ({ model: model_name, key: criterion.key, rank: rankOf(criterion) })),
    )
    .filter(({ rank }) => isWanted(rank))
    .sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
    .slice(0, mostCriteria)
    .map(({ model, key }) => ({ model, key }))
}

/** A few moments of these criteria, whose calls are in order: the first of every criterion before the second of any. */
export function pickMoments(
  found: readonly { readonly key: string; readonly calls: readonly MomentCall[] }[],
  isWanted: (moment: Moment) => boolean,
): Moment[] {
  const lists = found.map(({ key, calls }) => calls.flatMap((call) => momentOf(call, key)).filter(isWanted))
  const rounds = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .slice(0, mostMoments)
}

export function lostPoints({ answer }: Moment): number {
  return answer.expected_score - answer.score
}

function momentOf(call: MomentCall, key: string): Moment[] {
  const answer = readAnalysis(call)?.answers.find((answer) => answer.key === key)
  const evidence = answer?.evidence[0]
  return answer && evidence && answer.expected_score > 0 && !answer.not_applicable
    ? [{ call, answer, evidence }]
    : []
}
