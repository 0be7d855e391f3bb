import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { CallsLink } from '../../parts/calls-link.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, type Period } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { callListQueries } from '../../parts/queries/calls.ts'
import { peopleQueries } from '../../parts/queries/people.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useRights } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AttentionCard } from './attention-card.tsx'
import { CategoriesCard } from './categories-card.tsx'
import { DistributionCard } from './distribution-card.tsx'
import { GroupsCard } from './groups-card.tsx'
import styles from './overview-page.module.css'
import { TotalFigures } from './total-figures.tsx'
import { TrendCard } from './trend-card.tsx'
import { words as pageWords } from './words.ts'

const MentionsCard = lazyPart(
  async () => (await import('../../parts/mentions/mentions-card.tsx')).MentionsCard,
)

export function OverviewPage() {
  const words = useWords(pageWords)
  const { by, ...period } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const firstDay = useQuery(callListQueries.firstDay(useClient()))
  const teams = useLedTeams()
  const change = (next: Period) =>
    void navigate({ to: '/', search: (before) => ({ ...before, ...next }), resetScroll: false })
  return (
    <Page
      title={words.title}
      lead={teams && words.teams(teams.length, teams.join(', '))}
      actions={<PeriodPicker period={period} onChange={change} />}
    >
      <QueryState query={firstDay} lines={8}>
        {({ day, hasNoCalls }) =>
          hasNoCalls ? <NoCalls teams={teams} /> : <Numbers period={period} by={by} firstDay={day} />
        }
      </QueryState>
    </Page>
  )
}

/** Whoever can do something about it is told what; whoever cannot, why. */
function NoCalls({ teams }: { readonly teams: readonly string[] | undefined }) {
  const { empty: words } = useWords(pageWords)
  const may = useRights()
  if (teams)
    return <EmptyState title={words.title}>{teams.length === 0 ? words.noTeam : words.noneOfTeam}</EmptyState>
  if (!may('submitCall')) return <EmptyState title={words.title}>{words.notYet}</EmptyState>
  return (
    <EmptyState
      title={words.title}
      actions={
        <>
          <Link to="/upload" search={{ model: undefined }} className={buttonClass('main')}>
            {words.upload}
          </Link>
          <Link to="/models" className={buttonClass()}>
            {words.models}
          </Link>
        </>
      }
    >
      {words.text}
    </EmptyState>
  )
}

/** The names of the teams a lead leads; undefined for whoever sees more than teams, and until they are known. */
function useLedTeams(): readonly string[] | undefined {
  const client = useClient()
  const isLead = useRights()('listCalls') === 'team'
  const teams = useQuery({ ...peopleQueries.teams(client), enabled: isLead })
  return isLead ? teams.data?.map(({ name }) => name) : undefined
}

function Numbers(props: {
  readonly period: Period
  readonly by: string | undefined
  readonly firstDay: string | undefined
}) {
  const { period, by, firstDay } = props
  const words = useWords(pageWords)
  const totals = useQuery(statsQueries.totals(useClient(), period))
  return (
    <QueryState query={totals} lines={8}>
      {({ basic, working }) => {
        if (basic.total_requests + working === 0)
          return (
            <EmptyState
              title={words.emptyPeriod.title}
              actions={
                <Link to="/" search={{ ...daysOf('all'), by }} className={buttonClass('main')}>
                  {words.emptyPeriod.action}
                </Link>
              }
            >
              {words.emptyPeriod.text}
            </EmptyState>
          )
        return (
          <div className={styles.numbers} aria-busy={totals.isPlaceholderData}>
            <TotalFigures period={period} basic={basic} working={working} />
            {basic.total_requests === 0 ? (
              <EmptyState
                title={words.unfinished.title}
                actions={
                  <CallsLink period={period} limits={{ state: 'working' }} className={buttonClass('main')}>
                    {words.unfinished.action}
                  </CallsLink>
                }
              >
                {words.unfinished.text}
              </EmptyState>
            ) : (
              <>
                <TrendCard period={period} firstDay={firstDay} />
                <div className={styles.columns}>
                  <div className={styles.column}>
                    <CategoriesCard period={period} categories={basic.categories} />
                    <GroupsCard period={period} by={by} />
                  </div>
                  <div className={styles.column}>
                    <MentionsCard which="unread" />
                    <DistributionCard period={period} bands={basic.distribution} />
                    <AttentionCard period={period} />
                  </div>
                </div>
              </>
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
