import type { Call } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { callErased } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './dialogs.module.css'
import { words as pageWords } from './words.ts'

/** What cannot be undone is not done by one click. */
export function EraseDialog({ call, onClose }: { readonly call: Call; readonly onClose: () => void }) {
  const words = useWords(pageWords)
  const client = useClient()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const erase = useMutation({
    mutationFn: async () => {
      await client.calls.delete(call.id)
      return client.calls.get(call.id)
    },
    onSuccess: (erased) => {
      onClose()
      callErased(queries, client, erased)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === call.external_id) erase.mutate()
  }
  return (
    <Dialog title={words.eraseDialog.title} onClose={onClose}>
      <form onSubmit={submit} className={styles.form}>
        <p>{words.eraseDialog.lead}</p>
        <Field label={words.eraseDialog.type(call.external_id)}>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {erase.isError && <ErrorNotice error={erase.error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="danger" disabled={typed.trim() !== call.external_id || erase.isPending}>
            {words.eraseDialog.go}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
