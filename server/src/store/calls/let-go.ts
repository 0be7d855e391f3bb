import { sql } from 'kysely'
import type { Database, Transaction } from '../database.ts'
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
    .where('status', 'in', ['PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR'])
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
  const changed = await sql`
    update call set
      analysis_result = ${withoutWords()}, summary = null, insights = null, keywords = null,
      transcript_removed_at = ${at}, updated_at = ${at}, updated_by = 'system'
    where id = ${callId} and enabled and transcript_removed_at is null
      and status in ('PROCESS_COMPLETED', 'TRANSCRIPTION_FAILED', 'ERROR')`.execute(tx)
  if (changed.numAffectedRows === 0n) return false
  await sql`
    update call_result set
      analysis_result = ${withoutWords()}, summary = null, insights = null, keywords = null, transcription = null
    where call_id = ${callId}`.execute(tx)
  await tx
    .updateTable('transcription')
    .set({ segments: '[]', text: '', updated_at: at, updated_by: 'system' })
    .where('call_id', '=', callId)
    .execute()
  await removeCallWords(tx, callId)
  return true
}

/**
 * `analysis_result` with every answer's reasons and quotes taken out, and all else in its order: of whatever else may come
 * to stand there, only what is known to be no words stays.
 */
function withoutWords() {
  return sql`(
    select json_object_agg(part.key, case
      when part.key <> 'answers' then part.value
      else coalesce((
        select json_agg((
          select json_object_agg(field.key, case field.key
            when 'rationale' then '""'::json
            when 'rationale_parts' then '[]'::json
            when 'evidence' then '[]'::json
            else field.value
          end order by field.place)
          from json_each(answer.value) with ordinality as field (key, value, place)
        ) order by answer.place)
        from json_array_elements(part.value) with ordinality as answer (value, place)
      ), '[]'::json)
    end order by part.place)
    from json_each(analysis_result) with ordinality as part (key, value, place)
    where part.key in ('variables', 'categories', 'answers', 'points_open', 'undetermined', 'review_needed',
      'failed_critical', 'metrics', 'recording', 'engine')
  )`
}
