import assert from 'node:assert/strict'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { closePast, rollUp } from '../../src/stats/start-roller.ts'
import { backUp } from '../../src/store/backup/back-up.ts'
import { restoreHouse } from '../../src/store/backup/restore-house.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { markedFolder } from '../../src/store/installation.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { send } from '../support/http.ts'
import { insertJudgedCall } from '../support/judged-calls.ts'
import { createPlainModel, type PlainModel, readCategories } from '../support/seeded-calls.ts'
import { createTestDatabase, startTestService, type TestService } from '../support/service.ts'

/** What statistics are answered from, and agreement and trust. */
const counted = [
  ...['call_fact', 'stats_pending', 'stats_rollup', 'stats_course', 'stats_criterion_course'],
  ...['review', 'review_answer', 'blind_said', 'blind_count', 'criterion_trust'],
]
const paths = [
  '/v1/stats/basic',
  '/v1/stats/basic?score_of=machine',
  '/v1/stats/criteria?model_name=Care',
  '/v1/stats/criteria?model_name=Care&score_of=machine&interval=month',
  '/v1/stats/extracted-key/hello',
  '/v1/stats/trend?interval=month',
  '/v1/stats/changes?start_date=2024-01-01&end_date=2024-12-31',
  '/v1/stats/agreement',
  '/v1/stats/agreement?start_date=2024-01-01&end_date=2024-12-31',
]

let service: TestService
let token: string
let care: PlainModel
let folder: string
let target: Awaited<ReturnType<typeof createTestDatabase>>
const ids: string[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-backup-reviews-'))
  target = await createTestDatabase()
  service = await startTestService()
  token = await service.token()
  const criterion = { type: 'BOOLEAN', required: true, category: 'opening' }
  const created = await createPlainModel(service.address, token, service.clientId, {
    name: 'Care',
    xscore_template: true,
    categories: [{ name: 'Opening', max_score: 40, order_number: 1 }],
    template_variables: ['hello', 'sings'].map((key) => ({
      ...criterion,
      key,
      description: `The agent says "${key}"`,
    })),
  })
  care = await readCategories(service.database, created)
  for (const day of ['2024-01-31', '2024-02-01', '2024-12-31', '2025-01-01']) ids.push(await finish(day))
  // Blind, and one of them against the machine.
  await review(ids[0]!, true, '2024-02-03T10:00:00Z')
  await review(ids[1]!, false, '2025-02-03T10:00:00Z')
  await rollUp(service.database, { calls: 1, seconds: 0 })
  await closePast(service.database)
  // One that is reviewed, and counted one by one, after everything else has been rolled up.
  ids.push(await finish('2024-02-01'))
  await review(ids[4]!, false, '2024-03-03T10:00:00Z')
})
after(async () => {
  await service.stop()
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

async function finish(day: string): Promise<string> {
  const yes = { value: true, not_applicable: false }
  const call = await insertJudgedCall(service.database, {
    ...{ model: care, agentId: 'ana', createdAt: new Date(`${day}T12:00:00Z`), durationMs: 60_000 },
    ...{ answers: { hello: yes, sings: yes }, confidence: 0.97 },
  })
  return call.id
}

async function review(callId: string, value: boolean, at: string): Promise<void> {
  const answers = ['hello', 'sings'].map((key) => ({ key, value, not_applicable: false }))
  const source = { name: callId, reviewer: 'somebody', reviewed_at: at }
  const json = { status: 'submitted', blind: true, answers, source }
  const { status, body } = await send(`${service.address}/v1/call-analysis/${callId}/reviews`, {
    token,
    json,
  })
  assert.equal(status, 201, JSON.stringify(body))
}

async function dump(database: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of counted) {
    const found = await sql<{ text: string }>`
      select row::text as text from ${sql.table(table)} as row order by 1`.execute(database)
    rows[table] = found.rows.map(({ text }) => text)
  }
  return rows
}

async function answersOf(address: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const path of [...paths, `/v1/models/${care.id}/trust`]) {
    const { status, body } = await send(address + path, { token })
    assert.equal(status, 200, `${path} ${JSON.stringify(body)}`)
    answers[path] = body
  }
  return answers
}

test('what people and the machine said counts the same after a restore, and goes on counting', async () => {
  const file = join(folder, 'all.tar')
  const recordings = await openDiskRecordings(service.dataDir)
  await backUp({ connection: service.connection, recordings }, createWriteStream(file))
  const saved = await dump(service.database)
  for (const table of counted) assert.ok(saved[table]!.length > 0, table)
  assert.ok(saved.stats_rollup!.some((row) => row.includes(',year,') && row.includes('machine')))

  const dataDir = join(folder, 'restored')
  const into = { connection: target.connection, recordings: await openDiskRecordings(dataDir) }
  await restoreHouse({ ...into, place: markedFolder(dataDir) }, createReadStream(file))
  const database = openDatabase(target.connection, 2)
  const config = readConfig({
    ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DATABASE_URL: target.url },
    // Tokens name who gave them out.
    PUBLIC_URL: service.address,
  })
  const restored = await startService(config, { work: false, onLost: () => {} })
  try {
    assert.deepEqual(await dump(database), saved)
    assert.deepEqual(await answersOf(restored.address), await answersOf(service.address))
    // The same is done to both, and both roll it up.
    for (const [address, house] of [
      [service.address, service.database],
      [restored.address, database],
    ] as const) {
      const { status } = await send(`${address}/v1/call-analysis/${ids[1]}`, { method: 'DELETE', token })
      assert.equal(status, 204)
      await rollUp(house, { calls: 1, seconds: 0 })
      await closePast(house)
    }
    const answers = await answersOf(restored.address)
    assert.deepEqual(answers, await answersOf(service.address))
    assert.equal((answers['/v1/stats/basic'] as { total_requests: number }).total_requests, 4)
  } finally {
    await restored.stop()
    await database.destroy()
  }
})
