import type { Team } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Fragment } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { CallsLink } from '../../parts/calls-link.tsx'
import { FirstCall } from '../../parts/first-call.tsx'
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
import { ChangesCard } from './changes-card.tsx'
import { CriticalCard } from './critical-card.tsx'
import { DistributionCard } from './distribution-card.tsx'
import { GroupsCard } from './groups-card.tsx'
import styles from './overview-page.module.css'
import { failuresOf, TotalFigures } from './total-figures.tsx'
import { TrendCard } from './trend-card.tsx'
import { useChanges } from './use-changes.ts'
import { WaitingCard } from './waiting-card.tsx'
import { words as pageWords } from './words.ts'

const MentionsCard = lazyPart(
  async () => (await import('../../parts/mentions/mentions-card.tsx')).MentionsCard,
)

export function OverviewPage() {
  const words = useWords(pageWords)
  const { by, ...period } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const teams = useLedTeams()
  const change = (next: Period) =>
    void navigate({ to: '/', search: (before) => ({ ...before, ...next }), resetScroll: false })
  return (
    <Page
      title={words.title}
      lead={teams && <LedTeams teams={teams} period={period} />}
      actions={<PeriodPicker period={period} onChange={change} />}
    >
      <Numbers period={period} by={by} teams={teams} />
    </Page>
  )
}

function LedTeams({ teams, period }: { readonly teams: readonly Team[]; readonly period: Period }) {
  const words = useWords(pageWords)
  return (
    <>
      {words.teams(teams.length)}
      {teams.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : ', '}
          <Link to="/teams/$teamId" params={{ teamId: String(id) }} search={period}>
            {name}
          </Link>
        </Fragment>
      ))}
    </>
  )
}

/** Who leads teams is told of them; everybody else, how the first call comes. */
function NoCalls({ teams }: { readonly teams: readonly Team[] | undefined }) {
  const { empty: words } = useWords(pageWords)
  if (!teams) return <FirstCall />
  return <EmptyState title={words.title}>{teams.length === 0 ? words.noTeam : words.noneOfTeam}</EmptyState>
}

/** The teams a lead leads; undefined for whoever sees more than teams, and until they are known. */
function useLedTeams(): readonly Team[] | undefined {
  const client = useClient()
  const isLead = useRights()('listCalls') === 'team'
  const teams = useQuery({ ...peopleQueries.teams(client), enabled: isLead })
  return isLead ? teams.data : undefined
}

function Numbers(props: {
  readonly period: Period
  readonly by: string | undefined
  readonly teams: readonly Team[] | undefined
}) {
  const { period, by, teams } = props
  const words = useWords(pageWords)
  const totals = useQuery(statsQueries.totals(useClient(), period))
  return (
    <QueryState query={totals} shape="figures">
      {({ basic, working }) => {
        if (basic.total_requests + working === 0) return <EmptyPeriod by={by} teams={teams} />
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
                <Doings period={period} by={by} />
                <TrendCard period={period} />
                <div className={styles.columns}>
                  <div className={styles.column}>
                    <CategoriesCard period={period} categories={basic.categories} />
                    <GroupsCard period={period} by={by} />
                  </div>
                  <div className={styles.column}>
                    <MentionsCard which="unread" />
                    <DistributionCard period={period} bands={basic.distribution} />
                    <AttentionCard period={period} failures={failuresOf(basic)} />
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

/** No calls in these days; or none at all, which is another matter. */
function EmptyPeriod(props: {
  readonly by: string | undefined
  readonly teams: readonly Team[] | undefined
}) {
  const { emptyPeriod: words } = useWords(pageWords)
  const firstDay = useQuery(callListQueries.firstDay(useClient()))
  return (
    <QueryState query={firstDay} shape="figures">
      {({ hasNoCalls }) =>
        hasNoCalls ? (
          <NoCalls teams={props.teams} />
        ) : (
          <EmptyState
            title={words.title}
            actions={
              <Link to="/" search={{ ...daysOf('all'), by: props.by }} className={buttonClass('main')}>
                {words.action}
              </Link>
            }
          >
            {words.text}
          </EmptyState>
        )
      }
    </QueryState>
  )
}

/** What has changed and what is to be done about it: before all the figures. */
function Doings({ period, by }: { readonly period: Period; readonly by: string | undefined }) {
  const { changes, field } = useChanges(period, by)
  const may = useRights()
  return (
    <>
      <QueryState query={changes} lines={6}>
        {(found) => <ChangesCard period={period} changes={found} field={field} />}
      </QueryState>
      <div className={styles.columns}>
        {changes.data && <CriticalCard period={period} criteria={changes.data.criteria} />}
        {may('countReviewQueue') && <WaitingCard />}
      </div>
    </>
  )
}
