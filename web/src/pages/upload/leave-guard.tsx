import { useBlocker } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './uploader.module.css'
import { words as pageWords } from './words.ts'

/** Asks before a page is left that still has something to send. */
export function LeaveGuard({ busy }: { readonly busy: boolean }) {
  const words = useWords(pageWords)
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => busy && current.pathname !== next.pathname,
    enableBeforeUnload: () => busy,
    withResolver: true,
  })
  if (leaving.status !== 'blocked') return null
  return (
    <Dialog title={words.leaveTitle} onClose={leaving.reset}>
      <p>{words.leaveLead}</p>
      <div className={styles.actions}>
        <Button look="main" onClick={leaving.reset}>
          {words.stay}
        </Button>
        <Button look="danger" onClick={leaving.proceed}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  )
}
