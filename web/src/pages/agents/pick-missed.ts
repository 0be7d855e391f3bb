import type { CriteriaStats } from '@callmark/client'

/** A criterion that lost points because nothing on the calls shows it: there is no moment to hear. */
export interface Missed {
  readonly model: string
  readonly key: string
  readonly name: string
  /** How many calls missed it. */
  readonly calls: number
  /** How many were scored on it. */
  readonly asked: number
  /** Points lost in the calls that missed it. */
  readonly lost: number
}

const most = 5

/** What was missed most, by points lost, over all models. What is open, or what words speak for, was not missed. */
export function pickMissed(stats: readonly Pick<CriteriaStats, 'model_name' | 'criteria'>[]): Missed[] {
  return stats
    .flatMap(({ model_name, criteria }) =>
      criteria.map(({ key, name, passed, failed, not_said, not_said_points_lost }) => ({
        model: model_name,
        key,
        name,
        calls: not_said,
        asked: passed + failed,
        lost: not_said_points_lost,
      })),
    )
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
}
