import { Notice } from '../../../parts/notice.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './import.module.css'
import type { ScorecardPlan } from './plan-scorecard.ts'
import { importWords } from './words.ts'

/** Everything in the sheet that was not understood or not used, with its line and the reason. */
export function RemarkList({ plan }: { readonly plan: ScorecardPlan & { readonly fault: undefined } }) {
  const words = useWords(importWords)
  const { rows, leftOut, unusedColumns } = plan
  const found = [
    ...rows.flatMap(({ line, remarks }) => remarks.map((remark) => ({ line, ...remark }))),
    ...leftOut,
  ].sort((one, other) => one.line - other.line)
  if (found.length === 0 && unusedColumns.length === 0) return null
  return (
    <Notice tone="fair" title={words.notUnderstood}>
      <ul className={styles.remarks}>
        {unusedColumns.length > 0 && <li>{words.unusedColumns(unusedColumns.join(', '))}</li>}
        {found.map(({ line, kind, given }) => (
          <li key={`${line} ${kind} ${given}`}>{words.remark(line, words.remarks[kind](given))}</li>
        ))}
      </ul>
    </Notice>
  )
}
