import { type CallmarkClient, CallmarkError, callStatuses } from '@callmark/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { progressOf } from '../../parts/call-status.ts'
import { listQuery, type Period, statsQuery } from '../../parts/period.ts'
import { useClient } from '../../session/session.tsx'

export type Basic = Awaited<ReturnType<CallmarkClient['stats']['basic']>>

/** The statistics of the period, and how many of its calls they do not know yet because these are still on their way. */
export interface Totals {
  readonly basic: Basic
  readonly working: number
}

const unfinished = callStatuses.filter((status) => ['waiting', 'working'].includes(progressOf(status).state))

/** What else is counted over the same calls. */
const alongside = new Set<unknown>(['trend', 'groups', 'attention', 'basic'])

/** Asked again by itself while calls are being worked on; when calls have ended meanwhile, so is what stands beside it. */
export function useTotals(period: Period) {
  const client = useClient()
  const queries = useQueryClient()
  const queryKey = ['totals', statsQuery(period)]
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Totals> => {
      const [basic, working] = await Promise.all([
        client.stats.basic(statsQuery(period), { signal }),
        countWorking(client, period, signal),
      ])
      const before = queries.getQueryData<Totals>(queryKey)
      const now = { basic, working }
      if (before && (before.basic.total_requests !== basic.total_requests || before.working > now.working))
        void queries.invalidateQueries({ predicate: (other) => alongside.has(other.queryKey[0]) })
      return now
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.working ? 5_000 : false),
  })
}

/** Who may not list calls sees those that are counted, and none on their way. */
async function countWorking(client: CallmarkClient, period: Period, signal: AbortSignal): Promise<number> {
  const query = { ...listQuery(period), status: unfinished, limit: 1, fields: ['id'] as const }
  try {
    return (await client.calls.listPage({ ...query, include_total: true }, { signal })).total ?? 0
  } catch (error) {
    if (error instanceof CallmarkError && error.status === 403) return 0
    throw error
  }
}
