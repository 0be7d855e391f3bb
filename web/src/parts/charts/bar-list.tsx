import type { ReactNode } from 'react'
import type { Grade } from '../grades.ts'
import styles from './bar-list.module.css'

export interface Bar {
  readonly key: string
  /** What the bar is of: a link to the calls behind it. */
  readonly name: ReactNode
  /** 0…100; null: nothing was scored. */
  readonly percentage: number | null
  /** Undefined: not known. */
  readonly grade: Grade | undefined
  /** From here on it is good: a line across the bar. */
  readonly target?: number | undefined
  /** Another percentage to hold it against, drawn below it. */
  readonly beside?: number | undefined
  /** The numbers in words; the bar itself says nothing to those who do not see it. */
  readonly value: ReactNode
  readonly note?: ReactNode
}

/** Percentages as bars, one below the other. */
export function BarList({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul className={styles.list}>
      {bars.map(({ key, name, percentage, grade, target, beside, value, note }) => (
        <li key={key} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
          <span className={styles.bars} aria-hidden="true">
            <span className={styles.track}>
              {percentage !== null && (
                <span
                  className={`${styles.bar} ${grade ? styles[grade] : ''}`}
                  style={{ width: `${percentage}%` }}
                />
              )}
            </span>
            {target !== undefined && <span className={styles.target} style={{ left: `${target}%` }} />}
            {beside !== undefined && (
              <span className={styles.beside}>
                <span className={styles.besideBar} style={{ width: `${beside}%` }} />
              </span>
            )}
          </span>
          {note && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
