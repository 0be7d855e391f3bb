import type { Webhook, WebhookDelivery } from '@callmark/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { Loading } from '../../parts/loading.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { webhookQueries } from '../../parts/queries/webhooks.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { deliveryWords } from './delivery-words.ts'
import { OlderButton } from './older-button.tsx'
import { deliveryStatuses } from './search.ts'
import styles from './settings.module.css'
import { webhookWords } from './webhook-words.ts'

/** What was sent to one webhook, the newest first. */
export function DeliveriesCard({
  webhook,
  mayChange,
}: {
  readonly webhook: Webhook
  readonly mayChange: boolean
}) {
  const words = useWords(deliveryWords)
  const client = useClient()
  const { status, delivery } = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  const list = useInfiniteQuery(webhookQueries.deliveries(client, webhook.id, status))
  const found = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Card
      title={words.title(webhook.url)}
      aside={<Button onClick={() => void list.refetch()}>{words.refresh}</Button>}
    >
      <div className={styles.stack}>
        <div className={styles.filters}>
          <Field label={words.status}>
            <Select
              value={status ?? ''}
              onChange={({ target }) =>
                void navigate({
                  search: (before) => ({
                    ...before,
                    status: deliveryStatuses.find((known) => known === target.value),
                  }),
                  replace: true,
                })
              }
            >
              <option value="">{words.any}</option>
              {deliveryStatuses.map((known) => (
                <option key={known} value={known}>
                  {words.statuses[known]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {list.isError && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {!found && !list.isError && <Loading />}
        {found?.length === 0 && <p>{status ? words.noneSuch : words.none}</p>}
        {found && found.length > 0 && <DeliveryTable deliveries={found} />}
        <OlderButton list={list} />
      </div>
      {delivery && (
        <DeliveryDialog
          webhookId={webhook.id}
          deliveryId={delivery}
          mayChange={mayChange}
          onClose={() => void navigate({ search: (before) => ({ ...before, delivery: undefined }) })}
        />
      )}
    </Card>
  )
}

function DeliveryTable({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const words = useWords(deliveryWords)
  const { events, deliveries: label } = useWords(webhookWords)
  const { dateTime, count } = useFormats()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, too
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.at}</th>
            <th scope="col">{words.event}</th>
            <th scope="col">{words.call}</th>
            <th scope="col">{words.status}</th>
            <th scope="col" className={styles.number}>
              {words.attempts}
            </th>
            <th scope="col">{words.delivery}</th>
          </tr>
        </thead>
        <tbody>
          {deliveries.map((item) => (
            <tr key={item.id}>
              <td className={styles.nowrap}>{dateTime(item.created_at)}</td>
              <td>{events[item.event]}</td>
              <td>
                {item.call_analysis_id ? (
                  <Link to="/calls/$callId" params={{ callId: item.call_analysis_id }} search={{}}>
                    {item.call_analysis_id.slice(0, 8)}…
                  </Link>
                ) : (
                  words.test
                )}
              </td>
              <td>
                <DeliveryStatus status={item.status} />
              </td>
              <td className={styles.number}>{count(item.attempt_count)}</td>
              <td>
                <Link
                  to="/settings"
                  search={(before) => ({ ...before, delivery: item.id })}
                  activeProps={{}}
                  className={buttonClass()}
                >
                  {words.open}
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
