import type { Call, ListedCall } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { CallsLink } from '../../parts/calls-link.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { Card } from '../../parts/card.tsx'
import { listQuery, type Period } from '../../parts/period.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { ReviewFlag } from '../../parts/review-flag.tsx'
import { Score } from '../../parts/score.tsx'
import { useGrades } from '../../parts/use-grades.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './attention-card.module.css'
import { words as pageWords } from './words.ts'

const fields = [
  'external_id',
  'agent_name',
  'model_id',
  'score_percentage',
  'review_needed',
  'error_message',
  'created_at',
] as const
type Listed = ListedCall<(typeof fields)[number]>

const limits = {
  lowest: { status: ['PROCESS_COMPLETED'], sort: 'score_percentage' },
  failed: { status: ['ERROR', 'TRANSCRIPTION_FAILED'], sort: '-created_at' },
} satisfies Record<string, { status: Call['status'][]; sort: CallsSearch['sort'] }>

/** Where somebody should look first: the worst of the calls that are not good, and those nothing became of. */
export function AttentionCard(props: { readonly period: Period; readonly failures: number }) {
  const { period, failures } = props
  const { attention: words } = useWords(pageWords)
  const { percent } = useFormats()
  const good = useGrades().boundsOf({ model: period.model }).target
  // Scores have two decimals.
  const below = Math.round(100 * good - 1) / 100
  return (
    <Card title={words.title} className={styles.card}>
      <ShortList
        period={period}
        which="lowest"
        below={below}
        title={words.lowest}
        none={words.noneLowest(percent(good))}
        all={
          <CallsLink period={period} limits={{ state: 'finished', max: below, sort: 'score_percentage' }}>
            {words.allLowest(percent(good))}
          </CallsLink>
        }
      />
      {failures > 0 && (
        <ShortList
          period={period}
          which="failed"
          title={words.failed}
          none={words.noneFailed}
          all={
            <CallsLink period={period} limits={{ state: 'failed' }}>
              {words.allFailed}
            </CallsLink>
          }
        />
      )}
    </Card>
  )
}

function ShortList(props: {
  readonly period: Period
  readonly which: keyof typeof limits
  readonly below?: number
  readonly title: string
  readonly none: string
  readonly all: ReactNode
}) {
  const { period, which, below, title, none, all } = props
  const client = useClient()
  const id = useId()
  const query = {
    ...listQuery(period),
    ...limits[which],
    fields,
    limit: 5,
    ...(below === undefined ? {} : { max_score: below }),
  }
  const calls = useQuery(statsQueries.attention(client, query))
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{title}</h3>
      <QueryState query={calls} lines={4}>
        {({ items }) => {
          if (items.length === 0) return <p className="quiet">{none}</p>
          return (
            <>
              <ul className={styles.calls}>
                {items.map((call) => (
                  <CallLine key={call.id} call={call} failed={which === 'failed'} />
                ))}
              </ul>
              <p>{all}</p>
            </>
          )
        }}
      </QueryState>
    </section>
  )
}

function CallLine({ call, failed }: { readonly call: Listed; readonly failed: boolean }) {
  const { dateTime } = useFormats()
  return (
    <li className={styles.call}>
      <Link to="/calls/$callId" params={{ callId: call.id }} className={styles.name}>
        {call.agent_name ?? call.external_id}
      </Link>
      {!failed && (
        <span>
          <Score value={call.score_percentage} model={call.model_id} />
          {call.review_needed && <ReviewFlag />}
        </span>
      )}
      <span className={styles.note}>
        {dateTime(call.created_at)} · {call.external_id}
      </span>
      {failed && (
        <span className={styles.error} lang="en">
          {call.error_message}
        </span>
      )}
    </li>
  )
}
