import { CallmarkError } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateOwn } from '../../parts/queries/own-account.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

/** Switches the codes off, for whoever has one. */
export function CodeEnd({ onClose }: { readonly onClose: () => void }) {
  const { code: words, cancel } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const ending = useMutation({
    mutationFn: () => client.me.removeCode({ code: code.trim() }, { retry: { attempts: 1 } }),
    onSuccess() {
      void outdateOwn(queries, client)
      onClose()
    },
  })
  const isWrong = ending.error instanceof CallmarkError && ending.error.status === 401
  return (
    <Dialog title={words.endTitle} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          ending.mutate()
        }}
      >
        <p>{words.endLead}</p>
        <Field label={words.proof} error={isWrong ? words.wrong : undefined}>
          <TextInput
            name="code"
            required
            autoComplete="one-time-code"
            minLength={6}
            maxLength={40}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        {ending.isError && !isWrong && <ErrorNotice error={ending.error} />}
        <div className={styles.actions}>
          <Button type="submit" look="danger" disabled={ending.isPending}>
            {words.endNow}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
