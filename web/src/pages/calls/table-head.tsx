import type { CallsSearch } from '../../parts/calls-search.ts'
import styles from './call-table.module.css'
import type { Column } from './columns.ts'
import type { RowSetting } from './row-setting.ts'

type Sort = NonNullable<CallsSearch['sort']>
/** What an index holds in order; anything else would be to sort every call there is. */
const sortable: Readonly<Record<string, 'created_at' | 'score_percentage' | 'duration'>> = {
  created_at: 'created_at',
  score: 'score_percentage',
  duration: 'duration',
}

/** The names of the columns; those of time, score and duration turn the list around. */
export function TableHead(props: {
  readonly setting: RowSetting
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
}) {
  const { setting, sort, onSort } = props
  const { columns, words, showsHits } = setting
  const titleOf = ({ own, label }: Column) => (own ? words.columns[own] : (label ?? ''))
  return (
    <thead className={styles.head}>
      <tr className={styles.headRow} aria-rowindex={1}>
        {columns.map((column) => {
          const by = sortable[column.name]
          const direction = by && sort.endsWith(by) ? (sort === by ? 'ascending' : 'descending') : undefined
          return (
            <th
              key={column.name}
              scope="col"
              className={styles.cell}
              data-column={column.name}
              aria-sort={direction ?? (by ? 'none' : undefined)}
              title={by ? undefined : words.unsorted}
            >
              {by ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => onSort(direction === 'descending' ? by : `-${by}`)}
                >
                  {titleOf(column)}
                  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                    <path d={direction === 'ascending' ? 'M2 8l4-4 4 4' : 'M2 4l4 4 4-4'} />
                  </svg>
                </button>
              ) : (
                titleOf(column)
              )}
            </th>
          )
        })}
        {showsHits && (
          <th scope="col" className="visually-hidden">
            {words.found}
          </th>
        )}
      </tr>
    </thead>
  )
}
