import { type RawBuilder, sql } from 'kysely'
import { finalStatuses } from '../../domain/call.ts'
import type { Meaning } from '../../domain/meaning/meaning.ts'
import type { Passage } from '../../domain/meaning/passages.ts'
import type { Reach } from '../../domain/people/roles.ts'
import { isInReach } from '../calls/in-reach.ts'
import type { Database, Transaction } from '../database.ts'
import { insertTopicDue } from '../topics/due-topics.ts'
import { packVector } from './pack-vector.ts'

/** How long whoever took a call may need for it before another does. */
const leaseSeconds = 300
const mostTries = 5
/** Memory that has not looked for longer begins anew. */
export const keptChangesMinutes = 60

/** A call whose passages are to be read, and of what its transcript was then. */
export interface DuePassages {
  readonly callId: string
  readonly workspaceId: string
  /** Which text was read: of another, nothing is kept. */
  readonly textHash: string
  readonly language: string | null
  readonly turns: readonly { readonly text: string; readonly start: number; readonly end: number }[]
}

/** Of one whose passages are there nothing has to be read: they go with the transcript they were cut from. */
export function insertPassagesDue(callId: string): RawBuilder<unknown> {
  return sql`
    insert into passages_due (call_id)
    select call_id from transcription
    where call_id = ${callId} and status = 'COMPLETED' and segments <> '[]'
      and not exists (select from call_passages where call_passages.call_id = transcription.call_id)
    on conflict (call_id) do update set tries = 0, next_attempt_at = now()`
}

/** Nothing is left of what was said, in numbers or otherwise. */
export async function removePassages(tx: Transaction, callId: string): Promise<void> {
  await sql`
    with gone as (delete from call_passages where call_id = ${callId} returning workspace_id, call_id)
    insert into passage_change (workspace_id, call_id) select workspace_id, call_id from gone`.execute(tx)
  await tx.deleteFrom('passages_due').where('call_id', '=', callId).execute()
  await tx.deleteFrom('topics_due').where('call_id', '=', callId).execute()
}

/** The newest call first, so that whoever has many old ones need not wait for today's. Undefined: there is none. */
export async function claimDuePassages(database: Database): Promise<DuePassages | undefined> {
  const { rows } = await sql<DuePassages>`
    with due as (
      update passages_due set tries = tries + 1, next_attempt_at = now() + make_interval(secs => ${leaseSeconds})
      where call_id = (
        select call_id from passages_due where next_attempt_at <= now() and tries < ${mostTries}
        order by since desc limit 1 for update skip locked
      ) returning call_id
    )
    select call.id as "callId", call.workspace_id as "workspaceId", transcription.language,
      transcription.segments as turns, md5(transcription.segments::text) as "textHash"
    from due join call on call.id = due.call_id join transcription on transcription.call_id = call.id`.execute(
    database,
  )
  return rows[0]
}

/** False: the call was erased, run again or changed meanwhile, and nothing was kept. */
export function savePassages(
  database: Database,
  { callId, textHash }: DuePassages,
  passages: readonly (Passage & Meaning)[],
  madeBy: string,
): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    // Whoever erases or reruns the call locks in the same order.
    const { rows } = await sql<{ workspaceId: string }>`
      select call.workspace_id as "workspaceId"
      from call join transcription on transcription.call_id = call.id
      where call.id = ${callId} and call.enabled and call.status = any(${finalStatuses}::text[])
        and transcription.status = 'COMPLETED' and md5(transcription.segments::text) = ${textHash}
      for update of call`.execute(tx)
    if (!rows[0]) return false
    await removePassages(tx, callId)
    const workspaceId = rows[0].workspaceId
    await tx
      .insertInto('call_passages')
      .values({
        call_id: callId,
        workspace_id: workspaceId,
        count: passages.length,
        places: passages.flatMap(({ firstTurn, from, lastTurn, to }) => [firstTurn, from, lastTurn, to]),
        codes: Buffer.concat(passages.map(({ codes }) => codes)),
        vectors: Buffer.concat(passages.map(({ vector }) => packVector(vector))),
        made_by: madeBy,
      })
      .execute()
    await tx
      .insertInto('passage_change')
      .values({ workspace_id: workspaceId, call_id: callId } as never)
      .execute()
    await insertTopicDue(callId).execute(tx)
    return true
  })
}

/** What another network has read is to be read again. */
export async function noteOutdatedPassages(database: Database, madeBy: string): Promise<void> {
  await sql`
    insert into passages_due (call_id, since)
    select call.id, call.created_at from call_passages join call on call.id = call_passages.call_id
    where made_by <> ${madeBy}
    on conflict (call_id) do nothing`.execute(database)
}

export async function removeOldChanges(database: Database): Promise<void> {
  await sql`
    delete from passage_change where at < now() - make_interval(mins => ${2 * keptChangesMinutes})`.execute(
    database,
  )
}

/** How many calls that somebody may see are still to be read. */
export async function countDuePassages(
  database: Database,
  { workspaceId, reach }: { readonly workspaceId: string; readonly reach?: Reach | undefined },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from passages_due join call on call.id = passages_due.call_id
      where call.workspace_id = ${workspaceId} and ${isInReach(reach)} and tries < ${mostTries} limit 10000
    ) as due`.execute(database)
  return rows[0]!.count
}
