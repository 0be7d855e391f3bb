import type { CriteriaStats } from '@callmark/client'
import { type Sort, type SortColumn, sortColumns } from './search.ts'

export type Criterion = CriteriaStats['criteria'][number]

/** As the service gives them: most points lost first. */
const usual: Sort = '-lost'

export function readSort(sort: Sort = usual): { readonly column: SortColumn; readonly rising: boolean } {
  const column = sortColumns.find((name) => sort === name || sort === `-${name}`)!
  return { column, rising: sort === column }
}

/** A click on the column that counts turns it round; on another, what is worst comes first. */
export function nextSort(column: SortColumn, sort: Sort | undefined): Sort {
  const now = readSort(sort)
  const lowIsWorst = column === 'name' || column === 'rate' || column === 'change'
  const rising = now.column === column ? !now.rising : lowIsWorst
  return rising ? column : `-${column}`
}

/** What has no value comes last, either way; among equals, most points lost first. */
export function sortCriteria(criteria: readonly Criterion[], sort: Sort | undefined): readonly Criterion[] {
  const { column, rising } = readSort(sort)
  if (column === 'lost') return rising ? criteria.toReversed() : criteria
  const sign = rising ? 1 : -1
  if (column === 'name') return criteria.toSorted((a, b) => sign * a.name.localeCompare(b.name))
  return criteria.toSorted((a, b) => {
    const [one, other] = [measure(a, column), measure(b, column)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

export function shareOf(count: number, { total_requests }: Criterion): number {
  return total_requests === 0 ? 0 : (100 * count) / total_requests
}

function measure(criterion: Criterion, column: Exclude<SortColumn, 'name' | 'lost'>): number | null {
  if (column === 'rate') return criterion.pass_rate
  if (column === 'change') return criterion.change
  return shareOf(criterion[column], criterion)
}
