import type { PhoneSystem } from '@callmark/client'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../parts/confirm-dialog.tsx'
import { useClient } from '../../../session/session.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import type { Connecting } from './connect-dialog.tsx'
import { phoneWords } from './phone-words.ts'

/** Asks before a secret is replaced or a phone system removed. */
export function PhoneConfirm(props: {
  readonly what: 'rotate' | 'remove'
  readonly system: PhoneSystem
  readonly onDone: (connecting?: Connecting) => void
  readonly onClose: () => void
}) {
  const { what, system, onDone, onClose } = props
  const words = useWords(phoneWords)
  const client = useClient()
  const doing = useMutation({
    async mutationFn() {
      if (what === 'rotate') {
        const { secret } = await client.phoneSystems.rotateSecret(system.id)
        return { system, secret, isNew: false }
      }
      await client.phoneSystems.delete(system.id)
      return undefined
    },
    onSuccess: onDone,
  })
  const isRemoval = what === 'remove'
  return (
    <ConfirmDialog
      title={isRemoval ? words.removeTitle : words.rotateTitle}
      action={isRemoval ? words.removeNow : words.rotateNow}
      danger={isRemoval}
      doing={doing}
      onClose={onClose}
    >
      <p className={styles.wrap}>
        <strong>{system.name}</strong>
      </p>
      <p>{isRemoval ? words.removeLead : words.rotateLead}</p>
    </ConfirmDialog>
  )
}
