import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInWords } from './words.ts'

/** Has a link for a new password sent. The answer is the same whether there is an account or not. */
export function ForgotStep(props: {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onBack: () => void
}) {
  const { email, onEmail, onBack } = props
  const words = useWords(signInWords)
  const client = useClient()
  const sending = useMutation({ mutationFn: () => client.signingIn.forgot(email.trim()) })
  return (
    <SignInFrame title={words.forgotten.title} lead={words.forgotten.lead}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          sending.mutate()
        }}
      >
        <Field label={words.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={({ target }) => onEmail(target.value)}
          />
        </Field>
        {sending.isError && <ErrorNotice error={sending.error} />}
        {sending.data?.mail === true && <Notice tone="good">{words.forgotten.sent}</Notice>}
        {sending.data?.mail === false && <Notice tone="fair">{words.forgotten.noMail}</Notice>}
        {!sending.data && (
          <Button type="submit" look="main" disabled={sending.isPending}>
            {sending.isPending ? words.forgotten.sending : words.forgotten.send}
          </Button>
        )}
        <Button look="quiet" onClick={onBack}>
          {words.forgotten.back}
        </Button>
      </form>
    </SignInFrame>
  )
}
