import { sharePoints } from '@callmark/client/model-rules'
import type { Draft, DraftVariable } from './draft.ts'

/** Why a variable carries no points. */
export type Unscored = 'model' | 'type' | 'category' | 'weight'

export type Points = { readonly points: number } | { readonly why: Unscored }

/** The category a scoring model gets when it has none: it takes in every variable. */
export const generalScore = 100

export interface SharedPoints {
  /** By the variable's `uid`. */
  readonly ofVariables: ReadonlyMap<string, Points>
  /** Categories without scored variables, by `uid`: they are judged as a whole. */
  readonly judgedWhole: ReadonlySet<string>
  readonly total: number
}

/** How the points of a draft would be shared if it were saved now. */
export function pointsOf(draft: Draft): SharedPoints {
  const ofVariables = new Map<string, Points>()
  const judgedWhole = new Set<string>()
  const { xscore_template: scoring, categories, variables } = draft
  for (const variable of variables) {
    const why = whyUnscored(draft, variable)
    ofVariables.set(variable.uid, why ? { why } : { points: 0 })
  }
  const share = (points: number, scored: readonly DraftVariable[]) => {
    const shares = sharePoints(
      points,
      scored.map(({ weight }) => readNumber(weight)),
    )
    for (const [index, { uid }] of scored.entries()) ofVariables.set(uid, { points: shares[index]! })
  }
  const scored = variables.filter((variable) => !whyUnscored(draft, variable))
  if (!scoring) return { ofVariables, judgedWhole, total: 0 }
  if (categories.length === 0) {
    share(generalScore, scored)
    return { ofVariables, judgedWhole, total: generalScore }
  }
  for (const category of categories) {
    const mine = scored.filter((variable) => variable.category === category.uid)
    if (mine.length === 0) judgedWhole.add(category.uid)
    else share(wholePoints(category.max_score), mine)
  }
  return {
    ofVariables,
    judgedWhole,
    total: categories.reduce((sum, { max_score }) => sum + wholePoints(max_score), 0),
  }
}

function whyUnscored(draft: Draft, { type, category, weight }: DraftVariable): Unscored | undefined {
  if (!draft.xscore_template) return 'model'
  if (type !== 'BOOLEAN' && type !== 'INTEGER' && type !== 'DECIMAL') return 'type'
  if (category === null && draft.categories.length > 0) return 'category'
  return readNumber(weight) > 0 ? undefined : 'weight'
}

/** What is no number yet counts for nothing until it is one. */
function readNumber(text: string): number {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : 0
}

function wholePoints(text: string): number {
  return Math.floor(readNumber(text))
}
