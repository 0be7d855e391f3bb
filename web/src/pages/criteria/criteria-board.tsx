import { useQuery } from '@tanstack/react-query'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import styles from './criteria-page.module.css'
import { criteriaQuery } from './criteria-query.ts'
import { CriterionTable } from './criterion-table.tsx'
import { NoCalls } from './no-calls.tsx'
import type { CriteriaSearch } from './search.ts'

export function CriteriaBoard(props: { readonly search: CriteriaSearch; readonly model: string }) {
  const { search, model } = props
  const criteria = useQuery(statsQueries.criteria(useClient(), criteriaQuery(search, model)))
  return (
    <QueryState query={criteria} lines={10} shape="table">
      {(found) =>
        found.criteria.length === 0 ? (
          <NoCalls search={search} />
        ) : (
          <div className={styles.found} aria-busy={criteria.isPlaceholderData}>
            <CriterionTable found={found} search={search} isCurrent={!criteria.isPlaceholderData} />
          </div>
        )
      }
    </QueryState>
  )
}
