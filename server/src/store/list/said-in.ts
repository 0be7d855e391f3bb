import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Of these calls, those in which the words were said, whatever the summary says. */
export async function listSaidIn(
  database: Database,
  callIds: readonly string[],
  words: string,
): Promise<ReadonlySet<string>> {
  // A word that must not be there may stand in the summary alone: that the call is missing would tell.
  if (words.includes('!')) return new Set()
  const { rows } = await sql<{ call_id: string }>`
    select transcription.call_id
    from transcription
      cross join lateral (
        select string_agg(turn ->> 'text', E'\n') as text from jsonb_array_elements(transcription.segments) as turn
      ) as spoken
    where transcription.call_id = any(${callIds}::uuid[])
      and to_tsvector('call_words', searchable_part(plain_letters(left(spoken.text, 250000)))) @@ ${words}::tsquery`.execute(
    database,
  )
  return new Set(rows.map(({ call_id }) => call_id))
}
