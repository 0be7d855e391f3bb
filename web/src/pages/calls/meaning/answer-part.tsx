import type { AskQuery, Themes } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { nameSpeaker, speakerWords } from '../../../parts/name-speaker.ts'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { callListQueries } from '../../../parts/queries/calls.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './meaning.module.css'

type Answer = NonNullable<Themes['answer']>
type Sentence = Answer['sentences'][number]

interface Asked {
  readonly question: string
  readonly filters: Omit<AskQuery, 'question'>
}

/** An answer in sentences by a language model, for whoever asks for it: it takes time and may cost money. */
export function AnswerPart(props: Asked) {
  const { answer: words } = useWords(pageWords)
  const [isWanted, setIsWanted] = useState(false)
  const id = useId()
  return (
    <section className={styles.answer} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {isWanted ? (
        // Once it is gone from the page, the service is no longer asked, and neither is the language model.
        <AnswerFound {...props} onStop={() => setIsWanted(false)} />
      ) : (
        <div className={styles.offer}>
          <span>{words.offer}</span>
          <Button onClick={() => setIsWanted(true)}>{words.ask}</Button>
        </div>
      )}
    </section>
  )
}

function AnswerFound({ question, filters, onStop }: Asked & { readonly onStop: () => void }) {
  const { answer: words } = useWords(pageWords)
  const found = useQuery(callListQueries.answer(useClient(), question, filters))
  const again = () => void found.refetch()
  if (found.isFetching)
    return <Notice actions={<Button onClick={onStop}>{words.stop}</Button>}>{words.busy}</Notice>
  if (found.isError) return <ErrorNotice error={found.error} onRetry={again} />
  return found.data ? <AnswerView answer={found.data} onAgain={again} /> : null
}

function AnswerView({ answer, onAgain }: { readonly answer: Answer; readonly onAgain: () => void }) {
  const { answer: words } = useWords(pageWords)
  // Whatever the service says: what rests on nothing is not shown.
  const sentences = answer.sentences.filter(({ quotes }) => quotes.length > 0)
  const again = <Button onClick={onAgain}>{words.again}</Button>
  if (answer.status === 'no_language_model') return <Notice tone="fair">{words.gone}</Notice>
  if (answer.status === 'failed')
    return (
      <Notice tone="fair" actions={again}>
        {words.failed}
      </Notice>
    )
  if (sentences.length === 0) return <Notice actions={again}>{words.unsupported}</Notice>
  return (
    <>
      <ol className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <SentenceView {...sentence} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.written(answer.engine ?? '')}</p>
    </>
  )
}

function SentenceView({ text, quotes }: Sentence) {
  const { answer: words, meaning, openAt } = useWords(pageWords)
  const speakers = useWords(speakerWords)
  const formats = useFormats()
  return (
    <>
      <p>{text}</p>
      <ul className={styles.quotes} aria-label={words.quotes}>
        {quotes.map(({ call_id, external_id, speaker, start, quote }) => (
          <li key={`${call_id} ${start}`}>
            <blockquote>“{quote}”</blockquote>
            <footer>
              <Link to="/calls/$callId" params={{ callId: call_id }} search={{ at: start }}>
                {openAt(formats.clock(start))}
              </Link>
              <span>{nameSpeaker(speaker, speakers)}</span>
              <span>{meaning.call(external_id)}</span>
            </footer>
          </li>
        ))}
      </ul>
    </>
  )
}
