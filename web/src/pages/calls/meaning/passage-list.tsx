import type { FoundPassage, PassageQuery, Passages } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameSpeaker, speakerWords } from '../../../parts/name-speaker.ts'
import { EmptyState, Notice } from '../../../parts/notice.tsx'
import { callListQueries } from '../../../parts/queries/calls.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './meaning.module.css'

/** The passages that mean it most. */
export function PassagesFound(props: {
  readonly meaning: string
  readonly filters: Omit<PassageQuery, 'meaning' | 'limit'>
}) {
  const found = useQuery(callListQueries.passages(useClient(), props.meaning, props.filters))
  return (
    <QueryState query={found} lines={8}>
      {(passages) => <PassageList found={passages} isBusy={found.isPlaceholderData} />}
    </QueryState>
  )
}

function PassageList({ found, isBusy }: { readonly found: Passages; readonly isBusy: boolean }) {
  const { meaning } = useWords(pageWords)
  const formats = useFormats()
  const { items, waiting } = found
  return (
    <>
      {waiting > 0 && <Notice>{meaning.waiting(waiting, formats.count(waiting))}</Notice>}
      {items.length === 0 ? (
        <EmptyState title={meaning.nothing}>{meaning.nothingText}</EmptyState>
      ) : (
        <>
          <p className={styles.note}>{meaning.nearest}</p>
          <ol className={styles.passages} aria-label={meaning.found} aria-busy={isBusy}>
            {items.map((passage) => (
              <li key={`${passage.call_id} ${passage.start}`}>
                <PassageView passage={passage} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

/** All of it leads to the moment in the call. */
export function PassageView({ passage }: { readonly passage: FoundPassage }) {
  const { meaning, openAt } = useWords(pageWords)
  const speakers = useWords(speakerWords)
  const formats = useFormats()
  const { call_id, external_id, agent_name, created_at, start, turns } = passage
  return (
    <article className={styles.passage}>
      <header className={styles.head}>
        <Link to="/calls/$callId" params={{ callId: call_id }} search={{ at: start }}>
          {openAt(formats.clock(start))}
        </Link>
        <span>{meaning.call(external_id)}</span>
        {agent_name !== null && <span>{agent_name}</span>}
        <time dateTime={created_at}>{formats.dateTime(created_at)}</time>
      </header>
      <dl className={styles.turns}>
        {turns.map((turn) => (
          <div key={turn.start}>
            <dt>{nameSpeaker(turn.speaker, speakers)}</dt>
            <dd>{turn.text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
