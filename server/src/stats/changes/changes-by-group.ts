import { changeOf, meanOf, type ScoreChange, type ScoreSums, toPoints } from './difference-of-means.ts'

export interface GroupChange extends ScoreChange {
  readonly value: string
  /** Percentage points of the change of the whole; null: there is nothing to compare. */
  readonly contribution: number | null
}

/** The sums of all calls, and of each group of them. */
export interface GroupedSums {
  readonly all: ScoreSums
  readonly groups: ReadonlyMap<string, ScoreSums>
}

const nothing: ScoreSums = { calls: 0, scored: 0, score_sum: 0, score_squares: 0 }

/**
 * What each group did to the average, what did most first. A group adds by its own average having moved, at the share of
 * calls it has in the mean of both times, and by its share having grown or shrunk, for as much as it lies above or below
 * the average of all. Over all groups that is exactly the change.
 */
export function changesByGroup(now: GroupedSums, before: GroupedSums | undefined): GroupChange[] {
  const values = new Set([...now.groups.keys(), ...(before?.groups.keys() ?? [])])
  return [...values]
    .map((value) => {
      const mine = now.groups.get(value) ?? nothing
      const past = before && (before.groups.get(value) ?? nothing)
      return {
        value,
        ...changeOf(mine, past),
        contribution: past ? contributionOf({ mine, past, now: now.all, before: before.all }) : null,
      }
    })
    .sort(
      (a, b) =>
        Math.abs(b.contribution ?? 0) - Math.abs(a.contribution ?? 0) ||
        b.scored_requests - a.scored_requests ||
        (a.value < b.value ? -1 : 1),
    )
}

function contributionOf(sums: {
  readonly mine: ScoreSums
  readonly past: ScoreSums
  readonly now: ScoreSums
  readonly before: ScoreSums
}): number | null {
  const { mine, past, now, before } = sums
  if (now.scored === 0 || before.scored === 0) return null
  if (mine.scored === 0 && past.scored === 0) return 0
  const [share, earlierShare] = [mine.scored / now.scored, past.scored / before.scored]
  // Whoever has calls in one of the two times only is taken to have been the same in the other.
  const mean = meanOf(mine.scored > 0 ? mine : past)
  const earlierMean = meanOf(past.scored > 0 ? past : mine)
  const middle = (meanOf(now) + meanOf(before)) / 2
  const byMoving = ((share + earlierShare) / 2) * (mean - earlierMean)
  const byShare = (share - earlierShare) * ((mean + earlierMean) / 2 - middle)
  return toPoints(byMoving + byShare)
}
