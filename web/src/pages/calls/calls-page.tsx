import type { Model } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { defaultStringifySearch, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { outcomeWords } from '../../parts/criterion-outcome.ts'
import { toFilters } from '../../parts/list-request.ts'
import { MoreActions } from '../../parts/more-actions.tsx'
import { Page } from '../../parts/page.tsx'
import { modelQueries } from '../../parts/queries/models.ts'
import { reviewStatusWords } from '../../parts/review-status.ts'
import { useKeptColumns } from '../../session/call-columns.ts'
import { basePath } from '../../session/service-address.ts'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import { CallListView } from './call-list-view.tsx'
import styles from './calls-page.module.css'
import { ColumnChoice } from './column-choice.tsx'
import { type Column, isFixed, listColumns } from './columns.ts'
import { CsvExportState, useCsvExport } from './csv-export.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useCategoryNames } from './filters/use-category-names.ts'
import { useCriterionNames } from './filters/use-criterion-names.ts'
import { LessonOrder } from './lesson-order.tsx'
import { MeaningPage } from './meaning/meaning-page.tsx'
import { PutUp } from './put-up/put-up.tsx'
import type { Reading } from './refresh-pages.ts'
import type { RowSetting } from './row-setting.ts'
import { SearchBox } from './search-box.tsx'
import { useCallList, useCallTotal } from './use-call-list.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useLiveList } from './use-live-list.ts'
import { SavedViews } from './views/saved-views.tsx'
import { words as pageWords } from './words.ts'

export function CallsPage(): ReactNode {
  const search = useSearch({ from: '/calls' })
  const navigate = useNavigate({ from: '/calls' })
  const change = (changes: Partial<CallsSearch>, replace = false) =>
    void navigate({ search: (now) => ({ ...now, ...changes }), replace, resetScroll: false })
  return search.by === 'meaning' ? (
    <MeaningPage search={search} onChange={change} />
  ) : (
    <ListPage search={search} change={change} />
  )
}

function ListPage(props: {
  readonly search: CallsSearch
  readonly change: (changes: Partial<CallsSearch>, replace?: boolean) => void
}) {
  const { search, change } = props
  const words = useWords(pageWords)
  const formats = useFormats()
  const filters = useMemo(() => toFilters(search), [search])
  const models = useQuery(modelQueries.every(useClient())).data
  const { allColumns, columns, kept, keepColumns } = useColumns(models, search)
  const list = useCallList(filters, columns)
  const total = useCallTotal(filters).data
  const reading = useRef<Reading>({ atTop: true, first: 0, last: 0 })
  const box = useRef<HTMLDivElement>(null)
  const live = useLiveList(list, filters, reading)
  const showNew = () => {
    reading.current.atTop = true
    box.current?.scrollTo({ top: 0 })
    live.refresh()
  }
  const exporting = useCsvExport(filters, columns)
  const [showsFilters, setShowsFilters] = useState(false)
  const filtersId = useId()
  // Cards have no columns.
  const isNarrow = useIsNarrow()
  const setting = useRowSetting(columns, models, search)
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
          <SavedViews search={search} columns={kept} onColumns={keepColumns} />
          <MoreActions>
            {isNarrow && <MeaningButton q={search.q} onChange={change} />}
            <PutUp filters={filters} />
            {!isNarrow && <ColumnChoice all={allColumns} shown={kept} onChange={keepColumns} />}
            <ExportButton exporting={exporting} isEmpty={list.rows.length === 0} />
          </MoreActions>
        </>
      }
    >
      <div className={styles.content}>
        <SearchRow q={search.q} onChange={change} />
        {showsFilters && <FilterPanel id={filtersId} search={search} onChange={change} />}
        <FilterChips search={search} onChange={change} />
        <LessonOrder search={search} onChange={change} />
        <CsvExportState exporting={exporting} total={total} />
        {live.newCalls > 0 && (
          <Button look="main" className={styles.newCalls} onClick={showNew}>
            {words.newCalls(live.newCalls, formats.count(live.newCalls))}
          </Button>
        )}
        <CallListView
          list={list}
          search={search}
          onChange={change}
          setting={setting}
          total={total}
          listKey={JSON.stringify(filters)}
          live={live}
          reading={reading}
          box={box}
        />
      </div>
    </Page>
  )
}

function ExportButton(props: {
  readonly exporting: ReturnType<typeof useCsvExport>
  readonly isEmpty: boolean
}) {
  const { run } = props.exporting
  const words = useWords(pageWords)
  return (
    <Button disabled={run.isPending || props.isEmpty} onClick={() => run.mutate()}>
      {words.export.start}
    </Button>
  )
}

interface SearchProps {
  readonly q: string | undefined
  readonly onChange: (changes: Partial<CallsSearch>, replace?: boolean) => void
}

function SearchRow({ q, onChange }: SearchProps) {
  const isNarrow = useIsNarrow()
  return (
    <div className={styles.search}>
      <SearchBox q={q ?? ''} onChange={onChange} />
      {!isNarrow && <MeaningButton q={q} onChange={onChange} />}
    </div>
  )
}

function MeaningButton({ q, onChange }: SearchProps) {
  const { meaning } = useWords(pageWords)
  return <Button onClick={() => onChange({ by: 'meaning', meaning: q, q: undefined })}>{meaning.open}</Button>
}

/** Those there are for the calls of a model, and those that are shown of them. */
function useColumns(models: readonly Model[] | undefined, search: CallsSearch) {
  const [kept, keepColumns] = useKeptColumns()
  const modelName = search.model
  const [categories, criteria] = [useCategoryNames(search), useCriterionNames(search)]
  const allColumns = useMemo(
    () =>
      listColumns(
        models?.find(({ name }) => name === modelName),
        { categories, criteria },
      ),
    [models, modelName, categories, criteria],
  )
  const columns = useMemo(
    () => allColumns.filter((column) => isFixed(column) || kept.includes(column.name)),
    [allColumns, kept],
  )
  return { allColumns, columns, kept, keepColumns }
}

function useRowSetting(
  columns: readonly Column[],
  models: readonly Model[] | undefined,
  search: CallsSearch,
): RowSetting {
  const words = useWords(pageWords)
  const reviews = useWords(reviewStatusWords)
  const outcomes = useWords(outcomeWords)
  const formats = useFormats()
  return useMemo((): RowSetting => {
    const { view: _, ...list } = search
    const { q } = list
    return {
      list,
      columns,
      formats,
      words,
      reviews,
      outcomes,
      modelNames: new Map((models ?? []).map(({ id, name }) => [id, name])),
      showsHits: q !== undefined,
      hrefOf: (callId, at) =>
        `${basePath()}calls/${encodeURIComponent(callId)}${defaultStringifySearch({ at, q, list })}`,
    }
  }, [columns, formats, words, reviews, outcomes, models, search])
}
