import { CallsLink } from '../../parts/calls-link.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import type { Period } from '../../parts/period.ts'
import { type AgentCriterion, standingOf } from '../../parts/standing.ts'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './agent-matrix.module.css'
import { words as pageWords } from './words.ts'

/** A pass rate and how many calls are behind it; where some failed, the way to them. */
export function MatrixCell(props: {
  readonly own: AgentCriterion | undefined
  /** The rate of all, to hold it against. */
  readonly all?: number | null | undefined
  readonly period: Period
  /** Whose calls, and what they were sent with. */
  readonly limits: CallsSearch
  /** Whether a list can have exactly the calls that failed. */
  readonly isListed: boolean
}) {
  const { own, all, period, limits, isListed } = props
  const { matrix: words } = useWords(pageWords)
  const { count, percent } = useFormats()
  if (!own || own.pass_rate === null)
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.none}</span>
      </td>
    )
  const standing = standingOf(own, all)
  const rate = percent(own.pass_rate, 0)
  const calls = count(own.passed + own.failed)
  const told = [words.cell(rate, calls), words.standing[standing]].filter(Boolean).join(', ')
  return (
    <td className={styles[standing]}>
      {own.failed > 0 && isListed ? (
        <CallsLink
          period={period}
          limits={{ ...limits, criterion: own.key, outcome: 'failed' }}
          label={words.failed(told, count(own.failed))}
        >
          {rate}
        </CallsLink>
      ) : (
        <>
          <span aria-hidden="true">{rate}</span>
          <span className="visually-hidden">{told}</span>
        </>
      )}
      <span aria-hidden="true" className={styles.calls}>
        {calls}
      </span>
    </td>
  )
}
