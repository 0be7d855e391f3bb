import { CallmarkError } from '@callmark/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { signInQueries } from '../../parts/queries/sign-in.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { OtherWays } from './other-ways.tsx'
import styles from './sign-in.module.css'
import { signInWords } from './words.ts'

export function PasswordStep(props: {
  readonly email: string
  readonly to: string | undefined
  readonly onEmail: (email: string) => void
  readonly onDone: () => Promise<void>
  readonly onCode: (step: string) => void
  readonly onForgot: () => void
}) {
  const { email, to, onEmail, onDone, onCode, onForgot } = props
  const words = useWords(signInWords)
  const client = useClient()
  const [password, setPassword] = useState('')
  const [settled, setSettled] = useState('')
  const [isOwner, setIsOwner] = useState(false)
  const sso = useQuery(signInQueries.ways(client, settled)).data?.sso ?? []
  // A password would only be refused, except an owner's.
  const isHidden = !isOwner && sso.length > 0 && sso.every(({ only }) => only)
  const signingIn = useMutation({
    mutationFn: async () => {
      // Waiting in silence for the next attempt would look like a page that hangs.
      const answer = await client.signingIn.withPassword(email.trim(), password, { retry: { attempts: 1 } })
      if (answer.done) await onDone()
      else if (answer.step) onCode(answer.step)
    },
  })
  const status = signingIn.error instanceof CallmarkError ? signingIn.error.status : undefined
  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isHidden) setSettled(email.trim())
          else signingIn.mutate()
        }}
      >
        <EmailField email={email} onEmail={onEmail} onSettled={setSettled} />
        {!isHidden && (
          <>
            <Field label={words.password}>
              <TextInput
                name="password"
                type="password"
                autoComplete="current-password"
                required
                value={password}
                onChange={({ target }) => setPassword(target.value)}
              />
            </Field>
            <Button look="quiet" className={styles.aside} onClick={onForgot}>
              {words.forgot}
            </Button>
            {status === 401 && <Notice tone="poor">{words.refused}</Notice>}
            {status === 429 && <Notice tone="poor">{words.limited}</Notice>}
            {signingIn.isError && status !== 401 && status !== 429 && <ErrorNotice error={signingIn.error} />}
            <Button type="submit" look="main" disabled={signingIn.isPending}>
              {signingIn.isPending ? words.signingIn : words.signIn}
            </Button>
          </>
        )}
      </form>
      <OtherWays sso={sso} to={to} onDone={onDone} />
      {isHidden && (
        <Button look="quiet" className={styles.aside} onClick={() => setIsOwner(true)}>
          {words.ownerWay}
        </Button>
      )}
    </>
  )
}

function EmailField(props: {
  readonly email: string
  readonly onEmail: (email: string) => void
  /** It has been typed to its end. */
  readonly onSettled: (email: string) => void
}) {
  const { email, onEmail, onSettled } = props
  const words = useWords(signInWords)
  return (
    <Field label={words.email}>
      <TextInput
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        onBlur={() => onSettled(email.trim())}
      />
    </Field>
  )
}
