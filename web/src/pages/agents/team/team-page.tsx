import type { TeamProfile } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../../parts/button.tsx'
import { chooseInterval } from '../../../parts/charts/course.ts'
import { EmptyState } from '../../../parts/notice.tsx'
import { Page } from '../../../parts/page.tsx'
import { daysOf, type Period, settlePeriod, statsQuery } from '../../../parts/period.ts'
import { PeriodPicker } from '../../../parts/period-picker.tsx'
import { callListQueries } from '../../../parts/queries/calls.ts'
import { statsQueries } from '../../../parts/queries/stats.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../agents-page.module.css'
import { modelsOf } from '../criteria/compare-criteria.ts'
import { MomentsCards } from '../moments-cards.tsx'
import { TeamAgents } from './team-agents.tsx'
import { TeamCategories } from './team-categories.tsx'
import { TeamCourse } from './team-course.tsx'
import { TeamCriteria } from './team-criteria.tsx'
import { TeamFigures } from './team-figures.tsx'
import { teamWords } from './team-words.ts'

/** One team beside everybody else. */
export function TeamPage() {
  const words = useWords(teamWords)
  const { count } = useFormats()
  const teamId = Number(useParams({ from: '/teams/$teamId' }).teamId)
  const period = useSearch({ from: '/teams/$teamId' })
  const navigate = useNavigate()
  const client = useClient()
  // Which interval suits all time is known only with the first day.
  const isOpen = settlePeriod(period).from === undefined
  const firstDay = useQuery({ ...callListQueries.firstDay(client), enabled: isOpen })
  const interval = chooseInterval(period, firstDay.data?.day)
  const profile = useQuery({
    ...statsQueries.team(client, { ...statsQuery(period), team_id: teamId, interval }),
    enabled: !isOpen || !firstDay.isPending,
    placeholderData: (previous) => (previous?.found?.team_id === teamId ? previous : undefined),
  })
  const team = profile.data?.found
  return (
    <Page
      title={team?.team_name ?? (profile.data ? words.unknown.title : '…')}
      lead={team && words.lead(team.members, count(team.members))}
      actions={
        <PeriodPicker
          period={period}
          onChange={(search) =>
            void navigate({
              to: '/teams/$teamId',
              params: { teamId: String(teamId) },
              search,
              resetScroll: false,
            })
          }
        />
      }
    >
      <QueryState query={profile} shape="figures">
        {({ found }) => {
          if (!found) return <Unknown period={period} />
          if (found.total_requests === 0) return <Empty teamId={teamId} />
          return (
            <div className={styles.cards} aria-busy={profile.isPlaceholderData}>
              <Cards profile={found} period={period} />
            </div>
          )
        }}
      </QueryState>
    </Page>
  )
}

function Cards({ profile, period }: { readonly profile: TeamProfile; readonly period: Period }) {
  return (
    <>
      <TeamFigures profile={profile} period={period} />
      <TeamCourse profile={profile} period={period} />
      <TeamAgents profile={profile} period={period} />
      <TeamCriteria profile={profile} period={period} />
      <TeamCategories profile={profile} period={period} />
      <MomentsCards
        of={{ team_id: profile.team_id }}
        limits={{ team: profile.team_id }}
        period={period}
        models={modelsOf(profile)}
      />
    </>
  )
}

function Unknown({ period }: { readonly period: Period }) {
  const { unknown: words } = useWords(teamWords)
  return (
    <EmptyState
      actions={
        <Link to="/agents" search={period} className={buttonClass('main')}>
          {words.action}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  )
}

function Empty({ teamId }: { readonly teamId: number }) {
  const { empty: words } = useWords(teamWords)
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link
          to="/teams/$teamId"
          params={{ teamId: String(teamId) }}
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
