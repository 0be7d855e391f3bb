import { everyFilter, type FilterSearch } from './call-filters.ts'
import { choiceIn, idIn, textIn } from './search-values.ts'

export const sorts = [
  '-created_at',
  'created_at',
  '-score_percentage',
  'score_percentage',
  '-duration',
  'duration',
  'most_to_learn',
] as const

/** Everything the list of calls can be limited to; kept in the address, so that any list can be sent to a colleague. */
export interface CallsSearch extends FilterSearch {
  readonly sort?: (typeof sorts)[number] | undefined
  /** Passages are looked for by their meaning, instead of calls. */
  readonly by?: 'meaning' | undefined
  readonly meaning?: string | undefined
  /** What was found by its meaning is grouped into themes. */
  readonly show?: 'themes' | undefined
  /** A saved view that is to be opened. */
  readonly view?: number | undefined
}

export function readCallsSearch(search: Record<string, unknown>): CallsSearch {
  const filters = everyFilter.map(([, { address, read }]) => [address, read(search, address)])
  return {
    ...Object.fromEntries(filters),
    sort: choiceIn(search, 'sort', sorts),
    by: choiceIn(search, 'by', ['meaning']),
    meaning: textIn(search, 'meaning'),
    show: choiceIn(search, 'show', ['themes']),
    view: idIn(search, 'view'),
  }
}

/** The order the list is in. What can be learnt from a call is known only of one criterion and what came of it. */
export function sortOf({ sort = '-created_at', criterion, outcome }: CallsSearch): (typeof sorts)[number] {
  return sort === 'most_to_learn' && !(criterion && outcome) ? '-created_at' : sort
}

/** No filter at all; the order stays. */
export const clearedSearch: { readonly [Address in keyof FilterSearch]: undefined } = Object.fromEntries(
  everyFilter.map(([, { address }]) => [address, undefined]),
)

export function isLimited(search: CallsSearch): boolean {
  return everyFilter.some(([, { address }]) => search[address] !== undefined)
}
