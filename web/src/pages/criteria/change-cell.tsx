import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './criterion-table.module.css'
import type { Criterion } from './sort-criteria.ts'
import { words as pageWords } from './words.ts'

/** The change since the period before, and whether it is more than chance: then its interval leaves out 0. */
export function ChangeCell({ criterion }: { readonly criterion: Criterion }) {
  const { change, change_low: low, change_high: high } = criterion
  const words = useWords(pageWords)
  const signed = useSigned()
  if (criterion.before === null) return <span className={styles.zero}>–</span>
  if (change === null || low === null || high === null)
    return <span className={styles.small}>{words.noChange}</span>
  const verdict = high < 0 ? 'worse' : low > 0 ? 'better' : 'unclear'
  return (
    <>
      <span className={styles.figure}>{signed(change)}</span>{' '}
      <span className={`${styles.verdict} ${styles[verdict]}`}>{words[verdict]}</span>
      <span className={styles.small}>{words.changeBetween(signed(low), signed(high))}</span>
    </>
  )
}
