import { useEffect, useRef } from 'react'
import { Field } from '../../parts/field.tsx'
import { useWords } from '../../words/use-words.ts'
import { PausedInput } from './paused-input.tsx'
import { words as pageWords } from './words.ts'

/** Full-text search; the slash leads to it from anywhere on the page. */
export function SearchBox({
  q,
  onSearch,
}: {
  readonly q: string
  readonly onSearch: (text: string) => void
}) {
  const words = useWords(pageWords)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element | null)?.closest('input, textarea, select, dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Field label={words.search.label} hint={words.search.hint}>
      <PausedInput
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={words.search.placeholder}
        value={q}
        onSettle={onSearch}
      />
    </Field>
  )
}
