import type { PhoneSystem } from '@callmark/client'
import { Button } from '../../../parts/button.tsx'
import { CopyText } from '../../../parts/copy-text.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import { ConnectSteps } from './connect-steps.tsx'
import { phoneWords } from './phone-words.ts'

export interface Connecting {
  readonly system: PhoneSystem
  /** Shown this once. Null: there is none, or it got lost on the way. */
  readonly secret: string | null
  readonly isNew: boolean
}

/** What the vendor has to be given: the address, and for EventBridge the secret. */
export function ConnectDialog({
  system,
  secret,
  isNew,
  onClose,
}: Connecting & { readonly onClose: () => void }) {
  const words = useWords(phoneWords)
  const { kind } = system.connection
  const hasSecret = kind === 'amazon_connect'
  return (
    <Dialog title={isNew ? words.madeTitle : words.secretTitle} onClose={onClose}>
      <div className={styles.stack}>
        {isNew && <p>{words.madeLead}</p>}
        {isNew && <h3>{words.address}</h3>}
        {isNew && <CopyText text={system.callback_url} label={words.addressLabel} />}
        {hasSecret && isNew && <h3>{words.secret}</h3>}
        {hasSecret && secret === null && <Notice tone="fair">{words.secretLost}</Notice>}
        {hasSecret && secret !== null && (
          <>
            <p>{words.secretLead}</p>
            <CopyText text={secret} label={words.secretLabel} />
          </>
        )}
        {isNew && <h3>{words.howTo}</h3>}
        {isNew && <ConnectSteps kind={kind} />}
        <div className={styles.actions}>
          <Button look="main" onClick={onClose}>
            {hasSecret ? words.secretKept : words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
