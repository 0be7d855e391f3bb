import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { type CallmarkClient, readAnalysis } from '@callmark/client'
import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'
import type { SpokenCall } from './spoken-calls.ts'
import type { WebhookReceiver } from './webhook-receiver.ts'

const passed = [
  'PENDING',
  'AUDIO_CONVERSION_IN_PROGRESS',
  'AUDIO_CONVERTED',
  'AUDIO_TRANSCRIPTION_IN_PROGRESS',
  'AUDIO_TRANSCRIBED',
  'TRANSCRIPTION_ANALYZE_IN_PROGRESS',
  'TRANSCRIPTION_ANALYZED',
  'TRANSCRIPTION_SUMMARIZE_IN_PROGRESS',
  'TRANSCRIPTION_SUMMARIZED',
  'PROCESS_COMPLETED',
]

/** What a call that nobody disturbed comes to; all others must come to the same. */
export interface Standard {
  readonly answers: unknown
  readonly totalScore: number | null
}

export async function readStandard(client: CallmarkClient, id: string): Promise<Standard> {
  const call = await client.calls.get(id)
  const { answers } = readAnalysis(call)!
  return {
    answers: answers.map(({ key, value, score }) =>
      key === 'card_number' ? [key, typeof value] : [key, value, score],
    ),
    totalScore: call.total_score,
  }
}

/** As the integrator sees it: the call has ended well, with its own words, its own sound and all its marks. */
export async function checkCall(
  client: CallmarkClient,
  id: string,
  { words, sha256, externalId }: SpokenCall,
  standard: Standard,
): Promise<void> {
  const call = await client.calls.get(id)
  assert.equal(call.status, 'PROCESS_COMPLETED', `${externalId}: ${call.error_message}`)
  assert.equal(call.external_id, externalId)
  const { transcription } = await client.calls.transcription(id)
  const said = String(transcription)
    .split('\n')
    .map((line) => line.replace(/^[^:]*: /, ''))
    .join(' ')
  assert.equal(said.toLowerCase().replace(/[^a-z ]/g, ''), words, externalId)
  assert.deepEqual(await readStandard(client, id), standard, externalId)
  assert.ok(call.summary && call.insights?.length, externalId)
  const audio = Buffer.from(await (await client.calls.audio(id)).arrayBuffer())
  assert.equal(createHash('sha256').update(audio).digest('hex'), sha256, externalId)
}

/** As the database has it: one end for every call, one event for every end, nothing twice and nothing over. */
export async function checkRows(
  database: Database,
  known: ReadonlySet<string>,
): Promise<{ callIds: string[] }> {
  const calls = await database.selectFrom('call').select(['id', 'external_id', 'status', 'claim']).execute()
  const externalIds = calls.map(({ external_id }) => external_id)
  assert.equal(new Set(externalIds).size, externalIds.length, 'a call was taken twice')
  assert.deepEqual(
    externalIds.filter((externalId) => !known.has(externalId)),
    [],
    'a call that nobody sent whole',
  )
  for (const { id, external_id, status, claim } of calls) {
    assert.equal(status, 'PROCESS_COMPLETED', external_id)
    assert.equal(claim, null, external_id)
    const history = await sql<{ status: string }>`
      select status from call_history where call_id = ${id} and note is null order by id`.execute(database)
    assert.deepEqual(
      history.rows.map((row) => row.status),
      passed,
      external_id,
    )
  }
  const count = async (table: 'call_fact' | 'transcription' | 'recording') =>
    Number(
      (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database))
        .rows[0]!.count,
    )
  for (const table of ['call_fact', 'transcription', 'recording'] as const)
    assert.equal(await count(table), calls.length, table)
  const results = await sql`select from call_result`.execute(database)
  assert.equal(results.rows.length, 0, 'a result was put away though nobody ran a call again')
  const waiting = await sql`select from pgboss.job where state < 'completed'`.execute(database)
  assert.equal(waiting.rows.length, 0, 'jobs are left in the queue')
  return { callIds: calls.map(({ id }) => id) }
}

/** Every end has one event, and the integrator has it. */
export async function checkWebhooks(
  database: Database,
  receiver: WebhookReceiver,
  callIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ id: string; call_id: string; status: string }>`
    select id, call_id, status from webhook_delivery where call_id is not null`.execute(database)
  assert.deepEqual(rows.map(({ call_id }) => call_id).sort(), [...callIds].sort(), 'one event for every end')
  assert.deepEqual(
    rows.filter(({ status }) => status !== 'DELIVERED'),
    [],
    'every event is delivered',
  )
  assert.equal(receiver.forged(), 0)
  const byCall = new Map<string, Set<string>>()
  for (const [webhookId, receipts] of receiver.received) {
    for (const { callId } of receipts) byCall.set(callId, (byCall.get(callId) ?? new Set()).add(webhookId))
  }
  for (const id of callIds) assert.equal(byCall.get(id)?.size, 1, `call ${id} has one webhook id`)
}
