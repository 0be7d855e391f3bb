import type { ReactNode } from 'react'
import { useFormats } from '../words/use-formats.ts'
import { useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import { errorWords } from './explain-error.ts'
import styles from './notice.module.css'
import { useExplain } from './use-explain.ts'

/** Something a person should know; with `role` alert when it has just gone wrong. */
export function Notice(props: {
  readonly tone?: 'info' | 'good' | 'fair' | 'poor'
  readonly title?: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  const { tone = 'info', title, children, actions } = props
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'poor' ? 'alert' : 'status'}>
      {title && <strong>{title}</strong>}
      {children && <div>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** What went wrong with a request, and the way to try again. */
export function ErrorNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const words = useWords(errorWords)
  const { message, requestId } = useExplain()(error)
  return (
    <Notice tone="poor" actions={onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}>
      <p>{message}</p>
      {requestId && (
        <p className={styles.small}>
          {words.requestId} <code>{requestId}</code>
        </p>
      )}
    </Notice>
  )
}

/** What is shown was true a while ago; asking again has failed since. */
export function OutdatedNotice({ since, onRetry }: { readonly since: number; readonly onRetry: () => void }) {
  const words = useWords(errorWords)
  const { time } = useFormats()
  return (
    <Notice tone="fair" actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
      {words.outdated(time(new Date(since)))}
    </Notice>
  )
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: {
  readonly title?: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      {props.title && <h2>{props.title}</h2>}
      {props.children && <div className="quiet">{props.children}</div>}
      {props.actions && <div className={styles.actions}>{props.actions}</div>}
    </div>
  )
}
