import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as oauth from 'openid-client'
import { createClient } from '../../src/store/clients/clients.ts'
import { assertRefusal, type Json, send } from '../support/http.ts'
import { startOidcServer } from '../support/oidc-server.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let credentials: { client_id: string; client_secret: string }
before(async () => {
  service = await startTestService()
  credentials = await createClient(service.database, 'stock', ['read:prompt-template'])
})
after(() => service.stop())

const basic = (id: string, secret: string) => {
  const encode = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`
}
const signIn = (body: string, authorization?: string, address = service.address) =>
  send(`${address}/v1/auth`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(authorization ? { authorization } : {}),
    },
    body,
  })
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const grant = { grant_type: 'client_credentials' }

describe('a stock OAuth library', () => {
  for (const [name, authenticate] of [
    ['with the secret in the header', oauth.ClientSecretBasic],
    ['with the secret in the form', oauth.ClientSecretPost],
  ] as const) {
    test(`${name}: it finds the way by itself and gets a token`, async () => {
      const { client_id, client_secret } = credentials
      const discover = (secret: string) =>
        oauth.discovery(new URL(service.address), client_id, secret, authenticate(secret), {
          algorithm: 'oauth2',
          execute: [oauth.allowInsecureRequests],
        })
      const token = await oauth.clientCredentialsGrant(await discover(client_secret), {
        scope: 'read:prompt-template',
      })
      assert.equal(token.token_type, 'bearer')
      assert.ok(Math.abs(token.expiresIn()! - 3600) < 60)
      assert.equal((await send(`${service.address}/v1/models`, { token: token.access_token })).status, 200)
      const wrong = await discover('wrong')
      await assert.rejects(oauth.clientCredentialsGrant(wrong), (error: Json) => {
        assert.deepEqual([error.status, error.cause[0].scheme], [401, 'basic'])
        return true
      })
    })
  }
})

// Holds Access for stock OAuth libraries: a form with the client in its fields or by HTTP Basic
test('all three ways to sign in give the same answer', async () => {
  const { client_id, client_secret } = credentials
  const answers = [
    await send(`${service.address}/v1/auth`, { json: { client_id, client_secret } }),
    await signIn(form({ ...grant, client_id, client_secret })),
    await signIn(form(grant), basic(client_id, client_secret)),
    await signIn(form({ ...grant, client_id }), basic(client_id, client_secret)),
  ]
  for (const { status, body, headers } of answers) {
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.deepEqual(Object.keys(body).sort(), Object.keys(answers[0]!.body).sort())
    assert.deepEqual([body.token_type, body.scope], ['Bearer', 'read:prompt-template'])
    assert.ok(Math.abs(body.expires_at - Date.now() / 1000 - body.expires_in) < 30)
  }
})

// Holds Access for stock OAuth libraries: refusals in the words of OAuth
test('a form that is wrong is told so in our words and in those of OAuth', async () => {
  const { client_id, client_secret } = credentials
  const cases: [string, string | undefined, number, string, string | undefined, RegExp][] = [
    [form({ client_id, client_secret }), undefined, 400, 'invalid_request', 'grant_type', /is missing/],
    ['grant_type=', undefined, 400, 'invalid_request', 'grant_type', /is missing/],
    [
      form({ grant_type: 'password', client_id, client_secret }),
      undefined,
      400,
      'unsupported_grant_type',
      'grant_type',
      /grant_type=client_credentials/,
    ],
    [
      form({ ...grant, client_id, client_secret }),
      basic(client_id, client_secret),
      400,
      'invalid_request',
      undefined,
      /twice/,
    ],
    [
      form({ ...grant, client_id: 'x' }),
      basic(client_id, client_secret),
      400,
      'invalid_request',
      undefined,
      /twice/,
    ],
    [`${form(grant)}&client_id=a&client_id=b`, undefined, 400, 'invalid_request', 'client_id', /given twice/],
    [`${form(grant)}&client_id=%FF&client_secret=b`, undefined, 400, 'invalid_request', undefined, /UTF-8/],
    [form(grant), 'Basic bm8tY29sb24=', 400, 'invalid_request', undefined, /base64/],
    [form(grant), 'Basic YTolRkY=', 400, 'invalid_request', undefined, /UTF-8/],
    [form(grant), 'Bearer abc', 400, 'invalid_request', undefined, /Basic/],
    [form(grant), undefined, 401, 'invalid_client', undefined, /Authorization: Basic/],
    [form({ ...grant, client_id }), undefined, 401, 'invalid_client', undefined, /client_secret/],
    [
      form({ ...grant, client_id, client_secret: 'guess' }),
      undefined,
      401,
      'invalid_client',
      undefined,
      /wrong/,
    ],
    [form(grant), basic('nobody', 'guess'), 401, 'invalid_client', undefined, /wrong/],
    [form(grant), basic('a\0', 'b'), 422, 'invalid_request', 'client_id', /cannot be stored/],
  ]
  const codes = { 400: '001-002-0001', 401: '001-001-0001', 422: '001-002-0002' } as Record<number, string>
  for (const [body, authorization, status, error, path, words] of cases) {
    const answer = await signIn(body, authorization)
    assertRefusal(answer, status, codes[status]!, path)
    assert.equal(answer.body.error, error, body)
    assert.match(answer.body.message, words)
    if (status === 401) assert.match(answer.headers.get('www-authenticate') ?? '', /^Basic realm=/)
  }
  const json = await send(`${service.address}/v1/auth`, { json: { client_id: 'x', client_secret: 'y' } })
  assert.equal('error' in json.body, false, 'who sends JSON is answered as the interface has it')
})

// Holds Access for stock OAuth libraries: only there
test('no other operation takes such a form', async () => {
  const token = await service.token()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await send(`${service.address}/v1/models`, {
    method: 'POST',
    token,
    headers,
    body: 'name=x',
  })
  assertRefusal(answer, 400, '001-002-0001')
})

// Holds Access for stock OAuth libraries: wrong sign-ins count
test('guesses count alike, whichever way they come', async () => {
  const { client_id } = await createClient(service.database, 'guessed at', [])
  const ways = [
    (guess: string) => send(`${service.address}/v1/auth`, { json: { client_id, client_secret: guess } }),
    (guess: string) => signIn(form({ ...grant, client_id, client_secret: guess })),
    (guess: string) => signIn(form(grant), basic(client_id, guess)),
  ]
  const answers = []
  for (let guess = 0; guess < 12; guess++) answers.push(await ways[guess % 3]!(`guess ${guess}`))
  assert.deepEqual(new Set(answers.slice(0, 5).map(({ status }) => status)), new Set([401]))
  const limited = answers.find(({ status }) => status === 429)
  assert.ok(limited, 'after the free ones the next has to wait')
})

// Holds Access for stock OAuth libraries: an issuer elsewhere
test('with an issuer elsewhere it is the same', async () => {
  const first = { client_id: 'contact centre', client_secret: 'a secret: with %, + and &' }
  const issuer = await startOidcServer([first])
  const other = await startTestService({
    env: { ...issuer.env, AUTH_SCOPE: 'read:prompt-template' },
    first,
  })
  try {
    const answers = [
      await signIn(form({ ...grant, ...first }), undefined, other.address),
      await signIn(form(grant), basic(first.client_id, first.client_secret), other.address),
    ]
    for (const { status, body } of answers) {
      assert.equal(status, 200, JSON.stringify(body))
      assert.equal((await send(`${other.address}/v1/models`, { token: body.access_token })).status, 200)
    }
    const wrong = await signIn(form(grant), basic(first.client_id, 'guess'), other.address)
    assertRefusal(wrong, 401, '001-001-0001')
    assert.equal(wrong.body.error, 'invalid_client')
  } finally {
    await other.stop()
    await issuer.close()
  }
})
