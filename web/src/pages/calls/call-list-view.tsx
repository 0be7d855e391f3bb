import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import { type CallsSearch, clearedSearch, isLimited } from '../../parts/calls-search.ts'
import { Loading } from '../../parts/loading.tsx'
import { EmptyState, ErrorNotice } from '../../parts/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { CallTable } from './call-table.tsx'
import type { Reading } from './refresh-pages.ts'
import type { RowSetting } from './row-setting.ts'
import type { CallList } from './use-call-list.ts'
import type { useLiveList } from './use-live-list.ts'
import { words as pageWords } from './words.ts'

/** The calls that were found, or why there are none to be seen. */
export function CallListView(props: {
  readonly list: CallList
  readonly search: CallsSearch
  readonly onChange: (changes: Partial<CallsSearch>) => void
  readonly setting: RowSetting
  readonly total: number | undefined
  readonly listKey: string
  readonly live: ReturnType<typeof useLiveList>
  readonly reading: RefObject<Reading>
  readonly box: RefObject<HTMLDivElement | null>
}) {
  const { list, search, onChange, setting, total, listKey, live, reading, box } = props
  const { query, rows } = list
  const words = useWords(pageWords)
  if (query.isError && rows.length === 0)
    return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <Loading lines={10} />
  if (rows.length === 0)
    return isLimited(search) ? <NothingFound onClear={() => onChange(clearedSearch)} /> : <NoCallsYet />
  const canReadMore = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  return (
    <>
      <CallTable
        rows={rows}
        setting={setting}
        label={words.title}
        total={total}
        sort={search.sort ?? '-created_at'}
        onSort={(sort) => onChange({ sort })}
        q={search.q}
        listKey={listKey}
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

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const words = useWords(pageWords)
  return (
    <EmptyState
      title={words.nothingFound.title}
      actions={<Button onClick={onClear}>{words.nothingFound.clear}</Button>}
    >
      {words.nothingFound.text}
    </EmptyState>
  )
}

function NoCallsYet() {
  const words = useWords(pageWords)
  return (
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
}

function ignore(): void {}
