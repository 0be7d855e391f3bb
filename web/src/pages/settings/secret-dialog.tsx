import { Button } from '../../parts/button.tsx'
import { CopyText } from '../../parts/copy-text.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { webhookWords } from './webhook-words.ts'

/** A secret, this once. Null: it got lost on the way. */
export function SecretDialog({
  secret,
  onClose,
}: {
  readonly secret: string | null
  readonly onClose: () => void
}) {
  const words = useWords(webhookWords)
  return (
    <Dialog title={words.secretTitle} onClose={onClose}>
      <div className={styles.stack}>
        {secret === null ? (
          <Notice tone="fair">{words.secretLost}</Notice>
        ) : (
          <>
            <p>{words.secretLead}</p>
            <CopyText text={secret} label={words.secretLabel} />
          </>
        )}
        <div className={styles.actions}>
          <Button look="main" onClick={onClose}>
            {words.secretKept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
