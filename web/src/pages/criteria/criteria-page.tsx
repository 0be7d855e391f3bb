import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { buttonClass } from '../../parts/button.tsx'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { PeriodPicker } from '../../parts/period-picker.tsx'
import { statsQueries } from '../../parts/queries/stats.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { TeamPicker } from '../../parts/team-picker.tsx'
import { useAllowed } from '../../session/me.ts'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentMatrix } from './agent-matrix.tsx'
import { AgentPicker } from './agent-picker.tsx'
import { CriteriaBoard } from './criteria-board.tsx'
import styles from './criteria-page.module.css'
import { CsvButton } from './csv-button.tsx'
import { MetadataPicker } from './metadata-picker.tsx'
import { type CriteriaSearch, criteriaViews } from './search.ts'
import { words as pageWords } from './words.ts'

/** What every call is checked for, and where the points go. Of one model: the usual one, or that in the address. */
export function CriteriaPage() {
  const words = useWords(pageWords)
  const search = useSearch({ from: '/criteria' })
  const navigate = useNavigate()
  const usual = useQuery({
    ...statsQueries.usualModel(useClient(), search),
    enabled: search.model === undefined,
  })
  const model = search.model ?? usual.data ?? undefined
  const change = (next: Partial<CriteriaSearch>) =>
    void navigate({ to: '/criteria', search: { ...search, ...next }, resetScroll: false })
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <PeriodPicker
          oneModel
          period={{ from: search.from, to: search.to, model }}
          onChange={({ from, to, model: chosen }) =>
            change({ from, to, ...(chosen === model ? {} : { model: chosen }) })
          }
        />
      }
    >
      {model === undefined ? (
        <QueryState query={usual} lines={8} shape="table">
          {() => <NoModel />}
        </QueryState>
      ) : (
        <Views search={search} model={model} onChange={change} />
      )}
    </Page>
  )
}

function Views(props: {
  readonly search: CriteriaSearch
  readonly model: string
  readonly onChange: (change: Partial<CriteriaSearch>) => void
}) {
  const { search, model, onChange } = props
  const { view: current = 'criteria' } = search
  const words = useWords(pageWords)
  return (
    <>
      <div className={styles.head}>
        <nav aria-label={words.viewsLabel} className={styles.nav}>
          <ul className={styles.tabs}>
            {criteriaViews.map((view) => (
              <li key={view}>
                <Link
                  to="/criteria"
                  search={{ ...search, view }}
                  resetScroll={false}
                  className={styles.tab}
                  activeProps={{}}
                  aria-current={view === current ? 'page' : undefined}
                >
                  {words.views[view]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <TeamPicker
            team={search.team}
            label={words.team}
            everyTeam={words.everyTeam}
            onChange={(team) => onChange({ team, agent: undefined })}
          />
          {search.team !== undefined && (
            <Link
              to="/teams/$teamId"
              params={{ teamId: String(search.team) }}
              search={{ from: search.from, to: search.to, model }}
              className={buttonClass()}
            >
              {words.teamPage}
            </Link>
          )}
          {current === 'criteria' && <AgentPicker search={search} onChange={onChange} model={model} />}
          <MetadataPicker search={search} onChange={onChange} model={model} />
          <CsvButton search={search} model={model} />
        </div>
      </div>
      {current === 'agents' ? (
        <AgentMatrix search={search} model={model} />
      ) : (
        <CriteriaBoard search={search} model={model} />
      )}
    </>
  )
}

function NoModel() {
  const { noModel: words } = useWords(pageWords)
  if (!useAllowed('createModel')) return <EmptyState title={words.title}>{words.others}</EmptyState>
  return (
    <EmptyState
      title={words.title}
      actions={
        <Link to="/models/start" className={buttonClass('main')}>
          {words.action}
        </Link>
      }
    >
      {words.text}
    </EmptyState>
  )
}
