import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { CallRecord } from './calls.ts'

/** What the database keeps as JSON. */
export const jsonColumns = [
  'additional_parameters',
  'analysis_result',
  'xscore_result',
  'insights',
  'keywords',
] as const
type JsonColumn = (typeof jsonColumns)[number]

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
  ...Object.fromEntries(jsonColumns.map((column) => [column, sql`${sql.ref(column)}::text`])),
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
