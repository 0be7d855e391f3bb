import { useSigned } from '../../words/use-signed.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './agent-table.module.css'
import { words as pageWords } from './words.ts'

/** How an average has moved since the period before. */
interface AgentChange {
  /** In percentage points; null: one of the two periods has no score. */
  readonly change: number | null
  readonly change_low: number | null
  readonly change_high: number | null
  readonly beyond_chance: boolean
}

/** By the agent's id. */
export type AgentChanges = ReadonlyMap<string, AgentChange>

/** Only what is more than chance is marked; anything else is a number and nothing more. */
export function AgentChangeCell({ change: found }: { readonly change: AgentChange | undefined }) {
  const words = useWords(pageWords)
  const signed = useSigned()
  if (!found || found.change === null) return <span className={styles.small}>{words.noChange}</span>
  const { change, change_low: low, change_high: high, beyond_chance } = found
  const verdict = change > 0 ? 'better' : 'worse'
  return (
    <>
      <span className={beyond_chance ? undefined : styles.quiet}>{signed(change)}</span>
      {beyond_chance && low !== null && high !== null && (
        <>
          {' '}
          <span className={`${styles.verdict} ${styles[verdict]}`}>{words[verdict]}</span>
          <span className={styles.between}>{words.between(signed(low), signed(high))}</span>
        </>
      )}
    </>
  )
}
