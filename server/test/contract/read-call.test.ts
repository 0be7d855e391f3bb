import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type pg from 'pg'
import { newId } from '../../src/domain/new-id.ts'
import { callFields } from '../../src/http/calls/call-schemas.ts'
import { createCallReader } from '../../src/store/calls/call-reader.ts'
import { type Database, findPool, openDatabase } from '../../src/store/database.ts'
import { bareResult } from '../support/bare-result.ts'
import { type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeCalls } from '../support/write-calls.ts'

let service: TestService
let token: string
let modelId: number
before(async () => {
  service = await startTestService()
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Sales' })).id
})
after(() => service.stop())

/** Writes a call of which nothing is known yet. */
async function write(): Promise<string> {
  const id = newId()
  const call = { id, externalId: id, agentId: 'a', modelId, status: 'PENDING', score: null } as const
  const rest = { createdAt: 1_767_268_800_000_000n, said: null, summary: null, erased: false }
  await writeCalls(service.database, service.clientId, [{ ...call, ...rest }])
  return id
}

async function ask(path: string): Promise<Json> {
  const { status, body } = await send(`${service.address}/v1/call-analysis${path}`, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** Written again as text, so that the order of the fields counts, too. */
async function assertSameInList(id: string): Promise<Json> {
  const call = await ask(`/${id}`)
  const { items } = await ask('?limit=200')
  assert.deepEqual(Object.keys(call), callFields)
  assert.equal(JSON.stringify(call), JSON.stringify(items.find((item: Json) => item.id === id)))
  return call
}

test('a call of which nothing is known yet is the same by itself as in the list', async () => {
  const call = await assertSameInList(await write())
  assert.equal(call.score_percentage, null)
  assert.equal(call.analysis_result, null)
})

const awkward =
  'He said “\\"no\\"” \\ / \b\f\n\r\t\u0001\u007f \u2028\u2029 é ü ß ñ 日本 👍🏽 </script> \ufeff'

test('a call is the same by itself as in the list, whatever its texts, numbers and moments are', async () => {
  const id = await write()
  const parameters = { [awkward]: [awkward, 0.1, 1e21, 1.5e-9, -0.25, 9007199254740991, null, true, {}, []] }
  const found = bareResult({
    variables: {
      [awkward]: awkward,
      a: 0.1,
      b: 1e21,
      c: 1.5e-9,
      d: -0.25,
      e: 9007199254740991,
      f: null,
      g: true,
    },
    categories: { [awkward]: null },
    undetermined: [awkward],
  })
  for (const numbers of [
    { score: 100 / 3, duration: 1e-7, moment: '2026-01-02T03:04:05.678999Z' },
    { score: 0, duration: 123456.789, moment: '2026-12-31T23:59:59.999999Z' },
    { score: 100, duration: 1e21, moment: '2026-06-01T00:00:00Z' },
    { score: 87.5, duration: 3600, moment: '2026-03-29T01:30:00.5+02:00' },
  ]) {
    await sql`
      update call set external_id = ${awkward}, agent_name = ${awkward}, summary = ${awkward},
        error_message = ${awkward}, original_file_name = ${awkward}, review_needed = true,
        additional_parameters = ${JSON.stringify(parameters)}::jsonb, analysis_result = ${JSON.stringify(found)},
        xscore_result = '[]'::jsonb, insights = ${JSON.stringify([awkward])}::jsonb,
        keywords = '[]'::jsonb, total_score = 2147483647, expected_score = 0, score_percentage = ${numbers.score},
        duration_seconds = ${numbers.duration}, created_at = ${numbers.moment}::text::timestamptz,
        updated_at = ${numbers.moment}::text::timestamptz, audio_removed_at = ${numbers.moment}::text::timestamptz,
        transcript_removed_at = ${numbers.moment}::text::timestamptz, updated_by = ${awkward}
      where id = ${id}`.execute(service.database)
    const call = await assertSameInList(id)
    assert.equal(call.summary, awkward)
    assert.deepEqual(call.additional_parameters, parameters)
    assert.deepEqual(call.analysis_result, found)
    assert.equal(call.score_percentage, numbers.score)
    assert.equal(call.duration, numbers.duration)
    assert.equal(call.total_score, 2147483647)
    assert.equal(call.review_needed, true)
    const moment = new Date(Math.floor(Date.parse(numbers.moment))).toISOString()
    for (const field of ['created_at', 'updated_at', 'audio_removed_at', 'transcript_removed_at'])
      assert.equal(call[field], moment, field)
  }
})

test('calls asked for at the same moment go to whoever asked, and another client’s to nobody', async () => {
  const ids = await Promise.all([write(), write(), write()])
  const [first, second, third] = ids as [string, string, string]
  await withReader(1, async (read) => {
    const found = await Promise.all([
      read(service.clientId, first),
      read('somebody else', first),
      read(service.clientId, second),
      read(service.clientId, newId()),
      read(service.clientId, first),
      read(service.clientId, third),
    ])
    assert.deepEqual(
      found.map((call) => call && JSON.parse(call.json).id),
      [first, undefined, second, undefined, first, third],
    )
  })
})

test('a call is read also where the database has forgotten the question, or knows another by its name', async () => {
  const id = await write()
  await withReader(1, async (read, database) => {
    const isRead = async () => assert.equal(JSON.parse((await read(service.clientId, id))!.json).id, id)
    await sql`prepare read_calls as select 1`.execute(database)
    await isRead()
    await sql`deallocate all`.execute(database)
    await isRead()
    await sql`deallocate all`.execute(database)
    await isRead()
  })
})

test('a reading that hangs does not hold up those that come after it', async () => {
  const [first, second] = [await write(), await write()]
  await withReader(2, async (read, database) => {
    const pool = findPool(database)!
    const connected = once(pool, 'connect') as Promise<[pg.PoolClient & { processID: number }]>
    await read(service.clientId, first)
    const [{ processID }] = await connected
    process.kill(processID, 'SIGSTOP')
    try {
      const hanging = read(service.clientId, first)
      await once(pool, 'acquire')
      assert.ok(await read(service.clientId, second))
      process.kill(processID, 'SIGCONT')
      assert.ok(await hanging)
    } finally {
      process.kill(processID, 'SIGCONT')
    }
  })
})

async function withReader(
  connections: number,
  use: (
    read: (workspaceId: string, id: string) => ReturnType<ReturnType<typeof createCallReader>>,
    database: Database,
  ) => Promise<void>,
): Promise<void> {
  const database = openDatabase(service.connection, connections)
  const read = createCallReader(database, callFields)
  try {
    await use((workspaceId, id) => read(workspaceId, id, true), database)
  } finally {
    await database.destroy()
  }
}
