import type { ModelTargets, ModelTargetsInput } from '@callmark/client'

/** What is written in the two fields of a line; empty: nothing. */
export interface DraftLine {
  readonly good: string
  readonly poor: string
}

/** By slug; the whole score is under the empty one, which no category has. */
export type TargetDraft = Readonly<Record<string, DraftLine>>

export const wholeScore = ''
export const emptyLine: DraftLine = { good: '', poor: '' }

export function draftOf({ score, categories }: ModelTargets): TargetDraft {
  const lines = categories.map((one) => [one.category_slug, lineOf(one)] as const)
  return Object.fromEntries([[wholeScore, score ? lineOf(score) : emptyLine], ...lines])
}

function lineOf({ target, poor_below }: { readonly target: number; readonly poor_below: number }): DraftLine {
  return { good: String(target), poor: String(poor_below) }
}

/** What is wrong with what was written for “poor below”. */
export function faultOf({ good, poor }: DraftLine): 'crossed' | 'alone' | undefined {
  if (poor === '') return undefined
  if (good === '') return 'alone'
  return Number(poor) > Number(good) ? 'crossed' : undefined
}

export function inputOf(draft: TargetDraft): ModelTargetsInput {
  const set = Object.entries(draft).flatMap(([slug, { good, poor }]) =>
    good === '' ? [] : [{ slug, target: Number(good), ...(poor === '' ? {} : { poor_below: Number(poor) }) }],
  )
  const { slug: _, ...score } = set.find(({ slug }) => slug === wholeScore) ?? {
    slug: wholeScore,
    target: -1,
  }
  return {
    score: score.target < 0 ? null : score,
    categories: set
      .filter(({ slug }) => slug !== wholeScore)
      .map(({ slug, ...bounds }) => ({ category_slug: slug, ...bounds })),
  }
}
