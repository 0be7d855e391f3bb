import { CallmarkError, errorCodes, type Webhook, type WebhookInput, webhookEvents } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { useModelNames } from './use-model-names.ts'
import { webhookWords } from './webhook-words.ts'

type WebhookEvent = Webhook['events'][number]

interface WebhookFormProps {
  readonly webhook?: Webhook
  /** With the secret, if one was made. */
  readonly onDone: (secret?: string | null) => void
  readonly onClose: () => void
}

/** Makes a webhook, or changes `webhook`. */
export function WebhookForm({ webhook, onDone, onClose }: WebhookFormProps) {
  const words = useWords(webhookWords)
  const modelNames = useModelNames()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? webhookEvents)
  const [modelIds, setModelIds] = useState<readonly number[]>(webhook?.model_ids ?? [])
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true)
  const [asText, setAsText] = useState(webhook?.format === 'text')
  const onlyAlerts = events.length === 1 && events[0] === 'alert.raised'
  const input: WebhookInput = {
    url: url.trim(),
    description: description.trim(),
    events: [...events],
    model_ids: [...modelIds],
    enabled,
    format: onlyAlerts && asText ? 'text' : 'event',
  }
  const saving = useSaveWebhook(webhook, input, onDone)
  const { error } = saving
  const atUrl = explainUrl(error, words.internal)
  return (
    <Dialog title={webhook ? words.editTitle : words.add} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (events.length > 0) saving.mutate()
        }}
      >
        <Field label={words.url} hint={words.urlHint} error={atUrl}>
          <TextInput
            type="url"
            required
            maxLength={2000}
            autoComplete="off"
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
        </Field>
        <Field label={words.description}>
          <TextInput
            maxLength={1000}
            autoComplete="off"
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
        <CheckGroup
          legend={words.eventsLegend}
          choices={webhookEvents.map((event) => ({ value: event, label: words.events[event] }))}
          chosen={events}
          onChange={setEvents}
          error={events.length === 0 ? words.eventsMissing : undefined}
        />
        {onlyAlerts && <Check label={words.asText} checked={asText} onChange={setAsText} />}
        {modelNames.size > 0 && (
          <CheckGroup
            legend={words.modelsLegend}
            choices={[...modelNames].map(([value, label]) => ({ value, label }))}
            chosen={modelIds}
            onChange={setModelIds}
          />
        )}
        <Check label={words.enabled} checked={enabled} onChange={setEnabled} />
        {saving.isError && atUrl === undefined && <ErrorNotice error={error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function Check(props: {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </label>
  )
}

function useSaveWebhook(
  webhook: Webhook | undefined,
  input: WebhookInput,
  onDone: (secret?: string | null) => void,
) {
  const client = useClient()
  return useMutation({
    async mutationFn() {
      if (!webhook) return (await client.webhooks.create(input)).secret
      await client.webhooks.replace(webhook.id, input)
      return undefined
    },
    onSuccess: onDone,
  })
}

/** What is wrong with the address; undefined: nothing, or it is something else. */
function explainUrl(error: unknown, internal: string): string | undefined {
  if (!(error instanceof CallmarkError)) return undefined
  if (error.code === errorCodes.webhook_address_internal) return internal
  return error.path === 'url' ? error.message : undefined
}
