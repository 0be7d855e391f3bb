import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, type Shape } from './loading.tsx'
import { ErrorNotice, OutdatedNotice } from './notice.tsx'

/** What a question to the service has come to: on its way, refused, or answered. */
export function QueryState<Data>(props: {
  readonly query: UseQueryResult<Data>
  readonly lines?: number
  readonly shape?: Shape
  readonly children: (data: Data) => ReactNode
}) {
  const { query, lines, shape, children } = props
  if (query.data !== undefined)
    return (
      <>
        {query.isError && <OutdatedNotice since={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
        {children(query.data)}
      </>
    )
  if (query.isError) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
  return <Loading lines={lines} shape={shape} />
}
