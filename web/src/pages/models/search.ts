import { choiceIn, numberIn } from '../../parts/search-values.ts'

export const modelViews = ['edit', 'preview', 'revisions'] as const
export type ModelView = (typeof modelViews)[number]

/** What of a model is looked at; `from` and `to` are the revisions that are compared. */
export interface ModelSearch {
  readonly view?: ModelView | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}

export function readModelSearch(search: Record<string, unknown>): ModelSearch {
  return {
    view: choiceIn(search, 'view', modelViews),
    from: numberIn(search, 'from'),
    to: numberIn(search, 'to'),
  }
}
