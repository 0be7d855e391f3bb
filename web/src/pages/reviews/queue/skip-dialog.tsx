import type { ReviewTask } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdateQueue } from '../../../parts/queries/review-queue.ts'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { queueWords } from './words.ts'

export function SkipDialog({ task, onClose }: { readonly task: ReviewTask; readonly onClose: () => void }) {
  const words = useWords(queueWords)
  const client = useClient()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const skipping = useMutation({
    mutationFn: () => client.reviews.queue.skip(task.id, reason.trim()),
    onSuccess() {
      void outdateQueue(queries)
      onClose()
    },
  })
  return (
    <Dialog title={words.skipTitle} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          skipping.mutate()
        }}
      >
        <p className="quiet">{words.skipLead}</p>
        <Field label={words.reason}>
          <TextInput
            required
            maxLength={1_000}
            autoComplete="off"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {skipping.isError && <ErrorNotice error={skipping.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={skipping.isPending || reason.trim() === ''}>
            {words.skipNow}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
