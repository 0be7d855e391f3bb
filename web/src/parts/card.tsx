import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './card.module.css'

/** A titled part of a page. */
export function Card(props: {
  readonly title?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}) {
  const { title, aside, children, className } = props
  const id = useId()
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={title && id}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && <h2 id={id}>{title}</h2>}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
