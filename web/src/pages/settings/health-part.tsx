import type { ServiceStatus } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { serviceQueries } from '../../parts/queries/service.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { healthWords } from './health-words.ts'
import styles from './settings.module.css'

/** A call that waits no longer than this is nothing to speak of. */
const patienceSeconds = 60

/** Whether the service keeps up, what it works with, and where programs find it. */
export function HealthPart() {
  const words = useWords(healthWords)
  return (
    <>
      <Health />
      <Card title={words.reference}>
        <div className={styles.stack}>
          <p>{words.referenceLead}</p>
          <p className={styles.actions}>
            <a href="docs">{words.docs}</a> <a href="openapi.json">{words.document}</a>
          </p>
        </div>
      </Card>
    </>
  )
}

function Health() {
  const words = useWords(healthWords)
  const status = useQuery(serviceQueries.status(useClient()))
  return (
    <QueryState query={status} lines={6}>
      {(found) => (
        <>
          {status.isError && <ErrorNotice error={status.error} />}
          <Card title={words.judgement}>
            <div className={styles.stack}>
              <Judgement status={found} />
              <p className="quiet">{words.note}</p>
            </div>
          </Card>
          <Stages status={found} />
          <Card title={words.engines}>
            <dl className={styles.facts}>
              <dt>{words.speech}</dt>
              <dd>{found.engines.speech}</dd>
              <dt>{words.judge}</dt>
              <dd>{found.engines.judge}</dd>
              <dt>{words.version}</dt>
              <dd>{found.version}</dd>
            </dl>
          </Card>
        </>
      )}
    </QueryState>
  )
}

function Judgement({ status }: { readonly status: ServiceStatus }) {
  const words = useWords(healthWords)
  const { count, span } = useFormats()
  const waiting = status.stages.reduce((sum, stage) => sum + stage.waiting, 0)
  const running = status.stages.reduce((sum, stage) => sum + stage.running, 0)
  const oldest = Math.max(0, ...status.stages.map((stage) => stage.oldest_waiting_seconds ?? 0))
  const see = (
    <Link to="/calls" search={{ state: 'working' }}>
      {words.see}
    </Link>
  )
  if (waiting === 0 && running === 0)
    return (
      <Notice tone="good" title={words.idle}>
        {words.idleLead}
      </Notice>
    )
  if (waiting === 0) return <Notice tone="good" title={words.keepingUp} actions={see} />
  const told = `${words.behind(waiting, count(waiting))} ${words.oldest(span(oldest))}`
  if (oldest <= patienceSeconds)
    return (
      <Notice tone="good" title={words.keepingUp} actions={see}>
        {told}
      </Notice>
    )
  return (
    <Notice tone="fair" title={told} actions={see}>
      {words.behindLead}
    </Notice>
  )
}

function Stages({ status }: { readonly status: ServiceStatus }) {
  const words = useWords(healthWords)
  const { count, span } = useFormats()
  return (
    <Card title={words.stages}>
      <div className={styles.stack}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.stage}</th>
              <th scope="col" className={styles.number}>
                {words.waiting}
              </th>
              <th scope="col" className={styles.number}>
                {words.running}
              </th>
              <th scope="col" className={styles.number}>
                {words.longest}
              </th>
            </tr>
          </thead>
          <tbody>
            {status.stages.map(({ stage, waiting, running, oldest_waiting_seconds: oldest }) => (
              <tr key={stage}>
                <td>{words.names[stage]}</td>
                <td className={styles.number}>{count(waiting)}</td>
                <td className={styles.number}>{count(running)}</td>
                <td className={styles.number}>
                  {waiting === 0 || oldest === null ? words.none : span(oldest)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {words.webhooks}:{' '}
          <Link to="/settings" search={{ part: 'webhooks' }}>
            {count(status.webhooks.waiting)}
          </Link>
        </p>
      </div>
    </Card>
  )
}
