import { useQuery } from '@tanstack/react-query'
import { defaultStringifySearch, Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useId, useMemo, useRef, useState } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { type CallsSearch, clearedSearch, isLimited } from '../../parts/calls-search.ts'
import { Loading } from '../../parts/loading.tsx'
import { EmptyState, ErrorNotice } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { useKeptColumns } from '../../session/call-columns.ts'
import { basePath } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { CallTable } from './call-table.tsx'
import styles from './calls-page.module.css'
import { ColumnChoice } from './column-choice.tsx'
import { isFixed, listColumns } from './columns.ts'
import { CsvExportState, useCsvExport } from './csv-export.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { toFilters } from './list-request.ts'
import type { Reading } from './refresh-pages.ts'
import type { RowSetting } from './row-setting.ts'
import { SearchBox } from './search-box.tsx'
import { useCallList, useCallTotal } from './use-call-list.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useLiveList } from './use-live-list.ts'
import { words as pageWords } from './words.ts'

export function CallsPage() {
  const words = useWords(pageWords)
  const formats = useFormats()
  const search = useSearch({ from: '/calls' })
  const navigate = useNavigate({ from: '/calls' })
  const change = (changes: Partial<CallsSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...changes }), replace, resetScroll: false })
  const filters = useMemo(() => toFilters(search), [search])
  const models = useQuery(modelQueries.every(useClient())).data
  const [kept, keepColumns] = useKeptColumns()
  const allColumns = useMemo(
    () => listColumns(models?.find(({ name }) => name === search.model)),
    [models, search.model],
  )
  const columns = useMemo(
    () => allColumns.filter((column) => isFixed(column) || kept.includes(column.name)),
    [allColumns, kept],
  )
  const list = useCallList(filters, columns)
  const { query, rows } = list
  const total = useCallTotal(filters).data
  const reading = useRef<Reading>({ atTop: true, first: 0, last: 0 })
  const box = useRef<HTMLDivElement>(null)
  const live = useLiveList(list, filters, reading)
  const exporting = useCsvExport(filters)
  const [showsFilters, setShowsFilters] = useState(false)
  const filtersId = useId()
  // Cards have no columns.
  const isNarrow = useIsNarrow()
  const { q } = search
  const setting = useMemo(
    (): RowSetting => ({
      columns,
      formats,
      words,
      modelNames: new Map((models ?? []).map(({ id, name }) => [id, name])),
      showsHits: q !== undefined,
      hrefOf: (callId, at) =>
        `${basePath()}calls/${encodeURIComponent(callId)}${defaultStringifySearch({ at, q })}`,
    }),
    [columns, formats, words, models, q],
  )
  return (
    <Page
      title={words.title}
      lead={
        <span role="status">
          {total === undefined ? words.counting : words.total(total, formats.count(total))}
        </span>
      }
      actions={
        <>
          <Button
            aria-expanded={showsFilters}
            aria-controls={filtersId}
            onClick={() => setShowsFilters(!showsFilters)}
          >
            {words.filters.open}
          </Button>
          {!isNarrow && <ColumnChoice all={allColumns} shown={kept} onChange={keepColumns} />}
          <Button
            disabled={exporting.run.isPending || rows.length === 0}
            onClick={() => exporting.run.mutate()}
          >
            {words.export.start}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <SearchBox q={q ?? ''} onSearch={(text) => change({ q: text || undefined }, true)} />
        {showsFilters && <FilterPanel id={filtersId} search={search} onChange={change} />}
        <FilterChips search={search} onChange={change} />
        <CsvExportState exporting={exporting} total={total} />
        {live.newCalls > 0 && (
          <Button
            look="main"
            className={styles.newCalls}
            onClick={() => {
              reading.current.atTop = true
              box.current?.scrollTo({ top: 0 })
              live.refresh()
            }}
          >
            {words.newCalls(live.newCalls, formats.count(live.newCalls))}
          </Button>
        )}
        {renderList()}
      </div>
    </Page>
  )

  function renderList() {
    if (query.isError && rows.length === 0)
      return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
    if (query.data === undefined) return <Loading lines={10} />
    if (rows.length === 0)
      return isLimited(search) ? (
        <EmptyState
          title={words.nothingFound.title}
          actions={<Button onClick={() => change(clearedSearch)}>{words.nothingFound.clear}</Button>}
        >
          {words.nothingFound.text}
        </EmptyState>
      ) : (
        <EmptyState
          title={words.empty.title}
          actions={
            <Link to="/upload" search={{ model: undefined }} className={buttonClass('main')}>
              {words.empty.upload}
            </Link>
          }
        >
          {words.empty.text}
        </EmptyState>
      )
    const canReadMore = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
    return (
      <>
        <CallTable
          rows={rows}
          setting={setting}
          label={words.title}
          total={total}
          sort={search.sort ?? '-created_at'}
          onSort={(sort) => change({ sort })}
          q={q}
          listKey={JSON.stringify(filters)}
          isBusy={query.isPlaceholderData}
          reading={reading}
          onTop={live.newCalls > 0 ? live.refresh : ignore}
          onNeedMore={canReadMore ? () => void query.fetchNextPage() : undefined}
          box={box}
        />
        {query.isFetchNextPageError && (
          <ErrorNotice error={query.error} onRetry={() => void query.fetchNextPage()} />
        )}
      </>
    )
  }
}

function ignore(): void {}
