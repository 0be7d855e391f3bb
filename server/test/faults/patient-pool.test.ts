import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { isOutOfReach } from '../../src/store/database.ts'
import { patientPool } from '../../src/store/patient-pool.ts'
import { createTestDatabase } from '../support/service.ts'

const silentMs = 1_000

async function withOneConnection(work: (pool: PostgresPool) => Promise<void>): Promise<void> {
  const own = await createTestDatabase()
  const pool = new pg.Pool({ ...own.connection, max: 1 })
  pool.on('error', () => {})
  try {
    await work(patientPool(pool, silentMs))
  } finally {
    await pool.end()
    await own.drop()
  }
}

test('however many ask at once, each of them waits for its turn, in the order they came', async () => {
  await withOneConnection(async (pool) => {
    const order = Array.from({ length: 25 }, (_, index) => index)
    const served: number[] = []
    const startMs = performance.now()
    await Promise.all(
      order.map(async (index) => {
        const client = await pool.connect()
        await client.query('select pg_sleep(0.1)', [])
        served.push(index)
        client.release()
      }),
    )
    assert.deepEqual(served, order)
    assert.ok(performance.now() - startMs > 2 * silentMs, 'the last waited longer than any silence may last')
  })
})

test('a database that gives no connection back is out of reach, and comes back by itself', async () => {
  await withOneConnection(async (pool) => {
    const kept = await pool.connect()
    const refusals = await Promise.allSettled([pool.connect(), pool.connect()])
    for (const refusal of refusals) {
      assert.equal(refusal.status, 'rejected')
      assert.ok(isOutOfReach(refusal.reason), String(refusal.reason))
    }
    kept.release()
    const client = await pool.connect()
    assert.equal((await client.query('select 1 as one', [])).rows.length, 1)
    client.release()
  })
})
