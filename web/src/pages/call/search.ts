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
}

export function readCallSearch(search: Record<string, unknown>): CallSearch {
  return {
    at: numberIn(search, 'at'),
    compare: numberIn(search, 'compare'),
    q: textIn(search, 'q'),
    review: numberIn(search, 'review'),
    task: textIn(search, 'task'),
  }
}
