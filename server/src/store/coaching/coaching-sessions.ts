import { type RawBuilder, type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting, Reach } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Database, Transaction } from '../database.ts'
import { getAgent } from '../people/agents.ts'
import type { Schema } from '../schema.ts'
import { timeText } from '../time-text.ts'
import { checkCriteria, checkMoments } from './check-coaching.ts'
import type { CoachingCriterion, CoachingFields, CoachingMoment, CoachingState } from './coaching-fields.ts'

export interface CoachingSession extends Selectable<Schema['coaching_session']> {
  readonly place: string
  readonly moments: readonly CoachingMoment[]
  readonly criteria: readonly CoachingCriterion[]
}

export interface CoachingAddress extends Acting {
  readonly sessionId: string
  readonly reach?: Reach | undefined
}

export function stateOf({
  held_at,
  acknowledged_at,
}: Pick<CoachingSession, 'held_at' | 'acknowledged_at'>): CoachingState {
  if (held_at === null) return 'planned'
  return acknowledged_at === null ? 'held' : 'acknowledged'
}

export async function createCoachingSession(
  database: Database,
  { reach, ...by }: Omit<CoachingAddress, 'sessionId'>,
  agentId: string,
  fields: CoachingFields,
): Promise<CoachingSession> {
  return database.transaction().execute(async (tx) => {
    await getAgent(tx, by.workspaceId, agentId, reach)
    const id = newId()
    await tx
      .insertInto('coaching_session')
      .values({
        id,
        workspace_id: by.workspaceId,
        agent_id: agentId,
        title: fields.title,
        notes: fields.notes,
        held_at: fields.heldAt,
        shared: fields.shared,
        created_by: by.actor,
        created_by_name: by.actorName ?? null,
      })
      .execute()
    await writeParts(tx, { ...by, sessionId: id, reach }, agentId, fields)
    await note(tx, by, id, 'created', agentId)
    return getCoachingSession(tx, by.workspaceId, id, reach)
  })
}

/** What its agent had acknowledged is to be acknowledged again. */
export async function replaceCoachingSession(
  database: Database,
  { sessionId, reach, ...by }: CoachingAddress,
  fields: CoachingFields,
): Promise<CoachingSession> {
  return database.transaction().execute(async (tx) => {
    const { agent_id } = await lockSession(tx, by.workspaceId, sessionId, reach)
    await tx
      .updateTable('coaching_session')
      .set({
        title: fields.title,
        notes: fields.notes,
        held_at: fields.heldAt,
        shared: fields.shared,
        acknowledged_at: null,
        acknowledgement: null,
        updated_at: new Date(),
        updated_by: by.actor,
      })
      .where('id', '=', sessionId)
      .execute()
    await tx.deleteFrom('coaching_moment').where('session_id', '=', sessionId).execute()
    await tx.deleteFrom('coaching_criterion').where('session_id', '=', sessionId).execute()
    await writeParts(tx, { ...by, sessionId, reach }, agent_id, fields)
    await note(tx, by, sessionId, 'replaced', agent_id)
    return getCoachingSession(tx, by.workspaceId, sessionId, reach)
  })
}

export async function deleteCoachingSession(
  database: Database,
  { sessionId, reach, ...by }: CoachingAddress,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const { agent_id } = await lockSession(tx, by.workspaceId, sessionId, reach)
    await tx.deleteFrom('coaching_session').where('id', '=', sessionId).execute()
    await note(tx, by, sessionId, 'removed', agent_id)
  })
}

/** By the agent it was held with. Said again, it changes nothing. */
export async function acknowledgeCoaching(
  database: Database,
  { sessionId, reach, ...by }: CoachingAddress,
  words: string | null,
): Promise<CoachingSession> {
  return database.transaction().execute(async (tx) => {
    const session = await lockSession(tx, by.workspaceId, sessionId, reach)
    if (session.held_at === null) throw new AppError('coaching_not_held')
    if (session.acknowledged_at === null) {
      await tx
        .updateTable('coaching_session')
        .set({ acknowledged_at: new Date(), acknowledgement: words })
        .where('id', '=', sessionId)
        .execute()
      await note(tx, by, sessionId, 'acknowledged', session.agent_id)
    }
    return getCoachingSession(tx, by.workspaceId, sessionId, reach)
  })
}

export async function getCoachingSession(
  database: Database,
  workspaceId: string,
  id: string,
  reach: Reach | undefined,
): Promise<CoachingSession> {
  const which = sql`coaching_session.workspace_id = ${workspaceId} and coaching_session.id = ${id}::uuid`
  const [session] = await selectSessions(database, which, reach, 1)
  if (!session) throw new AppError('not_found', 'There is no coaching session with this id.')
  return session
}

export interface CoachingFilter {
  readonly workspaceId: string
  readonly agentId?: string | undefined
  readonly state?: CoachingState | undefined
  readonly limit: number
  readonly before?: { readonly at: string; readonly id: string } | undefined
}

/** The newest first. */
export function listCoachingSessions(
  database: Database,
  { workspaceId, agentId, state, limit, before }: CoachingFilter,
  reach: Reach | undefined,
): Promise<CoachingSession[]> {
  const conditions = [sql`coaching_session.workspace_id = ${workspaceId}`]
  if (agentId !== undefined) conditions.push(sql`coaching_session.agent_id = ${agentId}`)
  if (state !== undefined) conditions.push(conditionOf[state])
  if (before)
    conditions.push(
      sql`(coaching_session.created_at, coaching_session.id) < (${before.at}::timestamptz, ${before.id}::uuid)`,
    )
  return selectSessions(database, sql.join(conditions, sql` and `), reach, limit)
}

const conditionOf: Readonly<Record<CoachingState, RawBuilder<unknown>>> = {
  planned: sql`held_at is null`,
  held: sql`held_at is not null and acknowledged_at is null`,
  acknowledged: sql`held_at is not null and acknowledged_at is not null`,
}

async function lockSession(
  tx: Transaction,
  workspaceId: string,
  sessionId: string,
  reach: Reach | undefined,
): Promise<CoachingSession> {
  await tx.selectFrom('coaching_session').select('id').where('id', '=', sessionId).forUpdate().execute()
  return getCoachingSession(tx, workspaceId, sessionId, reach)
}

async function selectSessions(
  database: Database,
  which: RawBuilder<unknown>,
  reach: Reach | undefined,
  limit: number,
): Promise<CoachingSession[]> {
  const { rows } = await sql<Omit<CoachingSession, 'moments' | 'criteria'>>`
    select coaching_session.*, ${timeText(sql`coaching_session.created_at`)} as place from coaching_session
    where ${which} and ${isSessionInReach(reach)}
    order by coaching_session.created_at desc, coaching_session.id desc limit ${limit}`.execute(database)
  const ids = rows.map(({ id }) => id)
  const [moments, criteria] = [await readMoments(database, ids, reach), await readCriteria(database, ids)]
  return rows.map((row) => ({
    ...row,
    moments: moments.get(row.id) ?? [],
    criteria: criteria.get(row.id) ?? [],
  }))
}

/** An agent sees what was held with them, or shared before that. */
function isSessionInReach(reach: Reach | undefined): RawBuilder<unknown> {
  if (!reach) return sql`true`
  const own = sql`coaching_session.agent_id = any(${reach.agentIds}::text[])`
  return reach.released ? sql`${own} and (shared or held_at is not null)` : own
}

/** Of calls that whoever asks may see. */
async function readMoments(
  database: Database,
  ids: readonly string[],
  reach: Reach | undefined,
): Promise<Map<string, CoachingMoment[]>> {
  const { rows } = await sql<CoachingMoment & { session_id: string }>`
    select session_id, call_id as "callId", start_seconds as start, end_seconds as "end", note, key
    from coaching_moment join call on call.id = coaching_moment.call_id
    where session_id = any(${ids}::uuid[]) and call.enabled and ${isInReach(reach)}
    order by session_id, place`.execute(database)
  return bySession(rows)
}

async function readCriteria(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, CoachingCriterion[]>> {
  const { rows } = await sql<CoachingCriterion & { session_id: string }>`
    select session_id, model_id as "modelId", key from coaching_criterion
    where session_id = any(${ids}::uuid[]) order by session_id, place`.execute(database)
  return bySession(rows)
}

function bySession<T extends { session_id: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ session_id }) => session_id)
}

async function writeParts(
  tx: Transaction,
  { sessionId, workspaceId, reach }: CoachingAddress,
  agentId: string,
  { moments, criteria }: CoachingFields,
): Promise<void> {
  await checkMoments(tx, { workspaceId, agentId, reach }, moments)
  await checkCriteria(tx, workspaceId, criteria)
  const momentRows = moments.map(({ callId, start, end, note, key }, place) => ({
    session_id: sessionId,
    place,
    call_id: callId,
    start_seconds: start,
    end_seconds: end,
    note,
    key,
  }))
  if (momentRows.length > 0) await tx.insertInto('coaching_moment').values(momentRows).execute()
  const criterionRows = criteria.map(({ modelId, key }, place) => ({
    session_id: sessionId,
    place,
    model_id: modelId,
    key,
  }))
  if (criterionRows.length > 0) await tx.insertInto('coaching_criterion').values(criterionRows).execute()
}

function note(tx: Database, by: Acting, id: string, action: string, agentId: string): Promise<void> {
  const detail = { agent_id: agentId }
  return noteAudit(tx, { ...by, action, subject: 'coaching_session', subjectId: id, detail })
}
