import { sql } from 'kysely'
import type { CallRecord } from './calls.ts'
import type { Database } from './database.ts'

type JsonColumn = 'additional_parameters' | 'analysis_result' | 'xscore_result' | 'insights' | 'keywords'

/** A call to be shown and nothing else: what is JSON stays text, since nobody on the way needs to look into it. */
export type CallText = Omit<CallRecord, JsonColumn | 'audio_sha256' | 'duration_seconds' | 'claim' | 'turn'> &
  Record<JsonColumn, string | null>

/** In no particular order, and without those that do not exist. */
export async function readCallTexts(database: Database, ids: readonly string[]): Promise<CallText[]> {
  const found = await sql<CallText>`
    select id, client_id, external_id, agent_id, agent_name, model_id, model_revision, status, error_message,
      original_file_name, additional_parameters::text, analysis_result::text, xscore_result::text, total_score,
      expected_score, score_percentage, summary, insights::text, keywords::text, enabled, erased_at, audio_removed_at, transcript_removed_at,
      created_at, created_by, updated_at, updated_by
    from call where id = any(${ids}::uuid[])`.execute(database)
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
