import { type RawBuilder, sql } from 'kysely'
import type { CallStatus } from '../../domain/call.ts'

/** What a list is limited to. */
export interface CallFilter {
  readonly clientId: string
  readonly enabled: boolean
  readonly externalId?: string | undefined
  readonly agentId?: string | undefined
  readonly modelId?: number | undefined
  readonly statuses?: readonly CallStatus[] | undefined
  /** Text for a `timestamptz`: from the one on, up to but without the other. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly minScore?: number | undefined
  readonly maxScore?: number | undefined
  /** What must be found in transcript and summary: a `tsquery`, as text. */
  readonly words?: string | undefined
  /** Only finished calls that statistics count under this value; the key as `call_fact` has it. */
  readonly group?: CallGroup | undefined
  /** Only finished calls that lost points in one of these categories, by id. */
  readonly lostIn?: readonly number[] | undefined
}

export interface CallGroup {
  readonly key: 'agent_name' | `m:${string}` | `v:${string}`
  readonly value: string
}

/** All conditions but the words. */
export function conditionsOf(filter: CallFilter): RawBuilder<unknown> {
  const kept = filter.enabled ? sql`call.enabled` : sql`not call.enabled`
  return sql`call.client_id = ${filter.clientId} and ${kept} and ${narrowingOf(filter)}`
}

/** Only the conditions that are not always there. */
export function narrowingOf(filter: CallFilter): RawBuilder<unknown> {
  const { externalId, agentId, modelId, statuses, from, until, minScore, maxScore, group, lostIn } = filter
  const conditions = [sql`true`]
  if (externalId !== undefined) conditions.push(sql`call.external_id = ${externalId}`)
  if (agentId !== undefined) conditions.push(sql`call.agent_id = ${agentId}`)
  if (modelId !== undefined) conditions.push(sql`call.model_id = ${modelId}`)
  // One status leads to an index in order of time; several do not.
  if (statuses?.length === 1) conditions.push(sql`call.status = ${statuses[0]}`)
  else if (statuses) conditions.push(sql`call.status = any(${statuses}::text[])`)
  if (from !== undefined) conditions.push(sql`call.created_at >= ${from}::timestamptz`)
  if (until !== undefined) conditions.push(sql`call.created_at < ${until}::timestamptz`)
  if (minScore !== undefined) conditions.push(sql`call.score_percentage >= ${minScore}`)
  if (maxScore !== undefined) conditions.push(sql`call.score_percentage <= ${maxScore}`)
  if (group) conditions.push(isCounted(whatIsInGroup(group)))
  if (lostIn) conditions.push(isCounted(sql`call_fact.lost && ${lostIn}::integer[]`))
  return sql.join(conditions, sql` and `)
}

/** Every value of a trait is text there, so that whether it is contained can be told by the index. */
function whatIsInGroup({ key, value }: CallGroup): RawBuilder<unknown> {
  return key === 'agent_name'
    ? sql`call_fact.agent_name = ${value}`
    : sql`call_fact.traits @> jsonb_build_object(${key}::text, ${value}::text)`
}

/** Of the calls that statistics count. */
function isCounted(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from call_fact where call_fact.call_id = call.id and ${condition})`
}
