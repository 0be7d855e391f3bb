import type { Transcription } from '@callmark/client'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useRights } from '../../../session/me.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { callCoachingWords } from '../coaching/words.ts'
import { keepFocus } from './answer-choice.tsx'
import type { Quote } from './draft.ts'
import { readSelection } from './read-selection.ts'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'
import { reviewWords } from './words.ts'

/** What can be done with words that are selected in the transcript. */
export function SelectionBar(props: {
  readonly list: RefObject<HTMLElement | null>
  readonly segments: Transcription['segments']['segments']
  readonly onComment: (quote: Quote) => void
}) {
  const { list, segments, onComment } = props
  const words = useWords(reviewWords)
  const { clock } = useFormats()
  const may = useRights()
  const coaching = useWords(callCoachingWords)
  const { reviewing, onCoach } = useSaid()
  const [quotes, setQuotes] = useState<readonly Quote[]>([])
  useEffect(() => {
    const read = () => setQuotes(readSelection(list.current, segments))
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [list, segments])
  const criterion = reviewing.isOpen
    ? reviewing.criteria.find(({ key }) => key === reviewing.current)
    : undefined
  const [first] = quotes
  if (!first || (!criterion && !onCoach && !may('createComment'))) return null
  return (
    <section className={styles.selection} aria-label={words.selected}>
      <p>
        <span className="figures">{clock(first.start)}</span> <q>{first.quote}</q>
      </p>
      <span className={styles.buttons}>
        {criterion && (
          <Button
            look="main"
            onMouseDown={keepFocus}
            onClick={() => {
              reviewing.addQuotes(criterion.key, quotes)
              getSelection()?.removeAllRanges()
            }}
          >
            {words.evidenceFor(criterion.name)}
          </Button>
        )}
        {may('createComment') && (
          <Button onMouseDown={keepFocus} onClick={() => onComment(first)}>
            {words.commentHere}
          </Button>
        )}
        {onCoach && (
          <Button
            onMouseDown={keepFocus}
            onClick={() => onCoach({ ...first, end: quotes.at(-1)!.end, key: criterion?.key ?? null })}
          >
            {coaching.add}
          </Button>
        )}
      </span>
    </section>
  )
}
