import { type ReactNode, useId } from 'react'
import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import { changeWords } from './change-words.ts'
import styles from './changes-card.module.css'

export interface ShownChange {
  readonly key: string
  readonly name: ReactNode
  /** Percentage points. */
  readonly change: number
  readonly low: number
  readonly high: number
  readonly note: ReactNode
}

/** What has moved, the most important first; only what is more than chance is a change. */
export function ChangeList(props: {
  readonly title: string
  readonly none: string
  readonly changes: readonly ShownChange[]
  readonly more?: ReactNode
}) {
  const { title, none, changes, more } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      {changes.length === 0 ? (
        <p className="quiet">{none}</p>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ key, name, note, ...change }) => (
            <li key={key} className={styles.item}>
              <span className={styles.name}>{name}</span>
              <Moved {...change} />
              <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      )}
      {more && <p className={styles.more}>{more}</p>}
    </section>
  )
}

/** A change with its direction in words, and how sure it is. */
function Moved(props: { readonly change: number; readonly low: number; readonly high: number }) {
  const { change, low, high } = props
  const words = useWords(changeWords)
  const signed = useSigned()
  const direction = change > 0 ? 'better' : 'worse'
  return (
    <span className={styles.moved}>
      <span className={styles[direction]}>
        <span aria-hidden="true">{change > 0 ? '▲' : '▼'} </span>
        {signed(change)}
        <span className="visually-hidden"> {words[direction]}</span>
      </span>
      <span className={styles.range}>{words.between(signed(low), signed(high))}</span>
    </span>
  )
}
