import { type ReactNode, useEffect } from 'react'
import styles from './page.module.css'

/** One page: its heading, what can be done with it, and its content. */
export function Page(props: {
  readonly title: string
  readonly lead?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const { title, lead, actions, children } = props
  useEffect(() => {
    document.title = `${title} · Callmark`
  }, [title])
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}
