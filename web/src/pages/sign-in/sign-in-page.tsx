import { CallmarkError } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { takeFreshVersion } from '../../session/fresh-version.ts'
import { useGate } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './sign-in-page.module.css'
import { signInWords } from './words.ts'

/** Stands in the place of whatever page was asked for; behind it, that page opens. */
export function SignInPage() {
  const words = useWords(signInWords)
  const gate = useGate()
  const [clientId, setClientId] = useState('')
  const [clientSecret, setClientSecret] = useState('')
  const signingIn = useMutation({ mutationFn: () => gate.signIn(clientId.trim(), clientSecret.trim()) })
  const [isFresh] = useState(takeFreshVersion)
  const refused = signingIn.error instanceof CallmarkError && signingIn.error.status === 401
  useEffect(() => {
    document.title = `${words.title} · Callmark`
  }, [words])
  return (
    <main className={styles.page}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          signingIn.mutate()
        }}
      >
        <img src="mark.svg" alt="" width="48" height="48" />
        <h1>{words.title}</h1>
        <p className="quiet">{words.lead}</p>
        {isFresh && <Notice>{words.freshVersion}</Notice>}
        <Field label={words.clientId}>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            value={clientId}
            onChange={(event) => setClientId(event.target.value)}
          />
        </Field>
        <Field label={words.clientSecret} hint={words.hint}>
          <TextInput
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={clientSecret}
            onChange={(event) => setClientSecret(event.target.value)}
          />
        </Field>
        {refused && <Notice tone="poor">{words.refused}</Notice>}
        {signingIn.isError && !refused && <ErrorNotice error={signingIn.error} />}
        <Button type="submit" look="main" disabled={signingIn.isPending}>
          {signingIn.isPending ? words.signingIn : words.signIn}
        </Button>
      </form>
    </main>
  )
}
