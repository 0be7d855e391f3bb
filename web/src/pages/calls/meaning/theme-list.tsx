import type { AskQuery, FoundPassage, Themes } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { EmptyState, Notice } from '../../../parts/notice.tsx'
import { callListQueries } from '../../../parts/queries/calls.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import { AnswerPart } from './answer-part.tsx'
import styles from './meaning.module.css'
import { PassageView } from './passage-list.tsx'

/** What calls say about a question, in themes. */
export function ThemesFound(props: {
  readonly question: string
  readonly filters: Omit<AskQuery, 'question'>
}) {
  const found = useQuery(callListQueries.themes(useClient(), props.question, props.filters))
  return (
    <QueryState query={found} lines={8}>
      {(themes) => (
        <>
          {themes.can_answer && themes.passages > 0 && !found.isPlaceholderData && (
            <AnswerPart key={JSON.stringify([props.question, props.filters])} {...props} />
          )}
          <ThemeList found={themes} isBusy={found.isPlaceholderData} />
        </>
      )}
    </QueryState>
  )
}

function ThemeList({ found, isBusy }: { readonly found: Themes; readonly isBusy: boolean }) {
  const { meaning, themes: words } = useWords(pageWords)
  const formats = useFormats()
  const { themes, others, calls, waiting, has_more } = found
  return (
    <>
      {waiting > 0 && <Notice>{meaning.waiting(waiting, formats.count(waiting))}</Notice>}
      {found.passages === 0 ? (
        <EmptyState title={meaning.nothing}>{meaning.nothingText}</EmptyState>
      ) : (
        <>
          <p className={styles.note}>
            {words.counted(calls, formats.count(calls))} {has_more && words.more}
          </p>
          <ol className={styles.themes} aria-label={words.found} aria-busy={isBusy}>
            {themes.map((theme) => (
              <li key={theme.name}>
                <ThemeView {...theme} name={theme.name || words.unnamed} />
              </li>
            ))}
            {others.calls > 0 && (
              <li>
                <ThemeView {...others} name={words.others} />
              </li>
            )}
          </ol>
        </>
      )}
    </>
  )
}

function ThemeView(props: {
  readonly name: string
  readonly calls: number
  readonly examples: readonly FoundPassage[]
}) {
  const { themes: words } = useWords(pageWords)
  const formats = useFormats()
  const id = useId()
  return (
    <section className={styles.theme} aria-labelledby={id}>
      <header className={styles.name}>
        <h2 id={id}>{props.name}</h2>
        <span>{words.calls(props.calls, formats.count(props.calls))}</span>
      </header>
      {props.examples.map((passage) => (
        <PassageView key={`${passage.call_id} ${passage.start}`} passage={passage} />
      ))}
    </section>
  )
}
