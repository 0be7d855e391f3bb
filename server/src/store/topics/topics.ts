import { type Selectable, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { renameTopicInAlerts } from '../alerts/notices.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import type { Schema } from '../schema.ts'

export type TopicRecord = Pick<
  Selectable<Schema['topic']>,
  'id' | 'name' | 'given_name' | 'merged_into' | 'created_at' | 'updated_at' | 'updated_by'
>

const columns = [
  ...(['id', 'name', 'given_name', 'merged_into', 'created_at', 'updated_at', 'updated_by'] as const),
]

/** All of a workspace, those that were put into others, too; the oldest first. */
export function listTopics(database: Database, workspaceId: string): Promise<TopicRecord[]> {
  return database
    .selectFrom('topic')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Null: it is called by the words of its calls again. */
export function renameTopic(
  database: Database,
  by: Acting,
  id: string,
  name: string | null,
): Promise<TopicRecord> {
  return withinTransaction(database, async (tx) => {
    const topic = await lockTopic(tx, by, id)
    // Given its own words, it would keep them when no call says them any more.
    if (name === (topic.given_name ?? topic.name) || (name === null && topic.given_name === null))
      return topic
    if (name !== null) await refuseTakenName(tx, by, id, name)
    await noteAudit(tx, { ...by, action: 'renamed', subject: 'topic', subjectId: id })
    const renamed = await changeTopic(tx, by, id, { given_name: name })
    await renameTopicInAlerts(tx, id)
    return renamed
  })
}

/** Puts a topic into another, where its calls count from now on. */
export function mergeTopic(database: Database, by: Acting, id: string, intoId: string): Promise<TopicRecord> {
  return withinTransaction(database, async (tx) => {
    if (id === intoId) throw new AppError('validation', 'A topic cannot be merged into itself.', 'into_id')
    // Always in the same order, so that of two who merge the same ones neither waits for the other for ever.
    const found = new Map<string, TopicRecord | undefined>()
    for (const one of [id, intoId].sort()) found.set(one, await findLocked(tx, by, one))
    const topic = found.get(id) ?? refuseUnknown()
    const into = found.get(intoId)
    if (!into) throw new AppError('validation', 'There is no topic with this id.', 'into_id')
    if (topic.merged_into === intoId) return topic
    if (topic.merged_into !== null)
      throw new AppError('validation', 'This topic is part of another already. Take it out first.', 'id')
    if (into.merged_into !== null)
      throw new AppError(
        'validation',
        'This topic is part of another. Choose the one that it is part of.',
        'into_id',
      )
    await noteAudit(tx, {
      ...by,
      action: 'merged',
      subject: 'topic',
      subjectId: id,
      detail: { into: intoId },
    })
    return changeTopic(tx, by, id, { merged_into: intoId })
  })
}

/** Takes a topic out of the one it was put into, with the calls it has. */
export function separateTopic(database: Database, by: Acting, id: string): Promise<TopicRecord> {
  return withinTransaction(database, async (tx) => {
    const topic = await lockTopic(tx, by, id)
    if (topic.merged_into === null) return topic
    await noteAudit(tx, {
      ...by,
      action: 'separated',
      subject: 'topic',
      subjectId: id,
      detail: { from: topic.merged_into },
    })
    return changeTopic(tx, by, id, { merged_into: null })
  })
}

async function lockTopic(tx: Transaction, by: Acting, id: string): Promise<TopicRecord> {
  return (await findLocked(tx, by, id)) ?? refuseUnknown()
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no topic with this id.')
}

function findLocked(tx: Transaction, { workspaceId }: Acting, id: string): Promise<TopicRecord | undefined> {
  return tx
    .selectFrom('topic')
    .select(columns)
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Two topics of one name would be one to whoever reads them. */
async function refuseTakenName(
  tx: Transaction,
  { workspaceId }: Acting,
  id: string,
  name: string,
): Promise<void> {
  const { rows } = await sql`
    select from topic
    where workspace_id = ${workspaceId} and id <> ${id} and merged_into is null
      and lower(coalesce(given_name, name)) = lower(${name})
    limit 1`.execute(tx)
  if (rows.length > 0)
    throw new AppError('validation', 'Another topic has this name. Merge the two instead.', 'name')
}

function changeTopic(
  tx: Transaction,
  by: Acting,
  id: string,
  values: { given_name?: string | null; merged_into?: string | null },
): Promise<TopicRecord> {
  return tx
    .updateTable('topic')
    .set({ ...values, updated_at: new Date(), updated_by: by.actor })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
