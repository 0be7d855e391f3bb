import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { chooseTrend } from '../../parts/charts/course.ts'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, type Period, settlePeriod, statsQuery } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { callListQueries } from '../../parts/queries/calls.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentCategories } from './agent-categories.tsx'
import { AgentCourse } from './agent-course.tsx'
import { AgentFigures } from './agent-figures.tsx'
import styles from './agents-page.module.css'
import { CategoryCourse } from './category-course.tsx'
import { CoachingCard } from './coaching-card.tsx'
import { AgentCriteria } from './criteria/agent-criteria.tsx'
import { modelsOf } from './criteria/compare-criteria.ts'
import { useTeamOf } from './criteria/use-team-of.ts'
import { MomentsCards } from './moments-cards.tsx'
import { words as pageWords } from './words.ts'

export function AgentPage() {
  const { agent: words } = useWords(pageWords)
  const { agentId } = useParams({ from: '/agents/$agentId' })
  const period = useSearch({ from: '/agents/$agentId' })
  const navigate = useNavigate()
  const client = useClient()
  // Which interval suits all time is known only with the first day.
  const isOpen = settlePeriod(period).from === undefined
  const firstDay = useQuery({ ...callListQueries.firstDay(client), enabled: isOpen })
  const interval = chooseTrend(period, firstDay.data?.day)
  const query = { ...statsQuery(period), agent_id: agentId, interval }
  const profile = useQuery({
    ...statsQueries.agent(client, query),
    enabled: !isOpen || !firstDay.isPending,
    placeholderData: (previous) => (previous?.agent_id === agentId ? previous : undefined),
  })
  return (
    <Page
      title={profile.data?.agent_name ?? agentId}
      lead={profile.data?.agent_name ? <Lead agentId={agentId} period={period} /> : words.lead(agentId)}
      actions={
        <PeriodPicker
          period={period}
          onChange={(search) =>
            void navigate({ to: '/agents/$agentId', params: { agentId }, search, resetScroll: false })
          }
        />
      }
    >
      <QueryState query={profile} shape="figures">
        {(found) => {
          if (found.agent_name === null)
            return (
              <EmptyState
                title={words.unknown.title}
                actions={
                  <Link to="/agents" search={period} className={buttonClass('main')}>
                    {words.unknown.action}
                  </Link>
                }
              >
                {words.unknown.text(agentId)}
              </EmptyState>
            )
          if (found.total_requests === 0) return <Empty agentId={agentId} />
          return (
            <div className={styles.cards} aria-busy={profile.isPlaceholderData}>
              <AgentFigures profile={found} period={period} />
              <AgentCourse profile={found} period={period} />
              <AgentCategories profile={found} period={period} />
              <AgentCriteria profile={found} period={period} />
              <CategoryCourse profile={found} period={period} firstDay={firstDay.data?.day} />
              <CoachingCard agentId={agentId} />
              <MomentsCards
                of={{ agent_id: agentId }}
                limits={{ agent: agentId }}
                period={period}
                models={modelsOf(found)}
              />
            </div>
          )
        }}
      </QueryState>
    </Page>
  )
}

function Empty({ agentId }: { readonly agentId: string }) {
  const { empty: words } = useWords(pageWords).agent
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link
          to="/agents/$agentId"
          params={{ agentId }}
          search={daysOf('all')}
          className={buttonClass('main')}
        >
          {words.action}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  )
}

/** The agent's ID, and the way to the agent's team. */
function Lead({ agentId, period }: { readonly agentId: string; readonly period: Period }) {
  const { agent: words } = useWords(pageWords)
  const { team } = useTeamOf(agentId)
  return (
    <>
      {words.lead(agentId)}
      {team && (
        <>
          {' · '}
          <Link to="/teams/$teamId" params={{ teamId: String(team.id) }} search={period}>
            {words.inTeam(team.name)}
          </Link>
        </>
      )}
    </>
  )
}
