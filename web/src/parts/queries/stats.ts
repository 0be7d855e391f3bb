import {
  type Call,
  type CallmarkClient,
  CallmarkError,
  type CallQuery,
  callStatuses,
  type TeamProfile,
} from '@callmark/client'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { isWorking } from '../call-status.ts'
import { listQuery, type Period, statsQuery } from '../period.ts'
import { modelQueries } from './models.ts'

type Stats = CallmarkClient['stats']
type QueryOf<
  Name extends
    | 'basic'
    | 'trend'
    | 'groupingFields'
    | 'agentProfile'
    | 'teamProfile'
    | 'criteria'
    | 'criteriaByAgent'
    | 'changes',
> = NonNullable<Parameters<Stats[Name]>[0]>

export type Basic = Awaited<ReturnType<Stats['basic']>>

/** The statistics of the period, and how many of its calls they do not know yet because these are still on their way. */
export interface Totals {
  readonly basic: Basic
  readonly working: number
}

/** What is counted over calls, and what is listed beside it. */
export const statsQueries = {
  basic: (client: CallmarkClient, query: QueryOf<'basic'>) =>
    queryOptions({
      queryKey: ['stats', 'basic', query],
      queryFn: ({ signal }) => client.stats.basic(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  trend: (client: CallmarkClient, query: QueryOf<'trend'>) =>
    queryOptions({
      queryKey: ['stats', 'trend', query],
      queryFn: ({ signal }) => client.stats.trend(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  groups: (client: CallmarkClient, query: QueryOf<'groupingFields'>) =>
    queryOptions({
      queryKey: ['stats', 'groups', query],
      queryFn: ({ signal }) => client.stats.groupingFields(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  agent: (client: CallmarkClient, query: QueryOf<'agentProfile'>) =>
    queryOptions({
      queryKey: ['stats', 'agent', query],
      queryFn: ({ signal }) => client.stats.agentProfile(query, { signal }),
    }),

  /** `found` is undefined for a team that is not there, or that somebody else leads. */
  team: (client: CallmarkClient, query: QueryOf<'teamProfile'>) =>
    queryOptions({
      queryKey: ['stats', 'team', query],
      queryFn: async ({ signal }): Promise<{ readonly found: TeamProfile | undefined }> => {
        try {
          return { found: await client.stats.teamProfile(query, { signal }) }
        } catch (error) {
          if (error instanceof CallmarkError && (error.status === 404 || error.status === 422))
            return { found: undefined }
          throw error
        }
      },
    }),

  /** The model that most calls of the period have; without calls, the first; null where there is no model. */
  usualModel: (client: CallmarkClient, { from, to }: Period) =>
    queryOptions({
      queryKey: ['stats', 'usual-model', statsQuery({ from, to })],
      queryFn: async ({ client: queries, signal }): Promise<string | null> => {
        const query = { ...statsQuery({ from, to }), grouping_field_key: 'model_name', limit: 1 }
        const [groups, models] = await Promise.all([
          client.stats.groupingFields(query, { signal }),
          queries.fetchQuery(modelQueries.list(client)),
        ])
        return groups[0]?.grouping_field_value ?? models[0]?.name ?? null
      },
      placeholderData: keepPreviousData,
    }),

  criteria: (client: CallmarkClient, query: QueryOf<'criteria'>) =>
    queryOptions({
      queryKey: ['stats', 'criteria', query],
      queryFn: ({ signal }) => client.stats.criteria(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  criteriaByAgent: (client: CallmarkClient, query: QueryOf<'criteriaByAgent'>) =>
    queryOptions({
      queryKey: ['stats', 'criteria-by-agent', query],
      queryFn: ({ signal }) => client.stats.criteriaByAgent(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** What has changed since the period before; asked once it is known by which field. */
  changes: (client: CallmarkClient, query: QueryOf<'changes'>, ready: boolean) =>
    queryOptions({
      queryKey: ['stats', 'changes', query],
      queryFn: ({ signal }) => client.stats.changes(query, { signal }),
      placeholderData: keepPreviousData,
      enabled: ready,
    }),

  /** Calls that somebody should look at. */
  attention: <Field extends keyof Call>(client: CallmarkClient, query: CallQuery<Field>) =>
    queryOptions({
      queryKey: ['stats', 'attention', query],
      queryFn: ({ signal }) => client.calls.listPage(query, { signal }),
      placeholderData: keepPreviousData,
    }),

  /** Asked again by itself while calls are being worked on; when calls have ended meanwhile, so is what stands beside it. */
  totals: (client: CallmarkClient, period: Period) =>
    queryOptions({
      queryKey: ['stats', 'totals', statsQuery(period)],
      queryFn: async ({ client: queries, queryKey, signal }): Promise<Totals> => {
        const [basic, working] = await Promise.all([
          client.stats.basic(statsQuery(period), { signal }),
          countWorking(client, period, signal),
        ])
        const before = queries.getQueryData<Totals>(queryKey)
        const now = { basic, working }
        if (before && (before.basic.total_requests !== basic.total_requests || before.working > now.working))
          void queries.invalidateQueries({
            queryKey: ['stats'],
            predicate: (other) => other.queryKey[1] !== queryKey[1],
          })
        return now
      },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.working ? 5_000 : false),
    }),
}

/** Calls have changed, so that figures have. */
export function outdateStats(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['stats'] })
}

/** Who may not list calls sees those that are counted, and none on their way. */
async function countWorking(client: CallmarkClient, period: Period, signal: AbortSignal): Promise<number> {
  const query = {
    ...listQuery(period),
    status: callStatuses.filter(isWorking),
    limit: 1,
    fields: ['id'] as const,
  }
  try {
    return (await client.calls.listPage({ ...query, include_total: true }, { signal })).total ?? 0
  } catch (error) {
    if (error instanceof CallmarkError && error.status === 403) return 0
    throw error
  }
}
