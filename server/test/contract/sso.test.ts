import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generateSync } from 'otplib'
import { createPerson, setPassword } from '../../src/store/people/people.ts'
import { makeLink } from '../../src/store/people/sign-in-links.ts'
import { makeDevice } from '../support/passkey-device.ts'
import { browserWith, signInAs } from '../support/people.ts'
import {
  begin,
  callback,
  everybody,
  issuer,
  me,
  owner,
  service,
  setUp,
  signedIn,
  signIn,
  sits,
} from '../support/sso-scene.ts'
import { Browser, ssoClient, startSsoServer } from '../support/sso-server.ts'

// Holds: whoever the workspace's own service vouches for comes in, once, in the browser that began.
describe('single sign-on', () => {
  it('makes an account at the first sign-in and knows it by its subject afterwards', async () => {
    const { subject, email } = sits({ name: 'Ada Lovelace' })
    const browser = new Browser()
    assert.equal(await signIn(browser), '/')
    const first = await me(browser)
    assert.deepEqual([first.email, first.name, first.role], [email, 'Ada Lovelace', 'viewer'])
    issuer.people.set(subject, { email: 'moved@example.com', email_verified: false, name: 'Other' })
    const again = new Browser()
    assert.equal(await signIn(again), '/')
    assert.equal((await me(again)).id, first.id)
    const { items } = (await (await signedIn(again).fetch('/v1/me/sessions')).json()) as {
      items: { way: string }[]
    }
    assert.ok(items.every(({ way }) => way === 'sso'))
  })

  it('asks as it should: with a code, PKCE, state and nonce, at its own address', async () => {
    const begun = await begin(new Browser())
    assert.equal(begun.status, 302)
    const { origin, searchParams } = new URL(begun.headers.get('location')!)
    assert.equal(origin, issuer.url)
    assert.equal(searchParams.get('response_type'), 'code')
    assert.equal(searchParams.get('code_challenge_method'), 'S256')
    assert.equal(searchParams.get('redirect_uri'), service.address + callback)
    for (const name of ['state', 'nonce', 'code_challenge'])
      assert.ok(searchParams.get(name)!.length >= 40, name)
    assert.match(
      begun.headers.getSetCookie()[0]!,
      /^callmark_step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    )
  })

  it('is not led astray by the Host that a request names', async () => {
    const { request } = await import('node:http')
    const path = `${service.address}/v1/sign-in/sso?workspace=${encodeURIComponent(service.clientId)}`
    const location = await new Promise<string>((resolve, reject) => {
      const asked = request(path, { headers: { host: 'evil.example' } }, (response) => {
        response.resume()
        resolve(response.headers.location!)
      })
      asked.on('error', reject).end()
    })
    assert.equal(new URL(location).searchParams.get('redirect_uri'), service.address + callback)
  })

  it('works with a service that tells all in the token, and with a form for the secret', async () => {
    const other = await startSsoServer([service.address + callback], {
      claimsInToken: true,
      authMethod: 'client_secret_post',
    })
    try {
      await setUp({ issuer: other.url })
      other.people.set('in-token', { email: 'in-token@example.com', email_verified: true, name: 'Token' })
      other.who = 'in-token'
      const browser = new Browser()
      assert.equal(await signIn(browser), '/')
      assert.equal((await me(browser)).email, 'in-token@example.com')
      assert.ok(!other.asked.includes('/me'), 'nothing is left to ask for')
    } finally {
      await other.close()
    }
  })

  it('links the account that an admin has made, by its verified address', async () => {
    const { email } = sits()
    const by = { workspaceId: service.clientId, actor: 'operator' }
    const fields = { email: email.toUpperCase(), name: 'Made', role: 'qa' as const, agentId: null, leads: [] }
    const { id } = await createPerson(service.database, by, fields)
    const browser = new Browser()
    assert.equal(await signIn(browser), '/')
    const { id: found, role, name } = await me(browser)
    assert.deepEqual([found, role, name], [id, 'qa', 'Made'])
  })

  it('arrives where one wanted to go', async () => {
    sits()
    assert.equal(
      await signIn(new Browser(), '&to=/calls/7%3Ftab=score%23turn-3'),
      '/calls/7?tab=score#turn-3',
    )
  })

  it('leaves whatever session the browser had before', async () => {
    const before = await signInAs(service, service.clientId, 'qa')
    sits()
    const browser = new Browser()
    const [name, value] = before.cookie.split('=') as [string, string]
    browser.cookies.set(service.address, new Map([[name, value]]))
    assert.equal(await signIn(browser), '/')
    assert.notEqual((await me(browser)).id, before.id)
    assert.equal((await before.fetch('/v1/me')).status, 401)
  })

  it('leads nowhere else: addresses that are not paths of our own are refused', async () => {
    const astray = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/.//evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
      ' /calls',
      'calls',
      '',
      '/v1/sign-in/sso?workspace=x',
      '/calls\\..\\..//evil.example',
      '/é',
    ]
    for (const to of astray) {
      const begun = await begin(new Browser(), `&to=${encodeURIComponent(to)}`)
      assert.equal(begun.status, 422, to)
      assert.equal(begun.headers.get('location'), null)
    }
  })
})

// Holds: what the other service says about role and teams counts, and never more than the settings allow.
describe('claims of single sign-on', () => {
  const roles = { bosses: 'admin', quality: 'qa', floor: 'lead', phones: 'agent' }
  const enter = async (profile: Record<string, unknown>) => {
    const who = sits(profile)
    const browser = new Browser()
    const where = await signIn(browser)
    return { ...who, where, person: await me(browser) }
  }

  it('give the highest role of those that match, from a text or a list', async () => {
    await setUp({ role_claim: 'groups', roles, default_role: null })
    assert.equal((await enter({ groups: 'quality' })).person.role, 'qa')
    assert.equal((await enter({ groups: ['phones', 'others', 'bosses', 'floor'] })).person.role, 'admin')
  })

  it('may lie deeper', async () => {
    await setUp({ role_claim: 'realm_access.roles', roles, default_role: null })
    assert.equal((await enter({ realm_access: { roles: ['quality'] } })).person.role, 'qa')
  })

  it('else give the role for everybody else, and where there is none, nobody is let in', async () => {
    await setUp({ role_claim: 'groups', roles, default_role: 'agent' })
    assert.equal((await enter({ groups: ['others'] })).person.role, 'agent')
    await setUp({ role_claim: 'groups', roles, default_role: null })
    const odd = [
      {},
      { groups: ['others'] },
      { groups: 7 },
      { groups: { quality: true } },
      { groups: ['__proto__'] },
    ]
    for (const profile of odd) {
      const { where, person, email } = await enter(profile)
      assert.equal(where, '/sign-in?sso=no_role')
      assert.deepEqual(person, {})
      assert.ok(!(await everybody()).some((one) => one.email === email))
    }
  })

  it('never make an owner', async () => {
    const json = { issuer: issuer.url, ...ssoClient, role_claim: 'groups', roles: { bosses: 'owner' } }
    assert.equal((await owner.fetch('/v1/sso', { method: 'PUT', json })).status, 422)
    const fallback = { issuer: issuer.url, ...ssoClient, default_role: 'owner' }
    assert.equal((await owner.fetch('/v1/sso', { method: 'PUT', json: fallback })).status, 422)
    await setUp({ role_claim: 'groups', roles, default_role: null })
    assert.equal((await enter({ groups: 'owner' })).where, '/sign-in?sso=no_role')
  })

  it('change the role of somebody who has come before, and end their sessions', async () => {
    await setUp({ role_claim: 'groups', roles, default_role: null })
    const { subject, email } = sits({ groups: 'quality' })
    const before = new Browser()
    await signIn(before)
    assert.equal((await me(before)).role, 'qa')
    issuer.people.set(subject, { email, email_verified: true, groups: 'phones' })
    const now = new Browser()
    assert.equal(await signIn(now), '/')
    assert.equal((await me(now)).role, 'agent')
    assert.deepEqual(await me(before), {}, 'the rights of before have ended')
    issuer.people.set(subject, { email, email_verified: true })
    assert.equal(await signIn(), '/sign-in?sso=no_role', 'who is in no group any more is not let in')
    const noted = await service.database
      .selectFrom('audit_entry')
      .select(['actor', 'action'])
      .where('subject_id', '=', (await everybody()).find((one) => one.email === email)!.id)
      .where('actor', '=', 'system')
      .orderBy('id')
      .execute()
    assert.deepEqual(
      noted.map(({ action }) => action),
      ['created', 'replaced'],
    )
  })

  it('leave the role alone where no claim is named for it', async () => {
    const { email, subject } = sits()
    await signIn()
    const { id } = (await everybody()).find((one) => one.email === email)!
    const json = { email, name: 'Risen', role: 'admin' }
    assert.equal((await owner.fetch(`/v1/users/${id}`, { method: 'PUT', json })).status, 200)
    issuer.who = subject
    const browser = new Browser()
    await signIn(browser)
    assert.equal((await me(browser)).role, 'admin')
  })

  it('leave owners as they are', async () => {
    await setUp({ role_claim: 'groups', roles, default_role: null })
    const { email } = sits({ groups: 'phones' })
    const boss = await signInAs(service, service.clientId, 'owner', { email })
    const browser = new Browser()
    assert.equal(await signIn(browser), '/')
    const found = await me(browser)
    assert.deepEqual([found.id, found.role], [boss.id, 'owner'])
  })

  it('name the teams of a lead, which are made where they are missing, and of nobody else', async () => {
    await setUp({ role_claim: 'groups', roles, team_claim: 'teams', default_role: null })
    const teams = async () =>
      ((await (await owner.fetch('/v1/teams')).json()) as { items: { id: number; name: string }[] }).items
    const { subject, email } = sits({ groups: 'floor', teams: ['Night shift', 'Returns', ' ', 7] })
    const first = new Browser()
    assert.equal(await signIn(first), '/')
    const made = await teams()
    assert.deepEqual(made.map(({ name }) => name).sort(), ['Night shift', 'Returns'])
    assert.deepEqual((await me(first)).leads, made.map(({ id }) => id).sort())
    issuer.people.set(subject, { email, email_verified: true, groups: 'floor', teams: 'night SHIFT' })
    const second = new Browser()
    await signIn(second)
    const night = made.find(({ name }) => name === 'Night shift')!
    assert.deepEqual((await me(second)).leads, [night.id])
    sits({ groups: 'phones', teams: ['Not made'] })
    const agent = new Browser()
    await signIn(agent)
    assert.deepEqual((await me(agent)).leads, [])
    assert.equal((await teams()).length, 2)
  })

  it('make accounts of the domains that are named, and of no other', async () => {
    await setUp({ domains: ['Example.com', 'example.org'] })
    assert.equal((await enter({ email: 'in@EXAMPLE.org' })).where, '/')
    for (const email of ['x@evil.example', 'x@sub.example.com', 'x@notexample.com', 'x@example.com.evil'])
      assert.equal((await enter({ email })).where, '/sign-in?sso=domain', email)
    const ways = await browserWith(service.address, '', '').fetch('/v1/sign-in/ways', {
      method: 'POST',
      json: { email: 'nobody@example.COM' },
    })
    const { sso } = (await ways.json()) as { sso: { workspace_id: string }[] }
    assert.deepEqual(
      sso.map(({ workspace_id }) => workspace_id),
      [service.clientId],
    )
  })
})

// Holds: where single sign-on is the only way in, it is, owners excepted.
describe('single sign-on as the only way in', () => {
  const password = 'correct horse battery'
  const post = (path: string, json: unknown) =>
    browserWith(service.address, '', '').fetch(path, { method: 'POST', json })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

  it('refuses passwords and links for them', async () => {
    const by = { workspaceId: service.clientId, actor: 'operator' }
    for (const role of ['admin', 'owner'] as const) {
      await setUp()
      const email = `only-${role}@example.com`
      const person = await signInAs(service, service.clientId, role, { email })
      await setPassword(service.database, by, person.id, password)
      assert.equal((await post('/v1/sign-in', { email, password })).status, 200)
      await setUp({ only: true })
      const answer = await post('/v1/sign-in', { email, password })
      assert.equal(answer.status, role === 'owner' ? 200 : 403)
      if (role !== 'owner') assert.equal(await codeOf(answer), '010-002-0004')
      const { token } = await makeLink(service.database, by, { personId: person.id, purpose: 'reset' })
      const link = await post('/v1/sign-in/link/use', { token, password: 'another one that is long' })
      assert.equal(link.status, role === 'owner' ? 200 : 403)
    }
  })

  it('refuses the code as well, where it became so after the password', async () => {
    await setUp()
    const email = 'halfway@example.com'
    const person = await signInAs(service, service.clientId, 'admin', { email })
    const { secret } = (await (await person.fetch('/v1/me/code', { method: 'POST' })).json()) as {
      secret: string
    }
    const codeAt = (step: number) =>
      generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + step * 30 })
    const json = { code: codeAt(0) }
    assert.equal((await person.fetch('/v1/me/code/confirm', { method: 'POST', json })).status, 200)
    const by = { workspaceId: service.clientId, actor: 'operator' }
    await setPassword(service.database, by, person.id, password)
    const { step } = (await (await post('/v1/sign-in', { email, password })).json()) as { step: string }
    await setUp({ only: true })
    const answer = await post('/v1/sign-in/code', { step, code: codeAt(1) })
    assert.deepEqual([answer.status, await codeOf(answer)], [403, '010-002-0004'])
  })

  it('refuses passkeys', async () => {
    const origin = service.address.replace('127.0.0.1', 'localhost')
    const page = browserWith(origin, '', '')
    for (const role of ['admin', 'owner'] as const) {
      const { id, cookie } = await signInAs(service, service.clientId, role)
      const person = browserWith(origin, id, cookie)
      const device = makeDevice(origin)
      type Begun = { step: string; options: { challenge: string } }
      const adding = (await (
        await person.fetch('/v1/me/passkeys/options', { method: 'POST' })
      ).json()) as Begun
      const response = device.create(adding.options)
      await person.fetch('/v1/me/passkeys', {
        method: 'POST',
        json: { step: adding.step, name: 'L', response },
      })
      await setUp({ only: true })
      const asked = (await (
        await page.fetch('/v1/sign-in/passkey/options', { method: 'POST' })
      ).json()) as Begun
      const json = { step: asked.step, response: device.get(asked.options) }
      const answer = await page.fetch('/v1/sign-in/passkey', { method: 'POST', json })
      assert.equal(answer.status, role === 'owner' ? 200 : 403)
      if (role !== 'owner') assert.equal(await codeOf(answer), '010-002-0004')
    }
  })

  it('lets in as ever whoever comes that way', async () => {
    await setUp({ only: true })
    sits()
    assert.equal(await signIn(), '/')
  })
})
