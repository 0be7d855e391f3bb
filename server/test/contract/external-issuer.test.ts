import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { decodeJwt } from 'jose'
import { readConfig } from '../../src/config.ts'
import { scopes } from '../../src/domain/scopes.ts'
import { createTokens } from '../../src/http/access/tokens.ts'
import { disableClient, listClients } from '../../src/store/clients/clients.ts'
import { assertRefusal, send } from '../support/http.ts'
import { audience, type OidcServer, startOidcServer } from '../support/oidc-server.ts'
import { openTestSessions } from '../support/open-test-sessions.ts'
import { startTestService, type TestService } from '../support/service.ts'

const first = { client_id: 'contact-centre', client_secret: 'a secret: with %, + and &' }
const leaver = { client_id: 'leaver', client_secret: 'third-secret' }

let issuer: OidcServer
let service: TestService
before(async () => {
  issuer = await startOidcServer([first, leaver])
  service = await startTestService({ env: { ...issuer.env, AUTH_SCOPE: 'read:prompt-template' }, first })
})
after(async () => {
  await service.stop()
  await issuer.close()
})

const signIn = ({ client_id, client_secret }: { client_id: string; client_secret: string }) =>
  send(`${service.address}/v1/auth`, { json: { client_id, client_secret } })
const now = () => Math.floor(Date.now() / 1000)
const claims = (changes: Record<string, unknown> = {}) => ({
  iss: issuer.url,
  aud: audience,
  client_id: 'contact-centre',
  scope: 'read:prompt-template',
  exp: now() + 60,
  ...changes,
})
const models = async (token: string) => send(`${service.address}/v1/models`, { token })

// Holds Tenancy and identity: external issuer: `POST /v1/auth` runs the grant there, same answers
test('a client known to the issuer signs in here and gets an answer as ever', async () => {
  const answer = await signIn(first)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  const { access_token, expires_in, ...rest } = answer.body
  assert.ok(expires_in > 0 && expires_in <= 1800)
  assert.deepEqual(rest, {
    expires_at: decodeJwt(access_token).exp,
    token_type: 'Bearer',
    client_id_audience: audience,
    scope: 'read:prompt-template',
  })
  assert.equal(decodeJwt(access_token).iss, issuer.url)
  assert.equal((await models(access_token)).status, 200)
  assertRefusal(
    await send(`${service.address}/v1/models`, { token: access_token, json: { name: 'x' } }),
    403,
    '001-001-0003',
  )
})

// Holds Tenancy and identity: external issuer: its clients become clients here
test('it becomes a client of this service when first seen, without a secret here', async () => {
  await signIn(first)
  await signIn(first)
  const known = (await listClients(service.database)).filter(({ id }) => id === first.client_id)
  assert.deepEqual(
    known.map(({ name, external, scopes }) => ({ name, external, scopes })),
    [{ name: 'contact-centre', external: true, scopes: [] }],
  )
  const noted = await service.database
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'subject_type'])
    .where('workspace_id', '=', first.client_id)
    .execute()
  assert.deepEqual(noted, [{ actor: 'system', action: 'created', subject_type: 'client' }])
})

// Holds Tenancy and identity: external issuer: `POST /v1/auth` runs the grant there, same answers
test('wrong credentials are refused as ever, whether the issuer knows the client or not', async () => {
  for (const wrong of [
    { ...first, client_secret: 'guess' },
    { client_id: 'cm_unknown', client_secret: 'guess' },
    { client_id: 'a:b', client_secret: ':' },
  ])
    assertRefusal(await signIn(wrong), 401, '001-001-0001')
})

// Holds Tenancy and identity: external issuer: its clients become clients here
test('a client disabled here stays out, whatever its issuer says', async () => {
  const { body } = await signIn(leaver)
  await disableClient(service.database, leaver.client_id)
  assertRefusal(await signIn(leaver), 401, '001-001-0001')
  assertRefusal(await models(body.access_token), 401, '001-001-0002')
})

// Holds Tenancy and identity: external issuer: same scopes, wherever they stand
test('what a token allows is found wherever issuers put it', async () => {
  for (const allowed of [
    { scope: 'openid read:prompt-template' },
    { scp: 'read:prompt-template' },
    { scp: ['read:prompt-template'] },
    { permissions: ['read:prompt-template', 7] },
    { roles: ['read:prompt-template'] },
  ]) {
    const token = await issuer.sign(claims({ scope: undefined, ...allowed }))
    assert.equal((await models(token)).status, 200, JSON.stringify(allowed))
  }
  assertRefusal(await models(await issuer.sign(claims({ scope: 'read:everything' }))), 403, '001-001-0003')
})

test('whose token it is, is found wherever issuers put it', async () => {
  const verify = async (changes: Record<string, unknown>, clientClaim?: string) => {
    const tokens = await createTokens({
      database: service.database,
      algorithm: 'EdDSA',
      lifetimeSeconds: 60,
      baseUrl: () => service.address,
      findSession: openTestSessions(service.database).find,
      external: {
        address: issuer.url,
        audience: () => audience,
        audienceParameter: 'none',
        scope: undefined,
        clientClaim,
        onFault: () => {},
      },
    })
    return (await tokens.verify(await issuer.sign(claims({ client_id: undefined, ...changes })))).by.actor
  }
  assert.equal(await verify({ azp: 'auth0-app', sub: 'auth0-app@clients' }), 'auth0-app')
  assert.equal(await verify({ client_id: 'keycloak-app', sub: 'f3b1' }), 'keycloak-app')
  assert.equal(await verify({ appid: 'entra-app', sub: '77aa' }), 'entra-app')
  assert.equal(await verify({ sub: 'plain' }), 'plain')
  assert.equal(await verify({ azp: 'app', tenant: 'acme' }, 'tenant'), 'acme')
  assert.equal(await verify({ sub: 'Büro Köln' }), 'Büro Köln')
  for (const id of [' ', 'app ', 'a\nb', 'a\u001b[31mb', 'a\u200bb', 'a\u202eb', 'a\u00a0b'])
    await assert.rejects(verify({ sub: id }), { kind: 'token_invalid' }, JSON.stringify(id))
  for (const wrong of [{ azp: 7, sub: 'x' }, { sub: '' }, { sub: 'system' }, { sub: 'a\0b' }, {}])
    await assert.rejects(verify(wrong), { kind: 'token_invalid' }, JSON.stringify(wrong))
  await assert.rejects(verify({ azp: 'app' }, 'tenant'), { kind: 'token_invalid' })
})

// Holds Tenancy and identity: external issuer: away
test('while the issuer is away nobody signs in, and those who have, go on', async () => {
  const { body } = await signIn(first)
  issuer.instead = (_request, response) => {
    response.destroy()
    return true
  }
  try {
    const refused = await signIn(first)
    assertRefusal(refused, 503, '001-003-0002')
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await models(body.access_token)).status, 200)
    assert.equal((await models(await issuer.sign(claims({ jti: 'not seen before' })))).status, 200)
  } finally {
    issuer.instead = undefined
  }
  assert.equal((await signIn(first)).status, 200)
})

test('the public description names the issuer and its keys', async () => {
  const { body } = await send(`${service.address}/.well-known/oauth-authorization-server`)
  assert.equal(body.issuer, issuer.url)
  assert.equal(body.token_endpoint, `${issuer.url}/token`)
  assert.deepEqual(body.scopes_supported, scopes)
  const keys = await send(`${service.address}/.well-known/jwks.json`)
  assert.deepEqual(
    keys.body.keys.map(({ kid, d }: { kid: string; d?: string }) => ({ kid, d })),
    [{ kid: issuer.kid, d: undefined }],
  )
})

test('an issuer that takes secrets only in the header gets them there', async () => {
  const strict = await startOidcServer([first], { authMethod: 'client_secret_basic' })
  const other = await startTestService({ env: { ...strict.env, AUTH_SCOPE: scopes.join(' ') }, first })
  try {
    const token = await other.token()
    assert.equal((await send(`${other.address}/v1/models`, { token })).status, 200)
    assert.match(strict.sent[0]!.authorization ?? '', /^Basic /)
    assert.doesNotMatch(strict.sent[0]!.body, /secret/)
  } finally {
    await other.stop()
    await strict.close()
  }
})

test('an issuer must be reached where nobody can listen', () => {
  for (const address of ['http://login.example', 'https://me:hush@login.example', 'ftp://x', 'login.example'])
    assert.throws(() => readConfig({ AUTH_ISSUER: address }), /AUTH_ISSUER must/, address)
  assert.equal(
    readConfig({ AUTH_ISSUER: 'https://tenant.auth0.example/' }).AUTH_ISSUER,
    'https://tenant.auth0.example',
  )
})
