import { queryOptions } from '@tanstack/react-query'
import { useClient } from '../session/session.tsx'

/** All models, disabled ones too, by name: their calls are still there and want to be named. */
export function useEveryModel() {
  const client = useClient()
  return queryOptions({
    queryKey: ['models', 'every'],
    queryFn: ({ signal }) => client.models.list({ order_by_name: true, include_disabled: true }, { signal }),
  })
}
