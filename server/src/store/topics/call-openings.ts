import { sql } from 'kysely'
import { readPassage } from '../../domain/meaning/passages.ts'
import { findOpening, lookedAt, wordsOfOpening } from '../../domain/topics/find-opening.ts'
import type { Transaction } from '../database.ts'
import { packedBytes, unpackVector } from '../passages/pack-vector.ts'
import type { StoredSegment } from '../schema.ts'

/** What a call opens with: why it is made. */
export interface CallOpening {
  readonly callId: string
  /** The network that has read it. */
  readonly madeBy: string
  readonly vector: Float32Array
  readonly words: string
}

interface Row {
  readonly call_id: string
  readonly made_by: string
  readonly places: number[]
  readonly vectors: Buffer
  readonly turns: StoredSegment[] | null
}

/** Of the calls whose passages are there; in the order of the ids. */
export async function readOpenings(tx: Transaction, callIds: readonly string[]): Promise<CallOpening[]> {
  if (callIds.length === 0) return []
  // A call may last for hours: only its first passages are read, and only the turns they lie in.
  const { rows } = await sql<Row>`
    select passages.call_id, passages.made_by, passages.places[1 : ${4 * lookedAt}] as places,
      substring(passages.vectors from 1 for ${packedBytes * lookedAt}) as vectors,
      (
        select jsonb_agg(turn order by number)
        from jsonb_array_elements(transcription.segments) with ordinality as spoken (turn, number)
        where number <= passages.places[4 * least(passages.count, ${lookedAt}) - 1] + 1
      ) as turns
    from unnest(${callIds}::uuid[]) with ordinality as wanted (call_id, place)
      join call_passages as passages on passages.call_id = wanted.call_id
      join transcription on transcription.call_id = wanted.call_id
    where passages.count > 0 and transcription.status = 'COMPLETED'
    order by wanted.place`.execute(tx)
  return rows.flatMap(({ call_id, made_by, places, vectors, turns }) => {
    const passages = Array.from({ length: places.length / 4 }, (_, place) => {
      const [firstTurn, from, lastTurn, to] = places.slice(4 * place)
      return readPassage(turns ?? [], { firstTurn: firstTurn!, from: from!, lastTurn: lastTurn!, to: to! })
    })
    const told = passages.filter((passage) => passage !== undefined)
    // The transcript has changed meanwhile, and its passages will be read again.
    if (told.length < passages.length) return []
    const opening = findOpening(told)
    if (opening === undefined) return []
    const vector = unpackVector(vectors.subarray(packedBytes * opening, packedBytes * (opening + 1)))
    return [{ callId: call_id, madeBy: made_by, vector, words: wordsOfOpening(told[opening]!) }]
  })
}

/** Newest first: calls of a topic whose words are there, those first that this network has read. Nobody erases them until the transaction ends. */
export async function takeCallsOf(
  tx: Transaction,
  topicId: string,
  madeBy: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select call.id
    from call_topic
      join call on call.id = call_topic.call_id
      join call_passages on call_passages.call_id = call.id
    where call_topic.topic_id = ${topicId} and call.enabled
    order by call_passages.made_by = ${madeBy} desc, call_topic.placed_at desc, call.id limit ${most}
    for share of call skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The newest calls that are not in it, to compare its words with. */
export async function listCallsBeside(
  tx: Transaction,
  workspaceId: string,
  topicIds: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ call_id: string }>`
    select call_id from call_topic
    where workspace_id = ${workspaceId} and (topic_id is null or topic_id <> all(${topicIds}::uuid[]))
    order by placed_at desc, call_id limit ${most}`.execute(tx)
  return rows.map(({ call_id }) => call_id)
}
