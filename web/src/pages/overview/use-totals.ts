import type { CallmarkClient } from '@callmark/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callStatuses, progressOf } from '../../parts/call-status.ts'
import { listQuery, type Period, statsQuery } from '../../parts/period.ts'
import { useClient } from '../../session/session.tsx'

export type Basic = Awaited<ReturnType<CallmarkClient['stats']['basic']>>

/** The statistics of the period, and how many of its calls they do not know yet because these are still on their way. */
export interface Totals {
  readonly basic: Basic
  readonly working: number
}

const unfinished = callStatuses.filter((status) => ['waiting', 'working'].includes(progressOf(status).state))

/** Asked again by itself while calls are being worked on. */
export function useTotals(period: Period) {
  const client = useClient()
  return useQuery({
    queryKey: ['totals', statsQuery(period)],
    queryFn: async ({ signal }): Promise<Totals> => {
      const [basic, { total }] = await Promise.all([
        client.stats.basic(statsQuery(period), { signal }),
        client.calls.listPage(
          { ...listQuery(period), status: unfinished, limit: 1, fields: ['id'], include_total: true },
          { signal },
        ),
      ])
      return { basic, working: total ?? 0 }
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.working ? 5_000 : false),
  })
}
