import type { AlertRule, AlertRuleInput } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CheckGroup } from '../../parts/check-group.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateAlerts } from '../../parts/queries/alerts.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { words as pageWords } from './words.ts'

type Kind = AlertRule['watch']['kind']
const kinds: readonly Kind[] = ['critical_failed', 'agent_falling', 'review_overdue', 'backlog']

interface Draft {
  readonly kind: Kind
  readonly model: string
  readonly measure: 'score' | 'pass_rate'
  readonly passMark: string
  readonly hours: string
  readonly of: 'calls' | 'reviews'
  readonly atLeast: string
}

const empty: Draft = {
  kind: 'critical_failed',
  model: '',
  measure: 'score',
  passMark: '80',
  hours: '0',
  of: 'reviews',
  atLeast: '100',
}

export function RuleForm({ onClose }: { readonly onClose: () => void }) {
  const { form: words, create } = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const users = useQuery(peopleQueries.users(client))
  const [name, setName] = useState('')
  const [draft, setDraft] = useState(empty)
  const [webhooks, setWebhooks] = useState(true)
  const [people, setPeople] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: () =>
      client.alerts.rules.create({ name, watch: watchOf(draft), tell: { webhooks, people: [...people] } }),
    async onSuccess() {
      await outdateAlerts(queries)
      onClose()
    },
  })
  const choices = (users.data ?? [])
    .filter(({ role, enabled }) => enabled && role !== 'agent')
    .map((user) => ({ value: user.id, label: user.name }))
  return (
    <Dialog title={create} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate()
        }}
      >
        <Field label={words.name}>
          <TextInput required maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <WatchFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <label className={styles.check}>
          <input type="checkbox" checked={webhooks} onChange={({ target }) => setWebhooks(target.checked)} />
          {words.webhooks}
        </label>
        {choices.length > 0 && (
          <CheckGroup legend={words.people} choices={choices} chosen={people} onChange={setPeople} />
        )}
        {saving.isError && <ErrorNotice error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={saving.isPending}>
            {words.save}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function WatchFields(props: { readonly draft: Draft; readonly onChange: (change: Partial<Draft>) => void }) {
  const { draft, onChange } = props
  const { form: words, kinds: names } = useWords(pageWords)
  const { kind } = draft
  const models = useQuery(modelQueries.every(useClient()))
  const number = (label: string, field: 'passMark' | 'hours' | 'atLeast', min: number, max: number) => (
    <Field label={label}>
      <TextInput
        type="number"
        required
        min={min}
        max={max}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
      />
    </Field>
  )
  return (
    <>
      <Field label={words.watch}>
        <Select value={kind} onChange={({ target }) => onChange({ kind: target.value as Kind })}>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </Select>
      </Field>
      {(kind === 'critical_failed' || kind === 'agent_falling') && (
        <Field label={words.model}>
          <Select value={draft.model} onChange={({ target }) => onChange({ model: target.value })}>
            <option value="">{words.everyModel}</option>
            {(models.data ?? []).map((model) => (
              <option key={model.id} value={model.id}>
                {model.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {kind === 'agent_falling' && (
        <Field label={words.measure}>
          <Select
            value={draft.measure}
            onChange={({ target }) => onChange({ measure: target.value as Draft['measure'] })}
          >
            <option value="score">{words.measures.score}</option>
            <option value="pass_rate">{words.measures.pass_rate}</option>
          </Select>
        </Field>
      )}
      {kind === 'agent_falling' &&
        draft.measure === 'pass_rate' &&
        number(words.passMark, 'passMark', 0, 100)}
      {kind === 'review_overdue' && number(words.hours, 'hours', 0, 8_760)}
      {kind === 'backlog' && (
        <Field label={words.backlog}>
          <Select value={draft.of} onChange={({ target }) => onChange({ of: target.value as Draft['of'] })}>
            <option value="calls">{words.backlogs.calls}</option>
            <option value="reviews">{words.backlogs.reviews}</option>
          </Select>
        </Field>
      )}
      {kind === 'backlog' && number(words.atLeast, 'atLeast', 1, 1_000_000)}
    </>
  )
}

function watchOf({ kind, model, measure, passMark, hours, of, atLeast }: Draft): AlertRuleInput['watch'] {
  const model_id = model === '' ? null : Number(model)
  if (kind === 'critical_failed') return { kind, model_id }
  if (kind === 'agent_falling') return { kind, model_id, measure, pass_mark: Number(passMark) }
  if (kind === 'review_overdue') return { kind, hours: Number(hours) }
  return { kind, of, at_least: Number(atLeast) }
}
