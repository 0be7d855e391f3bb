import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'
import type { JWTPayload } from 'jose'
import { listPeople } from '../../src/store/people/people.ts'
import { browserWith, type Signed, signInAs } from './people.ts'
import { startTestService, type TestService } from './service.ts'
import { Browser, type SsoServer, ssoClient, startSsoServer } from './sso-server.ts'

export const callback = '/v1/sign-in/sso/callback'

export let service: TestService
export let issuer: SsoServer
export let owner: Signed
let made = 0
before(async () => {
  service = await startTestService({
    env: { SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), SSO_ALLOW: '127.0.0.1' },
  })
  issuer = await startSsoServer([service.address + callback])
  owner = await signInAs(service, service.clientId, 'owner')
})
after(async () => {
  await service.stop()
  await issuer.close()
})

/** Of the workspace's single sign-on; what a test does not say is as open as it can be. */
export const setUp = async (changes: Record<string, unknown> = {}, by = owner): Promise<void> => {
  const json = { issuer: issuer.url, ...ssoClient, default_role: 'viewer', ...changes }
  const answer = await by.fetch('/v1/sso', { method: 'PUT', json })
  assert.equal(answer.status, 200, await answer.text())
}
beforeEach(async () => {
  issuer.instead = undefined
  await setUp()
})

/** Somebody new at the other service, who sits at the browser from now on. */
export const sits = (profile: Record<string, unknown> = {}) => {
  const subject = `subject-${++made}`
  const email = `person-${made}@example.com`
  issuer.people.set(subject, { email, email_verified: true, name: `Person ${made}`, ...profile })
  issuer.who = subject
  return { subject, email }
}

export const begin = (browser: Browser, more = '', workspace = service.clientId) =>
  browser.open(`${service.address}/v1/sign-in/sso?workspace=${encodeURIComponent(workspace)}${more}`)

/** All the way there and back; where it leads to in the end. */
export const signIn = async (browser = new Browser(), more = ''): Promise<string> => {
  const begun = await begin(browser, more)
  const leaving = begun.headers.get('location')!
  if (leaving.startsWith('/')) return leaving
  const back = await browser.followTo(leaving, service.address + callback)
  return (await browser.open(back)).headers.get('location')!
}

export const signedIn = (browser: Browser): Signed => {
  const jar = browser.cookies.get(service.address) ?? new Map<string, string>()
  return browserWith(service.address, '', [...jar].map((pair) => pair.join('=')).join('; '))
}
export const me = async (browser: Browser) => {
  const answer = await signedIn(browser).fetch('/v1/me')
  return (answer.status === 200 ? await answer.json() : {}) as {
    id?: string
    email?: string
    name?: string
    role?: string
    leads?: number[]
  }
}
export const everybody = () => listPeople(service.database, service.clientId)

/** Has the token endpoint give out an ID token of these claims, signed by the key of the service or another. */
export const answerToken = (
  claims: (nonce: string) => JWTPayload,
  key?: Parameters<SsoServer['sign']>[1],
) => {
  let nonce = ''
  issuer.instead = (request, response) => {
    const url = new URL(request.url!, issuer.url)
    nonce = url.searchParams.get('nonce') ?? nonce
    if (url.pathname !== '/token') return false
    void issuer.sign(claims(nonce), key).then((id_token) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ access_token: 'made-up', token_type: 'Bearer', id_token }))
    })
    return true
  }
}
export const goodClaims = (nonce: string, subject: string, email: string): JWTPayload => ({
  iss: issuer.url,
  aud: ssoClient.client_id,
  sub: subject,
  email,
  email_verified: true,
  nonce,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
})
