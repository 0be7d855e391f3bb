import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService } from '../support/service.ts'

// Holds Statuses and bodies: 500 tells no details
test('a fault of our own is owned up to without telling anything of the inside', async () => {
  const service = await startTestService()
  try {
    const token = await service.token()
    await sql`drop table model_revision cascade`.execute(service.database)
    const answer = await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })
    assertRefusal(answer, 500, '001-003-0001')
    assert.deepEqual(Object.keys(answer.body), ['code', 'message'])
    assert.doesNotMatch(JSON.stringify(answer.body), /relation|model_revision|select|\.ts|at /i)
    assert.ok(answer.headers.get('x-request-id'))
    assert.equal((await send(`${service.address}/healthz`)).status, 200, 'and the service goes on')
  } finally {
    await service.stop()
  }
})
