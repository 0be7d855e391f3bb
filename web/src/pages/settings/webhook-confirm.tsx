import type { Webhook } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { webhookWords } from './webhook-words.ts'

/** Asks before a secret is replaced or a webhook removed. */
export function WebhookConfirm(props: {
  readonly what: 'rotate' | 'remove'
  readonly webhook: Webhook
  readonly onDone: (secret?: string | null) => void
  readonly onClose: () => void
}) {
  const { what, webhook, onDone, onClose } = props
  const words = useWords(webhookWords)
  const client = useClient()
  const doing = useMutation({
    async mutationFn() {
      if (what === 'rotate') return (await client.webhooks.rotateSecret(webhook.id)).secret
      await client.webhooks.delete(webhook.id)
      return undefined
    },
    onSuccess: onDone,
  })
  const isRemoval = what === 'remove'
  return (
    <Dialog title={isRemoval ? words.removeTitle : words.rotateTitle} onClose={onClose}>
      <div className={styles.stack}>
        <p className={styles.wrap}>
          <strong>{webhook.url}</strong>
        </p>
        <p>{isRemoval ? words.removeLead : words.rotateLead}</p>
        {doing.isError && <ErrorNotice error={doing.error} />}
        <div className={styles.actions}>
          <Button
            look={isRemoval ? 'danger' : 'main'}
            disabled={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {isRemoval ? words.removeNow : words.rotateNow}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}
