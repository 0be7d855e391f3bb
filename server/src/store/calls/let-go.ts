import { sql } from 'kysely'
import { finalStatuses } from '../../domain/call.ts'
import { type StoredResult, takeOutWords } from '../../domain/result.ts'
import type { Database, Transaction } from '../database.ts'
import { takeWordsFromTopic } from '../topics/due-topics.ts'
import { removeCallWords } from './call-words.ts'

/**
 * Notes that the sound of a call is no longer kept, and that it is to be removed: a row never promises what is gone, and
 * what is to go is not forgotten. False: it was noted before, or the call is being worked on, or is no more.
 */
export async function letGoOfAudio(tx: Transaction, callId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('call')
    .set({ audio_removed_at: at, updated_at: at, updated_by: 'system' })
    .where('id', '=', callId)
    .where('enabled', '=', true)
    .where('audio_removed_at', 'is', null)
    .where('status', 'in', finalStatuses)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await noteSoundToRemove(tx, callId)
  return true
}

/** Whoever is killed before the files are gone leaves it to the next to remove them. */
export async function noteSoundToRemove(tx: Transaction, callId: string): Promise<void> {
  await tx
    .insertInto('sound_to_remove')
    .values({ call_id: callId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetSoundToRemove(database: Database, callId: string): Promise<void> {
  await database.deleteFrom('sound_to_remove').where('call_id', '=', callId).execute()
}

/** In order, those after that id. */
export async function listSoundToRemove(
  database: Database,
  limit: number,
  after?: string,
): Promise<string[]> {
  let query = database.selectFrom('sound_to_remove').select('call_id').orderBy('call_id').limit(limit)
  if (after !== undefined) query = query.where('call_id', '>', after)
  const rows = await query.execute()
  return rows.map((row) => row.call_id)
}

/**
 * Removes what was said on a call and everything that quotes or retells it. Scores, answers' values and figures stay, and
 * so do the statistics. False: it was removed before, or the call is being worked on, or is no more.
 */
export async function letGoOfWords(tx: Transaction, callId: string, at: Date): Promise<boolean> {
  const call = await tx
    .selectFrom('call')
    .select('analysis_result')
    .where('id', '=', callId)
    .where('enabled', '=', true)
    .where('transcript_removed_at', 'is', null)
    .where('status', 'in', finalStatuses)
    .forUpdate()
    .executeTakeFirst()
  if (!call) return false
  const noted = { updated_at: at, updated_by: 'system' }
  await tx
    .updateTable('call')
    .set({ ...withoutWords(call), transcript_removed_at: at, ...noted })
    .where('id', '=', callId)
    .execute()
  const earlier = await tx
    .selectFrom('call_result')
    .select(['number', 'analysis_result'])
    .where('call_id', '=', callId)
    .execute()
  for (const result of earlier) {
    await tx
      .updateTable('call_result')
      .set({ ...withoutWords(result), transcription: null })
      .where('call_id', '=', callId)
      .where('number', '=', result.number)
      .execute()
  }
  await tx
    .updateTable('transcription')
    .set({ segments: '[]', text: '', ...noted })
    .where('call_id', '=', callId)
    .execute()
  // What people answered stays; what they quoted or wrote about it goes with the words.
  await sql`
    update review_answer set evidence = '[]', comment = '', machine = machine - 'evidence' - 'rationale' - 'rationale_parts'
    where review_id in (select id from review where call_id = ${callId})`.execute(tx)
  await sql`delete from review_version where review_id in (select id from review where call_id = ${callId})`.execute(
    tx,
  )
  await tx
    .updateTable('review_task')
    .set({ skip_reason: '' })
    .where('call_id', '=', callId)
    .where('state', '=', 'skipped')
    .execute()
  await tx
    .updateTable('calibration_answer')
    .set({ evidence: '[]', comment: '' })
    .where('call_id', '=', callId)
    .execute()
  await tx.deleteFrom('call_comment').where('call_id', '=', callId).execute()
  await tx.updateTable('coaching_moment').set({ note: '' }).where('call_id', '=', callId).execute()
  await tx.deleteFrom('answer_features').where('call_id', '=', callId).execute()
  await removeCallWords(tx, callId)
  await takeWordsFromTopic(tx, callId)
  return true
}

function withoutWords({ analysis_result }: { readonly analysis_result: StoredResult | null }) {
  return {
    analysis_result: analysis_result && JSON.stringify(takeOutWords(analysis_result)),
    summary: null,
    insights: null,
    keywords: null,
  }
}
