import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { CallRecord } from './calls.ts'

type JsonColumn = 'additional_parameters' | 'analysis_result' | 'xscore_result' | 'insights' | 'keywords'

/** A call to be shown and nothing else: what is JSON stays text, since nobody on the way needs to look into it. */
export type CallText = Omit<
  CallRecord,
  JsonColumn | 'audio_sha256' | 'duration_seconds' | 'claim' | 'turn' | 'erased_at'
> &
  Record<JsonColumn, string | null> & { readonly duration: number | null }

/** Only some of it: what nobody asked for is not read. */
export type PartOfCall = Pick<CallText, 'id' | 'client_id' | 'enabled'> & Partial<CallText>

/** What the database does not keep under the name and in the form it is shown in. */
const written: Readonly<Partial<Record<keyof CallText, RawBuilder<unknown>>>> = {
  duration: sql`duration_seconds as duration`,
  additional_parameters: sql`additional_parameters::text`,
  analysis_result: sql`analysis_result::text`,
  xscore_result: sql`xscore_result::text`,
  insights: sql`insights::text`,
  keywords: sql`keywords::text`,
}

/** Of these calls these fields, in no particular order; without those that do not exist. */
export async function readPartsOfCalls(
  database: Database,
  ids: readonly string[],
  fields: readonly (keyof CallText)[],
): Promise<PartOfCall[]> {
  const wanted = [...new Set<keyof CallText>(['id', 'client_id', 'enabled', ...fields])]
  const columns = wanted.map((field) => written[field] ?? sql.ref(field))
  const found = await sql<PartOfCall>`
    select ${sql.join(columns)} from call where id = any(${ids}::uuid[])`.execute(database)
  return found.rows
}
