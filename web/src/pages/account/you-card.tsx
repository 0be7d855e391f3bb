import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { meQueries } from '../../parts/queries/me.ts'
import { roleWords } from '../../parts/role-words.ts'
import { useMe } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

export function YouCard() {
  const words = useWords(accountWords)
  const roles = useWords(roleWords)
  const client = useClient()
  const queries = useQueryClient()
  const me = useMe()
  const [name, setName] = useState(me.name)
  const saving = useMutation({
    mutationFn: () => client.me.rename(name.trim()),
    onSuccess: (now) => queries.setQueryData(meQueries.own(client).queryKey, now),
  })
  return (
    <Card title={words.you}>
      <form
        className={styles.stack}
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
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <dl className={styles.facts}>
          <dt>{words.email}</dt>
          <dd>{me.email}</dd>
          <dt>{words.workspace}</dt>
          <dd>{me.workspace.name}</dd>
          <dt>{words.role}</dt>
          <dd>
            <span className={styles.chip}>{roles.names[me.role]}</span>{' '}
            <span className="quiet">{roles.may[me.role]}</span>
          </dd>
        </dl>
        {saving.isError && <ErrorNotice error={saving.error} />}
        <div className={styles.actions}>
          <Button type="submit" disabled={saving.isPending || name.trim() === me.name}>
            {saving.isPending ? words.saving : words.save}
          </Button>
          <span role="status">{saving.isSuccess && words.saved}</span>
        </div>
      </form>
    </Card>
  )
}
