import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createRemoteJWKSet, decodeProtectedHeader, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import {
  createClient,
  disableClient,
  rotateClientSecret,
  updateClient,
} from '../../src/store/clients/clients.ts'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.stop())

// Holds Endpoints: `POST /v1/auth`: request, answer, invalid credentials
// Holds Authentication: 1. bearer tokens are JWTs · 2. the operator issues `client_id` and `client_secret`
// Holds Authentication: 3. `access_token` and `expires_at` from `POST /v1/auth` · 5. a token has limited life
// Holds Scopes: the answer of `POST /v1/auth` shows the first seven only
// Holds Tenancy and identity: sign-in answers 200; the token's claim has all scopes
// Holds Tenancy and identity: tokens live 3600 s; `aud` is the base address
// Holds Tenancy and identity: EdDSA by default, RS256 on demand, keys at `/.well-known/jwks.json`
test('a client signs in and gets a token that says what it may do', async () => {
  const credentials = await createClient(service.database, 'three scopes', [
    'read:call-analysis-requests',
    'write:model-category',
    'delete:call-analysis',
  ])
  const answer = await send(`${service.address}/v1/auth`, { json: credentials })
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.keys(answer.body).sort(), [
    'access_token',
    'client_id_audience',
    'expires_at',
    'expires_in',
    'scope',
    'token_type',
  ])
  assert.equal(
    answer.body.scope,
    'read:call-analysis-requests',
    'the body shows only scopes among the first seven',
  )
  assert.equal(answer.body.client_id_audience, service.address)
  assert.ok(Math.abs(answer.body.expires_at - Date.now() / 1000 - 3600) < 30)
  const keys = createRemoteJWKSet(new URL(`${service.address}/.well-known/jwks.json`))
  const { payload } = await jwtVerify(answer.body.access_token, keys, { audience: service.address })
  assert.equal(payload.scope, 'read:call-analysis-requests write:model-category delete:call-analysis')
  assert.equal(decodeProtectedHeader(answer.body.access_token).alg, 'EdDSA')
})

// Holds Endpoints: `POST /v1/auth`: request, answer, invalid credentials
// Holds Authentication: 6. 401: token missing, malformed, expired; credentials invalid
// Holds Errors: `001-001-0001`: bad credentials, and resource not there · 401
test('wrong credentials are refused alike, whether the client exists or not', async () => {
  const { client_id } = await createClient(service.database, 'known', [])
  for (const id of [client_id, 'cm_unknown']) {
    const answer = await send(`${service.address}/v1/auth`, {
      json: { client_id: id, client_secret: 'guess' },
    })
    assertRefusal(answer, 401, '001-001-0001')
  }
})

// Holds Endpoints: `POST /v1/auth`: request, answer, invalid credentials
test('a sign-in that is not even one is told what is missing', async () => {
  assertRefusal(
    await send(`${service.address}/v1/auth`, { json: { client_id: 'a' } }),
    422,
    '001-002-0002',
    'client_secret',
  )
  assertRefusal(
    await send(`${service.address}/v1/auth`, { json: { client_id: 'a\0', client_secret: 'b' } }),
    422,
    '001-002-0002',
    'client_id',
  )
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"client_id":' }
  assertRefusal(await send(`${service.address}/v1/auth`, init), 400, '001-002-0001')
})

// Holds Authentication: 4. `Authorization: Bearer` on every other request
test('no token, a broken token and a forged token do not get in', async () => {
  const url = `${service.address}/v1/models`
  const token = await service.token()
  const forge = async (alg: string, issuer: string) => {
    const { privateKey } = await generateKeyPair(alg)
    const builder = new SignJWT({ scope: 'read:prompt-template' }).setProtectedHeader({ alg, kid: 'mine' })
    return builder
      .setIssuer(issuer)
      .setAudience(service.address)
      .setSubject(service.clientId)
      .setExpirationTime('1h')
      .sign(privateKey)
  }
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
  const tokens = [
    undefined,
    'nonsense',
    `${token.slice(0, -4)}AAAA`,
    unsigned,
    await forge('EdDSA', service.address),
  ]
  for (const bad of tokens) assertRefusal(await send(url, bad ? { token: bad } : {}), 401, '001-001-0002')
  assertRefusal(await send(url, { headers: { authorization: token } }), 401, '001-001-0002')
  assertRefusal(await send(url, { headers: { authorization: `Basic ${token}` } }), 401, '001-001-0002')
  assert.equal((await send(url, { token })).status, 200)
})

test('a token without the scope is known but may not', async () => {
  const token = await service.token(['read:prompt-template'])
  const id = '018f0000-0000-7000-8000-000000000000'
  for (const [method, path] of [
    ['POST', '/v1/models'],
    ['POST', '/v1/call-analysis'],
    ['GET', `/v1/call-analysis/${id}`],
    ['GET', `/v1/call-analysis/${id}/transcription`],
    ['GET', `/v1/call-analysis/${id}/audio-file`],
  ]) {
    assertRefusal(await send(`${service.address}${path}`, { method: method!, token }), 403, '001-001-0003')
  }
  const none = await service.token(['read:call-analysis-stats'])
  for (const path of ['/v1/models', '/v1/models/1']) {
    assertRefusal(await send(`${service.address}${path}`, { token: none }), 403, '001-001-0003')
  }
})

test('a client that has been disabled can neither sign in nor use a token it had not used yet', async () => {
  const credentials = await createClient(service.database, 'leaving', ['read:prompt-template'])
  const { body } = await send(`${service.address}/v1/auth`, { json: credentials })
  await disableClient(service.database, credentials.client_id)
  assertRefusal(await send(`${service.address}/v1/auth`, { json: credentials }), 401, '001-001-0001')
  assertRefusal(await send(`${service.address}/v1/models`, { token: body.access_token }), 401, '001-001-0002')
})

test('a token not used yet does no more than its client may now', async () => {
  const credentials = await createClient(service.database, 'cut short', [
    'read:prompt-template',
    'write:prompt-template',
  ])
  const { body } = await send(`${service.address}/v1/auth`, { json: credentials })
  await updateClient(service.database, credentials.client_id, { scopes: ['read:prompt-template'] })
  const token = body.access_token
  assert.equal((await send(`${service.address}/v1/models`, { token })).status, 200)
  assertRefusal(
    await send(`${service.address}/v1/models`, { token, json: { name: 'x' } }),
    403,
    '001-001-0003',
  )
})

test('a new secret ends the tokens of the old one, and not its own', async () => {
  const credentials = await createClient(service.database, 'leaked', ['read:prompt-template'])
  const signIn = async (client_secret: string) =>
    (await send(`${service.address}/v1/auth`, { json: { ...credentials, client_secret } })).body.access_token
  const old = await signIn(credentials.client_secret)
  const renewed = await rotateClientSecret(service.database, credentials.client_id)
  const token = await signIn(renewed!.client_secret)
  assertRefusal(await send(`${service.address}/v1/models`, { token: old }), 401, '001-001-0002')
  assert.equal((await send(`${service.address}/v1/models`, { token })).status, 200)
})

// Holds Statuses and bodies: `x-request-id` on every answer
test('every answer carries a request id of its own', async () => {
  const answers = await Promise.all(
    ['/healthz', '/readyz', '/v1/models', '/nowhere'].map((path) => send(service.address + path)),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 401, 404],
  )
  assert.equal(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size, 4)
})

// Holds Tenancy and identity: EdDSA by default, RS256 on demand, keys at `/.well-known/jwks.json`
test('tokens can be signed with RS256 instead', async () => {
  const other = await startTestService({ env: { TOKEN_ALGORITHM: 'RS256' } })
  try {
    const token = await other.token()
    assert.equal(decodeProtectedHeader(token).alg, 'RS256')
    assert.equal((await send(`${other.address}/v1/models`, { token })).status, 200)
    assertRefusal(await send(`${service.address}/v1/models`, { token }), 401, '001-001-0002')
  } finally {
    await other.stop()
  }
})
