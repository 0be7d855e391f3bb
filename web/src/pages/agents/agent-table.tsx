import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { CallsLink } from '../../parts/calls-link.tsx'
import { IntervalBar } from '../../parts/charts/interval-bar.tsx'
import type { Period } from '../../parts/period.ts'
import { Score } from '../../parts/score.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AgentChangeCell, type AgentChanges } from './agent-change-cell.tsx'
import styles from './agent-table.module.css'
import type { RankedAgent } from './ranked-agent.ts'
import { words as pageWords } from './words.ts'

/** So many rows at a time. */
const step = 100

const columns = ['name', 'scored', 'average', 'interval', 'change', 'deviation', 'calls'] as const
type Column = (typeof columns)[number]

interface Order {
  readonly column: Column
  readonly rising: boolean
}

interface Table {
  readonly label: string
  readonly agents: readonly RankedAgent[]
  /** By agent: how the average has moved; undefined: the column is left out. */
  readonly changes?: AgentChanges | undefined
  readonly period: Period
  readonly team: number | null
}

/** Agents in rows that can be put in order by every column; the best average first, if nobody has chosen. */
export function AgentTable({ label, agents, changes, period, team }: Table) {
  const words = useWords(pageWords)
  const [order, setOrder] = useState<Order>({ column: 'average', rising: false })
  const [shown, setShown] = useState(step)
  const { count } = useFormats()
  const shownColumns = columns.filter((column) => column !== 'change' || changes)
  const sorted = [...agents].sort(
    (a, b) => (order.rising ? 1 : -1) * compare(a, b, order.column, changes ?? new Map()),
  )
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {shownColumns.map((column) => {
              const current = order.column === column
              return (
                <th
                  key={column}
                  scope="col"
                  className={styles[column]}
                  aria-sort={current ? (order.rising ? 'ascending' : 'descending') : undefined}
                >
                  <button
                    type="button"
                    title={column === 'scored' ? words.scoredTitle : undefined}
                    onClick={() => setOrder({ column, rising: current ? !order.rising : column === 'name' })}
                  >
                    {words.columns[column]}
                    <span aria-hidden="true">{current ? (order.rising ? ' ▲' : ' ▼') : ''}</span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, shown).map((agent) => (
            <AgentRow key={agent.agent_id} agent={agent} changes={changes} period={period} team={team} />
          ))}
        </tbody>
      </table>
      {sorted.length > shown && (
        <p className={styles.more}>
          {words.shown(count(shown), count(sorted.length))}{' '}
          <Button onClick={() => setShown(shown + step)}>
            {words.more(count(Math.min(step, sorted.length - shown)))}
          </Button>
        </p>
      )}
    </div>
  )
}

function AgentRow(props: {
  readonly agent: RankedAgent
  readonly changes: AgentChanges | undefined
  readonly period: Period
  readonly team: number | null
}) {
  const { agent, changes, period, team } = props
  const { agent_id, agent_name, avg_score, avg_score_low: low, avg_score_high: high } = agent
  const words = useWords(pageWords)
  const { count, decimal, percent } = useFormats()
  return (
    <tr>
      <th scope="row">
        <Link to="/agents/$agentId" params={{ agentId: agent_id }} search={period}>
          {agent_name}
        </Link>
      </th>
      <td className={styles.scored} data-label={words.columns.scored}>
        {count(agent.scored_requests)}
      </td>
      <td className={styles.average}>
        <Score value={avg_score} model={period.model} />
      </td>
      <td className={styles.interval}>
        {avg_score !== null && (
          <>
            <IntervalBar average={avg_score} low={low} high={high} team={team} />
            <span className={styles.small}>
              {low !== null && high !== null ? words.between(percent(low), percent(high)) : words.noInterval}
            </span>
          </>
        )}
      </td>
      {changes && (
        <td className={styles.change} data-label={words.columns.change}>
          <AgentChangeCell change={changes.get(agent_id)} />
        </td>
      )}
      <td className={styles.deviation}>
        {agent.score_deviation === null ? '–' : decimal(agent.score_deviation)}
      </td>
      <td className={styles.calls} data-label={words.columns.calls}>
        <CallsLink
          period={period}
          limits={{ agent: agent_id, state: 'ended' }}
          label={words.callsOf(count(agent.total_requests), agent_name)}
        >
          {count(agent.total_requests)}
        </CallsLink>
      </td>
    </tr>
  )
}

/** An interval is put in order by its width: how sure one can be. */
function compare(a: RankedAgent, b: RankedAgent, column: Column, changes: AgentChanges): number {
  if (column === 'name') return a.agent_name.localeCompare(b.agent_name)
  if (column === 'change') {
    const changeOf = ({ agent_id }: RankedAgent) => changes.get(agent_id)?.change ?? -101
    return changeOf(a) - changeOf(b) || a.agent_name.localeCompare(b.agent_name)
  }
  return measure(a, column) - measure(b, column) || a.agent_name.localeCompare(b.agent_name)
}

function measure(agent: RankedAgent, column: Exclude<Column, 'name' | 'change'>): number {
  switch (column) {
    case 'scored':
      return agent.scored_requests
    case 'average':
      return agent.avg_score ?? -1
    case 'interval':
      return (agent.avg_score_high ?? 101) - (agent.avg_score_low ?? -1)
    case 'deviation':
      return agent.score_deviation ?? -1
    case 'calls':
      return agent.total_requests
  }
}
