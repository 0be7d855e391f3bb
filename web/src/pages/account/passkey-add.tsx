import { CallmarkError } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { outdateOwn } from '../../parts/queries/own-account.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { accountWords } from './words.ts'

export function PasskeyAdd({ onClose }: { readonly onClose: () => void }) {
  const { passkeys: words, cancel } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const adding = useMutation({
    mutationFn: async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const { step, options } = await client.me.beginPasskey()
      const response = await startRegistration({ optionsJSON: options as never })
      await client.me.addPasskey({ step, name: name.trim(), response: response as never })
    },
    onSuccess() {
      void outdateOwn(queries, client)
      onClose()
    },
  })
  return (
    <Dialog title={words.addTitle} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          adding.mutate()
        }}
      >
        <Field label={words.name} hint={words.nameHint}>
          <TextInput
            required
            maxLength={100}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {adding.isPending && <Notice>{words.waiting}</Notice>}
        {adding.isError &&
          (adding.error instanceof CallmarkError ? (
            <ErrorNotice error={adding.error} />
          ) : (
            // The browser does not tell why: cancelled, timed out, or there already.
            <Notice tone="fair">{words.gaveUp}</Notice>
          ))}
        <div className={styles.actions}>
          <Button type="submit" look="main" disabled={adding.isPending}>
            {words.go}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}
