import type { View } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateViews } from '../../../parts/queries/views.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './saved-views.module.css'
import { type ShownList, useMayShare, writeList } from './shown-list.ts'

/** Changes a view: its name, whose it is, and what it shows. */
export function ViewForm(props: ShownList & { readonly view: View; readonly onDone: () => void }) {
  const { view, search, columns, onDone } = props
  const words = useWords(pageWords).views
  const mayShare = useMayShare()
  const client = useClient()
  const queries = useQueryClient()
  const [name, setName] = useState(view.name)
  const [shared, setShared] = useState(view.shared)
  const [takesList, setTakesList] = useState(false)
  const saving = useMutation({
    mutationFn: () => {
      const list = takesList ? writeList({ search, columns }) : view
      return client.views.replace(view.id, {
        ...{ name, shared, version: view.version },
        ...{ search: list.search, columns: [...list.columns] },
      })
    },
    onSuccess: onDone,
    // Also where somebody was quicker: then what they made of it is shown.
    onSettled: () => outdateViews(queries),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <form className={styles.change} onSubmit={submit}>
      <Field label={words.newName}>
        <TextInput
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <label className={styles.check}>
        <input type="checkbox" checked={takesList} onChange={({ target }) => setTakesList(target.checked)} />
        {words.takeList}
      </label>
      {mayShare && (
        <label className={styles.check}>
          <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
          {words.share}
        </label>
      )}
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div>
        <Button look="main" type="submit" disabled={saving.isPending || name.trim() === ''}>
          {words.saveChange}
        </Button>
      </div>
    </form>
  )
}
