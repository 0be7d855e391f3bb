import { type Period, readPeriod } from '../../parts/period.ts'
import { textIn } from '../../parts/search-values.ts'

export interface OverviewSearch extends Period {
  /** The field that calls are grouped by. */
  readonly by?: string | undefined
}

export function readOverviewSearch(search: Record<string, unknown>): OverviewSearch {
  return { ...readPeriod(search), by: textIn(search, 'by') }
}
