import type { ScoreChanges } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { type Period, statsQuery } from '../../parts/period.ts'
import { modelQueries } from '../../parts/queries/models.ts'
import { statsQueries } from '../../parts/queries/stats.ts'
import { useClient } from '../../session/session.tsx'
import { reasonField } from './reason-field.ts'

export type { ScoreChanges }

/** Enough for every agent of a large floor. */
const mostRows = 200

/** What has changed since the period before, by the field that tells what calls are about. */
export function useChanges(period: Period, by: string | undefined) {
  const client = useClient()
  const models = useQuery(modelQueries.list(client))
  const field = reasonField(
    (models.data ?? []).filter(({ name }) => !period.model || name === period.model),
    by,
  )
  const query = {
    ...statsQuery(period),
    limit: mostRows,
    ...(field ? { grouping_field_key: field.key } : {}),
  }
  return { changes: useQuery(statsQueries.changes(client, query, !models.isPending)), field }
}
