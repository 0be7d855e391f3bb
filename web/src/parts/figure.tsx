import type { ReactNode } from 'react'
import styles from './figure.module.css'

/** One number that matters, with what it is; `children` is the number itself, mostly a link to what is behind it. */
export function Figure({
  label,
  note,
  children,
}: {
  readonly label: string
  readonly note?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}

export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}
