import { type ReactNode, useId, useState } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './more-actions.module.css'

export const moreWords = defineWords('parts.more-actions', { more: 'More' })

/**
 * What is done with a page less often: on a phone behind a button, so that the page begins where one looks for it. Only the
 * style knows of phones: whoever turns one round keeps what they have begun.
 */
export function MoreActions({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords(moreWords)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.more}
      </Button>
      <div id={id} className={isOpen ? `${styles.more} ${styles.open}` : styles.more}>
        {children}
      </div>
    </>
  )
}
