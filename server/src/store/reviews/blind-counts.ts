import { type RawBuilder, sql } from 'kysely'
import type { ComparedAnswer } from '../../domain/results/compare-answers.ts'
import type { Database, Transaction } from '../database.ts'

/** What people and the machine said to a criterion, and how often just that. */
export interface CountedAnswer extends ComparedAnswer {
  readonly model_id: number
  readonly model_revision: number
  readonly key: string
}

/**
 * Counts the answers of a review that has just been submitted. Only blind ones count: who has seen the machine's answer is
 * not independent of it.
 */
export function countReview(tx: Transaction, reviewId: string): Promise<void> {
  return count(tx, sql`said.review_id = ${reviewId}`)
}

/** Of every review of a model that none has been counted of yet. */
export function countReviewsOfModel(tx: Transaction, modelId: number): Promise<void> {
  return count(tx, sql`said.model_id = ${modelId}`)
}

/** A review that is about to change counts no more. */
export function uncountReview(tx: Transaction, reviewId: string): Promise<void> {
  return uncount(tx, sql`said.review_id = ${reviewId}`)
}

/** What people said about a call that is about to be erased counts no more. */
export function uncountReviewsOfCall(tx: Transaction, callId: string): Promise<void> {
  return uncount(tx, sql`said.call_id = ${callId}`)
}

async function count(tx: Transaction, which: RawBuilder<unknown>): Promise<void> {
  if (!(await lockCounts(tx, which))) return
  await sql`
    insert into blind_said (model_id, model_revision, key, asks, value, not_applicable, machine, digest)
    select distinct on (model_id, digest) model_id, model_revision, key, asks, value, not_applicable, machine, digest
    from blind_answer as said where ${which}
    on conflict (model_id, digest) do nothing`.execute(tx)
  await sql`
    update review_answer set said_id = blind_said.id
    from blind_answer as said join blind_said using (model_id, digest)
    where said.review_id = review_answer.review_id and said.key = review_answer.key and ${which}`.execute(tx)
  await sql`
    insert into blind_count (model_id, period, start, said_id, count)
    select model_id, period, start, said_id, count(*) from blind_answer_as_count as said where ${which}
    group by model_id, period, start, said_id
    on conflict (model_id, period, start, said_id) do update
    set count = blind_count.count + excluded.count`.execute(tx)
}

async function uncount(tx: Transaction, which: RawBuilder<unknown>): Promise<void> {
  const modelId = await lockCounts(tx, which)
  if (!modelId) return
  await sql`
    update blind_count set count = blind_count.count - counted.count
    from (
      select period, start, said_id, count(*) from blind_answer_as_count as said where ${which} group by period, start, said_id
    ) as counted
    where model_id = ${modelId} and blind_count.period = counted.period and blind_count.start = counted.start
      and blind_count.said_id = counted.said_id`.execute(tx)
  await sql`
    delete from blind_count
    where model_id = ${modelId} and count = 0
      and (period, start, said_id) in (select period, start, said_id from blind_answer_as_count as said where ${which})`.execute(
    tx,
  )
  // It may have been said on this call alone.
  await sql`
    delete from blind_said
    where id in (select said_id from blind_answer as said where ${which})
      and not exists (
        select from blind_count where model_id = ${modelId} and period = 'year' and said_id = blind_said.id
      )`.execute(tx)
}

/**
 * Of the model whose answers these are; undefined: nothing of it counts. One at a time for each model: whoever changes a
 * review counts twice, and two of them might wait for each other.
 */
async function lockCounts(tx: Transaction, which: RawBuilder<unknown>): Promise<number | undefined> {
  const found = await sql<{ model_id: number }>`
    select model_id from blind_answer as said where ${which} limit 1`.execute(tx)
  const modelId = found.rows[0]?.model_id
  if (modelId === undefined) return undefined
  const lock = `callmark agreement ${modelId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  return modelId
}

/** Of all time, with what the criterion asked. */
export async function listCounted(
  database: Database,
  workspaceId: string,
  only: { readonly modelId?: number; readonly keys?: readonly string[] } = {},
): Promise<(CountedAnswer & { readonly asks: string })[]> {
  const conditions = [sql`model.workspace_id = ${workspaceId} and period = 'year'`]
  if (only.modelId !== undefined) conditions.push(sql`model.id = ${only.modelId}`)
  if (only.keys) conditions.push(sql`key = any(${only.keys}::text[])`)
  const { rows } = await sql<CountedAnswer & { asks: string }>`
    select model.id as model_id, model_revision, key, asks, value, not_applicable, machine, sum(count)::integer as count
    from model
      join blind_count on blind_count.model_id = model.id
      join blind_said on blind_said.id = said_id
    where ${sql.join(conditions, sql` and `)}
    group by model.id, blind_said.id`.execute(database)
  return rows
}
