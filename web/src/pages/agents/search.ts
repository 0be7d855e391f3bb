import { type Period, readPeriod } from '../../parts/period.ts'
import { numberIn, textIn } from '../../parts/search-values.ts'

export interface AgentsSearch extends Period {
  /** A part of the name or the ID. */
  readonly q?: string | undefined
  readonly team?: number | undefined
}

export function readAgentsSearch(search: Record<string, unknown>): AgentsSearch {
  const team = numberIn(search, 'team')
  return {
    ...readPeriod(search),
    q: textIn(search, 'q'),
    team: team && Number.isInteger(team) && team > 0 && team < 2 ** 31 ? team : undefined,
  }
}
