import type { Webhook } from '@callmark/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { outdateDeliveries, outdateWebhooks, webhookQueries } from '../../parts/queries/webhooks.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { DeliveriesCard } from './deliveries-card.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookConfirm } from './webhook-confirm.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { type WebhookAction, WebhookItem } from './webhook-item.tsx'
import { webhookWords } from './webhook-words.ts'

type Open =
  | { readonly what: 'create' }
  | { readonly what: WebhookAction; readonly webhook: Webhook }
  | { readonly what: 'secret'; readonly secret: string | null }

/** Who is told of finished calls, and how the telling fared. */
export function WebhooksPart() {
  const words = useWords(webhookWords)
  const queries = useQueryClient()
  const search = useSearch({ from: '/settings' })
  const navigate = useNavigate({ from: '/settings' })
  const [open, setOpen] = useState<Open>()
  const webhooks = useQuery(webhookQueries.list(useClient()))
  const mayChange = useAllowed('replaceWebhook') !== undefined
  const close = () => setOpen(undefined)
  const onChanged = (secret?: string | null) => {
    void outdateWebhooks(queries)
    setOpen(secret === undefined ? undefined : { what: 'secret', secret })
  }
  const add = mayChange && (
    <Button look="main" onClick={() => setOpen({ what: 'create' })}>
      {words.add}
    </Button>
  )
  return (
    <QueryState query={webhooks} lines={5}>
      {(list) => {
        const shown = list.find(({ id }) => id === search.webhook)
        return (
          <>
            {list.length === 0 ? (
              <EmptyState title={words.none} actions={add}>
                {words.noneLead}
              </EmptyState>
            ) : (
              <Card title={words.title} aside={add}>
                <p className="quiet">{words.lead}</p>
                <ul>
                  {list.map((webhook) => (
                    <WebhookItem
                      key={webhook.id}
                      webhook={webhook}
                      mayChange={mayChange}
                      onAction={(what) => setOpen({ what, webhook })}
                      onTested={() =>
                        void navigate({ search: { part: 'webhooks', webhook: webhook.id } }).then(() =>
                          outdateDeliveries(queries, webhook.id),
                        )
                      }
                    />
                  ))}
                </ul>
              </Card>
            )}
            {shown && <DeliveriesCard key={shown.id} webhook={shown} mayChange={mayChange} />}
            {open?.what === 'create' && <WebhookForm onDone={onChanged} onClose={close} />}
            {open?.what === 'edit' && (
              <WebhookForm webhook={open.webhook} onDone={onChanged} onClose={close} />
            )}
            {(open?.what === 'rotate' || open?.what === 'remove') && (
              <WebhookConfirm what={open.what} webhook={open.webhook} onDone={onChanged} onClose={close} />
            )}
            {open?.what === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
          </>
        )
      }}
    </QueryState>
  )
}
