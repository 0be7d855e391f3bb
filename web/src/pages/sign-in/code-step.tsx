import { CallmarkError } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './sign-in.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInWords } from './words.ts'

/** The second factor. A code that is wrong ends the step: it begins again with the password. */
export function CodeStep(props: {
  readonly step: string
  readonly onDone: () => Promise<void>
  readonly onAgain: (why?: string) => void
}) {
  const { step, onDone, onAgain } = props
  const words = useWords(signInWords)
  const client = useClient()
  const [code, setCode] = useState('')
  const checking = useMutation({
    mutationFn: async () => {
      await client.signingIn.withCode(step, code.trim(), { retry: { attempts: 1 } })
      await onDone()
    },
    onError(error) {
      if (!(error instanceof CallmarkError)) return
      if (error.status === 401) onAgain(words.code.refused)
      if (error.status === 410) onAgain(words.code.ended)
    },
  })
  return (
    <SignInFrame title={words.code.title} lead={words.code.lead}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          checking.mutate()
        }}
      >
        <Field label={words.code.label}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={6}
            maxLength={40}
            autoFocus
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
        {checking.isError && <ErrorNotice error={checking.error} />}
        <Button type="submit" look="main" disabled={checking.isPending}>
          {checking.isPending ? words.signingIn : words.code.go}
        </Button>
        <Button look="quiet" onClick={() => onAgain()}>
          {words.code.back}
        </Button>
      </form>
    </SignInFrame>
  )
}
