import { type ReactNode, useId } from 'react'
import styles from './editor.module.css'

/** A part of the model in one line; opened, with its fields below. */
export function FoldablePart(props: {
  readonly open: boolean
  readonly onToggle: () => void
  readonly title: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
}) {
  const { open, onToggle, title, aside, children } = props
  const id = useId()
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <svg
            viewBox="0 0 24 24"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="M9 5l7 7-7 7" />
          </svg>
          <span className={styles.words}>{title}</span>
        </button>
        {aside}
      </div>
      {open && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </li>
  )
}
