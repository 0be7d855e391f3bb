import { useQueries, useQuery } from '@tanstack/react-query'
import { type Period, statsQuery } from '../../parts/period.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useClient } from '../../session/session.tsx'
import { type Missed, pickMissed } from './pick-missed.ts'

/** Whose calls, as the service is asked for them. */
export type Whose = { readonly agent_id: string } | { readonly team_id: number }

/** What these agents left out most, counted over the whole period; undefined: not known yet. */
export function useMissed(
  of: Whose,
  period: Period,
  /** By name; undefined: the one that most calls have. */
  models: readonly string[] | undefined,
): readonly Missed[] | undefined {
  const client = useClient()
  const usual = useQuery({ ...statsQueries.usualModel(client, period), enabled: models === undefined })
  const names = models ?? (usual.data ? [usual.data] : [])
  const found = useQueries({
    queries: names.map((model_name) =>
      statsQueries.criteria(client, { ...statsQuery(period), ...of, model_name, interval: 'month' }),
    ),
  })
  if (usual.isLoading || found.some(({ isLoading }) => isLoading)) return undefined
  return pickMissed(found.flatMap(({ data }) => data ?? []))
}
