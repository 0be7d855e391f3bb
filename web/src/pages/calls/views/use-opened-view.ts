import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { CallsSearch } from '../../../parts/calls-search.ts'
import { viewQueries } from '../../../parts/queries/views.ts'
import { useClient } from '../../../session/session.tsx'
import { readList } from './shown-list.ts'

/** Who comes by the link of a view finds its filters, order and columns; by that of one that is gone, all calls. */
export function useOpenedView(
  { view: id }: CallsSearch,
  onColumns: (names: readonly string[]) => void,
): void {
  const navigate = useNavigate({ from: '/calls' })
  // Somebody may have shared it a moment ago.
  const views = useQuery({ ...viewQueries.all(useClient()), enabled: id !== undefined, staleTime: 0 })
  const view = views.data?.find((one) => one.id === id)
  const isSettled = id !== undefined && (view !== undefined || (views.isFetched && !views.isFetching))
  const open = useEffectEvent(() => {
    if (view && view.columns.length > 0) onColumns(view.columns)
    void navigate({ search: { ...readList(view?.search ?? ''), view: undefined }, replace: true })
  })
  useEffect(() => {
    if (isSettled) open()
  }, [isSettled])
}
