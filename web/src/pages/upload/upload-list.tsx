import type { Account } from '@callmark/client'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import type { CallValues } from './submission-values.ts'
import { isOnItsWay, mayTryAgain, type UploadItem, type UploadQueue } from './upload-queue.ts'
import rowStyles from './upload-row.module.css'
import { UploadRow } from './upload-row.tsx'
import styles from './uploader.module.css'
import { words as pageWords } from './words.ts'

/** Every recording with how far it is, and what can be done with all of them. */
export function UploadList(props: {
  readonly items: readonly UploadItem[]
  readonly queue: UploadQueue
  readonly limits: Account['limits']
  readonly batch: CallValues
  readonly isChecked: boolean
  readonly onSend: (items: readonly UploadItem[]) => void
  readonly onEdit: (key: string) => void
}) {
  const { items, queue, limits, batch, isChecked, onSend, onEdit } = props
  const words = useWords(pageWords)
  const { count } = useFormats()
  const ready = items.filter(({ state }) => state === 'ready')
  const moving = items.filter(isOnItsWay)
  const again = items.filter(mayTryAgain)
  const sent = items.filter(({ state }) => state === 'sent')
  const complete = sent.filter(({ call }) => call?.status === 'PROCESS_COMPLETED')
  const refused = items.filter(({ state }) => state === 'refused')
  const keysOf = (some: readonly UploadItem[]) => some.map(({ key }) => key)
  return (
    <Card
      title={words.recordings}
      aside={
        <div className={styles.actions}>
          {complete.length > 0 && (
            <Button look="quiet" onClick={() => queue.remove(keysOf(complete))}>
              {words.clearFinished}
            </Button>
          )}
          {again.length > 1 && <Button onClick={() => onSend(again)}>{words.tryAllAgain}</Button>}
          {moving.length > 0 && (
            <Button look="danger" onClick={() => queue.cancel(keysOf(moving))}>
              {words.cancelAll}
            </Button>
          )}
          {ready.length > 0 && (
            <Button look="main" onClick={() => onSend(ready)}>
              {words.send(ready.length, count(ready.length))}
            </Button>
          )}
        </div>
      }
    >
      <p className={`quiet ${styles.summary}`} role="status">
        {words.summary(count(sent.length), count(items.length), count(complete.length))}
        {refused.length > 0 && ` · ${words.refusedCount(count(refused.length))}`}
      </p>
      {isChecked && <Notice tone="poor">{words.faultsLeft}</Notice>}
      <div className={`${rowStyles.row} ${rowStyles.heads}`} aria-hidden="true">
        <span>{words.file}</span>
        <span>{words.externalId}</span>
        <span>{words.agent}</span>
        <span>{words.progress}</span>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <UploadRow
            key={item.key}
            item={item}
            queue={queue}
            limits={limits}
            batch={batch}
            isChecked={isChecked}
            onSend={onSend}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </Card>
  )
}
