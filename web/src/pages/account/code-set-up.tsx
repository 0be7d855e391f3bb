import { CallmarkError } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CopyText } from '../../parts/copy-text.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { TextInput } from '../../parts/inputs.tsx'
import { Loading } from '../../parts/loading.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { outdateOwn } from '../../parts/queries/own-account.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './account.module.css'
import { QrCode } from './qr-code.tsx'
import { accountWords } from './words.ts'

/** Scan, confirm, keep the recovery codes. */
export function CodeSetUp({ onClose }: { readonly onClose: () => void }) {
  const { code: words } = useWords(accountWords)
  const client = useClient()
  const queries = useQueryClient()
  const { mutate: begin, ...beginning } = useMutation({ mutationFn: () => client.me.beginCode() })
  // Each beginning makes another secret, so that the one on the screen is the one that counts.
  useEffect(() => begin(), [begin])
  const [code, setCode] = useState('')
  const confirming = useMutation({
    mutationFn: () => client.me.confirmCode(code.replaceAll(/\s/g, ''), { retry: { attempts: 1 } }),
    onSuccess: () => outdateOwn(queries, client),
  })
  const isWrong = confirming.error instanceof CallmarkError && confirming.error.status === 401
  if (confirming.data) return <RecoveryCodes codes={confirming.data} onClose={onClose} />
  return (
    <Dialog title={words.setUp} onClose={onClose}>
      {beginning.isError && <ErrorNotice error={beginning.error} onRetry={begin} />}
      {beginning.isPending && <Loading lines={6} />}
      {beginning.data && (
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault()
            confirming.mutate()
          }}
        >
          <p>{words.scan}</p>
          <QrCode text={beginning.data.uri} label={words.picture} />
          <p>{words.byHand}</p>
          <CopyText text={beginning.data.secret} label={words.secret} />
          <Field label={words.code} error={isWrong ? words.wrong : undefined}>
            <TextInput
              name="code"
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              minLength={6}
              maxLength={10}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          {confirming.isError && !isWrong && <ErrorNotice error={confirming.error} />}
          <div className={styles.actions}>
            <Button type="submit" look="main" disabled={confirming.isPending}>
              {words.confirm}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function RecoveryCodes({
  codes,
  onClose,
}: {
  readonly codes: readonly string[]
  readonly onClose: () => void
}) {
  const { code: words } = useWords(accountWords)
  return (
    <Dialog title={words.recovery} onClose={onClose}>
      <div className={styles.stack}>
        <p>{words.recoveryLead}</p>
        <CopyText text={codes.join('\n')} label={words.recoveryLabel} />
        <div className={styles.actions}>
          <Button look="main" onClick={onClose}>
            {words.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
