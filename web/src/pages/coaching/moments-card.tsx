import type { CoachingSession } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { useCoachingCriteria } from '../../parts/coaching/use-criteria.ts'
import { ErrorNotice } from '../../parts/notice.tsx'
import { callQueries } from '../../parts/queries/calls.ts'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'
import { useChanging } from './use-changing.ts'
import { sessionWords } from './words.ts'

type Moment = CoachingSession['moments'][number]

/** What to listen to together, each with the way to it. */
export function MomentsCard({ session }: { readonly session: CoachingSession }) {
  const words = useWords(sessionWords)
  const mayChange = useRights()('replaceCoachingSession')
  const changing = useChanging(session)
  const { moments } = session
  return (
    <Card title={words.moments}>
      {moments.length === 0 && <p className="quiet">{mayChange ? words.noMoments : words.noMomentsOwn}</p>}
      {changing.isError && <ErrorNotice error={changing.error} />}
      <ul className={styles.list}>
        {moments.map((moment) => (
          <MomentItem
            key={`${moment.call_id} ${moment.start} ${moment.end} ${moment.key}`}
            moment={moment}
            onRemove={
              mayChange && (() => changing.mutate({ moments: moments.filter((other) => other !== moment) }))
            }
          />
        ))}
      </ul>
    </Card>
  )
}

function MomentItem(props: { readonly moment: Moment; readonly onRemove: (() => void) | undefined }) {
  const { moment, onRemove } = props
  const words = useWords(sessionWords)
  const { clock, date } = useFormats()
  const { nameOfKey } = useCoachingCriteria()
  const call = useQuery(callQueries.detail(useClient(), moment.call_id)).data
  const time = clock(moment.start)
  return (
    <li className={styles.moment}>
      {moment.key !== null && <h3>{nameOfKey(moment.key)}</h3>}
      {moment.note && <p className={styles.notes}>{moment.note}</p>}
      <div className={styles.line}>
        <Link
          to="/calls/$callId"
          params={{ callId: moment.call_id }}
          search={{ at: moment.start }}
          className={buttonClass()}
          aria-label={words.listenAt(time, call?.external_id ?? '')}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M4 2.5v11l9-5.5z" fill="currentColor" />
          </svg>
          {words.listen}
        </Link>
        {call && (
          <span className="quiet">
            <span className="figures">{time}</span> · {call.external_id} · {date(call.created_at)}
          </span>
        )}
        {onRemove && (
          <Button look="quiet" aria-label={words.removeMomentAt(time)} onClick={onRemove}>
            {words.removeMoment}
          </Button>
        )}
      </div>
    </li>
  )
}
