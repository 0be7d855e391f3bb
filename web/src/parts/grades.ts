import type { ModelTargets } from '@callmark/client'

export type Grade = 'good' | 'fair' | 'poor'

export interface Bounds {
  readonly target: number
  readonly poor_below: number
}

/** Where no target is set. */
export const usualBounds: Bounds = { target: 80, poor_below: 60 }

/** What a percentage is of. */
export interface Graded {
  /** Name or ID; undefined: calls of several models, or nobody knows which. */
  readonly model?: string | number | undefined
  /** `category_id`: of the points in that category; undefined: of the whole score. */
  readonly category?: string | undefined
}

/** Undefined: no target is set for it. Several models have one in common if it is the same for all that are in use. */
export function findTarget(all: readonly ModelTargets[], { model, category }: Graded): Bounds | undefined {
  if (model === undefined && category === undefined) return findCommon(all)
  const own = all.filter(
    ({ model_id, model_name }) => model === undefined || isNamed(model_id, model_name, model),
  )
  if (category === undefined) return own[0]?.score ?? undefined
  return own.flatMap(({ categories }) => categories).find(({ category_id }) => category_id === category)
}

function isNamed(id: number, name: string, wanted: string | number): boolean {
  return typeof wanted === 'number' ? id === wanted : name.toLowerCase() === wanted.toLowerCase()
}

function findCommon(all: readonly ModelTargets[]): Bounds | undefined {
  const [first, ...others] = all.filter(({ enabled }) => enabled).map(({ score }) => score)
  const isCommon = others.every(
    (other) => other?.target === first?.target && other?.poor_below === first?.poor_below,
  )
  return first && isCommon ? first : undefined
}

export function gradeBy(percentage: number, { target, poor_below }: Bounds): Grade {
  return percentage >= target ? 'good' : percentage >= poor_below ? 'fair' : 'poor'
}
