import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, statfs } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { scopes } from '../../src/domain/scopes.ts'
import { checkAnswer } from '../support/check-answer.ts'
import { type Answer, assertRefusal, callForm, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

const boundary = 'part'
const formType = `multipart/form-data; boundary=${boundary}`
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const formHead = (externalId: string) =>
  field('external_id', externalId) +
  field('agent_id', 'a') +
  field('agent_name', 'Ana') +
  field('model_name', 'Quality') +
  `--${boundary}\r\ncontent-disposition: form-data; name="audio_file"; filename="call.wav"\r\n\r\n`
const wholeForm = (externalId: string) =>
  Buffer.concat([Buffer.from(formHead(externalId)), writeToneWav(1), Buffer.from(`\r\n--${boundary}--\r\n`)])

/** Opens a request without sending its body. */
function open(service: TestService, headers: Record<string, string | number>, path = '/v1/call-analysis') {
  const { hostname, port } = new URL(service.address)
  const sent = request({ hostname, port, method: 'POST', path, headers, agent: false })
  sent.on('error', () => {})
  sent.flushHeaders()
  return sent
}

/** What comes first: leave to send the body, or the answer. */
async function awaitWord(sent: ClientRequest): Promise<'continue' | IncomingMessage> {
  const over = new AbortController()
  const { signal } = over
  try {
    return await Promise.race([
      once(sent, 'continue', { signal }).then(() => 'continue' as const),
      once(sent, 'response', { signal }).then(([response]) => response as IncomingMessage),
    ])
  } finally {
    over.abort()
  }
}

async function readAnswer(service: TestService, message: 'continue' | IncomingMessage): Promise<Answer> {
  assert.ok(message !== 'continue', 'the body was asked for')
  const body = JSON.parse((await message.toArray()).join(''))
  const headers = new Headers(
    Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const answer = { status: message.statusCode!, headers, body }
  await checkAnswer('POST', `${service.address}/v1/call-analysis`, answer)
  return answer
}

const submit = (service: TestService, token: string, externalId: string): Promise<Answer> =>
  send(`${service.address}/v1/call-analysis`, {
    method: 'POST',
    token,
    body: callForm({ audio: writeToneWav(1), fields: { external_id: externalId } }),
  })

describe('with room for two uploads at once, of 2 MiB', () => {
  let service: TestService
  let token: string
  before(async () => {
    service = await startTestService({ env: { UPLOADS_AT_ONCE: '2', MAX_UPLOAD_MB: '2' } })
    token = await service.token()
    await service.client.models.create({ name: 'Quality' })
  })
  after(() => service.stop())
  const form = (as = token) => ({ authorization: `Bearer ${as}`, 'content-type': formType })

  test('a sender that waits for leave gets it, and its call is taken', async () => {
    const body = wholeForm('waited')
    const sent = open(service, { ...form(), 'content-length': body.length, expect: '100-continue' })
    assert.equal(await awaitWord(sent), 'continue')
    sent.end(body)
    const [response] = await once(sent, 'response')
    assert.equal((await readAnswer(service, response)).status, 201)
  })

  // Holds Limits, decided: `Expect: 100-continue`
  test('a sender that waits for leave never sends what would be refused', async () => {
    const stranger = await service.token(['read:prompt-template'])
    const cases = [
      [form('nonsense'), 1000, 401, '001-001-0002'],
      [form(stranger), 1000, 403, '001-001-0003'],
      [form(), 10_000_000, 413, '001-002-0003'],
      [{ ...form(), 'idempotency-key': 'not one\tkey' }, 1000, 422, '001-002-0002'],
    ] as const
    for (const [headers, length, status, code] of cases) {
      const sent = open(service, { ...headers, 'content-length': length, expect: '100-continue' })
      const answer = await readAnswer(service, await awaitWord(sent))
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assert.equal(answer.body.code, code)
      assert.equal(answer.headers.get('connection'), 'close')
      sent.destroy()
    }
  })

  test('leave is given for any other body, too', async () => {
    const body = JSON.stringify({ name: 'Asked first' })
    const headers = {
      ...form(),
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    }
    const sent = open(service, headers, '/v1/models')
    assert.equal(await awaitWord(sent), 'continue')
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    assert.equal(response.statusCode, 201)
    response.resume()
  })

  test('a body of unknown length is cut at the limit, and nothing of it is kept', async () => {
    const sent = open(service, { ...form(), 'transfer-encoding': 'chunked' })
    sent.write(formHead('endless'))
    for (let sentMegabytes = 0; sentMegabytes < 4; sentMegabytes++) sent.write(Buffer.alloc(1_048_576))
    sent.end(`\r\n--${boundary}--\r\n`)
    const [response] = await once(sent, 'response')
    assertRefusal(await readAnswer(service, response), 413, '001-002-0003', 'audio_file')
    assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
  })

  // Holds Limits, decided: uploads at once
  test('one client leaves room for others, and a full house says so', async () => {
    const [second, third] = [await service.token(scopes), await service.token(scopes)]
    const held: ClientRequest[] = []
    const hold = async (as: string) => {
      const headers = { ...form(as), 'transfer-encoding': 'chunked', expect: '100-continue' }
      const sent = open(service, headers)
      const word = await awaitWord(sent)
      if (word === 'continue') {
        sent.write(formHead('held'))
        held.push(sent)
      }
      return word
    }
    assert.equal(await hold(token), 'continue')
    const own = await submit(service, token, 'too many')
    assertRefusal(own, 429, '001-001-0004')
    assert.match(own.headers.get('ratelimit-policy')!, /, "uploads";q=1;qu="concurrent-requests"$/)
    assert.match(own.headers.get('ratelimit')!, /, "uploads";r=0$/)
    assert.equal(await hold(second), 'continue')
    const full = await submit(service, third, 'too full')
    assert.equal(full.status, 503)
    assert.ok(Number(full.headers.get('retry-after')) >= 1)
    for (const sent of held) sent.destroy()
    // The places are free as soon as the service has noticed that the senders are gone.
    let answer = full
    while (answer.status === 503) {
      await sleep(20)
      answer = await submit(service, third, 'room again')
    }
    assert.notEqual(answer.status, 429)
  })
})

// Holds Limits, decided: disk nearly full: 503
test('a disk that is nearly full turns uploads away before they are sent, and the sender hears why', async () => {
  const service = await startTestService({ env: { MIN_FREE_DISK_MB: '1000000000' } })
  try {
    const token = await service.token()
    const refused = await send(`${service.address}/v1/call-analysis`, {
      method: 'POST',
      token,
      headers: { 'content-type': formType },
      body: Buffer.alloc(100 * 1_048_576),
    })
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '60')
    assert.match(refused.body.message, /disk/)
    assert.match(refused.headers.get('ratelimit')!, /^"writes"/)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': formType,
      'content-length': 100 * 1_048_576,
    }
    const waiting = open(service, { ...headers, expect: '100-continue' })
    assert.equal((await readAnswer(service, await awaitWord(waiting))).status, 503)
    for (const connection of ['close', 'keep-alive']) {
      const eager = open(service, { ...headers, connection })
      const answered = awaitWord(eager)
      for (let megabyte = 0; megabyte < 100; megabyte++) eager.write(Buffer.alloc(1_048_576))
      eager.end()
      assert.equal((await readAnswer(service, await answered)).status, 503)
      eager.destroy()
    }
    assert.equal((await send(`${service.address}/v1/models`, { token })).status, 200)
    assert.deepEqual(await readdir(join(service.dataDir, 'incoming')), [])
  } finally {
    await service.stop()
  }
})

// Holds Limits, decided: disk nearly full: 503
test('an upload that does not say how long it is needs room for the longest', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  const free = Math.floor((bavail * bsize) / 1_048_576)
  const largest = Math.min(16_384, Math.floor(0.4 * free))
  // Of these one has room, and two have not.
  const least = Math.floor(free - 1.5 * largest)
  const env = { MAX_UPLOAD_MB: String(largest), MIN_FREE_DISK_MB: String(least) }
  const service = await startTestService({ env })
  try {
    const token = await service.token()
    await service.client.models.create({ name: 'Quality' })
    const headers = { authorization: `Bearer ${token}`, 'content-type': formType, expect: '100-continue' }
    const sent = [1, 2].map(() => open(service, { ...headers, 'transfer-encoding': 'chunked' }))
    const words = await Promise.all(sent.map(awaitWord))
    assert.equal(words.filter((word) => word === 'continue').length, 1)
    const refused = await readAnswer(service, words.find((word) => word !== 'continue')!)
    assert.equal(refused.status, 503)
    assert.match(refused.body.message, /disk/)
    assert.equal((await submit(service, token, 'of known length')).status, 201)
    for (const one of sent) one.destroy()
  } finally {
    await service.stop()
  }
})

// Holds Limits, decided: queue full: 503
test('a full queue turns uploads away until calls have been worked off', async () => {
  const service = await startTestService({ env: { QUEUE_LIMIT: '2' } })
  try {
    const token = await service.token()
    await service.client.models.create({ name: 'Quality' })
    assert.equal((await submit(service, token, 'first')).status, 201)
    assert.equal((await submit(service, token, 'second')).status, 201)
    const refused = await submit(service, token, 'third')
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('retry-after'), '30')
    assert.match(refused.body.message, /waiting/)
    await sql`delete from pgboss.job`.execute(service.database)
    let answer: Answer = refused
    while (answer.status === 503) {
      await sleep(100)
      answer = await submit(service, token, 'third')
    }
    assert.equal(answer.status, 201)
  } finally {
    await service.stop()
  }
})

test('senders that hang up at once leave no place taken', async () => {
  const service = await startTestService({ env: { UPLOADS_AT_ONCE: '1' } })
  try {
    const token = await service.token()
    await service.client.models.create({ name: 'Quality' })
    const headers = { authorization: `Bearer ${token}`, 'content-type': formType, 'content-length': 5000 }
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const sent = open(service, headers)
        await once(sent, 'socket')
        await sleep(index % 10)
        sent.destroy()
      }),
    )
    let answer = await submit(service, token, 'after all')
    while (answer.status === 429 || answer.status === 503) {
      await sleep(20)
      answer = await submit(service, token, 'after all')
    }
    assert.equal(answer.status, 201)
  } finally {
    await service.stop()
  }
})

// Holds Limits, decided: queue full: 503
test('the last of the queue is kept for clients that have little in it', async () => {
  const service = await startTestService({ env: { QUEUE_LIMIT: '10' } })
  try {
    const [bulk, other] = [await service.token(), await service.token(scopes)]
    await send(`${service.address}/v1/models`, { token: other, json: { name: 'Quality' } })
    await sql`insert into workspace_turn values (${service.clientId}, 7200)`.execute(service.database)
    await sql`
      insert into pgboss.job (name, data, policy)
      select 'call-transcribe', '{}', 'standard' from generate_series(1, 9)`.execute(service.database)
    const refused = await submit(service, bulk, 'one of many')
    assert.equal(refused.status, 503, JSON.stringify(refused.body))
    assert.equal((await submit(service, other, 'one of few')).status, 201)
    assert.equal((await submit(service, other, 'one too many')).status, 503)
  } finally {
    await service.stop()
  }
})
