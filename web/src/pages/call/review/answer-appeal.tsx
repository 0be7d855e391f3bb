import { useAllowed } from '../../../session/me.ts'
import { useWords } from '../../../words/use-words.ts'
import { appealWords } from './appeal-words.ts'
import styles from './review.module.css'
import { useSaid } from './review-context.ts'

/** The way to appeal an answer, or that somebody has. Who may review it instead, appeals at most the whole result. */
export function AnswerAppeal({ answerKey, name }: { readonly answerKey: string; readonly name: string }) {
  const words = useWords(appealWords)
  const { appeals, mayAppeal, onAppeal, reviewing } = useSaid()
  const isTheirs = useAllowed('openAppeal') !== 'all'
  const isOpen = appeals.some(({ key, outcome }) => key === answerKey && outcome === null)
  if (isOpen)
    return (
      <p className={styles.appealLine}>
        <span className={styles.badge} data-status="appealed">
          {words.open}
        </span>
      </p>
    )
  if (!mayAppeal || !isTheirs || reviewing.isOpen) return null
  return (
    <p className={styles.appealLine}>
      <button
        type="button"
        className={styles.plain}
        aria-label={words.appealOf(name)}
        onClick={() => onAppeal(answerKey)}
      >
        {words.appeal}
      </button>
    </p>
  )
}
