import { type CallsSearch, readCallsSearch } from '../../parts/calls-search.ts'
import { numberIn, textIn } from '../../parts/search-values.ts'

export interface CallSearch {
  /** Where to begin to listen, in seconds. */
  readonly at?: number | undefined
  /** An earlier result to stand beside the current one. */
  readonly compare?: number | undefined
  /** What to highlight in the transcript. */
  readonly q?: string | undefined
  /** It is to be reviewed at once, for this task of the queue. */
  readonly review?: number | undefined
  readonly task?: string | undefined
  /** The list it was opened from: its filters and order. */
  readonly list?: CallsSearch | undefined
}

export function readCallSearch(search: Record<string, unknown>): CallSearch {
  return {
    at: numberIn(search, 'at'),
    compare: numberIn(search, 'compare'),
    q: textIn(search, 'q'),
    review: numberIn(search, 'review'),
    task: textIn(search, 'task'),
    list: listIn(search.list),
  }
}

function listIn(value: unknown): CallsSearch | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return { ...readCallsSearch({ ...value }), view: undefined }
}
