import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import { isOnItsWay, isOpen, type UploadItem } from './upload-queue.ts'
import styles from './uploader.module.css'
import { words as pageWords } from './words.ts'

/** Asks before a page is left that still has something to send: the list and its values live on this page only. */
export function LeaveGuard({ items }: { readonly items: readonly UploadItem[] }) {
  const words = useWords(pageWords)
  const moving = items.some(isOnItsWay)
  const busy = moving || items.some(isOpen)
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => busy && current.pathname !== next.pathname,
    enableBeforeUnload: () => busy,
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return null
  return (
    <Dialog title={moving ? words.leaveTitle : words.unsentTitle} onClose={leaving.reset}>
      <p>{moving ? words.leaveLead : words.unsentLead}</p>
      <div className={styles.actions}>
        <Button look="main" onClick={leaving.reset}>
          {words.stay}
        </Button>
        <Button look="danger" onClick={leaving.proceed}>
          {moving ? words.leave : words.leaveUnsent}
        </Button>
      </div>
    </Dialog>
  )
}
