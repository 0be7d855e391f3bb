import { type RawBuilder, sql } from 'kysely'
import type { CallRecord } from './calls.ts'
import type { Database } from './database.ts'

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

const everyField = [
  ...(['external_id', 'agent_id', 'agent_name', 'model_id', 'model_revision', 'status'] as const),
  ...(['error_message', 'original_file_name', 'additional_parameters', 'duration'] as const),
  ...(['analysis_result', 'xscore_result', 'total_score', 'expected_score', 'score_percentage'] as const),
  ...([
    'review_needed',
    'summary',
    'insights',
    'keywords',
    'audio_removed_at',
    'transcript_removed_at',
  ] as const),
  ...(['created_at', 'created_by', 'updated_at', 'updated_by'] as const),
] satisfies (keyof CallText)[]

/** In no particular order, and without those that do not exist. */
export async function readCallTexts(database: Database, ids: readonly string[]): Promise<CallText[]> {
  return (await readPartsOfCalls(database, ids, everyField)) as CallText[]
}

/** The same with these fields only. */
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

interface Asked {
  readonly clientId: string
  readonly id: string
  answer(call: CallText | undefined): void
  fail(error: unknown): void
}

const mostAtOnce = 200
const queriesAtOnce = 2

/**
 * Reads single calls. Those asked for while others are being read are read together by the next query: under load, the
 * way to the database and back costs more than the reading.
 */
export function createCallReader(
  database: Database,
): (clientId: string, id: string) => Promise<CallText | undefined> {
  const asked: Asked[] = []
  let running = 0
  const readOn = async () => {
    if (running === queriesAtOnce || asked.length === 0) return
    running++
    await answerAll(database, asked.splice(0, mostAtOnce))
    running--
    void readOn()
  }
  return (clientId, id) =>
    new Promise((answer, fail) => {
      asked.push({ clientId, id, answer, fail })
      if (asked.length === 1) setImmediate(readOn)
    })
}

async function answerAll(database: Database, batch: readonly Asked[]): Promise<void> {
  try {
    const found = await readCallTexts(database, [...new Set(batch.map(({ id }) => id))])
    const calls = new Map(found.map((call) => [call.id, call]))
    for (const { clientId, id, answer } of batch) {
      const call = calls.get(id)
      answer(call?.client_id === clientId ? call : undefined)
    }
  } catch (error) {
    for (const { fail } of batch) fail(error)
  }
}
