import { type Period, readPeriod } from '../../parts/period.ts'
import { choiceIn, idIn, textIn } from '../../parts/search-values.ts'

export const criteriaViews = ['criteria', 'agents'] as const

/** What the criteria can be put in order by. */
export const sortColumns = ['name', 'rate', 'change', 'failed', 'open', 'not_applicable', 'lost'] as const
export type SortColumn = (typeof sortColumns)[number]

/** With a minus: the largest first. */
export type Sort = SortColumn | `-${SortColumn}`
const sorts: readonly Sort[] = sortColumns.flatMap((column) => [column, `-${column}` as const])

export interface CriteriaSearch extends Period {
  readonly view?: (typeof criteriaViews)[number] | undefined
  readonly team?: number | undefined
  readonly agent?: string | undefined
  /** A field of the metadata, and what stands in it. */
  readonly meta?: string | undefined
  readonly metaValue?: string | undefined
  readonly sort?: Sort | undefined
}

export function readCriteriaSearch(search: Record<string, unknown>): CriteriaSearch {
  return {
    ...readPeriod(search),
    view: choiceIn(search, 'view', criteriaViews),
    team: idIn(search, 'team'),
    agent: textIn(search, 'agent'),
    meta: textIn(search, 'meta'),
    metaValue: textIn(search, 'metaValue'),
    sort: choiceIn(search, 'sort', sorts),
  }
}

/** What the calls were sent with, as the list of calls is asked for it; half of the two limits nothing. */
export function sentWith({ meta, metaValue }: CriteriaSearch): Pick<CriteriaSearch, 'meta' | 'metaValue'> {
  return meta && metaValue ? { meta, metaValue } : {}
}
