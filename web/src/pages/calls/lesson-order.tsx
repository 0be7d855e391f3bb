import { type CallsSearch, sortOf } from '../../parts/calls-search.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './lesson-order.module.css'
import { words as pageWords } from './words.ts'

const orders = ['most_to_learn', '-created_at'] as const

/** Calls on which something came of a criterion are there to be learnt from: in this order, or the newest first. */
export function LessonOrder(props: {
  readonly search: CallsSearch
  readonly onChange: (change: Partial<CallsSearch>) => void
}) {
  const { search, onChange } = props
  const { lessons: words } = useWords(pageWords)
  if (!search.criterion || !search.outcome) return null
  const now = sortOf(search)
  return (
    <div className={styles.line}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in */}
      <div role="group" aria-label={words.order} className={styles.choice}>
        {orders.map((sort) => (
          <button
            key={sort}
            type="button"
            className={styles.order}
            aria-pressed={sort === now}
            onClick={() => onChange({ sort })}
          >
            {words[sort]}
          </button>
        ))}
      </div>
      {now === 'most_to_learn' && <p className={styles.explain}>{words.explain}</p>}
    </div>
  )
}
