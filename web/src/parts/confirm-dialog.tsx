import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { ErrorNotice } from './notice.tsx'

export const confirmWords = defineWords('parts.confirm-dialog', { cancel: 'Cancel' })

/** Asks before something is done that cannot be undone, or not easily. */
export function ConfirmDialog(props: {
  readonly title: string
  readonly children: ReactNode
  /** What the button says that does it. */
  readonly action: string
  readonly danger?: boolean
  readonly doing: UseMutationResult<unknown, unknown, void>
  readonly onClose: () => void
}) {
  const { title, children, action, danger, doing, onClose } = props
  const words = useWords(confirmWords)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.stack}>
        {children}
        {doing.isError && <ErrorNotice error={doing.error} />}
        <div className={styles.actions}>
          <Button look={danger ? 'danger' : 'main'} disabled={doing.isPending} onClick={() => doing.mutate()}>
            {action}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
