import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after, afterEach, before, test } from 'node:test'
import { AppError } from '../../src/domain/errors.ts'
import { createTokens } from '../../src/http/access/tokens.ts'
import { openRemoteKeys } from '../../src/http/identity/remote-keys.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { audience, type OidcServer, startOidcServer } from '../support/oidc-server.ts'
import { openTestSessions } from '../support/open-test-sessions.ts'
import { createTestDatabase } from '../support/service.ts'

const client = { client_id: 'contact-centre', client_secret: 'hush-hush-hush' }
let issuer: OidcServer
let elsewhere: OidcServer
let database: Database
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>
const faults: string[] = []
let clock = Date.now()

before(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.connection, 2)
  issuer = await startOidcServer([client])
  elsewhere = await startOidcServer([client])
})
after(async () => {
  await Promise.all([issuer.close(), elsewhere.close()])
  await database.destroy()
  await testDatabase.drop()
})
afterEach(() => {
  issuer.instead = undefined
  issuer.asked.length = 0
  faults.length = 0
})

const trust = (address = issuer.url) =>
  createTokens({
    database,
    algorithm: 'EdDSA',
    lifetimeSeconds: 60,
    baseUrl: () => 'http://127.0.0.1',
    findSession: openTestSessions(database).find,
    now: () => clock,
    external: {
      address,
      audience: () => audience,
      audienceParameter: 'resource',
      scope: undefined,
      clientClaim: undefined,
      onFault: (reason) => faults.push(reason),
      now: () => clock,
    },
  })

/** Answers one path in the issuer's place, and leaves the others to it. */
const replace = (path: string, answer: (response: ServerResponse, request: IncomingMessage) => void) => {
  issuer.instead = (request, response) => {
    if (!request.url?.startsWith(path)) return false
    answer(response, request)
    return true
  }
}
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const metadata = (change: Record<string, unknown> = {}) => ({
  issuer: issuer.url,
  token_endpoint: `${issuer.url}/token`,
  jwks_uri: `${issuer.url}/jwks`,
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  ...change,
})
const signIn = async (tokens: Awaited<ReturnType<typeof trust>>) =>
  tokens.signIn(client.client_id, client.client_secret)
const notNow = (error: unknown) => error instanceof AppError && error.kind === 'not_now'
const claims = (jti: string) => ({
  iss: issuer.url,
  aud: audience,
  client_id: 'contact-centre',
  exp: Math.floor(Date.now() / 1000) + 600,
  jti,
})

// Holds Tenancy and identity: external issuer: not to be trusted
test('a description that cannot be trusted gets no secret', async () => {
  const wrong: readonly (readonly [string, (response: ServerResponse) => void, RegExp])[] = [
    ['of another issuer', (r) => json(r, 200, metadata({ issuer: elsewhere.url })), /another issuer/],
    ['a longer name', (r) => json(r, 200, metadata({ issuer: `${issuer.url}/realm` })), /another issuer/],
    ['open channel', (r) => json(r, 200, metadata({ token_endpoint: 'http://login.example/t' })), /https/],
    [
      'keys over an open channel',
      (r) => json(r, 200, metadata({ jwks_uri: 'http://login.example/k' })),
      /https/,
    ],
    ['no token endpoint', (r) => json(r, 200, metadata({ token_endpoint: undefined })), /lacks/],
    ['a redirect', (r) => r.writeHead(302, { location: elsewhere.url }).end(), /redirects/],
    ['a page', (r) => r.writeHead(200).end('<html>'), /lacks/],
    ['endless', (r) => json(r, 200, 'x'.repeat(600_000)), /too long/],
    ['broken', (r) => json(r, 500, {}), /500/],
    ['nothing there', (r) => json(r, 404, {}), /no description/],
  ]
  for (const [name, answer, reason] of wrong) {
    replace('/.well-known/', answer)
    const tokens = await trust()
    await assert.rejects(signIn(tokens), notNow, name)
    assert.match(faults.pop() ?? '', reason, name)
  }
  assert.equal(issuer.sent.length + elsewhere.sent.length, 0, 'no secret was sent')
  assert.doesNotMatch(faults.join(), /hush/)
})

test('an issuer that only has the description of RFC 8414 is found too', async () => {
  issuer.instead = (request, response) => {
    if (request.url === '/.well-known/openid-configuration') json(response, 404, {})
    else if (request.url === '/.well-known/oauth-authorization-server') json(response, 200, metadata())
    else return false
    return true
  }
  assert.equal((await signIn(await trust()))?.audience, audience)
})

test('whatever the token endpoint answers, the client is told what to do', async () => {
  const answers: readonly (readonly [number, unknown, string | undefined])[] = [
    [401, { error: 'invalid_client' }, undefined],
    [401, 'Unauthorized', undefined],
    [400, { error: 'unauthorized_client' }, undefined],
    [403, { error: 'access_denied' }, undefined],
    [400, { error: 'invalid_target' }, 'not_now'],
    [400, { error: client.client_secret }, 'not_now'],
    [429, { error: 'too_many_requests' }, 'rate_limited'],
    [500, 'Internal Server Error', 'not_now'],
    [200, { access_token: 'opaque', token_type: 'Bearer' }, 'not_now'],
    [200, { access_token: 'x', token_type: 'DPoP' }, 'not_now'],
    [200, [], 'not_now'],
    [307, {}, 'not_now'],
  ]
  const tokens = await trust()
  for (const [status, body, kind] of answers) {
    replace('/token', (response) => {
      if (status === 307) response.setHeader('location', `${elsewhere.url}/token`)
      json(response, status, body)
    })
    const outcome = await signIn(tokens).catch((error: AppError) => error.kind)
    assert.equal(outcome, kind, `${status} ${JSON.stringify(body)}`)
  }
  assert.equal(elsewhere.sent.length, 0, 'a secret follows no redirect')
  assert.match(faults.join(), /invalid_target/, 'the operator learns what the issuer objects to')
  assert.doesNotMatch(faults.join(), /hush/)
})

// Holds Tenancy and identity: external issuer: away
test('keys that are known go on counting for a day while the issuer is away, and no longer', async () => {
  const tokens = await trust()
  await tokens.verify(await issuer.sign(claims('first')))
  const keys = openRemoteKeys(
    `${issuer.url}/jwks`,
    () => clock,
    () => {},
  )
  await keys.reload()
  issuer.instead = (_request, response) => Boolean(response.destroy())
  await tokens.verify(await issuer.sign(claims('second')))
  await keys.reload()
  assert.equal(keys.jwks()?.keys.length, 1)
  clock += 25 * 3_600_000
  await assert.rejects(keys.reload(), notNow)
  const fresh = await trust()
  await assert.rejects(
    issuer.sign(claims('third')).then(fresh.verify),
    notNow,
    'without keys, nobody can say',
  )
})

test('keys that cannot be had are told to the operator, and not for every token that comes', async () => {
  const wrong: readonly (readonly [(response: ServerResponse) => void, RegExp])[] = [
    [(response) => json(response, 500, {}), /500 when asked for its keys/],
    [(response) => json(response, 200, { keys: 'none' }), /are none/],
  ]
  for (const [answer, reason] of wrong) {
    replace('/jwks', answer)
    const tokens = await trust()
    for (let count = 0; count < 20; count++) {
      clock += 1_000
      await assert.rejects(issuer.sign(claims(`unchecked ${count}`)).then(tokens.verify), notNow)
    }
    assert.equal(faults.length, 1, faults.join())
    assert.match(faults.pop()!, reason)
  }
})

test('a stranger who signs in over and over fills no log', async () => {
  replace('/token', (response) => json(response, 500, {}))
  const tokens = await trust()
  for (let count = 0; count < 50; count++) await assert.rejects(signIn(tokens), notNow)
  assert.equal(faults.length, 1)
  clock += 60_000
  await assert.rejects(signIn(tokens), notNow)
  assert.equal(faults.length, 2, 'but it is told again while it lasts')
})

test('forged tokens do not become a storm of questions', async () => {
  const tokens = await trust()
  await tokens.verify(await issuer.sign(claims('first')))
  issuer.asked.length = 0
  for (let count = 0; count < 50; count++) {
    const forged = elsewhere.sign(claims(`forged ${count}`), { kid: `unknown-${count}` })
    await assert.rejects(forged.then(tokens.verify), { kind: 'token_invalid' })
  }
  assert.ok(issuer.asked.length <= 1, issuer.asked.join())
  issuer.instead = (_request, response) => Boolean(response.destroy())
  issuer.asked.length = 0
  const fresh = await trust()
  for (let count = 0; count < 50; count++)
    await assert.rejects(elsewhere.sign(claims(`more ${count}`)).then(fresh.verify), notNow)
  assert.ok(issuer.asked.length <= 2, issuer.asked.join())
  clock += 6_000
  issuer.instead = undefined
  await fresh.verify(await issuer.sign(claims('back again')))
})
