import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import type { SavedModel } from './draft/save-draft.ts'
import styles from './models.module.css'
import type { Saving } from './use-saving.ts'
import { modelWords } from './words.ts'

export function LeaveDialog({
  onLeave,
  onStay,
}: {
  readonly onLeave: () => void
  readonly onStay: () => void
}) {
  const words = useWords(modelWords)
  return (
    <Dialog title={words.leaveTitle} onClose={onStay}>
      <div className={styles.form}>
        <p>{words.leaveText}</p>
        <div className={styles.actions}>
          <Button look="danger" onClick={onLeave}>
            {words.leave}
          </Button>
          <Button look="main" onClick={onStay}>
            {words.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Somebody else was quicker: saving is a full replacement, so it must not happen without being meant. */
export function ChangedDialog(props: {
  readonly saved: SavedModel
  readonly theirs: SavedModel
  readonly saving: Saving
  readonly onTakeTheirs: (theirs: SavedModel) => void
}) {
  const { saved, theirs, saving, onTakeTheirs } = props
  const words = useWords(modelWords)
  return (
    <Dialog title={words.changedTitle} onClose={saving.forget}>
      <div className={styles.form}>
        <p>{words.changedText(saved.revision, theirs.revision)}</p>
        <div className={styles.actions}>
          {theirs.revision !== saved.revision && (
            <Link
              to="."
              search={{ view: 'revisions', older: saved.revision, newer: theirs.revision }}
              className={buttonClass()}
              onClick={saving.forget}
            >
              {words.showTheirs}
            </Link>
          )}
          <Button onClick={() => onTakeTheirs(theirs)}>{words.takeTheirs}</Button>
          <Button look="danger" onClick={() => saving.overwrite(theirs)}>
            {words.overwrite}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
