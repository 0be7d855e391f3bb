import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextArea } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { recordChanged } from '../../../parts/queries/reviews.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import dialogStyles from '../dialogs.module.css'
import { appealWords } from './appeal-words.ts'
import { useCriterionNames } from './use-criterion-names.ts'

/** Says why one does not agree with an answer, or with the whole result. */
export function AppealDialog(props: {
  readonly callId: string
  readonly appealed: string | null
  readonly onClose: () => void
}) {
  const { callId, appealed, onClose } = props
  const words = useWords(appealWords)
  const client = useClient()
  const queries = useQueryClient()
  const name = useCriterionNames()(appealed)
  const [reason, setReason] = useState('')
  const sending = useMutation({
    mutationFn: async () => {
      await client.reviews.appeals.open(callId, { key: appealed, reason: reason.trim() })
      await recordChanged(queries, client, callId)
    },
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() !== '') sending.mutate()
  }
  return (
    <Dialog title={words.dialogTitle(name)} onClose={onClose}>
      <form onSubmit={submit} className={dialogStyles.form}>
        <p>{words.dialogLead}</p>
        <Field label={words.reason}>
          <TextArea value={reason} maxLength={4000} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {sending.isError && <ErrorNotice error={sending.error} />}
        <div className={dialogStyles.buttons}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" look="main" disabled={reason.trim() === '' || sending.isPending}>
            {words.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
