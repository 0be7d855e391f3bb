import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type CallmarkClient, isFinal } from '@callmark/client'
import { listHistory } from '../../src/store/calls/calls.ts'
import { openDatabase } from '../../src/store/database.ts'
import { openEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { listChildren } from '../support/child-processes.ts'
import { findPostmaster, spawnService } from '../support/spawned-service.ts'

const sample = fileURLToPath(new URL('../../samples/lost-card.ogg', import.meta.url))
const model = new URL('../../samples/demo-model.json', import.meta.url)

let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-killed-'))
})
after(async () => {
  const postmaster = await findPostmaster(dataDir)
  if (postmaster) process.kill(postmaster, 'SIGINT')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

// Holds Submitting a call: after the 201 nothing loses it
test('six calls survive a killed service and a killed database: all complete, none twice', async () => {
  let service = await spawnService(dataDir)
  const { name } = await service.client.models.create(JSON.parse(await readFile(model, 'utf8')))
  const fields = { agent_id: 'a-1', agent_name: 'Martin', model_name: name, audio: sample }
  const calls = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      service.client.calls.submit({ ...fields, external_id: `call-${index}` }),
    ),
  )
  const ids = calls.map(({ id }) => id)

  await untilDone(service.client, ids, 1)
  service.child.kill('SIGKILL')
  await service.ended
  assert.ok(await findPostmaster(dataDir), 'the database outlives the service')

  service = await spawnService(dataDir)
  await untilDone(service.client, ids, 3)
  const postmaster = (await findPostmaster(dataDir))!
  killWithChildren(postmaster)
  service.child.kill('SIGKILL')
  await service.ended

  service = await spawnService(dataDir)
  const ended = await Promise.all(ids.map((id) => service.client.calls.wait(id)))
  assert.deepEqual(new Set(ended.map(({ status }) => status)), new Set(['PROCESS_COMPLETED']))
  service.child.kill('SIGINT')
  assert.equal((await service.ended).code, 0)

  const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' })
  const database = openDatabase(postgres.connection, 2)
  for (const id of ids) {
    const statuses = (await listHistory(database, id))
      .filter(({ note }) => note === null)
      .map(({ status }) => status)
    assert.equal(new Set(statuses).size, statuses.length, `a stage of ${id} was finished twice`)
    assert.equal(statuses.length, 10)
  }
  await database.destroy()
  await postgres.close()
  assert.deepEqual(await readdir(join(dataDir, 'decoded')), [])
})

async function untilDone(client: CallmarkClient, ids: readonly string[], count: number): Promise<void> {
  for (;;) {
    const calls = await Promise.all(ids.map((id) => client.calls.get(id)))
    if (calls.filter(({ status }) => isFinal(status)).length >= count) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function killWithChildren(pid: number): void {
  for (const each of [pid, ...listChildren(pid).map((child) => child.pid)]) process.kill(each, 'SIGKILL')
}
