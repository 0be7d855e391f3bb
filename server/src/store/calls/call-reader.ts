import type pg from 'pg'
import { type Database, findPool } from '../database.ts'
import { type CallText, machineScoreOf, reviewStatusOf } from './call-texts.ts'

/** A call as JSON, and whether somebody was, or is, to answer it without seeing the answers: of most calls nobody. */
export interface ReadCall {
  readonly json: string
  readonly mayBeHidden: boolean
}

interface Asked {
  readonly workspaceId: string
  readonly id: string
  /** A person asks: whether the call may be hidden from them is looked up as well. */
  readonly byPerson: boolean
  answer(call: ReadCall | undefined): void
  fail(error: unknown): void
}

const mostAtOnce = 200
/** One query that hangs with its connection must not hold up everybody. */
const patienceMs = 1_000
/**
 * The table has changed under the statement, or whoever stands between us and the database gives us a connection on which
 * the statement is not there, or is already.
 */
const notKept = /^(0A000|26000|42P05)$/

/**
 * Reads single calls, each as the JSON of these fields: the database writes it, and nobody on the way looks into it. Those
 * asked for while others are being read are read together by the next query: under load, the way to the database and back
 * costs more than the reading.
 */
export function createCallReader(
  database: Database,
  fields: readonly (keyof CallText)[],
): (workspaceId: string, id: string, byPerson: boolean) => Promise<ReadCall | undefined> {
  const pool = findPool(database)!
  const text = writeQuery(fields)
  const asked: Asked[] = []
  let reading = 0
  const readOn = async (isStuck = false) => {
    if (asked.length === 0 || (reading > 0 && !isStuck)) return
    reading++
    const batch = asked.splice(0, mostAtOnce)
    const impatient = setTimeout(readOn, patienceMs, true)
    const [found] = await Promise.allSettled([read(pool, text, batch)])
    clearTimeout(impatient)
    reading--
    // First, so that the database reads on while these are being answered.
    void readOn()
    for (const [index, { answer, fail }] of batch.entries())
      if (found.status === 'fulfilled') answer(found.value.get(index + 1))
      else fail(found.reason)
  }
  return (workspaceId, id, byPerson) =>
    new Promise((answer, fail) => {
      asked.push({ workspaceId, id, byPerson, answer, fail })
      if (asked.length === 1) setImmediate(readOn)
    })
}

async function read(pool: pg.Pool, text: string, batch: readonly Asked[]): Promise<Map<number, ReadCall>> {
  const values = [
    batch.map(({ id }) => id),
    batch.map(({ workspaceId }) => workspaceId),
    batch.map(({ byPerson }) => byPerson),
  ]
  const ask = (name?: string) =>
    pool.query<Row>({ ...(name ? { name } : {}), text, values, rowMode: 'array' })
  const { rows } = await ask('read_calls').catch((error: { code?: string }) => {
    if (notKept.test(error.code ?? '')) return ask()
    throw error
  })
  // Taken out of the driver's result, which lives on until the next full garbage collection: with the records still in it,
  // collecting takes five times as long.
  return new Map(rows.splice(0).map(([place, json, mayBeHidden]) => [place, { json, mayBeHidden }]))
}

type Row = [place: number, json: string, mayBeHidden: boolean]

/** What the database does not keep under the name and in the form it is shown in. */
const written: Readonly<Partial<Record<keyof CallText, string>>> = {
  duration: 'call.duration_seconds as duration',
  review_status: `${reviewStatusOf} as review_status`,
  machine_score: `${machineScoreOf} as machine_score`,
  audio_removed_at: writeMoment('audio_removed_at'),
  transcript_removed_at: writeMoment('transcript_removed_at'),
  acknowledged_at: writeMoment('acknowledged_at'),
  created_at: writeMoment('created_at'),
  updated_at: writeMoment('updated_at'),
}

function writeMoment(column: string): string {
  return `to_char(call.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
}

/** Of several calls, each asked for by its client; that of another client is not found. */
function writeQuery(fields: readonly (keyof CallText)[]): string {
  const columns = fields.map((field) => written[field] ?? `call.${field}`)
  return `
    select asked.place, row_to_json((select shown from (select ${columns.join(', ')}) shown))::text,
      asked.by_person and (
        exists (select from review_task where call_id = call.id and blind)
        or exists (select from calibration_call where call_id = call.id))
    from unnest($1::uuid[], $2::text[], $3::boolean[]) with ordinality asked(id, workspace_id, by_person, place)
    join call on call.id = asked.id and call.workspace_id = asked.workspace_id`
}
