import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Filters } from '../../parts/list-request.ts'
import { callListQueries } from '../../parts/queries/calls.ts'
import { useClient } from '../../session/session.tsx'
import { type Column, fieldsOf } from './columns.ts'
import { type RowPage, rowsOf } from './refresh-pages.ts'

export const pageSize = 100
/** To show where the words were said, every turn of every call of the page has to be read. */
const hitPageSize = 40
const none: RowPage[] = []

export function useCallList(filters: Filters, columns: readonly Column[]) {
  const client = useClient()
  const withHits = filters.q !== undefined
  const request = {
    ...filters,
    limit: withHits ? hitPageSize : pageSize,
    fields: fieldsOf(columns),
    ...(withHits ? { include_hits: true } : {}),
    ...(columns.some(({ needsFacts }) => needsFacts) ? { include_facts: true } : {}),
  }
  const readPage = (cursor: string | undefined, signal: AbortSignal, limit = pageSize): Promise<RowPage> =>
    client.calls.listPage({ ...request, limit, ...(cursor ? { cursor } : {}) }, { signal })
  const options = callListQueries.list(request, readPage)
  const query = useInfiniteQuery(options)
  const pages = query.data?.pages ?? none
  const rows = useMemo(() => rowsOf(pages), [pages])
  return { query, queryKey: options.queryKey, request, rows, readPage }
}

export type CallList = ReturnType<typeof useCallList>

export function useCallTotal({ sort: _, ...filters }: Filters) {
  return useQuery(callListQueries.total(useClient(), filters))
}
