import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { useWords } from '../../words/use-words.ts'
import { listenWords } from './listen-words.ts'
import styles from './transcript.module.css'

/** What is looked for stands in the address, so that it can be sent along. */
export function TranscriptSearch(props: {
  readonly query: string | undefined
  readonly found: number
  readonly onQuery: (query: string | undefined) => void
  readonly onNext: () => void
}) {
  const { query, found, onQuery, onNext } = props
  const words = useWords(listenWords)
  const [typed, setTyped] = useState(query ?? '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  return (
    <form className={styles.search} onSubmit={onSubmit}>
      <TextInput
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onQuery(target.value || undefined)
        }}
      />
      <span className="quiet" role="status">
        {query ? words.found(found) : ''}
      </span>
      {found > 0 && <Button type="submit">{words.findNext}</Button>}
    </form>
  )
}
