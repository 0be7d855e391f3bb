import { chanceOf, keepBeyondChance, standardErrorsOf } from '../../domain/weekly/beyond-chance.ts'
import type { MovedCriterion, MovedScore } from '../../domain/weekly/weekly-digest.ts'
import type { ScoreChange } from '../changes/difference-of-means.ts'

export function movedScore(change: ScoreChange): MovedScore {
  return {
    now: change.avg_score,
    before: change.before?.avg_score ?? null,
    low: change.change_low,
    high: change.change_high,
    beyondChance: change.beyond_chance,
  }
}

/** Those whose average moved by more than chance explains, however many there are. The largest moves first. */
export function keepMovedScores<One extends ScoreChange>(all: readonly One[]): One[] {
  const rated = all.filter(({ change, before }) => change !== null && before !== null)
  return keepBeyondChance(rated, chanceOfScore)
    .filter(({ beyond_chance }) => beyond_chance)
    .sort((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0))
}

/** Rather too large than too small: by the fewer scores of the two, and a margin that is taken for the normal one. */
function chanceOfScore({ change, change_low, change_high, scored_requests, before }: ScoreChange): number {
  const fewest = Math.min(scored_requests, before?.scored_requests ?? 0)
  if (change === null || change_low === null || change_high === null || fewest < 2) return 1
  const margin = Math.max(change_high - change, change - change_low)
  if (margin === 0) return change === 0 ? 1 : 0
  return chanceOf(standardErrorsOf((1.96 * change) / margin, fewest - 1))
}

interface Rate {
  readonly passed: number
  readonly failed: number
  readonly pass_rate: number | null
}

export interface RatedCriterion extends Rate {
  readonly model_name: string
  readonly key: string
  readonly name: string
  readonly before: Rate | null
  readonly beyond_chance: boolean
}

/** Those that were passed less or more often by more than chance explains, however many there are. The largest moves first. */
export function keepMovedCriteria(all: readonly RatedCriterion[]): {
  readonly worse: MovedCriterion[]
  readonly better: MovedCriterion[]
} {
  const rated = all.filter((one) => one.pass_rate !== null && one.before?.pass_rate != null)
  const moved = keepBeyondChance(rated, chanceOfRate)
    .filter(({ beyond_chance }) => beyond_chance)
    .map(({ model_name, key, name, pass_rate, before }) => ({
      modelName: model_name,
      key,
      name,
      now: pass_rate!,
      before: before!.pass_rate!,
    }))
    .sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before))
  return {
    worse: moved.filter(({ now, before }) => now < before),
    better: moved.filter(({ now, before }) => now > before),
  }
}

function chanceOfRate({ passed, failed, before }: RatedCriterion): number {
  const [one, other] = [passed + failed, before!.passed + before!.failed]
  const share = (passed + before!.passed) / (one + other)
  const error = Math.sqrt(share * (1 - share) * (1 / one + 1 / other))
  return error === 0 ? 1 : chanceOf((passed / one - before!.passed / other) / error)
}
