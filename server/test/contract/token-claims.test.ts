import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import { getSigningKey } from '../../src/store/clients/signing-keys.ts'
import { assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.stop())

interface Claims {
  readonly issuer: string
  readonly audience: string
  readonly subject: string
  /** Seconds from now; undefined: never. */
  readonly endsIn: number | undefined
}

/** A token signed with the service's own key, so that only what it claims can be wrong. */
async function sign(change: Partial<Claims> = {}): Promise<string> {
  const right = { issuer: service.address, audience: service.address, subject: service.clientId, endsIn: 60 }
  const { issuer, audience, subject, endsIn } = { ...right, ...change }
  const key = await getSigningKey(service.database, 'EdDSA')
  const token = new SignJWT({ scope: 'read:prompt-template' })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(subject)
  if (endsIn !== undefined) token.setExpirationTime(Math.floor(Date.now() / 1000) + endsIn)
  return token.sign(key.privateKey)
}

// Holds Authentication: 6. 401: token missing, malformed, expired; credentials invalid
test('a token that has ended, never ends or was meant for somebody else is refused', async () => {
  const url = `${service.address}/v1/models`
  assert.equal((await send(url, { token: await sign() })).status, 200)
  const wrong: Partial<Claims>[] = [
    { endsIn: -1 },
    { endsIn: undefined },
    { issuer: 'https://elsewhere.example' },
    { audience: 'https://elsewhere.example' },
    { subject: 'cm_nobody' },
  ]
  for (const change of wrong) {
    assertRefusal(await send(url, { token: await sign(change) }), 401, '001-001-0002')
  }
})

// Holds Authentication: 5. a token has limited life
test('a token that was good ends when it says so', async () => {
  const url = `${service.address}/v1/models`
  const token = await sign({ endsIn: 2 })
  assert.equal((await send(url, { token })).status, 200)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  assertRefusal(await send(url, { token }), 401, '001-001-0002')
})
