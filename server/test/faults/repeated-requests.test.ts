import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { type ClientRequest, request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { scopes } from '../../src/domain/scopes.ts'
import { finishCalls } from '../support/finish-calls.ts'
import { type Answer, assertRefusal, callForm, type Form, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const recording = writeToneWav(1)
const otherRecording = writeToneWav(1.5)
const busy = '001-002-0004'
const reused = '001-002-0005'

let service: TestService
let token: string
let models: string
let calls: string

before(async () => {
  service = await startTestService()
  token = await service.token()
  models = `${service.address}/v1/models`
  calls = `${service.address}/v1/call-analysis`
  await makeModel({ name: 'Quality' })
})
after(() => service.stop())

const keyed = (key?: string) => (key === undefined ? {} : { 'idempotency-key': key })
const makeModel = (json: Json, key?: string, as = token): Promise<Answer> =>
  send(models, { token: as, json, headers: keyed(key) })
const submit = (form: Form, key?: string, as = token): Promise<Answer> =>
  send(calls, {
    method: 'POST',
    token: as,
    headers: keyed(key),
    body: callForm({ audio: recording, ...form }),
  })
const rerun = (id: string, key?: string, json: Json = {}): Promise<Answer> =>
  send(`${calls}/${id}/rerun`, { token, json, headers: keyed(key) })
const countCalls = async (externalId: string): Promise<number> =>
  (await send(`${calls}?external_id=${externalId}&include_total=true`, { token })).body.total
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Of requests sent at once one is carried out; the others are told to wait, or get its answer. */
function assertOneDone(answers: readonly Answer[]): Answer {
  const firsts = answers.filter(
    ({ status, headers }) => status === 201 && !headers.get('idempotent-replayed'),
  )
  assert.equal(firsts.length, 1)
  const first = firsts[0]!
  for (const answer of answers) {
    if (answer === first) continue
    if (answer.status !== 201) assertRefusal(answer, 409, busy)
    else assertReplay(answer, first)
  }
  return first
}

function assertReplay(answer: Answer, first: Answer): void {
  assert.equal(answer.status, first.status)
  assert.equal(answer.headers.get('idempotent-replayed'), 'true')
  assert.equal(answer.headers.get('location'), first.headers.get('location'))
  assert.equal(answer.headers.get('content-type'), first.headers.get('content-type'))
  assert.deepEqual(answer.body, first.body)
}

describe('twenty requests at once with one key', () => {
  test('make one model', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => makeModel({ name: 'Once' }, key)))
    const first = assertOneDone(answers)
    assertReplay(await makeModel({ name: 'Once' }, key), first)
  })

  test('make one model when each says something else', async () => {
    const key = randomUUID()
    const names = Array.from({ length: 20 }, (_, index) => `Either ${index}`)
    const answers = await Promise.all(names.map((name) => makeModel({ name }, key)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    for (const answer of answers.filter(({ status }) => status !== 201)) assertRefusal(answer, 422, reused)
    const { body } = await send(models, { token })
    assert.equal(body.filter(({ name }: Json) => name.startsWith('Either')).length, 1)
  })

  test('submit one call', async () => {
    const key = randomUUID()
    const fields = { external_id: 'at-once' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit({ fields }, key)))
    const first = assertOneDone(answers)
    assertReplay(await submit({ fields, audioFirst: true }, key), first)
    assert.equal(await countCalls('at-once'), 1)
    assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
  })

  test('submit one call when each sends another recording', async () => {
    const key = randomUUID()
    const fields = { external_id: 'at-once-different' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit({ fields, audio: writeToneWav(1 + index / 10) }, key)),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      assert.ok([409, 422].includes(answer.status) && [busy, reused].includes(answer.body.code))
    assert.equal(await countCalls('at-once-different'), 1)
    assertRefusal(await submit({ fields, audio: writeToneWav(9) }, key), 422, reused)
  })
})

describe('a key', () => {
  test('stands for one operation of one client', async () => {
    const key = randomUUID()
    const { status, body: model } = await makeModel({ name: 'Original' }, key)
    assert.equal(status, 201)
    assertRefusal(await submit({ fields: { external_id: 'same-key' } }, key), 422, reused)
    const copy = { token, json: { name: 'Original' }, headers: keyed(key) }
    assertRefusal(await send(`${models}/${model.id}/duplicate`, copy), 422, reused)
    const stranger = await service.token(scopes)
    const theirs = await makeModel({ name: 'Original' }, key, stranger)
    assert.equal(theirs.status, 201)
    assert.equal(theirs.headers.get('idempotent-replayed'), null)
    assert.notEqual(theirs.body.id, model.id)
  })

  test('is free again after a refusal, for a request that is right', async () => {
    const key = randomUUID()
    assertRefusal(await makeModel({ name: '' }, key), 422, '001-002-0002', 'name')
    assert.equal((await makeModel({ name: 'Put right' }, key)).status, 201)
    const other = randomUUID()
    const fields = { external_id: 'put-right' }
    assert.equal((await submit({ fields, audio: Buffer.from('no sound at all') }, other)).status, 400)
    assert.equal((await submit({ fields, audio: null }, other)).status, 422)
    assert.equal((await submit({ fields }, other)).status, 201)
  })

  test('may be written with or without quotes and with any visible character', async () => {
    const odd = `!#$%&'()*+,-./:;<=>?@[]^_{|}~ABCabc019`
    const first = await makeModel({ name: 'Odd key' }, odd)
    assert.equal(first.status, 201)
    assertReplay(await makeModel({ name: 'Odd key' }, odd), first)
    assertReplay(await makeModel({ name: 'Odd key' }, `"${odd}"`), first)
    const longest = 'k'.repeat(255)
    assert.equal((await makeModel({ name: 'Long key' }, longest)).status, 201)
    for (const wrong of ['', '""', ' ', `${longest}k`, 'a b', '"half', 'é', 'a\tb', '"a"b"']) {
      const answer = await makeModel({ name: 'Wrong key' }, wrong)
      assertRefusal(answer, 422, '001-002-0002', 'Idempotency-Key')
    }
  })

  test('is forgotten after a day', async () => {
    const key = randomUUID()
    assert.equal((await makeModel({ name: 'Yesterday' }, key)).status, 201)
    await sql`update idempotency_key set created_at = now() - interval '23 hours 59 minutes'
      where key = ${key}`.execute(service.database)
    assertRefusal(await makeModel({ name: 'Today' }, key), 422, reused)
    await sql`update idempotency_key set created_at = now() - interval '24 hours 1 minute'
      where key = ${key}`.execute(service.database)
    const today = await makeModel({ name: 'Today' }, key)
    assert.equal(today.status, 201)
    assert.equal(today.headers.get('idempotent-replayed'), null)
    assertReplay(await makeModel({ name: 'Today' }, key), today)
  })

  test('whose holder was killed is free when its lease has ended, and not before', async () => {
    const key = randomUUID()
    const hold = (lease: string) =>
      sql`
      insert into idempotency_key (actor, key, operation, fingerprint, holder, lease_until)
      values (${service.clientId}, ${key}, 'POST /v1/call-analysis', null, ${randomUUID()}, now() + ${lease}::interval)
      on conflict (actor, key) do update set lease_until = excluded.lease_until`.execute(service.database)
    const fields = { external_id: 'after-a-kill' }
    await hold('5 seconds')
    assertRefusal(await submit({ fields }, key), 409, busy)
    await hold('-1 seconds')
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit({ fields }, key)))
    assertOneDone(answers)
    assert.equal(await countCalls('after-a-kill'), 1)
  })

  test('goes with a body as large as a model may be', async () => {
    const key = randomUUID()
    const json = { name: 'Enormous', prompt: 'p'.repeat(8_300_000) }
    const first = await makeModel(json, key)
    assert.ok([201, 413, 422].includes(first.status), `${first.status}`)
    if (first.status === 201) assertReplay(await makeModel(json, key), first)
  })
})

describe('a sender who hangs up', () => {
  /** Sends the beginning of an upload. */
  async function beginUpload(key: string, externalId: string): Promise<ClientRequest> {
    const response = new Response(callForm({ audio: recording, fields: { external_id: externalId } }))
    const type = response.headers.get('content-type')!
    const bytes = Buffer.from(await response.arrayBuffer())
    const headers = { ...keyed(key), authorization: `Bearer ${token}`, 'content-type': type }
    const upload = rawRequest(calls, {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
    })
    upload.on('error', () => {})
    upload.write(bytes.subarray(0, bytes.length - 5_000))
    return upload
  }
  const isHeld = async (key: string) =>
    (await sql`select from idempotency_key where key = ${key}`.execute(service.database)).rows.length === 1

  test('in the middle of an upload can repeat it with the same key at once', async () => {
    const key = randomUUID()
    const upload = await beginUpload(key, 'hung-up')
    while (!(await isHeld(key))) await pause(10)
    assertRefusal(await submit({ fields: { external_id: 'hung-up' } }, key), 409, busy)
    await pause(100)
    upload.destroy()
    const goneAt = Date.now()
    let again = await submit({ fields: { external_id: 'hung-up' } }, key)
    while (again.status === 409 && Date.now() - goneAt < 5_000) {
      await pause(20)
      again = await submit({ fields: { external_id: 'hung-up' } }, key)
    }
    assert.equal(again.status, 201, `${Date.now() - goneAt} ms after hanging up`)
    assert.ok(Date.now() - goneAt < 2_000)
    assert.equal(await countCalls('hung-up'), 1)
  })

  test('before the service has begun to read can repeat it with the same key soon', async () => {
    const key = randomUUID()
    // The database is slow just when the key is to be taken.
    const locked = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const locking = service.database.transaction().execute(async (tx) => {
      await sql`lock table idempotency_key in access exclusive mode`.execute(tx)
      locked.resolve()
      await free.promise
    })
    await locked.promise
    const upload = await beginUpload(key, 'hung-up-early')
    await pause(300)
    upload.destroy()
    await pause(300)
    free.resolve()
    await locking
    const goneAt = Date.now()
    let again = await submit({ fields: { external_id: 'hung-up-early' } }, key)
    while (again.status === 409 && Date.now() - goneAt < 5_000) {
      await pause(50)
      again = await submit({ fields: { external_id: 'hung-up-early' } }, key)
    }
    assert.equal(again.status, 201, `${Date.now() - goneAt} ms after hanging up`)
  })
})

describe('a submission that is repeated with its key', () => {
  test('after the call was run again is answered as the first time', async () => {
    const key = randomUUID()
    const fields = { external_id: 'rerun-later' }
    const first = await submit({ fields }, key)
    await finishCalls(service, [])
    const rerunKey = randomUUID()
    const again = await rerun(first.body.id, rerunKey)
    assert.equal(again.status, 201)
    assertReplay(await rerun(first.body.id, rerunKey), again)
    assertRefusal(await rerun(first.body.id, rerunKey, { from: 'audio' }), 422, reused)
    assertReplay(await submit({ fields }, key), first)
    const { body: results } = await send(`${calls}/${first.body.id}/results`, { token })
    assert.equal(results.length, 1)
  })

  test('after the call was erased shows nothing of the erased call', async () => {
    const key = randomUUID()
    const fields = { external_id: 'erased-later' }
    const first = await submit({ fields }, key)
    assert.equal((await send(`${calls}/${first.body.id}`, { method: 'DELETE', token })).status, 204)
    const left = await sql`select from idempotency_key where body like ${`%${first.body.id}%`}`.execute(
      service.database,
    )
    assert.equal(left.rows.length, 0)
    const again = await submit({ fields }, key)
    if (again.status === 201) assert.notEqual(again.body.id, first.body.id)
    else assertRefusal(again, 410, '002-002-0003')
  })

  test('of a call that another key had submitted already shows that call', async () => {
    const fields = { external_id: 'two-keys' }
    const first = await submit({ fields }, randomUUID())
    const second = await submit({ fields }, randomUUID())
    assert.equal(second.body.id, first.body.id)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    const other = await submit({ fields, audio: otherRecording }, randomUUID())
    assert.notEqual(other.body.id, first.body.id)
  })
})
