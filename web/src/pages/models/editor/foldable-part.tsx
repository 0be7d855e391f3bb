import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './editor.module.css'
import { useReading } from './reading.ts'
import type { Arrival } from './use-open-criteria.ts'

/** A part of the model in one line; opened, with its fields below. */
export function FoldablePart(props: {
  readonly open: boolean
  readonly arrival: Arrival | undefined
  readonly onToggle: () => void
  readonly title: ReactNode
  readonly aside: ReactNode
  readonly children: ReactNode
}) {
  const { onToggle, title, aside, children } = props
  const reading = useReading()
  const open = props.open || reading
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  useArrival(item, props.arrival)
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.head}>
        {reading ? (
          <span className={`${styles.name} ${styles.words}`}>{title}</span>
        ) : (
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
        )}
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

/** Whoever comes for a criterion finds it in sight, ready to be changed; whoever adds one can write its name. */
function useArrival(item: RefObject<HTMLElement | null>, arrival: Arrival | undefined): void {
  const wanted = useRef(arrival)
  useEffect(() => {
    if (!wanted.current) return
    item.current?.scrollIntoView({ block: 'center' })
    const target = wanted.current === 'field' ? 'input' : 'button'
    item.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [item])
}
