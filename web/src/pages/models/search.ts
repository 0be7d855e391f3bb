import { choiceIn, numberIn } from '../../parts/search-values.ts'

export const modelViews = ['edit', 'preview', 'revisions'] as const
export type ModelView = (typeof modelViews)[number]

/** What of a model is looked at; `older` and `newer` are the revisions that are compared. */
export interface ModelSearch {
  readonly view?: ModelView | undefined
  readonly older?: number | undefined
  readonly newer?: number | undefined
}

export function readModelSearch(search: Record<string, unknown>): ModelSearch {
  return {
    view: choiceIn(search, 'view', modelViews),
    older: numberIn(search, 'older'),
    newer: numberIn(search, 'newer'),
  }
}
