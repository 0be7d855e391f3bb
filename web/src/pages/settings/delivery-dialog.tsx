import type { WebhookDeliveryDetail } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateDeliveries, webhookQueries } from '../../parts/queries/webhooks.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { DeliveryStatus } from './delivery-status.tsx'
import { deliveryWords } from './delivery-words.ts'
import styles from './settings.module.css'

/** One message: what is in it, how every attempt went, and the way to send it again. */
export function DeliveryDialog(props: {
  readonly webhookId: number
  readonly deliveryId: string
  readonly mayChange: boolean
  readonly onClose: () => void
}) {
  const { webhookId, deliveryId, mayChange, onClose } = props
  const words = useWords(deliveryWords)
  const { dateTime } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const delivery = useQuery(webhookQueries.delivery(client, webhookId, deliveryId))
  const sending = useMutation({
    mutationFn: () => client.webhooks.redeliver(webhookId, deliveryId),
    onSuccess: () => outdateDeliveries(queries, webhookId),
  })
  return (
    <Dialog title={words.delivery} onClose={onClose} wide>
      <QueryState query={delivery}>
        {({ message_id, status, next_attempt_at, settled_at, attempts, payload }) => (
          <div className={styles.stack}>
            <dl className={styles.facts}>
              <dt>{words.status}</dt>
              <dd>
                <DeliveryStatus status={status} />
              </dd>
              <dt>{words.messageId}</dt>
              <dd>
                <code>{message_id}</code>
              </dd>
              {next_attempt_at && <dt>{words.next}</dt>}
              {next_attempt_at && <dd>{dateTime(next_attempt_at)}</dd>}
              {settled_at && <dt>{words.settled}</dt>}
              {settled_at && <dd>{dateTime(settled_at)}</dd>}
            </dl>
            <h3>{words.attempts}</h3>
            {attempts.length === 0 ? <p>{words.noAttempts}</p> : <AttemptTable attempts={attempts} />}
            <h3>{words.payload}</h3>
            {payload ? (
              <pre className={styles.code}>{JSON.stringify(payload, null, 2)}</pre>
            ) : (
              <p>{words.payloadGone}</p>
            )}
            {sending.isError && <ErrorNotice error={sending.error} />}
            {sending.isSuccess && <Notice tone="good">{words.redelivered}</Notice>}
            {mayChange && payload && (
              <div className={styles.actions}>
                <Button look="main" onClick={() => sending.mutate()} disabled={sending.isPending}>
                  {words.redeliver}
                </Button>
              </div>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}

function AttemptTable({ attempts }: Pick<WebhookDeliveryDetail, 'attempts'>) {
  const words = useWords(deliveryWords)
  const { dateTime, decimal } = useFormats()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.at}</th>
          <th scope="col">{words.answer}</th>
          <th scope="col" className={styles.number}>
            {words.duration}
          </th>
          <th scope="col">{words.reason}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map(({ at, status_code, duration_ms, reason }) => (
          <tr key={at}>
            <td>{dateTime(at)}</td>
            <td>{status_code ?? words.noAnswer}</td>
            <td className={`${styles.number} ${styles.nowrap}`}>{decimal(duration_ms, 0)} ms</td>
            <td className={styles.wrap}>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
