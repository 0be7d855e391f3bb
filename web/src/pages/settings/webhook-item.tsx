import type { Webhook } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../parts/button.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { useModelNames } from './use-model-names.ts'
import { webhookWords } from './webhook-words.ts'

export type WebhookAction = 'edit' | 'rotate' | 'remove'

/** One webhook: what it tells of, how it fares, and what can be done with it. */
export function WebhookItem(props: {
  readonly webhook: Webhook
  readonly mayChange: boolean
  readonly onAction: (action: WebhookAction) => void
  readonly onTested: () => void
}) {
  const { webhook, mayChange, onAction, onTested } = props
  const { id, url, enabled, description, events, model_ids, disabled_reason, failing_since } = webhook
  const words = useWords(webhookWords)
  const { ago } = useFormats()
  const client = useClient()
  const modelNames = useModelNames()
  const testing = useMutation({ mutationFn: () => client.webhooks.test(id), onSuccess: onTested })
  return (
    <li className={styles.webhook}>
      <div className={styles.heading}>
        <strong>{url}</strong>
        <span className={`${styles.chip} ${enabled ? styles.good : ''}`}>
          {enabled ? words.on : words.off}
        </span>
        {failing_since && (
          <span className={`${styles.chip} ${styles.poor}`}>{words.failing(ago(failing_since))}</span>
        )}
      </div>
      {description && <p>{description}</p>}
      {disabled_reason && <p>{disabled_reason}</p>}
      <p className="quiet">
        {words.about}: {events.map((event) => words.events[event]).join(', ')} · {words.forModels}:{' '}
        {model_ids.length === 0
          ? words.allModels
          : model_ids.map((model) => modelNames.get(model) ?? model).join(', ')}
      </p>
      <div className={styles.actions}>
        <Link
          to="/settings"
          search={{ part: 'webhooks', webhook: id }}
          activeProps={{}}
          className={buttonClass()}
          aria-label={words.ofUrl(words.deliveries, url)}
        >
          {words.deliveries}
        </Link>
        {mayChange && (
          <>
            <Button
              onClick={() => testing.mutate()}
              disabled={testing.isPending}
              aria-label={words.ofUrl(words.test, url)}
            >
              {words.test}
            </Button>
            {(['edit', 'rotate'] as const).map((action) => (
              <Button
                key={action}
                onClick={() => onAction(action)}
                aria-label={words.ofUrl(words[action], url)}
              >
                {words[action]}
              </Button>
            ))}
            <Button
              look="danger"
              onClick={() => onAction('remove')}
              aria-label={words.ofUrl(words.remove, url)}
            >
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {testing.isError && <ErrorNotice error={testing.error} />}
    </li>
  )
}
