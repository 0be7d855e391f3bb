import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallValueFields } from './call-value-fields.tsx'
import type { CallValues, MetadataField } from './submission-values.ts'
import type { UploadItem } from './upload-queue.ts'
import styles from './uploader.module.css'
import { words as pageWords } from './words.ts'

/** What one recording has otherwise than the rest. */
export function OwnValuesDialog(props: {
  readonly item: UploadItem
  readonly fields: readonly MetadataField[]
  readonly batch: CallValues
  readonly onChange: (own: CallValues) => void
  readonly onClose: () => void
}) {
  const { item, fields, batch, onChange, onClose } = props
  const words = useWords(pageWords)
  return (
    <Dialog title={words.ownTitle} onClose={onClose}>
      <form
        className={styles.own}
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <p className={styles.name}>{item.file.name}</p>
        <p className="quiet">{words.ownLead}</p>
        <CallValueFields fields={fields} values={item.own} onChange={onChange} behind={batch} />
        <div className={styles.actions}>
          <Button type="submit" look="main">
            {words.done}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
