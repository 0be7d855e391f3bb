import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { Loading } from '../../parts/loading.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, type Period, settlePeriod, statsQuery } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { peopleQueries } from '../../parts/queries/people.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import type { AgentChanges } from './agent-change-cell.tsx'
import { AgentTable } from './agent-table.tsx'
import { AgentsFilters } from './agents-filters.tsx'
import styles from './agents-page.module.css'
import { listWords } from './list-words.ts'
import type { RankedAgent } from './ranked-agent.ts'
import type { AgentsSearch } from './search.ts'
import { words as pageWords } from './words.ts'

/** Below so many scored calls an average is not put beside others. */
const enough = 10
/** The statistics name no more agents than this. */
const mostAgents = 1_000

export function AgentsPage() {
  const words = useWords(pageWords)
  const search = useSearch({ from: '/agents' })
  const { q, team: teamId, ...period } = search
  const navigate = useNavigate()
  const { count } = useFormats()
  const client = useClient()
  const basic = useQuery(statsQueries.basic(client, { ...statsQuery(period), agents: mostAgents }))
  const change = (changed: Partial<AgentsSearch>) =>
    void navigate({ to: '/agents', search: { ...search, ...changed }, replace: true, resetScroll: false })
  const changes = useChanges(period)
  const members = useQuery({
    ...peopleQueries.agents(client, { team_id: teamId ?? 0, limit: 1_000 }),
    enabled: teamId !== undefined,
  })
  return (
    <Page
      title={words.title}
      actions={
        <PeriodPicker
          period={period}
          onChange={(now) =>
            void navigate({ to: '/agents', search: { ...search, ...now }, resetScroll: false })
          }
        />
      }
    >
      <QueryState query={basic} lines={8} shape="table">
        {({ agents: all, avg_score }) => {
          if (all.length === 0)
            return (
              <EmptyState
                title={words.empty.title}
                actions={
                  <Link to="/agents" search={daysOf('all')} className={buttonClass('main')}>
                    {words.empty.action}
                  </Link>
                }
              >
                {words.empty.text}
              </EmptyState>
            )
          const ids = members.data?.items.map(({ agent_id }) => agent_id)
          const ofTeam = all.filter(({ agent_id }) => teamId === undefined || ids?.includes(agent_id))
          return (
            <div className={styles.cards} aria-busy={basic.isPlaceholderData}>
              <AgentsFilters search={search} onChange={change} />
              {members.isLoading || (teamId !== undefined && members.isPlaceholderData) ? (
                <Loading lines={8} shape="table" />
              ) : (
                <>
                  {teamId !== undefined && <TeamLine agents={ofTeam} search={search} />}
                  <Rankings
                    agents={ofTeam.filter((agent) => isNamed(agent, q))}
                    period={period}
                    average={avg_score}
                    changes={changes}
                  />
                  {all.length === mostAgents && (
                    <p className={styles.explain}>{words.most(count(mostAgents))}</p>
                  )}
                </>
              )}
            </div>
          )
        }}
      </QueryState>
    </Page>
  )
}

/** Those with calls enough to be compared, and the others by themselves. */
function Rankings(props: {
  readonly agents: readonly RankedAgent[]
  readonly period: Period
  readonly average: number | null
  readonly changes: AgentChanges | undefined
}) {
  const { agents, period, average, changes } = props
  const words = useWords(pageWords)
  const list = useWords(listWords)
  const { count } = useFormats()
  const known = agents.filter(({ scored_requests: n }) => n >= enough)
  const few = agents.filter(({ scored_requests: n }) => n < enough)
  const table = { period, team: average, changes }
  if (agents.length === 0)
    return (
      <EmptyState
        actions={
          <Link to="/agents" search={period} className={buttonClass('main')}>
            {list.clear}
          </Link>
        }
      >
        {list.noneFound}
      </EmptyState>
    )
  return (
    <>
      <Card title={words.ranking}>
        {known.length > 0 ? (
          <>
            <AgentTable {...table} label={words.ranking} agents={known} />
            <p className={styles.explain}>
              {words.explain} {changes ? list.changes : list.noChanges}
            </p>
          </>
        ) : (
          <p>{words.noneEnough(count(enough))}</p>
        )}
      </Card>
      {few.length > 0 && (
        <Card title={words.few}>
          <p className={styles.note}>{words.fewNote(count(enough))}</p>
          <AgentTable {...table} label={words.few} agents={few} />
        </Card>
      )}
    </>
  )
}

/** How the average of each agent has moved since the period before; undefined: there is none. */
function useChanges(period: Period): AgentChanges | undefined {
  const { from, to } = settlePeriod(period)
  const query = { ...statsQuery(period), limit: mostAgents }
  const isClosed = from !== undefined && to !== undefined
  const { data } = useQuery(statsQueries.changes(useClient(), query, isClosed))
  if (!isClosed) return undefined
  return new Map(data?.agents.map((agent) => [agent.agent_id, agent]))
}

function isNamed({ agent_id, agent_name }: RankedAgent, q = ''): boolean {
  return `${agent_name} ${agent_id}`.toLowerCase().includes(q.trim().toLowerCase())
}

/** The team as a whole, and the ways to its page and its criteria. */
function TeamLine({
  agents,
  search,
}: {
  readonly agents: readonly RankedAgent[]
  readonly search: AgentsSearch
}) {
  const words = useWords(listWords)
  const { count, percent } = useFormats()
  const { q: _, team, ...period } = search
  const scored = agents.reduce((sum, { scored_requests }) => sum + scored_requests, 0)
  const points = agents.reduce((sum, { scored_requests: n, avg_score }) => sum + n * (avg_score ?? 0), 0)
  if (scored === 0) return null
  return (
    <p>
      {words.ofTeam(agents.length, count(agents.length), percent(points / scored))} ·{' '}
      <Link to="/teams/$teamId" params={{ teamId: String(team) }} search={period}>
        {words.teamPage}
      </Link>{' '}
      ·{' '}
      <Link to="/criteria" search={{ ...period, team }}>
        {words.teamCriteria}
      </Link>
    </p>
  )
}
