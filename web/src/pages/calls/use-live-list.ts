import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { isWorking } from '../../parts/call-status.ts'
import type { Filters } from '../../parts/list-request.ts'
import { callListQueries, countAgain, outdateTotals } from '../../parts/queries/calls.ts'
import { countNew, layFreshPage, pagesToRefresh, type Reading, type RowPages } from './refresh-pages.ts'
import { type CallList, pageSize } from './use-call-list.ts'

const whileWorkingMs = 2_000
const otherwiseMs = 15_000
/** While calls keep coming, they are not counted anew with each of them. */
const countEveryMs = 5_000

/** Reads again what is on the screen while the tab is looked at. Gives how many new calls wait above it. */
export function useLiveList(list: CallList, { sort }: Filters, reading: RefObject<Reading>) {
  const queries = useQueryClient()
  const { query, queryKey, request, rows, readPage } = list
  const look = async (waiting: number, signal: AbortSignal): Promise<number> => {
    const before = queries.getQueryData<RowPages>(queryKey)
    if (!before) return 0
    let newCalls = 0
    for (const index of pagesToRefresh(before, reading.current)) {
      // New calls push those that are shown down, out of a page of the usual length.
      const limit = index === 0 ? pageSize + Math.min(pageSize, waiting) : pageSize
      const fresh = await readPage(before.pageParams[index], signal, limit)
      const known = queries.getQueryData<RowPages>(queryKey)
      if (!known) return 0
      const { atTop } = reading.current
      const arrived = index === 0 ? countNew(known, fresh) : 0
      if (!atTop && sort === '-created_at') newCalls += arrived
      const now = layFreshPage(known, index, fresh, atTop)
      queries.setQueryData(queryKey, now)
      if (arrived > 0 || countRows(now) < countRows(known)) await outdateTotals(queries)
    }
    void countAgain(queries, countEveryMs)
    return newCalls
  }
  const live = useQuery({
    ...callListQueries.live(request, look),
    enabled: query.isSuccess && !query.isPlaceholderData,
    // What has just been read needs no second look.
    initialData: 0,
    initialDataUpdatedAt: query.dataUpdatedAt,
    staleTime: whileWorkingMs,
    refetchInterval: rows.some(({ status }) => isWorking(status)) ? whileWorkingMs : otherwiseMs,
  })
  return { newCalls: live.data, refresh: () => void live.refetch() }
}

function countRows({ pages }: RowPages): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0)
}
