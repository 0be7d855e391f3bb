import type { Session } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateSessions, ownQueries } from '../../parts/queries/own-account.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { describeBrowser } from './describe-browser.ts'
import { accountWords } from './words.ts'

/** The browsers one is signed in with. */
export function SessionsCard() {
  const { sessions: words } = useWords(accountWords)
  const { count } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const sessions = useQuery(ownQueries.sessions(client))
  const outdate = () => outdateSessions(queries)
  const ending = useMutation({
    mutationFn: ({ id }: Session) => client.me.revokeSession(id),
    onSettled: outdate,
  })
  const endingOthers = useMutation({
    mutationFn: () => client.me.revokeOtherSessions(),
    onSettled: outdate,
  })
  const error = ending.error ?? endingOthers.error
  const hasOthers = sessions.data?.some(({ current }) => !current)
  return (
    <Card title={words.title}>
      <div className={styles.stack}>
        <QueryState query={sessions}>
          {(list) => (
            <ul className={styles.lines}>
              {list.map((session) => (
                <SessionLine key={session.id} session={session} onEnd={() => ending.mutate(session)} />
              ))}
            </ul>
          )}
        </QueryState>
        {error && <ErrorNotice error={error} />}
        {hasOthers && (
          <div className={styles.actions}>
            <Button onClick={() => endingOthers.mutate()} disabled={endingOthers.isPending}>
              {words.endOthers}
            </Button>
          </div>
        )}
        {endingOthers.isSuccess && (
          <p role="status">{words.ended(endingOthers.data, count(endingOthers.data))}</p>
        )}
      </div>
    </Card>
  )
}

function SessionLine({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const { sessions: words } = useWords(accountWords)
  const { ago, dateTime } = useFormats()
  const { browser, system } = describeBrowser(session.browser)
  const name = browser && system ? words.on(browser, system) : (browser ?? system ?? words.unknown)
  return (
    <li className={styles.line}>
      <div>
        <strong>{name}</strong> {session.current && <span className={styles.chip}>{words.here}</span>}
        <p>
          {words.seen(ago(session.last_seen_at))}
          {session.address && ` · ${session.address}`}
        </p>
        <p>
          {words.since(dateTime(session.created_at))} {words.ways[session.way]}
        </p>
      </div>
      {!session.current && (
        <Button look="quiet" onClick={onEnd} aria-label={words.endOf(name)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
