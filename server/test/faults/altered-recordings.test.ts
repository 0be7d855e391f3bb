import assert from 'node:assert/strict'
import { mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { after, before, test } from 'node:test'
import { fastify } from 'fastify'
import { endWhole } from '../../src/http/calls/end-whole.ts'
import { runStage } from '../../src/pipeline/run-stage.ts'
import { backUp } from '../../src/store/backup/back-up.ts'
import { listHistory } from '../../src/store/calls/calls.ts'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { assertRefusal, callForm, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let token: string
before(async () => {
  service = await startTestService()
  token = await service.token()
  await service.client.models.create({ name: 'Quality' })
})
after(() => service.stop())

const sound = writeToneWav(1)
const fileOf = (id: string) => join(service.dataDir, 'recordings', id.slice(-2), id)

async function submit(externalId: string, audio: Uint8Array = sound): Promise<string> {
  const body = callForm({ fields: { external_id: externalId }, audio })
  const answer = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body.id
}

const listen = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${service.address}/v1/call-analysis/${id}/audio-file`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

async function assertNotGivenOut(id: string): Promise<void> {
  for (const headers of [{}, { range: 'bytes=0-99' }] as Record<string, string>[]) {
    const answer = await listen(id, headers)
    assert.equal(answer.headers.get('etag'), null)
    const body = (await answer.json()) as { message: string }
    assertRefusal({ ...answer, status: answer.status, headers: answer.headers, body }, 410, '002-002-0005')
    assert.match(body.message, /altered or damaged/)
  }
}

/** Each makes something else of what is kept, and says nothing. */
const changes: Record<string, (path: string) => Promise<unknown>> = {
  'a few bytes changed': async (path) => {
    const bytes = await readFile(path)
    bytes.fill(7, 5_000, 5_010)
    await writeFile(path, bytes)
  },
  'its end cut off': (path) => truncate(path, 9_000),
  'a link to another file in its place': async (path) => {
    await rename(path, `${path}.elsewhere`)
    await symlink(`${path}.elsewhere`, path)
  },
  'its folder a link to another': async (path) => {
    const elsewhere = join(service.dataDir, `elsewhere-${path.slice(-6)}`)
    await rename(dirname(path), elsewhere)
    await symlink(elsewhere, dirname(path))
  },
  'a folder in its place': async (path) => {
    await rm(path)
    await mkdir(path)
  },
}

for (const [change, make] of Object.entries(changes)) {
  test(`a recording with ${change} is not given out as the one that was sent, nor decoded, and says why`, async () => {
    const id = await submit(change)
    const heard = await listen(id)
    assert.equal(heard.status, 200)
    assert.deepEqual(Buffer.from(await heard.arrayBuffer()), sound)
    await make(fileOf(id))
    await assertNotGivenOut(id)
    await assertNotGivenOut(id)
    const notes = (await listHistory(service.database, id)).map(({ note }) => note).filter(Boolean)
    assert.deepEqual(notes, ['The recording was found altered in storage.'])

    const house = await openTestHouse(service, createScriptedSpeech({ turns: [] }))
    const jobs = await house.queue.fetch('convert', 10)
    for (const job of jobs) await runStage(house, job, new AbortController().signal)
    await house.close()
    const call = await service.client.calls.get(id)
    assert.equal(call.status, 'ERROR')
    assert.match(call.error_message ?? '', /no longer the one that was sent/)
    // So that a later test finds its own folder.
    if (change.includes('folder'))
      await rm(change.startsWith('its') ? dirname(fileOf(id)) : fileOf(id), { recursive: true })
  })
}

test('whoever sends the call again puts its recording back', async () => {
  const id = await submit('put back')
  await changes['a few bytes changed']!(fileOf(id))
  await assertNotGivenOut(id)
  assert.equal(await submit('put back'), id)
  const heard = await listen(id)
  assert.deepEqual(Buffer.from(await heard.arrayBuffer()), sound)
})

test('a file that was only touched is looked at again and given out', async () => {
  const id = await submit('touched')
  const bytes = await readFile(fileOf(id))
  for (let time = 0; time < 2; time++) {
    assert.equal((await listen(id)).status, 200)
    await writeFile(fileOf(id), bytes)
  }
  assert.equal((await listen(id, { range: 'bytes=10-19' })).status, 206)
})

test('a link is not followed into a backup either', async () => {
  const id = await submit('linked')
  const secret = join(service.dataDir, 'secret')
  await writeFile(secret, 'not for backups')
  await rm(fileOf(id))
  await symlink(secret, fileOf(id))
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const recordings = await openDiskRecordings(service.dataDir)
  const report = await backUp({ connection: service.connection, recordings }, output)
  assert.ok(report.missing >= 1)
  assert.ok(!Buffer.concat(chunks).includes('not for backups'))
})

test('a recording that ends too early while it is sent ends the connection, and nobody waits for the rest', async () => {
  const app = fastify()
  app.get('/', (_request, reply) =>
    reply.header('content-length', 1_000).send(endWhole(Readable.from([Buffer.alloc(100)]), 1_000)),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    await assert.rejects(answer.arrayBuffer())
  } finally {
    await app.close()
  }
})
