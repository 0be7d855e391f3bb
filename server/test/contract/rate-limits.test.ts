import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitRequests } from '../../src/http/limits/limit-requests.ts'
import { createClient, updateClient } from '../../src/store/clients/clients.ts'
import { actingAs } from '../support/acting-as.ts'
import { readApiDocument } from '../support/api-document.ts'
import { type Answer, assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService({ env: { RATE_LIMIT_PER_MINUTE: '5' } })
})
after(() => service.stop())

/** A client of its own, so that no test uses up another's requests. */
async function newToken(rateLimit: number | null = null): Promise<string> {
  const credentials = await createClient(service.database, 'guest', ['read:prompt-template'])
  await updateClient(service.database, credentials.client_id, { rateLimit })
  const { body } = await send(`${service.address}/v1/auth`, { json: credentials })
  return body.access_token
}
const list = (token: string): Promise<Answer> => send(`${service.address}/v1/models`, { token })
const make = (token: string): Promise<Answer> =>
  send(`${service.address}/v1/models`, { token, json: { name: 'x' } })

describe('every answer to a good token says how much is left', () => {
  // Holds Statuses and bodies: `RateLimit` and `RateLimit-Policy`
  test('when all is well', async () => {
    const token = await newToken()
    const first = await list(token)
    assert.equal(first.status, 200)
    assert.equal(first.headers.get('ratelimit-policy'), '"reads";q=5;w=60')
    assert.match(first.headers.get('ratelimit')!, /^"reads";r=4;t=\d+$/)
    assert.match((await list(token)).headers.get('ratelimit')!, /^"reads";r=3;t=\d+$/)
  })

  // Holds Statuses and bodies: `RateLimit` and `RateLimit-Policy`
  test('also when the request is refused for another reason', async () => {
    const answer = await make(await newToken())
    assert.equal(answer.status, 403)
    assert.match(answer.headers.get('ratelimit')!, /^"writes";r=4;t=\d+$/)
  })

  test('but not to a bad one', async () => {
    const answer = await list('nonsense')
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('ratelimit'), null)
  })
})

// Holds Statuses and bodies: 429 with `Retry-After`
test('a client that asks too often is told when to come back, and holds up neither itself as a writer nor others', async () => {
  const token = await newToken()
  const answers = await Promise.all(Array.from({ length: 8 }, () => list(token)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.ok(refused.length >= 2)
  for (const answer of refused) {
    assertRefusal(answer, 429, '001-001-0004')
    assert.ok(Number(answer.headers.get('retry-after')) >= 1)
    assert.match(answer.headers.get('ratelimit')!, /^"reads";r=0;t=\d+$/)
    assert.equal(answer.headers.get('ratelimit-policy'), '"reads";q=5;w=60')
  }
  assert.equal((await make(token)).status, 403, 'writing is counted apart')
  assert.equal((await list(await newToken())).status, 200)
})

// Holds Limits, decided: a rate of its own for a client
test('an operator can give one client more, less, or no limit at all', async () => {
  const more = await list(await newToken(9000))
  assert.equal(more.headers.get('ratelimit-policy'), '"reads";q=9000;w=60')
  const one = await newToken(1)
  await list(one)
  assert.equal((await list(one)).status, 429)
  const free = await newToken(0)
  const answers = await Promise.all(Array.from({ length: 8 }, () => list(free)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(answers[0]!.headers.get('ratelimit'), null)
})

// Holds Statuses and bodies: `RateLimit` and `RateLimit-Policy`
test('the description of every operation with a token names the limit and its headers', async () => {
  const { operations } = await readApiDocument(service.address)
  for (const { name, scope, described } of operations) {
    if (!scope) continue
    assert.ok(described.responses[429].description.includes('001-001-0004'), name)
    for (const [status, { headers }] of Object.entries<{ headers: object }>(described.responses)) {
      assert.equal('RateLimit' in headers && 'RateLimit-Policy' in headers, status !== '401', name)
    }
  }
})

// Holds Limits, decided: a rate that fills steadily
test('who has used up a minute gets its requests back evenly, and never saves up more than a minute', () => {
  let nowMs = 0
  const check = limitRequests(60, () => nowMs)
  const caller = { workspaceId: 'a', by: actingAs('a'), scopes: new Set<never>(), rateLimit: null }
  const request = { method: 'GET', routeOptions: { config: {} } } as FastifyRequest
  const ask = (): { allowed: boolean; headers: Map<string, unknown> } => {
    const headers = new Map<string, unknown>()
    const reply = {
      getHeader: (name: string) => headers.get(name),
      header: (name: string, value: unknown) => headers.set(name, value),
    } as unknown as FastifyReply
    try {
      check(request, reply, caller)
      return { allowed: true, headers }
    } catch {
      return { allowed: false, headers }
    }
  }
  const askAll = () => Array.from({ length: 100 }, ask).filter(({ allowed }) => allowed).length
  assert.equal(askAll(), 60)
  const refused = ask()
  assert.equal(refused.headers.get('Retry-After'), '1')
  assert.equal(refused.headers.get('RateLimit'), '"reads";r=0;t=60')
  nowMs += 1000
  assert.equal(askAll(), 1)
  nowMs += 10_000
  assert.equal(askAll(), 10)
  nowMs += 3_600_000
  assert.equal(askAll(), 60)
})
