import {
  type StarterLanguage,
  type StarterName,
  starterLanguages,
  starterNames,
} from '@callmark/client/starters'
import { choiceIn, numberIn, textIn } from '../../parts/search-values.ts'

export const modelViews = ['edit', 'preview', 'revisions', 'targets', 'trust', 'teaching'] as const
export type ModelView = (typeof modelViews)[number]

/** What of a model is looked at; `older` and `newer` are the revisions that are compared. */
export interface ModelSearch {
  readonly view?: ModelView | undefined
  readonly older?: number | undefined
  readonly newer?: number | undefined
  /** Key of the criterion to open in the editor. */
  readonly criterion?: string | undefined
  /** Of a new model: the scorecard it starts from, and its language. */
  readonly starter?: StarterName | undefined
  readonly language?: StarterLanguage | undefined
  /** Of a new model that was imported. */
  readonly from?: 'spreadsheet' | undefined
}

export function readModelSearch(search: Record<string, unknown>): ModelSearch {
  return {
    view: choiceIn(search, 'view', modelViews),
    older: numberIn(search, 'older'),
    newer: numberIn(search, 'newer'),
    criterion: textIn(search, 'criterion'),
    starter: choiceIn(search, 'starter', starterNames),
    language: choiceIn(search, 'language', starterLanguages),
    from: choiceIn(search, 'from', ['spreadsheet']),
  }
}
