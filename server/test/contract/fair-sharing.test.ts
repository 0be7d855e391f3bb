import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '../../src/domain/new-id.ts'
import { closeCall } from '../../src/store/calls/call-progress.ts'
import { insertCall } from '../../src/store/calls/calls.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { takePlace } from '../../src/store/queue/call-places.ts'
import { openStageQueue, type StageQueue } from '../../src/store/queue/stage-queue.ts'
import { callForm, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
let queue: StageQueue
let token: string
let modelId: number
before(async () => {
  service = await startTestService()
  queue = await openStageQueue(service.connection, { supervise: false, onError: () => {} })
  token = await service.token()
  modelId = (await service.client.models.create({ name: 'Quality' })).id
})
after(async () => {
  await queue.close()
  await service.stop()
})
afterEach(async () => {
  await sql`delete from pgboss.job`.execute(service.database)
})

/** Clients by the names the test gives them. */
const owners = new Map<string, string>()

async function newClient(name: string): Promise<string> {
  const { client_id } = await createClient(service.database, name, [])
  owners.set(client_id, name)
  return client_id
}

/** Queues calls as intake does, but for their sound, which nobody listens to here. */
async function submit(clientId: string, lengths: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  await service.database.transaction().execute(async (tx) => {
    for (const seconds of lengths) {
      const id = newId()
      await insertCall(tx, {
        id,
        workspaceId: clientId,
        createdBy: clientId,
        externalId: id,
        agentId: 'a',
        agentName: 'Ana',
        modelId,
        modelRevision: 1,
        originalFileName: null,
        additionalParameters: null,
        audioSha256: id,
        recording: {
          format: 'wav',
          codec: 'pcm',
          bytes: 1,
          channels: 1,
          sampleRate: 8000,
          durationSeconds: seconds,
        },
      })
      await takePlace(tx, { workspaceId: clientId, callId: id, seconds })
      await queue.send(tx, 'convert', id)
      ids.push(id)
    }
  })
  return ids
}

/** Goes the way of so many calls with a worker that decodes ahead and transcribes one at a time; tells whose they were. */
async function serve(count: number): Promise<string[]> {
  const served: string[] = []
  const database = service.database
  while (served.length < count) {
    for (const job of await queue.fetch('convert', 200)) {
      await database.transaction().execute(async (tx) => {
        await queue.send(tx, 'transcribe', job.callId)
        await queue.finish(tx, job)
      })
    }
    const [job] = await queue.fetch('transcribe', 1)
    if (!job) break
    await database.transaction().execute(async (tx) => {
      await queue.send(tx, 'summarize', job.callId)
      await queue.finish(tx, job)
    })
    const [last] = await queue.fetch('summarize', 1)
    await database.transaction().execute(async (tx) => {
      await closeCall(tx, last!.callId)
      await queue.finish(tx, last!)
    })
    const call = await database
      .selectFrom('call')
      .select('workspace_id')
      .where('id', '=', last!.callId)
      .executeTakeFirst()
    served.push(owners.get(call!.workspace_id)!)
  }
  return served
}

const placeOf = async (id: string) =>
  (await service.database.selectFrom('call').select('turn').where('id', '=', id).executeTakeFirst())?.turn
const minutes = (count: number) => Array.from({ length: count }, () => 60)

// Holds Limits, decided: clients share the queue by the sound they send
test('three calls do not wait behind another client’s hundred', async () => {
  const [bulk, small] = [await newClient('bulk'), await newClient('small')]
  await submit(bulk, minutes(100))
  await serve(5)
  await submit(small, minutes(3))
  const next = await serve(7)
  assert.equal(next.filter((name) => name === 'small').length, 3, next.join(' '))
})

// Holds Limits, decided: clients share the queue by the sound they send
test('two clients in bulk take turns, whoever came first', async () => {
  const [first, second] = [await newClient('first'), await newClient('second')]
  await submit(first, minutes(8))
  await submit(second, minutes(8))
  const order = await serve(16)
  for (let taken = 2; taken <= 16; taken += 2) {
    const mine = order.slice(0, taken).filter((name) => name === 'first').length
    assert.ok(Math.abs(2 * mine - taken) <= 2, order.join(' '))
  }
})

// Holds Limits, decided: clients share the queue by the sound they send
test('what is shared is the sound, not the number of calls', async () => {
  const lengths: Record<string, number[]> = {
    short: Array.from({ length: 24 }, () => 30),
    long: Array.from({ length: 3 }, () => 300),
    mixed: Array.from({ length: 7 }, (_, index) => (index % 2 ? 200 : 40)),
  }
  for (const [name, seconds] of Object.entries(lengths)) await submit(await newClient(name), seconds)
  const order = await serve(24)
  const heard: Record<string, number> = { short: 0, long: 0, mixed: 0 }
  for (const name of order) {
    heard[name]! += lengths[name]!.shift()!
    if (Object.values(lengths).some((rest) => rest.length === 0)) break
    const spread = Math.max(...Object.values(heard)) - Math.min(...Object.values(heard))
    assert.ok(spread <= 330, `${JSON.stringify(heard)} after ${order.join(' ')}`)
  }
  assert.ok(Math.min(...Object.values(heard)) >= 300, JSON.stringify(heard))
})

// Holds Limits, decided: clients share the queue by the sound they send
test('nobody saves up turns by staying away', async () => {
  const [busy, late] = [await newClient('busy'), await newClient('late')]
  await submit(late, minutes(1))
  await serve(1)
  await submit(busy, minutes(16))
  await serve(8)
  await submit(late, minutes(8))
  const next = await serve(10)
  const lates = next.filter((name) => name === 'late').length
  assert.ok(lates >= 4 && lates <= 6, next.join(' '))
})

test('a call keeps its place through retries and after its job was lost, and takes a new one when it is run again', async () => {
  const body = callForm({ audio: writeToneWav(3) })
  const { body: call } = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
  const place = (await placeOf(call.id))!
  assert.ok(place > 0)
  const priorities = async () => {
    const found = await sql<{ priority: number }>`
      select priority from pgboss.job where data->>'callId' = ${call.id} order by created_on`.execute(
      service.database,
    )
    return found.rows.map(({ priority }) => priority)
  }
  await service.database
    .transaction()
    .execute((tx) => queue.send(tx, 'convert', call.id, { attempt: 2, delayMs: 60_000 }))
  assert.deepEqual(await priorities(), [-place, -place])
  await sql`delete from pgboss.job`.execute(service.database)
  await sql`update call set status = 'ERROR' where id = ${call.id}`.execute(service.database)
  const rerun = await send(`${service.address}/v1/call-analysis/${call.id}/rerun`, {
    token,
    json: { from: 'audio' },
  })
  assert.equal(rerun.status, 201, JSON.stringify(rerun.body))
  assert.deepEqual(await priorities(), [-(place + 3)])
})

test('many submissions of one client at the same time get a place each', async () => {
  const client = await newClient('parallel')
  const ids = (await Promise.all(Array.from({ length: 6 }, () => submit(client, [10])))).flat()
  const places = await Promise.all(ids.map(placeOf))
  assert.equal(new Set(places).size, 6)
})

test('the count begins anew when it has grown large and nobody waits, and until then nothing overflows', async () => {
  const [old, now] = [await newClient('old'), await newClient('now')]
  const setClock = (value: number) =>
    sql`select setval('turn_clock', ${value}::bigint)`.execute(service.database)
  await setClock(500_000_000)
  await submit(old, [60])
  await setClock(5_000_000_000)
  const [waiting] = await submit(now, [60])
  assert.equal(await placeOf(waiting!), 5_000_000_060, 'somebody waits: the count goes on')
  assert.deepEqual(await serve(2), ['old', 'now'])
  const [anew] = await submit(now, [60])
  assert.equal(await placeOf(anew!), 60)
  const [other] = await submit(old, [60])
  assert.equal(await placeOf(other!), 60)
  const next = await serve(2)
  assert.equal(next.length, 2)
})
