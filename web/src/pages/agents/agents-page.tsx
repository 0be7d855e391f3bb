import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { Card } from '../../parts/card.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, statsQuery } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { AgentTable } from './agent-table.tsx'
import styles from './agents-page.module.css'
import { words as pageWords } from './words.ts'

/** Below so many scored calls an average is not put beside others. */
const enough = 10
/** The statistics name no more agents than this. */
const mostAgents = 100

export function AgentsPage() {
  const words = useWords(pageWords)
  const { count } = useFormats()
  const period = useSearch({ from: '/agents' })
  const navigate = useNavigate()
  const basic = useQuery(statsQueries.basic(useClient(), statsQuery(period)))
  return (
    <Page
      title={words.title}
      actions={
        <PeriodPicker
          period={period}
          onChange={(search) => void navigate({ to: '/agents', search, resetScroll: false })}
        />
      }
    >
      <QueryState query={basic} lines={8}>
        {({ agents, avg_score }) => {
          if (agents.length === 0)
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
          const known = agents.filter(({ scored_requests: n }) => n >= enough)
          const few = agents.filter(({ scored_requests: n }) => n < enough)
          const table = { period, team: avg_score }
          return (
            <div className={styles.cards} aria-busy={basic.isPlaceholderData}>
              <Card title={words.ranking}>
                {known.length > 0 ? (
                  <>
                    <AgentTable {...table} label={words.ranking} agents={known} />
                    <p className={styles.explain}>{words.explain}</p>
                  </>
                ) : (
                  <p>{words.noneEnough(count(enough))}</p>
                )}
                {agents.length === mostAgents && <p className={styles.explain}>{words.most}</p>}
              </Card>
              {few.length > 0 && (
                <Card title={words.few}>
                  <p className={styles.note}>{words.fewNote(count(enough))}</p>
                  <AgentTable {...table} label={words.few} agents={few} />
                </Card>
              )}
            </div>
          )
        }}
      </QueryState>
    </Page>
  )
}
