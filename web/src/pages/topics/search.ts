import { type Period, readPeriod } from '../../parts/period.ts'
import { idIn } from '../../parts/search-values.ts'

export interface TopicsSearch extends Period {
  readonly team?: number | undefined
}

export function readTopicsSearch(search: Record<string, unknown>): TopicsSearch {
  return { ...readPeriod(search), team: idIn(search, 'team') }
}
