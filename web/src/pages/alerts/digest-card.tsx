import type { DigestSettings } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { DigestPreviewDialog } from '../../parts/digest-preview.tsx'
import { Field } from '../../parts/field.tsx'
import { Select } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { digestQueries } from '../../parts/queries/digest.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { digestWords } from './digest-words.ts'
import { ZoneSelect } from './zone-select.tsx'

type Weekday = DigestSettings['weekday']

/** Whether and when team leads and agents are told about their week. */
export function DigestCard() {
  const words = useWords(digestWords)
  const settings = useQuery(digestQueries.settings(useClient()))
  return (
    <Card title={words.title}>
      <QueryState query={settings} lines={4}>
        {(known) => (
          <div className={styles.stack}>
            <DigestForm known={known} />
            <PreviewPicker />
          </div>
        )}
      </QueryState>
    </Card>
  )
}

function DigestForm({ known }: { readonly known: DigestSettings }) {
  const words = useWords(digestWords)
  const { date } = useFormats()
  const client = useClient()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(known)
  const saving = useMutation({
    mutationFn: () => {
      const { enabled, weekday, hour, time_zone } = draft
      return client.digest.changeSettings({ enabled, weekday, hour, time_zone })
    },
    onSuccess: (saved) => queries.setQueryData(digestQueries.settings(client).queryKey, saved),
  })
  const change = (next: Partial<DigestSettings>) => {
    saving.reset()
    setDraft({ ...draft, ...next })
  }
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <p className={styles.facts}>{words.lead}</p>
      {!known.can_send && <Notice tone="fair">{words.noMail}</Notice>}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
        {words.enabled}
      </label>
      {draft.enabled && (
        <>
          <Field label={words.weekday}>
            <Select
              value={draft.weekday}
              onChange={({ target }) => change({ weekday: target.value as Weekday })}
            >
              {Object.entries(words.weekdays).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.hour}>
            <Select value={draft.hour} onChange={({ target }) => change({ hour: Number(target.value) })}>
              {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
                <option key={hour} value={hour}>
                  {`${String(hour).padStart(2, '0')}:00`}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.zone}>
            <ZoneSelect value={draft.time_zone} onChange={(time_zone) => change({ time_zone })} />
          </Field>
        </>
      )}
      {saving.isError && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="good">{words.saved}</Notice>}
      {known.last_day !== null && (
        <p className={styles.facts}>{words.last(date(`${known.last_day}T12:00:00`))}</p>
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

function PreviewPicker() {
  const words = useWords(digestWords)
  const users = useQuery(peopleQueries.users(useClient()))
  const [chosen, setChosen] = useState('')
  const [shown, setShown] = useState(false)
  const receivers = (users.data ?? []).filter(
    ({ role, enabled }) => enabled && (role === 'lead' || role === 'agent'),
  )
  if (!users.data) return null
  if (receivers.length === 0) return <p className={styles.facts}>{words.nobody}</p>
  const personId = chosen || receivers[0]!.id
  return (
    <>
      <Field label={words.whose}>
        <Select value={personId} onChange={({ target }) => setChosen(target.value)}>
          {receivers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.actions}>
        <Button onClick={() => setShown(true)}>{words.preview}</Button>
      </div>
      {shown && <DigestPreviewDialog personId={personId} onClose={() => setShown(false)} />}
    </>
  )
}
