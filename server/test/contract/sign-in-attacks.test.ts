import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { scopes } from '../../src/domain/scopes.ts'
import { checks } from '../../src/store/clients/check-in-line.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { createPerson, setPassword, updatePerson } from '../../src/store/people/people.ts'
import { beginSession } from '../../src/store/people/sessions.ts'
import { makeLink } from '../../src/store/people/sign-in-links.ts'
import type { Json } from '../support/http.ts'
import { browserWith, cookieOf, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

const password = 'correct horse battery staple'

// Holds: attacks on signing in and on sessions fail
describe('signing in, under attack', () => {
  let service: TestService
  let owner: Signed
  let page: Signed
  const by = () => ({ workspaceId: service.clientId, actor: 'operator' })
  const makePerson = async (email: string) => {
    const fields = { email, name: 'Somebody', role: 'qa' as const, agentId: null, leads: [] }
    const person = await createPerson(service.database, by(), fields)
    await setPassword(service.database, by(), person.id, password)
    return person
  }
  const signIn = (email: string, given = password, headers: Record<string, string> = {}) =>
    page.fetch('/v1/sign-in', { method: 'POST', json: { email, password: given }, headers })

  before(async () => {
    service = await startTestService({ env: { TRUST_PROXY: '127.0.0.1' } })
    owner = await signInAs(service, service.clientId, 'owner')
    page = browserWith(service.address, '', '')
  })
  after(() => service.stop())

  test('fixation: a session that a browser was made to hold is not the one that begins', async () => {
    await makePerson('fixed@example.com')
    const planted = await signInAs(service, service.clientId, 'viewer')
    const answer = await signIn('fixed@example.com', password, { cookie: planted.cookie })
    assert.equal(answer.status, 200)
    assert.notEqual(cookieOf(answer), planted.cookie)
    assert.equal((await planted.fetch('/v1/me')).status, 401, 'the planted session has ended')
    const invented = await signIn('fixed@example.com', password, { cookie: 'callmark_session=invented' })
    assert.ok(!cookieOf(invented).includes('invented'))
  })

  test('CSRF: a cookie counts only for requests of our own page', async () => {
    const bare = (headers: Record<string, string>, method = 'GET', path = '/v1/me') =>
      fetch(service.address + path, { method, headers: { cookie: owner.cookie, ...headers } })
    assert.equal((await bare({ 'sec-fetch-site': 'same-origin' })).status, 200)
    // Over plain http browsers name no site; a header of our own needs a preflight elsewhere, which nobody answers.
    assert.equal((await bare({ 'callmark-page': '1' })).status, 200)
    const preflight = await fetch(`${service.address}/v1/me`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'callmark-page',
      },
    })
    assert.equal(preflight.headers.get('access-control-allow-origin'), null)
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', 'callmark-page': '1' },
      { origin: 'https://evil.example', 'callmark-page': '1' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: `${service.address}.evil.example` },
    ] as Record<string, string>[])
      assert.equal((await bare(headers)).status, 403, JSON.stringify(headers))
    // Simple requests: what a form of another site can send.
    const forms = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    for (const type of forms)
      for (const origin of [undefined, 'https://evil.example', 'null']) {
        const headers = { 'content-type': type, ...(origin ? { origin } : {}) }
        const answer = await bare(headers as Record<string, string>, 'POST', '/v1/me/sessions/revoke-others')
        assert.equal(answer.status, 403, `${type} ${origin}`)
      }
    // What changes something needs an origin, whatever else the browser says.
    const noOrigin = await bare({ 'sec-fetch-site': 'same-origin' }, 'POST', '/v1/me/sessions/revoke-others')
    assert.equal(noOrigin.status, 403)
    const onlyOurs = await bare({ 'callmark-page': '1' }, 'POST', '/v1/me/sessions/revoke-others')
    assert.equal(onlyOurs.status, 403)
    assert.equal((await owner.fetch('/v1/me')).status, 200)
    // Signing somebody in to an account of the attacker's is an attack, too.
    const login = await fetch(`${service.address}/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ email: 'fixed@example.com', password }),
    })
    assert.equal(login.status, 403)
  })

  test('a stolen cookie is worth nothing after signing out, revoking, a new role or a new password', async () => {
    const steal = async () => {
      const person = await makePerson(`stolen-${Math.random()}@example.com`)
      const mine = browserWith(service.address, person.id, cookieOf(await signIn(person.email)))
      const thief = browserWith(service.address, person.id, mine.cookie)
      assert.equal((await thief.fetch('/v1/me')).status, 200)
      return { person, mine, thief }
    }
    const out = await steal()
    assert.equal((await out.mine.fetch('/v1/sign-out', { method: 'POST' })).status, 204)
    assert.equal((await out.thief.fetch('/v1/me')).status, 401)
    const role = await steal()
    const json = { email: role.person.email, name: 'S', role: 'viewer' }
    await owner.fetch(`/v1/users/${role.person.id}`, { method: 'PUT', json })
    assert.equal((await role.thief.fetch('/v1/me')).status, 401)
    const renewed = await steal()
    const elsewhere = browserWith(service.address, '', cookieOf(await signIn(renewed.person.email)))
    const change = { current: password, password: 'another long password' }
    assert.equal((await elsewhere.fetch('/v1/me/password', { method: 'PUT', json: change })).status, 204)
    assert.equal((await renewed.thief.fetch('/v1/me')).status, 401)
    assert.equal((await elsewhere.fetch('/v1/me')).status, 200)
    const disabled = await steal()
    const off = { email: disabled.person.email, name: 'S', role: 'qa', enabled: false }
    await owner.fetch(`/v1/users/${disabled.person.id}`, { method: 'PUT', json: off })
    assert.equal((await disabled.thief.fetch('/v1/me')).status, 401)
    assert.equal((await signIn(disabled.person.email)).status, 401)
  })

  test('sessions end when they are idle, and in any case', async () => {
    const seen = await signInAs(service, service.clientId, 'viewer')
    const age = (column: 'last_seen_at' | 'expires_at', moment: Date) =>
      service.database
        .updateTable('session')
        .set({ [column]: moment })
        .where('person_id', '=', seen.id)
        .execute()
    await age('last_seen_at', new Date(Date.now() - 13 * 3_600_000))
    assert.equal((await seen.fetch('/v1/me')).status, 401)
    await age('last_seen_at', new Date())
    await age('expires_at', new Date(Date.now() - 1_000))
    assert.equal((await seen.fetch('/v1/me')).status, 401)
  })

  test('links work once, for whom they were made, until they expire, at our own address', async () => {
    const person = await makePerson('linked@example.com')
    const link = async (purpose: 'reset' | 'invitation' = 'reset') =>
      (await makeLink(service.database, by(), { personId: person.id, purpose })).token
    const use = (token: string, more: Json = {}) =>
      page.fetch('/v1/sign-in/link/use', {
        method: 'POST',
        json: { token, password: 'a new long password', ...more },
      })
    const once = await link()
    const both = await Promise.all([use(once), use(once)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 410], 'two at once: one gets in')
    const earlier = await link()
    const later = await link()
    assert.equal((await use(earlier)).status, 410, 'a newer link ends the older')
    // By another: what they say about themselves does not make it theirs.
    const other = await use(later, { email: 'attacker@example.com' })
    const entered = browserWith(service.address, '', cookieOf(other))
    assert.equal(((await (await entered.fetch('/v1/me')).json()) as Json).email, 'linked@example.com')
    const old = await link()
    await service.database
      .updateTable('sign_in_link')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('used_at', 'is', null)
      .execute()
    assert.equal((await use(old)).status, 410)
    const waiting = await link()
    await owner.fetch(`/v1/users/${person.id}`, {
      method: 'PUT',
      json: { email: 'linked@example.com', name: 'L', role: 'qa', enabled: false },
    })
    assert.equal((await use(waiting)).status, 410, 'disabled')
    // A link is never made from the Host header.
    const invited = await fetch(`${service.address}/v1/users`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await service.token()}`,
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
      },
      body: JSON.stringify({ email: 'host@example.com', name: 'H', role: 'viewer' }),
    })
    const { link: made } = (await invited.json()) as Json
    assert.ok(made.url.startsWith(`${service.address}/sign-in/link#`), made.url)
  })

  test('an answer does not tell whether there is an account, by words or by time', async () => {
    await makePerson('known@example.com')
    const words = async (email: string) => {
      const answer = await signIn(email, 'a wrong password', {
        'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.9`,
      })
      return { status: answer.status, body: await answer.text() }
    }
    assert.deepEqual(await words('known@example.com'), await words('unknown@example.com'))
    // Of the time it takes, all but a thousandth is the check of the password, and one is made in either case.
    const count = async (email: string) => {
      const before = checks.done
      await words(email)
      return checks.done - before
    }
    assert.deepEqual([await count('known@example.com'), await count('nobody@example.com')], [1, 1])
    const withoutPassword = { email: 'invited@example.com', name: 'I', role: 'qa' }
    await owner.fetch('/v1/users', { method: 'POST', json: withoutPassword })
    assert.equal(await count('invited@example.com'), 1)
    const forgot = async (email: string) => {
      const answer = await page.fetch('/v1/sign-in/forgot', { method: 'POST', json: { email } })
      return { status: answer.status, body: await answer.text() }
    }
    assert.deepEqual(await forgot('known@example.com'), await forgot('unknown@example.com'))
  })

  test('guessing and spraying have to wait', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    // Each failure doubles the wait, so that whoever guesses meets it in the end, however slow the machine.
    const guesses: number[] = []
    for (let guess = 0; guess < 16; guess++)
      guesses.push((await signIn('guessed@example.com', `guess ${guess}`, from('203.0.113.7'))).status)
    assert.deepEqual(guesses.slice(0, 5), [401, 401, 401, 401, 401])
    assert.equal(guesses.at(-1), 429, String(guesses))
    // One password over many accounts from one address.
    const sprayed: number[] = []
    for (let account = 0; account < 44; account++)
      sprayed.push(
        (await signIn(`sprayed-${account}@example.com`, 'Winter2026!!', from('198.51.100.9'))).status,
      )
    assert.equal(sprayed.at(-1), 429, String(sprayed))
  })

  test('an account of one workspace is nothing to another', async () => {
    const other = await createClient(service.database, 'other', scopes)
    const stranger = await signInAs(service, other.client_id, 'owner', { email: 'known@example.com' })
    const listed = (await (await stranger.fetch('/v1/users')).json()) as Json
    assert.deepEqual(
      listed.items.map((one: Json) => one.id),
      [stranger.id],
    )
    assert.equal((await stranger.fetch(`/v1/users/${owner.id}`)).status, 404)
    const taken = await stranger.fetch('/v1/users', {
      method: 'POST',
      json: { email: 'linked@example.com', name: 'N', role: 'viewer' },
    })
    assert.equal(taken.status, 201, 'an address that another workspace has is free here')
    for (const path of [`/v1/users/${owner.id}`, `/v1/users/${owner.id}/link`])
      assert.equal(
        (await stranger.fetch(path, { method: path.endsWith('link') ? 'POST' : 'DELETE' })).status,
        404,
      )
  })

  test('an admin makes no owner and takes none away', async () => {
    const admin = await signInAs(service, service.clientId, 'admin')
    const invite = await admin.fetch('/v1/users', {
      method: 'POST',
      json: { email: 'o2@example.com', name: 'O', role: 'owner' },
    })
    assert.equal(invite.status, 403)
    const raise = { email: 'a@example.com', name: 'A', role: 'owner' }
    assert.equal((await admin.fetch(`/v1/users/${admin.id}`, { method: 'PUT', json: raise })).status, 403)
    assert.equal((await admin.fetch(`/v1/users/${owner.id}`, { method: 'DELETE' })).status, 403)
    assert.equal((await admin.fetch(`/v1/users/${owner.id}/link`, { method: 'POST' })).status, 403)
  })

  test('a cookie is no token, and a token no cookie', async () => {
    const value = owner.cookie.split('=')[1]!
    const asToken = await fetch(`${service.address}/v1/models`, {
      headers: { authorization: `Bearer ${value}` },
    })
    assert.equal(asToken.status, 401)
    const token = await service.token()
    const asCookie = browserWith(service.address, '', `callmark_session=${token.slice(0, 90)}`)
    assert.equal((await asCookie.fetch('/v1/models')).status, 401)
    const program = await fetch(`${service.address}/v1/me`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(program.status, 403)
  })

  test('a browser left open: the password cannot be guessed there either', async () => {
    const { id } = await makePerson('open@example.com')
    const signedIn = await signIn('open@example.com')
    const browser = browserWith(service.address, id, cookieOf(signedIn))
    const change = (current: string) =>
      browser.fetch('/v1/me/password', { method: 'PUT', json: { current, password: 'another long one' } })
    const statuses: number[] = []
    for (let tried = 0; tried < 20 && statuses.at(-1) !== 429; tried++)
      statuses.push((await change(`guess ${tried}`)).status)
    assert.equal(statuses[0], 401)
    assert.equal(statuses.at(-1), 429)
  })

  test('a session does not begin for whoever was disabled between password and cookie', async () => {
    const person = await makePerson('quick@example.com')
    await updatePerson(service.database, { ...by(), personId: person.id }, { ...person, enabled: false })
    const session = { personId: person.id, way: 'password', address: undefined, browser: undefined } as const
    await assert.rejects(beginSession(service.database, session, { idleSeconds: 60, absoluteSeconds: 60 }), {
      kind: 'sign_in_refused',
    })
    await updatePerson(service.database, { ...by(), personId: person.id }, { ...person, enabled: true })
    const held = await service.database
      .selectFrom('session')
      .select('id')
      .where('person_id', '=', person.id)
      .execute()
    assert.deepEqual(held, [])
  })

  test('numbers of teams that no database can count are refused, not stumbled over', async () => {
    const ask = async (method: string, path: string, json: unknown) =>
      (await owner.fetch(path, { method, json })).status
    const who = { email: 'big@example.com', name: 'Big', role: 'lead' }
    for (const number of [2_147_483_648, 1e15, 0, -1, 1.5]) {
      assert.equal(await ask('POST', '/v1/users', { ...who, leads: [number] }), 422)
      assert.equal(await ask('PUT', `/v1/users/${owner.id}`, { ...who, leads: [number] }), 422)
      const agent = { name: 'Big', team_id: number }
      assert.equal(await ask('POST', '/v1/agents', { agent_id: 'big', ...agent }), 422)
      assert.equal(await ask('PUT', '/v1/agents/big', agent), 422)
    }
    assert.equal(await ask('POST', '/v1/users', { ...who, leads: [2_147_483_647] }), 422)
  })
})
