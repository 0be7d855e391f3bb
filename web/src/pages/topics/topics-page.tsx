import type { Topics } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { chooseTrend } from '../../parts/charts/course.ts'
import { EmptyState, Notice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { daysOf, statsQuery } from '../../parts/period.ts'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { topicQueries } from '../../parts/queries/topics.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { TeamPicker } from '../../parts/team-picker.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import type { TopicsSearch } from './search.ts'
import { TopicTable } from './topic-table.tsx'
import styles from './topics.module.css'
import { words as pageWords } from './words.ts'

/** Why customers call, topic by topic. */
export function TopicsPage() {
  const words = useWords(pageWords)
  const search = useSearch({ from: '/topics' })
  const navigate = useNavigate()
  const topics = useQuery(
    topicQueries.list(useClient(), {
      ...statsQuery(search),
      ...(search.team === undefined ? {} : { team_id: search.team }),
      interval: chooseTrend(search),
    }),
  )
  const change = (next: Partial<TopicsSearch>) =>
    void navigate({ to: '/topics', search: { ...search, ...next }, resetScroll: false })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={<PeriodPicker period={search} onChange={(period) => change(period)} />}
    >
      <div className={styles.tools}>
        <TeamPicker
          team={search.team}
          label={words.team}
          everyTeam={words.everyTeam}
          onChange={(team) => change({ team })}
        />
        <AskLink />
      </div>
      <QueryState query={topics} lines={8} shape="table">
        {({ found }) =>
          found ? (
            <div className={styles.found} aria-busy={topics.isPlaceholderData}>
              <Found found={found} search={search} isCurrent={!topics.isPlaceholderData} />
            </div>
          ) : (
            <EmptyState title={words.off.title}>{words.off.text}</EmptyState>
          )
        }
      </QueryState>
    </Page>
  )
}

function Found(props: {
  readonly found: Topics
  readonly search: TopicsSearch
  readonly isCurrent: boolean
}) {
  const { found, search } = props
  const words = useWords(pageWords)
  const { count } = useFormats()
  const isEmpty = found.calls === 0 && found.topics.length === 0
  return (
    <>
      {found.waiting > 0 && <Notice>{words.waiting(count(found.waiting))}</Notice>}
      {isEmpty ? (
        <NoCalls search={search} />
      ) : found.topics.length === 0 ? (
        <EmptyState title={words.noTopics.title} actions={<AskLink look="main" />}>
          {words.noTopics.text}
        </EmptyState>
      ) : (
        <TopicTable {...props} />
      )}
    </>
  )
}

function NoCalls({ search }: { readonly search: TopicsSearch }) {
  const { empty: words } = useWords(pageWords)
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link to="/topics" search={{ ...search, ...daysOf('all') }} className={buttonClass('main')}>
          {words.action}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  )
}

/** The way to questions that no topic answers. */
function AskLink({ look = 'plain' }: { readonly look?: 'plain' | 'main' }) {
  const words = useWords(pageWords)
  if (!useAllowed('askCalls')) return null
  return (
    <Link to="/calls" search={{ by: 'meaning', show: 'themes' }} className={buttonClass(look)}>
      {words.ask}
    </Link>
  )
}
