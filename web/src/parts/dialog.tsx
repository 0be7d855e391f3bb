import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

export const dialogWords = defineWords('parts.dialog', { close: 'Close' })

/** The browser's own modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog(props: {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}) {
  const { title, onClose, children, wide } = props
  const words = useWords(dialogWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the page is drawn, and before the dialog is taken away again: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button look="quiet" onClick={onClose} aria-label={words.close}>
          ✕
        </Button>
      </header>
      {children}
    </dialog>
  )
}
