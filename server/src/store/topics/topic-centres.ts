import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { TopicCentre } from '../../domain/topics/place-calls.ts'
import { renameTopicInAlerts } from '../alerts/notices.ts'
import type { Transaction } from '../database.ts'

export interface StoredTopic extends TopicCentre {
  readonly id: string
  readonly name: string
  readonly madeBy: string
  readonly namedOf: number
}

/** Those that were put into another, too: their calls are found by their own centre. */
export async function readTopics(tx: Transaction, workspaceId: string): Promise<StoredTopic[]> {
  const rows = await tx
    .selectFrom('topic')
    .select(['id', 'name', 'centre', 'weight', 'made_by', 'named_of'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, centre, weight, made_by, named_of }) => ({
    ...{ id, name, weight },
    centre: unpack(centre),
    madeBy: made_by,
    namedOf: named_of,
  }))
}

/**
 * Topics that another network made, and whether this one has read enough of their calls to say where they lie: as many as
 * a centre is made of, so many that more would hardly move it, or all that there are.
 */
export async function listForeignTopics(
  tx: Transaction,
  workspaceId: string,
  madeBy: string,
  enough: number,
): Promise<{ readonly id: string; readonly is_read: boolean }[]> {
  const { rows } = await sql<{ id: string; is_read: boolean }>`
    select topic.id, not exists (
        select from call_topic join call_passages using (call_id)
        where topic_id = topic.id and call_passages.made_by <> ${madeBy}
      ) or (
        select count(*) from call_topic join call_passages using (call_id)
        where topic_id = topic.id and call_passages.made_by = ${madeBy}
      ) >= least(topic.weight, ${enough}::integer) as is_read
    from topic
    where topic.workspace_id = ${workspaceId} and topic.made_by <> ${madeBy}
    order by topic.id`.execute(tx)
  return rows
}

export async function insertTopic(
  tx: Transaction,
  workspaceId: string,
  {
    name,
    centre,
    weight,
    madeBy,
    knownFrom,
  }: Omit<StoredTopic, 'id' | 'namedOf'> & {
    /** From when on every call about it is in it; null: all. */
    readonly knownFrom: Date | null
  },
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('topic')
    .values({
      ...{ id, name, weight, workspace_id: workspaceId, centre: pack(centre) },
      ...{ made_by: madeBy, named_of: weight, known_from: knownFrom, merged_into: null, given_name: null },
      ...{ updated_at: null, updated_by: null },
    })
    .execute()
  return id
}

export async function saveCentre(
  tx: Transaction,
  id: string,
  { centre, weight, madeBy }: TopicCentre & { readonly madeBy: string },
): Promise<void> {
  await tx
    .updateTable('topic')
    .set({ centre: pack(centre), weight, made_by: madeBy })
    .where('id', '=', id)
    .execute()
}

export async function saveOwnName(
  tx: Transaction,
  id: string,
  { name, namedOf }: Pick<StoredTopic, 'name' | 'namedOf'>,
): Promise<void> {
  await tx.updateTable('topic').set({ name, named_of: namedOf }).where('id', '=', id).execute()
  await renameTopicInAlerts(tx, id)
}

/** A topic that no call is left in, and none of those that were put into it. */
export async function removeEmptyTopic(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from topic
    where id = ${id} and not exists (select from call_topic where topic_id = topic.id)
      and not exists (select from topic as part where part.merged_into = topic.id)
    returning id`.execute(tx)
  if (rows.length > 0) await renameTopicInAlerts(tx, id)
  return rows.length > 0
}

function pack(vector: Float32Array): Buffer {
  const packed = Buffer.alloc(4 * vector.length)
  for (const [index, value] of vector.entries()) packed.writeFloatLE(value, 4 * index)
  return packed
}

function unpack(packed: Buffer): Float32Array {
  return Float32Array.from({ length: packed.length / 4 }, (_, index) => packed.readFloatLE(4 * index))
}
