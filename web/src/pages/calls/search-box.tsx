import { useEffect, useRef } from 'react'
import { Field } from '../../parts/field.tsx'
import { usePreferences } from '../../session/preferences.tsx'
import { useWords } from '../../words/use-words.ts'
import { PausedInput } from './paused-input.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import { words as pageWords } from './words.ts'

/** Full-text search; the slash leads to it from anywhere on the page, unless somebody has switched such keys off. */
export function SearchBox({
  q,
  onSearch,
}: {
  readonly q: string
  readonly onSearch: (text: string) => void
}) {
  const { search } = useWords(pageWords)
  const { shortcuts } = usePreferences()
  const isNarrow = useIsNarrow()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!shortcuts) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element | null)?.closest('input, textarea, select, dialog')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcuts])
  return (
    <Field
      label={search.label}
      hint={shortcuts && !isNarrow ? `${search.hint} ${search.slash}` : search.hint}
    >
      <PausedInput
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={search.placeholder}
        value={q}
        onSettle={onSearch}
      />
    </Field>
  )
}
