import type { CriteriaByAgent, CriteriaStats } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Card } from '../../parts/card.tsx'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { enough } from '../../parts/standing.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './agent-matrix.module.css'
import pageStyles from './criteria-page.module.css'
import { byAgentQuery, criteriaQuery, mostAgents } from './criteria-query.ts'
import { MatrixCell } from './matrix-cell.tsx'
import { NoCalls } from './no-calls.tsx'
import { type CriteriaSearch, sentWith } from './search.ts'
import { words as pageWords } from './words.ts'

const shades = ['below', 'lower', 'higher', 'above'] as const

/** Who passes what: agents in rows, criteria in columns, all of them together on top. */
export function AgentMatrix(props: { readonly search: CriteriaSearch; readonly model: string }) {
  const { model } = props
  const search = { ...props.search, agent: undefined }
  const client = useClient()
  const agents = useQuery(statsQueries.criteriaByAgent(client, byAgentQuery(search, model)))
  const all = useQuery(statsQueries.criteria(client, criteriaQuery(search, model)))
  const isCurrent = !all.isPlaceholderData && !agents.isPlaceholderData
  return (
    <QueryState query={all} lines={10} shape="table">
      {(together) => (
        <QueryState query={agents} lines={10} shape="table">
          {(found) =>
            found.agents.length === 0 || found.criteria.length === 0 ? (
              <NoCalls search={search} />
            ) : (
              <div className={pageStyles.found} aria-busy={!isCurrent}>
                <Card>
                  <Legend />
                  <Matrix found={found} together={together} search={search} isCurrent={isCurrent} />
                  <Notes agents={found.agents.length} />
                </Card>
              </div>
            )
          }
        </QueryState>
      )}
    </QueryState>
  )
}

function Matrix(props: {
  readonly found: CriteriaByAgent
  readonly together: CriteriaStats
  readonly search: CriteriaSearch
  /** Not of what was chosen before, whose calls would be others. */
  readonly isCurrent: boolean
}) {
  const { found, together, search, isCurrent } = props
  const { matrix: words } = useWords(pageWords)
  const { from, to, team } = search
  const period = { from, to, model: found.model_name }
  const limits = { team, ...sentWith(search) }
  const all = new Map(together.criteria.map((criterion) => [criterion.key, criterion]))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div role="group" className={styles.box} tabIndex={0} aria-label={words.label}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.label}</caption>
        <MatrixHead criteria={found.criteria} />
        <tbody>
          <tr className={styles.all}>
            <th scope="row">{words.all}</th>
            {found.criteria.map(({ key }) => (
              <MatrixCell key={key} own={all.get(key)} period={period} limits={limits} isListed={isCurrent} />
            ))}
          </tr>
          {found.agents.map(({ agent_id, agent_name, criteria }) => (
            <tr key={agent_id}>
              <th scope="row">
                <Link to="/agents/$agentId" params={{ agentId: agent_id }} search={period}>
                  {agent_name}
                </Link>
              </th>
              {found.criteria.map(({ key }) => (
                <MatrixCell
                  key={key}
                  own={criteria.find((own) => own.key === key)}
                  all={all.get(key)?.pass_rate}
                  period={period}
                  limits={{ ...limits, agent: agent_id }}
                  isListed={isCurrent}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function MatrixHead({ criteria }: Pick<CriteriaByAgent, 'criteria'>) {
  const { matrix: words } = useWords(pageWords)
  return (
    <thead>
      <tr>
        <th scope="col">{words.agent}</th>
        {criteria.map(({ key, name, category_name }) => (
          <th key={key} scope="col">
            <span className={styles.category}>{category_name ?? words.noCategory}</span>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Legend() {
  const { matrix: words } = useWords(pageWords)
  return (
    <ul className={styles.legend} aria-hidden="true">
      {shades.map((shade) => (
        <li key={shade}>
          <span className={`${styles.key} ${styles[shade]}`} />
          {words.legend[shade]}
        </li>
      ))}
    </ul>
  )
}

function Notes({ agents }: { readonly agents: number }) {
  const { matrix: words } = useWords(pageWords)
  const { count } = useFormats()
  return (
    <div className={styles.notes}>
      {agents === mostAgents && <p>{words.most(count(mostAgents))}</p>}
      <p>{words.explain(count(enough))}</p>
    </div>
  )
}
