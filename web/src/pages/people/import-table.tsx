import type { Fault, PlannedRow } from '@callmark/client/plan-people'
import { roleWords } from '../../parts/role-words.ts'
import { useExplain } from '../../parts/use-explain.ts'
import { useWords } from '../../words/use-words.ts'
import { importWords } from './import-words.ts'
import styles from './people.module.css'
import type { Outcome } from './run-import.ts'

/** Row by row what would happen, then what did. */
export function ImportTable(props: {
  readonly rows: readonly PlannedRow[]
  readonly outcomes: ReadonlyMap<number, Outcome>
}) {
  const { rows, outcomes } = props
  const words = useWords(importWords)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.person}</th>
          <th scope="col">{words.what}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <th scope="row">
              {row.name}
              <div className={styles.email}>{row.email}</div>
            </th>
            <td>
              <What row={row} outcome={outcomes.get(row.line)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function What({ row, outcome }: { readonly row: PlannedRow; readonly outcome: Outcome | undefined }) {
  const words = useWords(importWords)
  const roles = useWords(roleWords)
  const explain = useExplain()
  if (outcome?.state === 'done')
    return <span className={styles.done}>{outcome.link?.mailed ? words.mailed : words.done}</span>
  if (outcome?.state === 'half')
    return <span className={styles.failed}>{words.half(explain(outcome.error).message)}</span>
  if (outcome?.state === 'failed')
    return <span className={styles.failed}>{words.failed(explain(outcome.error).message)}</span>
  if (row.plan === 'skip') return <span className="quiet">{words.skip}</span>
  if (row.plan === 'fault')
    return (
      <ul className={styles.failed}>
        {row.faults.map((fault) => (
          <li key={fault.kind}>{sayFault(fault, words)}</li>
        ))}
      </ul>
    )
  const told = [words.invite(roles.names[row.role])]
  if (row.leadsTeam) told.push(words.leads(row.team!))
  if (row.movesAgent) told.push(words.moves(row.agentId!, row.team!))
  else if (row.agentId !== undefined) told.push(words.links(row.agentId))
  return told.join(', ')
}

function sayFault(fault: Fault, { faults }: (typeof importWords)['en']): string {
  if (fault.kind === 'role') return faults.role(fault.given)
  if (fault.kind === 'agent_twice' || fault.kind === 'agent_taken') return faults[fault.kind](fault.by)
  if (fault.kind === 'cells') return faults.cells(String(fault.given), String(fault.wanted))
  return faults[fault.kind]
}
