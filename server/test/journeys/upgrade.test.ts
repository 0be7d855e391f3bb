import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/store/database.ts'
import { type Json, send } from '../support/http.ts'
import { createTestDatabase } from '../support/service.ts'
import { spawnCallmark } from '../support/spawned-service.ts'

const kept = new URL('../support/version-0.2/', import.meta.url)

// Holds: an installation of the version before goes on with every call, figure and client as it was
test('an installation of version 0.2 starts with everything it had', async () => {
  const { clients, answers } = JSON.parse(await readFile(new URL('answers.json', kept), 'utf8'))
  const dataDir = await mkdtemp(join(tmpdir(), 'callmark-upgrade-'))
  const own = await createTestDatabase()
  const database = openDatabase(own.connection, 2)
  try {
    await sql`drop schema public cascade; create schema public; drop schema if exists pgboss cascade`.execute(
      database,
    )
    const archive = fileURLToPath(new URL('backup.tar', kept))
    const restored = await spawnCallmark(dataDir, ['restore', archive], { DATABASE_URL: own.url }).ended
    assert.equal(restored.code, 0, restored.output)
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'silent' })
    const service = await startService(config, { work: false, onLost: () => {} })
    try {
      assert.equal(service.firstClient, undefined, 'nobody is made anew')
      let compared = 0
      for (const [name, credentials] of Object.entries<Json>(clients)) {
        const signedIn = await send(`${service.address}/v1/auth`, { json: credentials })
        assert.equal(signedIn.status, 200, name)
        const token = signedIn.body.access_token
        for (const [question, was] of Object.entries<Json>(answers)) {
          const [asking, path] = question.split(' ')
          if (asking !== name) continue
          const now = await send(service.address + path, { token })
          assert.equal(now.status, was.status, question)
          if (was.status === 200) assertHolds(now.body, was.body, question)
          compared++
        }
        const workspace = await send(`${service.address}/v1/workspace`, { token })
        assert.equal(
          workspace.body.id,
          credentials.client_id,
          'each client is the first of a workspace of its own',
        )
      }
      assert.equal(compared, Object.keys(answers).length)
    } finally {
      await service.stop()
    }
  } finally {
    await database.destroy()
    await own.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** Everything that was there is there, as it was; there may be more. */
function assertHolds(now: Json, was: Json, path: string): void {
  if (was === null || typeof was !== 'object') {
    assert.deepEqual(now, was, path)
    return
  }
  // Entries of the audit log that were made since come first.
  if (Array.isArray(was)) {
    assert.ok(Array.isArray(now), path)
    const later = path.includes('/v1/audit') ? now.length - was.length : 0
    assert.equal(now.length - later, was.length, path)
    for (const [index, one] of was.entries()) assertHolds(now[index + later], one, `${path}.${index}`)
    return
  }
  for (const [key, value] of Object.entries(was)) assertHolds(now[key], value, `${path}.${key}`)
}
