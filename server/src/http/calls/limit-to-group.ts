import { finalStatuses } from '../../domain/call.ts'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { findGroupingKey } from '../../stats/scores-by-group.ts'
import type { Database } from '../../store/database.ts'
import type { CallFilter } from '../../store/list/call-filter.ts'
import { findNamedModel } from '../../store/models/models.ts'

/** The calls that statistics would count under this value of the field, and no others; undefined: there are none. */
export async function limitToGroup(
  database: Database,
  filter: CallFilter,
  field: string,
  value: string,
): Promise<CallFilter | undefined> {
  // Only finished calls that are kept count.
  if (!filter.enabled) return undefined
  const statuses = (filter.statuses ?? finalStatuses).filter((status) => finalStatuses.includes(status))
  const counted = { ...filter, statuses }
  const { workspaceId, reach, modelId, from, until } = filter
  const asked = { workspaceId, reach, modelId, from, until, timeZone: 'UTC' }
  const key = await atOneMoment(database, (tx) => findGroupingKey(tx, asked, field))
  switch (key) {
    case 'agent_id':
      return (filter.agentId ?? value) === value ? { ...counted, agentId: value } : undefined
    case 'status':
      return { ...counted, statuses: statuses.filter((status) => status === value) }
    case 'model_name': {
      const named = await findNamedModel(database, workspaceId, value)
      const isWanted = named !== undefined && (modelId ?? named.id) === named.id
      return isWanted ? { ...counted, modelId: named.id } : undefined
    }
    default:
      return { ...counted, group: { key, value } }
  }
}
