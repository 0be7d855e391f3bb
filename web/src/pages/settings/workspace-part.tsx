import type { Workspace } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { Select, TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { peopleQueries, workspaceChanged } from '../../parts/queries/people.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { TrustCard } from './trust-card.tsx'
import { workspaceWords } from './workspace-words.ts'

/** What the workspace is called, and when agents see their calls. */
export function WorkspacePart() {
  const words = useWords(workspaceWords)
  const workspace = useQuery(peopleQueries.workspace(useClient()))
  const mayChange = useAllowed('updateWorkspace')
  return (
    <>
      <Card title={words.title}>
        <QueryState query={workspace} lines={4}>
          {(found) => (mayChange ? <WorkspaceForm workspace={found} /> : <Facts workspace={found} />)}
        </QueryState>
      </Card>
      {workspace.data && <TrustCard workspace={workspace.data} />}
    </>
  )
}

const ways = ['atOnce', 'afterDays', 'whenReleased'] as const
type Way = (typeof ways)[number]

function wayOf(days: number | null): Way {
  return days === null ? 'whenReleased' : days === 0 ? 'atOnce' : 'afterDays'
}

function WorkspaceForm({ workspace }: { readonly workspace: Workspace }) {
  const words = useWords(workspaceWords)
  const client = useClient()
  const queries = useQueryClient()
  const { release_after_days: present } = workspace
  const [name, setName] = useState(workspace.name)
  const [way, setWay] = useState(wayOf(present))
  const [days, setDays] = useState(present || 3)
  const saving = useMutation({
    mutationFn: () => {
      const release_after_days = way === 'whenReleased' ? null : way === 'atOnce' ? 0 : days
      return client.workspace.replace({ name: name.trim(), release_after_days })
    },
    onSuccess: (now) => void workspaceChanged(queries, client, now),
  })
  return (
    <form
      className={styles.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
      onChange={() => saving.reset()}
    >
      <Field label={words.name}>
        <TextInput
          required
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={words.release} hint={words.releaseHint}>
        <Select value={way} onChange={({ target }) => setWay(target.value as Way)}>
          {ways.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </Select>
      </Field>
      {way === 'afterDays' && (
        <Field label={words.days}>
          <TextInput
            type="number"
            required
            min={1}
            max={3650}
            value={days}
            onChange={({ target }) => setDays(target.valueAsNumber)}
          />
        </Field>
      )}
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div className={styles.actions}>
        <Button type="submit" look="main" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <span role="status">{saving.isSuccess && words.saved}</span>
      </div>
    </form>
  )
}

function Facts({ workspace }: { readonly workspace: Workspace }) {
  const words = useWords(workspaceWords)
  const { count, date } = useFormats()
  const { release_after_days: days } = workspace
  const way = wayOf(days)
  return (
    <dl className={styles.facts}>
      <dt>{words.name}</dt>
      <dd>{workspace.name}</dd>
      <dt>{words.release}</dt>
      <dd>{way === 'afterDays' ? words.show(days ?? 0, count(days ?? 0)) : words[way]}</dd>
      <dt>{words.since}</dt>
      <dd>{date(workspace.created_at)}</dd>
    </dl>
  )
}
