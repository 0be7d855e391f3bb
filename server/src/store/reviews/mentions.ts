import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { type Extent, permissions } from '../../domain/people/permissions.ts'
import { type Reach, type Role, roles } from '../../domain/people/roles.ts'
import type { CallRecord } from '../calls/calls.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Database, Transaction } from '../database.ts'
import { timeText } from '../time-text.ts'

export interface Mentionable {
  readonly id: string
  readonly name: string
  readonly role: Role
}

/** Who may see this call, and so can be mentioned on it; in order of their names. */
export async function listMentionable(database: Database, call: CallRecord): Promise<Mentionable[]> {
  const { rows } = await sql<Mentionable>`
    select person.id, person.name, person.role from person, call
    where call.id = ${call.id} and ${maySeeCall} order by lower(person.name), person.id`.execute(database)
  return rows
}

/** Throws where somebody is meant who may not see the call: they would be told of what is not theirs to know. */
export async function addMentions(
  tx: Transaction,
  call: CallRecord,
  commentId: string,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return
  const wanted = [...new Set(personIds)]
  const { rows } = await sql<{ id: string }>`
    select person.id from person, call
    where call.id = ${call.id} and person.id = any(${wanted}::uuid[]) and ${maySeeCall}`.execute(tx)
  const known = new Set(rows.map(({ id }) => id))
  const unknown = personIds.findIndex((id) => !known.has(id))
  if (unknown >= 0)
    throw new AppError(
      'validation',
      'There is nobody with this id who may see the call.',
      `mentions.${unknown}`,
    )
  await tx
    .insertInto('mention')
    .values(wanted.map((person_id) => ({ comment_id: commentId, person_id })))
    .execute()
}

/** Who is mentioned in these comments. */
export async function listMentioned(
  database: Database,
  commentIds: readonly string[],
): Promise<Map<string, { id: string; name: string }[]>> {
  if (commentIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('mention')
    .innerJoin('person', 'person.id', 'mention.person_id')
    .select(['mention.comment_id', 'person.id', 'person.name'])
    .where('mention.comment_id', 'in', commentIds)
    .orderBy('person.name')
    .orderBy('person.id')
    .execute()
  const byComment = Map.groupBy(rows, ({ comment_id }) => comment_id)
  return new Map([...byComment].map(([id, people]) => [id, people.map(({ id, name }) => ({ id, name }))]))
}

export interface MentionRow {
  readonly comment_id: string
  readonly call_id: string
  readonly text: string
  readonly start: number | null
  readonly end: number | null
  readonly by: string
  readonly by_name: string | null
  readonly at: Date
  readonly read_at: Date | null
  readonly place: string
}

export interface MentionQuery {
  readonly personId: string
  readonly reach: Reach | undefined
  readonly onlyUnread: boolean
  readonly limit: number
  readonly before?: { readonly at: string; readonly id: string } | undefined
}

/** The newest first; only on calls that the person still may see. */
export async function listMentions(
  database: Database,
  { personId, reach, onlyUnread, limit, before }: MentionQuery,
): Promise<MentionRow[]> {
  const older = before
    ? sql`(call_comment.at, call_comment.id) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : sql`true`
  const { rows } = await sql<MentionRow>`
    select mention.comment_id, call_comment.call_id, call_comment.text, start_seconds as start, end_seconds as "end",
      by_whom as by, by_name, at, read_at, ${timeText(sql`at`)} as place
    from ${mentionsOf(personId, reach)} and ${older} and (read_at is null or ${!onlyUnread})
    order by call_comment.at desc, call_comment.id desc limit ${limit}`.execute(database)
  return rows
}

export async function countUnread(
  database: Database,
  personId: string,
  reach: Reach | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${mentionsOf(personId, reach)} and read_at is null`.execute(database)
  return rows[0]!.count
}

/** These, or all of them. What is read stays read from the first time on. */
export async function markRead(
  database: Database,
  personId: string,
  commentIds: readonly string[] | undefined,
): Promise<void> {
  await sql`
    update mention set read_at = now() where person_id = ${personId} and read_at is null
      and (${commentIds === undefined} or comment_id = any(${commentIds ?? []}::uuid[]))`.execute(database)
}

function mentionsOf(personId: string, reach: Reach | undefined): RawBuilder<unknown> {
  return sql`mention join call_comment on call_comment.id = mention.comment_id join call on call.id = call_comment.call_id
    where mention.person_id = ${personId} and call.enabled and ${isInReach(reach)}`
}

/** The roles whose reach among comments on calls goes so far. */
function rolesWith(extent: Extent): readonly Role[] {
  return roles.filter((role) => permissions.listComments[role] === extent)
}

/** Whether the person may see the call, as their reach would have it if they asked themselves. */
const maySeeCall = sql`person.workspace_id = call.workspace_id and person.enabled and (
  person.role = any(${rolesWith('all')}::text[])
  or person.role = any(${rolesWith('team')}::text[]) and exists (
    select from team_lead join agent on agent.team_id = team_lead.team_id
    where team_lead.person_id = person.id and agent.workspace_id = call.workspace_id and agent.agent_id = call.agent_id
  )
  or person.role = any(${rolesWith('own')}::text[]) and person.agent_id = call.agent_id
    and call.status = 'PROCESS_COMPLETED' and coalesce(call.released_at <= now() or call.created_at <= now() - make_interval(
      days => (select release_after_days from workspace where workspace.id = call.workspace_id)
    ), false)
)`
