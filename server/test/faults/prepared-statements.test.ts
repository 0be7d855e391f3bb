import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type Database, openDatabase, openPreparedDatabase } from '../../src/store/database.ts'
import { createTestDatabase } from '../support/service.ts'

let drop: () => Promise<void>
let plain: Database
let prepared: Database
before(async () => {
  const own = await createTestDatabase()
  drop = own.drop
  plain = openDatabase(own.connection, 1)
  prepared = openPreparedDatabase(own.connection, 1)
})
after(async () => {
  await Promise.all([plain.destroy(), prepared.destroy()])
  await drop()
})

const listInstallations = () =>
  sql`select * from installation where id <> ${crypto.randomUUID()}`.execute(prepared)
const countPlans = async () => {
  // But for this one.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements
    where statement not like '%pg_prepared_statements%'`.execute(prepared)
  return rows[0]!.count
}

test('a statement that is asked again is planned once', async () => {
  await listInstallations()
  await listInstallations()
  assert.equal(await countPlans(), 1)
})

test('a table that is migrated under a running worker costs it one attempt and no more', async () => {
  await listInstallations()
  await sql`alter table installation add added text`.execute(plain)
  await listInstallations().catch((error) => assert.equal(error.code, '0A000'))
  await listInstallations()
})

test('endless different statements do not fill the database server', async () => {
  for (let index = 0; index < 230; index++)
    await sql`select ${index}::int as ${sql.ref(`column_${index}`)}`.execute(prepared)
  assert.ok((await countPlans()) <= 200)
})
