import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateViews } from '../../../parts/queries/views.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import { words as pageWords } from '../words.ts'
import styles from './saved-views.module.css'
import { type ShownList, useMayShare, writeList } from './shown-list.ts'
import { useOpenedView } from './use-opened-view.ts'
import { ViewLists } from './view-lists.tsx'

/** Lists under a name: to open one, to save the one that is shown, to change one and to do away with one. */
export function SavedViews(props: ShownList & { readonly onColumns: (names: readonly string[]) => void }) {
  const { search, columns, onColumns } = props
  const words = useWords(pageWords).views
  const [isOpen, setIsOpen] = useState(false)
  useOpenedView(search, onColumns)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      {isOpen && (
        <Dialog title={words.title} onClose={close}>
          <div className={styles.stack}>
            <ViewLists search={search} columns={columns} onOpen={close} />
            <SaveForm search={search} columns={columns} onSaved={close} />
          </div>
        </Dialog>
      )}
    </>
  )
}

function SaveForm({ search, columns, onSaved }: ShownList & { readonly onSaved: () => void }) {
  const words = useWords(pageWords).views
  const mayShare = useMayShare()
  const client = useClient()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const saving = useMutation({
    mutationFn: () => client.views.create({ name, shared, ...writeList({ search, columns }) }),
    onSuccess: async () => {
      await outdateViews(queries)
      onSaved()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={words.name} hint={words.hint}>
        <TextInput
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {mayShare && (
        <label className={styles.check}>
          <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
          {words.share}
        </label>
      )}
      {saving.isError && <ErrorNotice error={saving.error} />}
      <div>
        <Button look="main" type="submit" disabled={saving.isPending || name.trim() === ''}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
