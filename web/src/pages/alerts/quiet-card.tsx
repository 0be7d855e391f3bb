import type { AlertSettings } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { alertQueries } from '../../parts/queries/alerts.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './alerts.module.css'
import { words as pageWords } from './words.ts'
import { ZoneSelect } from './zone-select.tsx'

/** When nobody is to be disturbed. */
export function QuietCard() {
  const { quiet: words } = useWords(pageWords)
  const settings = useQuery(alertQueries.settings(useClient()))
  return (
    <Card title={words.title}>
      <QueryState query={settings} lines={3}>
        {(known) => <QuietForm known={known} />}
      </QueryState>
    </Card>
  )
}

function QuietForm({ known }: { readonly known: AlertSettings }) {
  const { quiet: words } = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(known)
  const saving = useMutation({
    mutationFn: () => client.alerts.changeSettings(draft),
    onSuccess: (saved) => queries.setQueryData(alertQueries.settings(client).queryKey, saved),
  })
  const change = (next: Partial<AlertSettings>) => {
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
      <Field label={words.zone}>
        <ZoneSelect value={draft.time_zone} onChange={(time_zone) => change({ time_zone })} />
      </Field>
      <Field label={words.from}>
        <TextInput
          type="time"
          value={draft.quiet_from ?? ''}
          onChange={({ target }) => change({ quiet_from: target.value || null })}
        />
      </Field>
      <Field label={words.until}>
        <TextInput
          type="time"
          value={draft.quiet_until ?? ''}
          onChange={({ target }) => change({ quiet_until: target.value || null })}
        />
      </Field>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.quiet_weekends}
          onChange={({ target }) => change({ quiet_weekends: target.checked })}
        />
        {words.weekends}
      </label>
      {saving.isError && <ErrorNotice error={saving.error} />}
      {saving.isSuccess && <Notice tone="good">{words.saved}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" disabled={saving.isPending}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
