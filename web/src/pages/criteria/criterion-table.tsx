import type { CriteriaStats } from '@callmark/client'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { type Counted, CriterionRow } from './criterion-row.tsx'
import styles from './criterion-table.module.css'
import { type CriteriaSearch, type SortColumn, sentWith, sortColumns } from './search.ts'
import { nextSort, readSort, sortCriteria } from './sort-criteria.ts'
import { words as pageWords } from './words.ts'

/** Every criterion in a row, the one that cost most points first, if nobody has chosen another order. */
export function CriterionTable(props: {
  readonly found: CriteriaStats
  readonly search: CriteriaSearch
  /** Not of what was chosen before, whose calls would be others. */
  readonly isCurrent: boolean
}) {
  const { found, search, isCurrent } = props
  const { from, to, team, agent, sort } = search
  const words = useWords(pageWords)
  const of: Counted = {
    period: { from, to },
    model: found.model_name,
    limits: { team, agent, ...sentWith(search) },
    isListed: isCurrent,
  }
  return (
    <Card>
      <div className={styles.box}>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.table}</caption>
          <thead>
            <tr>
              {sortColumns.map((column) => (
                <SortHead key={column} column={column} search={search} />
              ))}
              <th scope="col" className={styles.trend}>
                {words.columns.trend}
              </th>
            </tr>
          </thead>
          <tbody>
            {sortCriteria(found.criteria, sort).map((criterion) => (
              <CriterionRow key={criterion.key} criterion={criterion} of={of} />
            ))}
          </tbody>
        </table>
      </div>
      <Notes before={found.before} />
    </Card>
  )
}

function SortHead({ column, search }: { readonly column: SortColumn; readonly search: CriteriaSearch }) {
  const words = useWords(pageWords)
  const now = readSort(search.sort)
  const current = now.column === column
  const isCount = column === 'failed' || column === 'open' || column === 'not_applicable'
  return (
    <th
      scope="col"
      className={isCount ? styles.count : styles[column]}
      aria-sort={current ? (now.rising ? 'ascending' : 'descending') : undefined}
    >
      <Link
        to="/criteria"
        search={{ ...search, sort: nextSort(column, search.sort) }}
        resetScroll={false}
        title={column === 'open' || column === 'not_applicable' ? words.titles[column] : undefined}
        activeProps={{}}
      >
        {words.columns[column]}
        <span aria-hidden="true">{current ? (now.rising ? ' ▲' : ' ▼') : ''}</span>
      </Link>
    </th>
  )
}

function Notes({ before }: Pick<CriteriaStats, 'before'>) {
  const words = useWords(pageWords)
  const { date } = useFormats()
  const day = (text: string) => date(`${text}T12:00:00`)
  return (
    <div className={styles.notes}>
      <p>{before ? words.against(day(before.start_date), day(before.end_date)) : words.noBefore}</p>
      <p>{words.explain}</p>
    </div>
  )
}
