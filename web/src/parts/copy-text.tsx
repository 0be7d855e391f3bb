import { useRef, useState } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { Button } from './button.tsx'
import styles from './copy-text.module.css'

export const copyWords = defineWords('parts.copy-text', { copy: 'Copy', copied: 'Copied' })

/** A text to be taken elsewhere. Where the browser keeps the clipboard to itself (no https), it is selected for the reader's own copying. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  const words = useWords(copyWords)
  const place = useRef<HTMLPreElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    if (place.current) getSelection()?.selectAllChildren(place.current)
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      setIsCopied(false)
    }
  }
  return (
    <div className={styles.copy}>
      <pre ref={place} className={styles.text}>
        {text}
      </pre>
      <div className={styles.actions}>
        <Button onClick={copy} aria-label={`${words.copy}: ${label}`}>
          {words.copy}
        </Button>
        <span role="status">{isCopied && words.copied}</span>
      </div>
    </div>
  )
}
