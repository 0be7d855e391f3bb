import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { CallsLink } from '../../parts/calls-link.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, type Period } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { callListQueries } from '../../parts/queries/calls.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useLacks } from '../../parts/use-account.ts'
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

export function OverviewPage() {
  const words = useWords(pageWords)
  const { by, ...period } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const firstDay = useQuery(callListQueries.firstDay(useClient()))
  const change = (next: Period) =>
    void navigate({ to: '/', search: (before) => ({ ...before, ...next }), resetScroll: false })
  return (
    <Page title={words.title} actions={<PeriodPicker period={period} onChange={change} />}>
      <QueryState query={firstDay} lines={8}>
        {({ day, hasNoCalls }) =>
          hasNoCalls ? (
            <EmptyState
              title={words.empty.title}
              actions={
                <>
                  <Link to="/upload" search={{ model: undefined }} className={buttonClass('main')}>
                    {words.empty.upload}
                  </Link>
                  <Link to="/models" className={buttonClass()}>
                    {words.empty.models}
                  </Link>
                </>
              }
            >
              {words.empty.text}
            </EmptyState>
          ) : (
            <Numbers period={period} by={by} firstDay={day} />
          )
        }
      </QueryState>
    </Page>
  )
}

function Numbers(props: {
  readonly period: Period
  readonly by: string | undefined
  readonly firstDay: string | undefined
}) {
  const { period, by, firstDay } = props
  const words = useWords(pageWords)
  const totals = useQuery(statsQueries.totals(useClient(), period))
  const lacks = useLacks()
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
                    <DistributionCard period={period} bands={basic.distribution} />
                    {!lacks('read:call-analysis-requests') && <AttentionCard period={period} />}
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
