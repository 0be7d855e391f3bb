import type { RefObject } from 'react'
import { Button } from '../../parts/button.tsx'
import { type CallsSearch, clearedSearch, isLimited, sortOf } from '../../parts/calls-search.ts'
import { FirstCall } from '../../parts/first-call.tsx'
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
  if (query.data === undefined) return <Loading lines={12} shape="table" />
  if (rows.length === 0)
    return isLimited(search) ? <NothingFound onClear={() => onChange(clearedSearch)} /> : <FirstCall />
  const canReadMore = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  return (
    <>
      <CallTable
        rows={rows}
        setting={setting}
        label={words.title}
        total={total}
        sort={sortOf(search)}
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

function ignore(): void {}
