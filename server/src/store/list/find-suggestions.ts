import { sql } from 'kysely'
import type { Reach } from '../../domain/people/roles.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Database } from '../database.ts'
import { listCalls } from './list-calls.ts'

/** How many of each kind are offered. */
const most = 5
/** Fields of metadata are known by the models, and by as many of each model's last calls. */
const lastCalls = 100
const mostKeys = 200

interface Asked {
  readonly workspaceId: string
  readonly reach?: Reach | undefined
  /** What somebody has typed, without blanks around it. */
  readonly text: string
}

export interface FoundCall {
  readonly id: string
  readonly external_id: string
  readonly agent_name: string | null
  readonly created_at: Date
}

export interface FoundAgent {
  readonly agent_id: string
  readonly name: string
}

export interface FoundMetadata {
  readonly key: string
  readonly name: string
}

/** Calls whose own id, or the sender's, this is; the newest first. */
export async function findCallsById(
  database: Database,
  { workspaceId, reach, text }: Asked,
): Promise<FoundCall[]> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
  const own = isUuid ? sql`call.id = ${text}::uuid` : sql`false`
  const { rows } = await sql<FoundCall>`
    select call.id, call.external_id, call.agent_name, call.created_at from call
    where call.workspace_id = ${workspaceId} and call.enabled and ${isInReach(reach)}
      and (call.external_id = ${text} or ${own})
    order by call.created_at desc, call.id desc limit ${most}`.execute(database)
  return rows
}

/** Agents with this in their names or ids; names that begin with it first. */
export async function findAgentsNamed(
  database: Database,
  { workspaceId, reach, text }: Asked,
): Promise<FoundAgent[]> {
  const isSeen = reach ? sql`agent_id = any(${reach.agentIds}::text[])` : sql`true`
  const { rows } = await sql<FoundAgent>`
    select agent_id, name
    from agent cross join lateral (
      select position(lower(plain_letters(${text})) in lower(plain_letters(name))) as place,
        position(lower(${text}) in lower(agent_id)) as place_of_id
    ) as found
    where workspace_id = ${workspaceId} and ${isSeen} and (place > 0 or place_of_id > 0)
    order by place = 1 desc, place > 0 desc, lower(name), agent_id limit ${most}`.execute(database)
  return rows
}

/** Fields of the metadata in which finished calls have just this. */
export async function findMetadataFields(database: Database, asked: Asked): Promise<FoundMetadata[]> {
  const { workspaceId, reach, text } = asked
  const { rows } = await sql<FoundMetadata>`
    with model_of_workspace as materialized (
      select id from model where workspace_id = ${workspaceId} order by id desc limit ${mostKeys}
    ), field as materialized (
      select key, max(name) as name from (
        select key, readable_name as name from model_metadata
        where enabled and model_id in (select id from model_of_workspace)
        union all
        select substr(trait, 3), null
        from model_of_workspace cross join lateral (
          select traits from call_fact where model_id = model_of_workspace.id order by created_at desc limit ${lastCalls}
        ) as fact cross join lateral jsonb_object_keys(traits) as trait
        where trait like 'm:%'
      ) as known
      group by key order by key limit ${mostKeys}
    )
    select field.key, coalesce(field.name, field.key) as name from field
    where exists (
      select from call_fact
      where traits @> jsonb_build_object('m:' || field.key, ${text}::text)
        and model_id in (select id from model_of_workspace)
    )
    order by name limit ${most}`.execute(database)
  if (!reach) return rows
  const seen = await Promise.all(rows.map(({ key }) => isSeen(database, asked, key)))
  return rows.filter((_, index) => seen[index])
}

async function isSeen(
  database: Database,
  { workspaceId, reach, text }: Asked,
  key: string,
): Promise<boolean> {
  const filter = { workspaceId, enabled: true, reach, metadata: { key, value: text } }
  const page = { sort: '-created_at', limit: 1, after: undefined, fields: ['id'] } as const
  return (await listCalls(database, filter, page)).calls.length > 0
}
