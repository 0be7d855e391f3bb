import type { CriteriaStats } from '@callmark/client'
import { standingOf } from '../../../parts/standing.ts'

type Criterion = CriteriaStats['criteria'][number]

interface ScoredCategory {
  readonly model_name: string
  readonly total_requests: number
}

/** The model that most of these calls have; undefined: none was scored by category. */
export function busiestModel(of: { readonly categories: readonly ScoredCategory[] }): string | undefined {
  const { categories } = of
  return [...categories].sort((a, b) => b.total_requests - a.total_requests)[0]?.model_name
}

/** Every model that scored these calls by category. */
export function modelsOf(of: { readonly categories: readonly ScoredCategory[] }): readonly string[] {
  return [...new Set(of.categories.map(({ model_name }) => model_name))]
}

export interface Compared {
  readonly criterion: Criterion
  /** The same of those beside whom the agent stands. */
  readonly all: Criterion | undefined
}

const order = { below: 0, lower: 1, even: 2, higher: 2, above: 3 } as const

/** What is clearly below first, what is clearly above last; between them, the most points lost first. */
export function compareWith(own: readonly Criterion[], all: readonly Criterion[] = []): Compared[] {
  const byKey = new Map(all.map((criterion) => [criterion.key, criterion]))
  const place = ({ criterion, all }: Compared) => order[standingOf(criterion, all?.pass_rate)]
  return own
    .map((criterion) => ({ criterion, all: byKey.get(criterion.key) }))
    .sort((a, b) => place(a) - place(b) || b.criterion.points_lost - a.criterion.points_lost)
}
