import { CallmarkError, type SignInLinkContent } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './sign-in.module.css'
import { linkWords } from './words.ts'

const shortestPassword = 12

interface LinkFormProps {
  readonly token: string
  readonly content: SignInLinkContent
  readonly onDone: () => Promise<void>
  /** Whoever has two-factor codes needs one after a new password, too. */
  readonly onCode: (step: string) => void
}

/** What a link still needs to know of the person, and the way in. */
export function LinkForm({ token, content, onDone, onCode }: LinkFormProps) {
  const words = useWords(linkWords)
  const { purpose } = content
  const [name, setName] = useState(content.name ?? '')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const asksName = purpose === 'first' || purpose === 'invitation'
  const using = useUseLink(
    {
      token,
      ...(asksName ? { name: name.trim() } : {}),
      ...(purpose === 'first' ? { email: email.trim() } : {}),
      ...(content.needs_password ? { password } : {}),
    },
    { onDone, onCode },
  )
  const isShort = content.needs_password && password.length < shortestPassword
  const at = (path: string) =>
    using.error instanceof CallmarkError && using.error.path === path ? using.error.message : undefined
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) using.mutate()
      }}
    >
      {content.email !== null && <Who content={content} email={content.email} showName={!asksName} />}
      {asksName && (
        <Field label={words.name} error={at('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            autoFocus={content.name === null}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      )}
      {purpose === 'first' && (
        <Field label={words.email} error={at('email')}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      )}
      {content.needs_password && (
        <PasswordField
          value={password}
          onValue={setPassword}
          error={tried && isShort ? words.passwordShort : at('password')}
          autoFocus={content.name !== null}
        />
      )}
      {using.isError && !(using.error instanceof CallmarkError && using.error.path) && (
        <ErrorNotice error={using.error} />
      )}
      <Button type="submit" look="main" disabled={using.isPending}>
        {using.isPending ? words.goingIn : nameAction(content, words)}
      </Button>
    </form>
  )
}

function Who(props: {
  readonly content: SignInLinkContent
  readonly email: string
  readonly showName: boolean
}) {
  const { content, email, showName } = props
  return (
    <>
      <p className={styles.who}>
        {content.name && showName && <strong>{content.name}</strong>}
        <span className="quiet">{email}</span>
      </p>
      {content.needs_password && (
        // For what keeps passwords: it wants to know whose.
        <input
          className="visually-hidden"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </>
  )
}

function nameAction({ purpose, name }: SignInLinkContent, words: (typeof linkWords)['en']): string {
  if (purpose === 'sign_in') return words.goInAs(name ?? '')
  return purpose === 'reset' ? words.save : words.begin
}

function PasswordField(props: {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
  readonly autoFocus: boolean
}) {
  const { value, onValue, error, autoFocus } = props
  const words = useWords(linkWords)
  return (
    <Field label={words.password} hint={words.passwordHint} error={error}>
      <TextInput
        name="password"
        type="password"
        autoComplete="new-password"
        required
        maxLength={256}
        autoFocus={autoFocus}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
    </Field>
  )
}

function useUseLink(
  use: {
    readonly token: string
    readonly name?: string
    readonly email?: string
    readonly password?: string
  },
  { onDone, onCode }: Pick<LinkFormProps, 'onDone' | 'onCode'>,
) {
  const client = useClient()
  return useMutation({
    mutationFn: async () => {
      const answer = await client.signingIn.withLink(use, { retry: { attempts: 1 } })
      if (answer.done) await onDone()
      else if (answer.step) onCode(answer.step)
    },
  })
}
