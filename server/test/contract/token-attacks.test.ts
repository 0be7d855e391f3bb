import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CryptoKey, generateKeyPair, importJWK, type JWK } from 'jose'
import { createClient, disableClient } from '../../src/store/clients/clients.ts'
import { admitExternalClient } from '../../src/store/clients/external-clients.ts'
import { getSigningKey, listPublicKeys, rotateSigningKeys } from '../../src/store/clients/signing-keys.ts'
import { assertRefusal, send } from '../support/http.ts'
import { audience, type OidcServer, startOidcServer } from '../support/oidc-server.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { forgeTokens, signAs, type TokenTarget } from '../support/token-attacks.ts'
import { startVendorServer, type VendorServer } from '../support/vendor-server.ts'

let issuer: OidcServer
let attacker: VendorServer
let asked = 0
let builtIn: TestService
let external: TestService
before(async () => {
  attacker = await startVendorServer(async (_request, response) => {
    asked++
    response.end('{"keys":[]}')
  })
  const first = { client_id: 'contact-centre', client_secret: 'its-secret' }
  issuer = await startOidcServer([first])
  builtIn = await startTestService()
  external = await startTestService({ env: issuer.env, first })
})
after(async () => {
  await Promise.all([builtIn.stop(), external.stop(), issuer.close(), attacker.close()])
})

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

async function targetBuiltIn(): Promise<TokenTarget> {
  const { database, address, clientId } = builtIn
  const retired = await getSigningKey(database, 'EdDSA')
  await rotateSigningKeys(database, { algorithm: 'EdDSA', atOnce: true, actor: 'operator' })
  const { id, privateKey } = await getSigningKey(database, 'EdDSA')
  const jwk = (await listPublicKeys(database)).find((key) => key.kid === id)!
  const { client_id } = await createClient(database, 'leaving', ['read:prompt-template'])
  await disableClient(database, client_id)
  return {
    alg: 'EdDSA',
    kid: id,
    privateKey,
    publicKey: (await importJWK({ ...jwk, ext: true }, 'EdDSA')) as CryptoKey,
    claims: { iss: address, aud: address, sub: clientId, scope: 'read:prompt-template', exp: inAnHour() },
    clientClaim: 'sub',
    retired: { kid: retired.id, privateKey: retired.privateKey },
    disabledClient: client_id,
    attackerKeys: attacker.url,
  }
}

async function targetExternal(): Promise<TokenTarget> {
  await admitExternalClient(external.database, 'leaving')
  await disableClient(external.database, 'leaving')
  const keys = (await send(`${issuer.url}/jwks`)).body.keys as JWK[]
  return {
    alg: 'ES256',
    kid: issuer.kid,
    privateKey: issuer.privateKey,
    publicKey: (await importJWK({ ...keys[0]!, ext: true }, 'ES256')) as CryptoKey,
    claims: {
      iss: issuer.url,
      aud: audience,
      client_id: 'contact-centre',
      scope: 'read:prompt-template',
      exp: inAnHour(),
    },
    clientClaim: 'client_id',
    retired: { kid: 'last-year', privateKey: (await generateKeyPair('ES256')).privateKey },
    disabledClient: 'leaving',
    attackerKeys: attacker.url,
  }
}

for (const [name, getTarget, getService] of [
  ['this service', targetBuiltIn, () => builtIn],
  ['an issuer elsewhere', targetExternal, () => external],
] as const) {
  test(`no forged, altered, borrowed or outdated token passes for one of ${name}`, async () => {
    const target = await getTarget()
    const url = `${getService().address}/v1/models`
    assert.equal((await send(url, { token: await signAs(target) })).status, 200, 'a good one does')
    const attacks = await forgeTokens(target)
    // Ours always name their key; other issuers may have but one, and not name it.
    if (getService() === builtIn) attacks.set('kid: none', await signAs(target, {}, { kid: undefined }))
    for (const [attack, token] of attacks) {
      const answer = await send(url, { token })
      assert.equal(answer.status, 401, attack)
      assertRefusal(answer, 401, '001-001-0002')
    }
    assert.equal(asked, 0, 'no address that a token names is ever asked')
    assert.equal(
      (await send(url, { token: await signAs(target, { jti: '2' }) })).status,
      200,
      'and still does',
    )
  })
}
