import { type ReactNode, useId, useState } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './more-actions.module.css'
import { useIsNarrow } from './use-is-narrow.ts'

export const moreWords = defineWords('parts.more-actions', { more: 'More' })

/** What is done with a page less often: on a phone behind a button, so that the page begins where one looks for it. */
export function MoreActions({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords(moreWords)
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!isNarrow) return children
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {words.more}
      </Button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
