import type { CallStatus } from '@callmark/client'
import { useWords } from '../words/use-words.ts'
import { progressOf, statusWords } from './call-status.ts'
import styles from './stage-bar.module.css'

/** Where a call stands: four stages and a word. */
export function StageBar({ status }: { readonly status: CallStatus }) {
  const words = useWords(statusWords)
  const { done, working, state } = progressOf(status)
  if (state === 'done' || state === 'failed')
    return <span className={`${styles.end} ${styles[state]}`}>{words[status]}</span>
  return (
    <span className={styles.stages}>
      <span className={styles.bar} aria-hidden="true">
        {[0, 1, 2, 3].map((stage) => (
          <span
            key={stage}
            className={`${styles.stage} ${stage < done ? styles.past : working && stage === done ? styles.now : ''}`}
          />
        ))}
      </span>
      {words[status]}
    </span>
  )
}
