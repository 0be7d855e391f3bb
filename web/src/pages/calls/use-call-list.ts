import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '../../parts/use-account.ts'
import { useClient } from '../../session/session.tsx'
import { type Column, fieldsOf } from './columns.ts'
import type { Filters } from './list-request.ts'
import { type RowPage, rowsOf } from './refresh-pages.ts'

export const pageSize = 100
/** To show where the words were said, every turn of every call of the page has to be read. */
const hitPageSize = 40
const none: RowPage[] = []

/** The list as far as it has been read. It is never read again as a whole: what is shown is kept up to date page by page. */
export function useCallList(filters: Filters, columns: readonly Column[]) {
  const client = useClient()
  const mayReadWords = useMayReadWords()
  const withHits = filters.q !== undefined && mayReadWords === true
  const request = {
    ...filters,
    limit: withHits ? hitPageSize : pageSize,
    fields: fieldsOf(columns),
    ...(withHits ? { include_hits: true } : {}),
  }
  const queryKey = ['calls', 'list', request] as const
  const readPage = (cursor: string | undefined, signal: AbortSignal, limit = pageSize): Promise<RowPage> =>
    client.calls.listPage({ ...request, limit, ...(cursor ? { cursor } : {}) }, { signal })
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: filters.q === undefined || mayReadWords !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Comparing all that has been read with itself, value by value, at every page would be felt while scrolling.
    structuralSharing: false,
  })
  const pages = query.data?.pages ?? none
  const rows = useMemo(() => rowsOf(pages), [pages])
  return { query, queryKey, rows, readPage }
}

export type CallList = ReturnType<typeof useCallList>

/** How many calls the filters leave. Counting looks at each of them, so it is asked for once. */
export function useCallTotal({ sort: _, ...filters }: Filters) {
  const client = useClient()
  return useQuery({
    queryKey: ['calls', 'total', filters],
    queryFn: async ({ signal }) => {
      const query = { ...filters, limit: 1, fields: ['id'] as const, include_total: true }
      return (await client.calls.listPage(query, { signal })).total ?? 0
    },
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Whether where the words were said may be shown; undefined until that is known. */
function useMayReadWords(): boolean | undefined {
  const { data, isError } = useAccount()
  return isError ? false : data?.scopes.includes('read:call-analysis-transcription')
}
