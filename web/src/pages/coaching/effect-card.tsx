import type { CoachingEffect, CoachingSession } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../parts/card.tsx'
import { useCoachingCriteria } from '../../parts/coaching/use-criteria.ts'
import { coachingQueries } from '../../parts/queries/coaching.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './session.module.css'
import { sessionWords } from './words.ts'

type Item = CoachingEffect['items'][number]

/** How often each criterion was met before and after, and whether that can be told from chance. */
export function EffectCard({ session }: { readonly session: CoachingSession }) {
  const { effect: words } = useWords(sessionWords)
  const { count } = useFormats()
  const effect = useQuery(coachingQueries.effect(useClient(), session))
  if (session.held_at === null || session.criteria.length === 0)
    return (
      <Card title={words.title}>
        <p className="quiet">{session.criteria.length === 0 ? words.noCriteria : words.notHeld}</p>
      </Card>
    )
  return (
    <Card title={words.title}>
      <QueryState query={effect}>
        {({ days, items }) => (
          <>
            <p className={styles.lead}>{words.lead(count(days))}</p>
            {items.map((item) => (
              <EffectItem key={`${item.model_id} ${item.key}`} item={item} />
            ))}
            {items.some(({ verdict }) => verdict === 'better' || verdict === 'worse') && (
              <p className={styles.small}>{words.caution}</p>
            )}
          </>
        )}
      </QueryState>
    </Card>
  )
}

function EffectItem({ item }: { readonly item: Item }) {
  const { effect: words } = useWords(sessionWords)
  const { decimal } = useFormats()
  const { nameOf } = useCoachingCriteria()
  const { difference, interval, verdict } = item
  const points = (share: number) => {
    const size = Math.round(100 * Math.abs(share))
    return `${size === 0 ? '±' : share > 0 ? '+' : '−'}${decimal(size, 0)}`
  }
  return (
    <section className={styles.effect}>
      <h3>{nameOf(item)}</h3>
      <dl className={styles.sides}>
        <dt>{words.before}</dt>
        <Side rate={item.before} />
        <dt>{words.after}</dt>
        <Side rate={item.after} />
      </dl>
      <p>
        <span className={styles.verdict} data-verdict={verdict}>
          {words.verdicts[verdict]}
        </span>{' '}
        <span className={styles.likely}>
          {verdict === 'too_few'
            ? words.tooFew
            : difference !== null &&
              interval !== null &&
              words.difference(points(difference), points(interval[0]!), points(interval[1]!))}
        </span>
      </p>
      {item.asked_differently && <p className={styles.small}>{words.differently}</p>}
    </section>
  )
}

function Side({ rate: { share, passed, n, interval } }: { readonly rate: Item['before'] }) {
  const { effect: words } = useWords(sessionWords)
  const { count, percent } = useFormats()
  const show = (part: number) => percent(100 * part, 0)
  if (share === null) return <dd className="quiet">{words.noCalls}</dd>
  return (
    <dd>
      {words.share(show(share), count(passed), count(n))}{' '}
      {interval && (
        <span className={styles.likely}>{words.between(show(interval[0]!), show(interval[1]!))}</span>
      )}
    </dd>
  )
}
