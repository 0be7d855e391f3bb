import type { SignInLink, User } from '@callmark/client'
import { Button } from '../../parts/button.tsx'
import { CopyText } from '../../parts/copy-text.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { peopleWords } from './words.ts'

/** The link that lets somebody in, this once. Null: it got lost on the way. */
export function LinkDialog(props: {
  readonly user: User
  readonly link: SignInLink | null
  readonly isNew: boolean
  readonly onClose: () => void
}) {
  const { user, link, isNew, onClose } = props
  const { link: words } = useWords(peopleWords)
  const { dateTime } = useFormats()
  return (
    <Dialog title={isNew ? words.invited(user.name) : words.fresh(user.name)} onClose={onClose}>
      <div className={styles.stack}>
        {link === null ? (
          <Notice tone="fair">{words.lost}</Notice>
        ) : (
          <>
            <p>{words.lead}</p>
            <CopyText text={link.url} label={words.label} />
            <p className="quiet">
              {words.until(dateTime(link.expires_at))}{' '}
              {link.mailed ? words.mailed(user.email) : words.notMailed}
            </p>
          </>
        )}
        <div className={styles.actions}>
          <Button look="main" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
