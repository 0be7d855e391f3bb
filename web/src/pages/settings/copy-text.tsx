import { useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { words as pageWords } from './words.ts'

/** A text to be taken elsewhere. Where the browser keeps the clipboard to itself (no https), it is selected for the reader's own copying. */
export function CopyText({ text, label }: { readonly text: string; readonly label: string }) {
  const words = useWords(pageWords)
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
    <div className={styles.list}>
      <pre ref={place} className={styles.code}>
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
