import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sign-in.module.css'

/** What stands around every step of signing in. */
export function SignInFrame(props: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly foot?: ReactNode
}) {
  const { title, lead, children, foot } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Callmark`
    // A step that takes the place of another is heard, unless a field has the focus already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.brand}>
          <img src="mark.svg" alt="" width="40" height="40" />
          <span>Callmark</span>
        </div>
        <div className={styles.card}>
          <header>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="quiet">{lead}</p>}
          </header>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </main>
  )
}
