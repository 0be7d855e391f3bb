import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generateKeyPair, type JWTPayload } from 'jose'
import { createClient } from '../../src/store/clients/clients.ts'
import { listPeople } from '../../src/store/people/people.ts'
import { signInAs } from '../support/people.ts'
import {
  answerToken,
  begin,
  callback,
  everybody,
  goodClaims,
  issuer,
  me,
  owner,
  service,
  setUp,
  signIn,
  sits,
} from '../support/sso-scene.ts'
import { Browser, type SsoServer, startSsoServer } from '../support/sso-server.ts'

// Holds: nobody comes in by single sign-on as somebody else.
describe('single sign-on under attack', () => {
  const refused = (reason: string) => `/sign-in?sso=${reason}`

  it('takes over no account by an address that nobody has verified', async () => {
    const victim = await signInAs(service, service.clientId, 'admin', { email: 'victim@example.com' })
    for (const email_verified of [false, undefined, 'true', 1]) {
      sits({ email: 'victim@example.com', email_verified })
      const browser = new Browser()
      assert.equal(await signIn(browser), refused('email_unverified'))
      assert.deepEqual(await me(browser), {})
    }
    sits({ email: 'new@example.com', email_verified: false })
    assert.equal(await signIn(), refused('email_unverified'))
    sits({ email: undefined })
    assert.equal(await signIn(), refused('email_missing'))
    sits({ email: 'not an address' })
    assert.equal(await signIn(), refused('email_missing'))
    assert.ok(!(await everybody()).some(({ id, hasSso }) => id === victim.id && hasSso))
  })

  it('takes over no account that belongs to another subject', async () => {
    const { email } = sits()
    await signIn()
    sits({ email })
    const thief = new Browser()
    assert.equal(await signIn(thief), refused('other_account'))
    assert.deepEqual(await me(thief), {})
  })

  it('takes the subjects of one service not for those of another', async () => {
    const { subject, email } = sits()
    await signIn()
    const other = await startSsoServer([service.address + callback])
    try {
      other.people.set(subject, { email: 'same-subject@example.com', email_verified: true })
      other.who = subject
      await setUp({ issuer: other.url })
      const browser = new Browser()
      assert.equal(await signIn(browser), '/')
      assert.equal((await me(browser)).email, 'same-subject@example.com')
      assert.ok((await everybody()).some((one) => one.email === email && !one.hasSso))
    } finally {
      await other.close()
    }
  })

  it('touches no account of another workspace', async () => {
    const elsewhere = await createClient(service.database, 'elsewhere', ['read:prompt-template'])
    const { email } = sits()
    const stranger = await signInAs(service, elsewhere.client_id, 'owner', { email })
    const browser = new Browser()
    assert.equal(await signIn(browser), '/')
    const found = await me(browser)
    assert.notEqual(found.id, stranger.id)
    assert.equal(found.role, 'viewer')
    const [other] = await listPeople(service.database, elsewhere.client_id)
    assert.deepEqual([other!.id, other!.hasSso], [stranger.id, false])
    assert.equal(
      (await begin(new Browser(), '', elsewhere.client_id)).headers.get('location'),
      refused('not_set_up'),
    )
  })

  it('lets nobody in who is disabled', async () => {
    const { email } = sits()
    await signIn()
    const { id, name } = (await everybody()).find((one) => one.email === email)!
    const json = { email, name, role: 'viewer', enabled: false }
    await owner.fetch(`/v1/users/${id}`, { method: 'PUT', json })
    const browser = new Browser()
    assert.equal(await signIn(browser), refused('disabled'))
    assert.deepEqual(await me(browser), {})
  })

  it('does not make an owner’s account the admin’s: only an owner may name a service that vouches for owners', async () => {
    const admin = await signInAs(service, service.clientId, 'admin')
    const boss = { email: 'boss@example.com' }
    await signInAs(service, service.clientId, 'owner', boss)
    const own = await startSsoServer([service.address + callback])
    try {
      own.people.set('fake', { ...boss, email_verified: true })
      own.who = 'fake'
      await setUp({ issuer: own.url }, admin)
      const browser = new Browser()
      assert.equal(await signIn(browser), refused('owner'))
      assert.deepEqual(await me(browser), {})
      await setUp({ issuer: own.url, default_role: 'qa' }, owner)
      await setUp({ issuer: own.url, default_role: 'viewer' }, admin)
      assert.equal(await signIn(), '/', 'an owner has named it, and it is still the same')
      await setUp({}, admin)
      await setUp({ issuer: own.url }, admin)
      assert.equal(await signIn(), refused('owner'), 'the subject of before does not count any more')
    } finally {
      await own.close()
    }
  })

  it('works once', async () => {
    sits()
    const browser = new Browser()
    const back = await browser.followTo(
      (await begin(browser)).headers.get('location')!,
      service.address + callback,
    )
    const step = browser.cookies.get(service.address)!.get('callmark_step')!
    assert.equal((await browser.open(back)).headers.get('location'), '/')
    assert.equal((await browser.open(back)).headers.get('location'), refused('ended'))
    browser.cookies.get(service.address)!.set('callmark_step', step)
    assert.equal((await browser.open(back)).headers.get('location'), refused('ended'))
  })

  it('works in the browser that began only', async () => {
    sits()
    const attacker = new Browser()
    const back = await attacker.followTo(
      (await begin(attacker)).headers.get('location')!,
      service.address + callback,
    )
    const victim = new Browser()
    assert.equal((await victim.open(back)).headers.get('location'), refused('ended'))
    // Also when the victim has just begun, too.
    await begin(victim)
    assert.equal((await victim.open(back)).headers.get('location'), refused('invalid'))
    assert.deepEqual(await me(victim), {})
  })

  it('takes no answer of another state, without one, twice over, or from another issuer', async () => {
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'made-up'),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.append('state', 'another'),
      (query: URLSearchParams) => query.append('code', 'another'),
      (query: URLSearchParams) => query.delete('code'),
      (query: URLSearchParams) => query.set('code', 'made-up'),
      (query: URLSearchParams) => query.set('iss', 'https://evil.example'),
      (query: URLSearchParams) => query.delete('iss'),
    ]) {
      sits()
      const browser = new Browser()
      const leaving = (await begin(browser)).headers.get('location')!
      const back = new URL(await browser.followTo(leaving, service.address + callback))
      change(back.searchParams)
      assert.equal((await browser.open(back.href)).headers.get('location'), refused('invalid'), back.search)
      assert.deepEqual(await me(browser), {})
    }
  })

  it('takes no token that is not meant for here and now, or that another has signed', async () => {
    const { subject, email } = sits()
    const changes: ((nonce: string) => JWTPayload)[] = [
      () => ({ nonce: 'another' }),
      () => ({ nonce: undefined }),
      () => ({ iss: 'https://evil.example' }),
      () => ({ aud: 'another-client' }),
      () => ({ exp: Math.floor(Date.now() / 1000) - 3600 }),
      () => ({ sub: undefined }),
      () => ({ sub: 'a\0b' }),
      () => ({ sub: 'x'.repeat(256) }),
    ]
    for (const change of changes) {
      answerToken((nonce) => ({ ...goodClaims(nonce, subject, email), ...change(nonce) }))
      assert.equal(await signIn(), refused('invalid'), JSON.stringify(change('')))
    }
    const { privateKey } = await generateKeyPair('ES256')
    answerToken((nonce) => goodClaims(nonce, subject, email), privateKey)
    assert.equal(await signIn(), refused('invalid'))
    assert.ok(!(await everybody()).some((one) => one.email === email))
    answerToken((nonce) => goodClaims(nonce, subject, email))
    assert.equal(await signIn(), '/', 'the same, but right')
  })

  it('says in a word what went wrong, and never what the other service wrote', async () => {
    sits()
    const browser = new Browser()
    const state = new URL((await begin(browser)).headers.get('location')!).searchParams.get('state')!
    const query = `error=access_denied&error_description=%3Cscript%3E&state=${state}&iss=${encodeURIComponent(issuer.url)}&more=1`
    const answer = await browser.open(`${service.address}${callback}?${query}`)
    assert.equal(answer.headers.get('location'), refused('denied'))
  })

  it('takes whatever stands in an address for what it is', async () => {
    for (const workspace of ['\0', '../x', 'x'.repeat(300), '\u{1f600}']) {
      const { status } = await begin(new Browser(), '', workspace)
      assert.ok(status === 302 || status === 422, `${status}`)
    }
    const browser = new Browser()
    for (const query of [
      '',
      '?',
      '?code',
      '?code=%00&state=%00',
      '?code=a&code=b',
      '?error=%0d%0a',
      '?x[y]=z',
    ]) {
      await begin(browser)
      const answer = await browser.open(`${service.address}${callback}${query}`)
      assert.equal(answer.status, 302, query)
      assert.match(answer.headers.get('location')!, /^\/sign-in\?sso=(invalid|denied)$/, query)
    }
  })

  it('cannot be begun by another page', async () => {
    const workspace = encodeURIComponent(service.clientId)
    for (const site of ['cross-site', 'same-site']) {
      const answer = await new Browser().open(`${service.address}/v1/sign-in/sso?workspace=${workspace}`, {
        'sec-fetch-site': site,
      })
      assert.equal(answer.headers.get('location'), refused('elsewhere'))
      assert.deepEqual(answer.headers.getSetCookie(), [])
    }
  })

  it('notes whom it has not let in', async () => {
    await setUp({ domains: ['example.org'] })
    sits()
    await signIn()
    const { detail, actor } = await service.database
      .selectFrom('audit_entry')
      .select(['detail', 'actor'])
      .where('action', '=', 'sign_in_failed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    assert.deepEqual([actor, detail], ['unknown', { way: 'sso', reason: 'domain' }])
  })
})

// Holds: a sign-in service that is away, slow, huge or mixed up harms nobody but those who wanted to use it.
describe('a sign-in service that misbehaves', () => {
  const atDiscovery = (answer: (response: Parameters<NonNullable<SsoServer['instead']>>[1]) => void) => {
    issuer.instead = (request, response) => {
      if (!request.url!.startsWith('/.well-known/')) return false
      answer(response)
      return true
    }
  }
  const describeAs = (changes: Record<string, unknown>) =>
    atDiscovery((response) => {
      response.setHeader('content-type', 'application/json')
      const at = (path: string) => issuer.url + path
      response.end(
        JSON.stringify({
          issuer: issuer.url,
          authorization_endpoint: at('/auth'),
          token_endpoint: at('/token'),
          jwks_uri: at('/jwks'),
          ...changes,
        }),
      )
    })
  // Other settings, so that nothing is remembered.
  const freshly = () => setUp({ default_role: 'qa' })

  it('that is down leads back to the sign-in page', async () => {
    const gone = await startSsoServer([])
    await gone.close()
    await setUp({ issuer: gone.url })
    assert.equal(await signIn(), '/sign-in?sso=unavailable')
  })

  it('that goes down meanwhile does, too', async () => {
    sits()
    const browser = new Browser()
    const leaving = (await begin(browser)).headers.get('location')!
    const back = await browser.followTo(leaving, service.address + callback)
    issuer.instead = (_request, response) => {
      response.statusCode = 503
      response.end('<h1>Away</h1>')
      return true
    }
    assert.equal((await browser.open(back)).headers.get('location'), '/sign-in?sso=unavailable')
  })

  it('that answers without end is not listened to for long', async () => {
    let sent = 0
    atDiscovery((response) => {
      response.setHeader('content-type', 'application/json')
      const piece = Buffer.alloc(65_536, ' ')
      const more = () => {
        if (response.destroyed || sent > 2 ** 30) return
        sent += piece.length
        response.write(piece, () => setImmediate(more))
      }
      more()
    })
    await freshly()
    assert.equal(await signIn(), '/sign-in?sso=unavailable')
    assert.ok(sent < 64 * 2 ** 20, `${sent} bytes were taken`)
  })

  it('that redirects is not followed', async () => {
    const other = await startSsoServer([])
    try {
      atDiscovery((response) => {
        response.writeHead(302, { location: `${other.url}/.well-known/openid-configuration` })
        response.end()
      })
      await freshly()
      assert.equal(await signIn(), '/sign-in?sso=unavailable')
      assert.deepEqual(other.asked, [])
    } finally {
      await other.close()
    }
  })

  it('that is described as another, or leads elsewhere in the open, is not used', async () => {
    describeAs({ issuer: 'https://evil.example' })
    await freshly()
    assert.equal(await signIn(), '/sign-in?sso=invalid')
    describeAs({ authorization_endpoint: 'http://evil.example/auth' })
    await freshly()
    assert.equal(await signIn(), '/sign-in?sso=invalid')
    // It would be reached, but not by a way that is known to be private.
    const open = issuer.url.replace('127.0.0.1', '0.0.0.0')
    describeAs({ token_endpoint: `${open}/token` })
    await freshly()
    sits()
    assert.equal(await signIn(), '/sign-in?sso=unavailable')
    assert.ok(!issuer.asked.slice(-3).includes('/token'))
    atDiscovery((response) => response.end('not JSON'))
    await freshly()
    assert.equal(await signIn(), '/sign-in?sso=invalid')
  })

  it('that leads to an internal address is neither taken nor asked, unless the operator allows it', async () => {
    for (const address of [
      'https://10.0.0.7',
      'https://169.254.169.254/latest',
      'https://localhost',
      'https://login.localhost.',
      'https://[::1]',
      'https://[::ffff:10.0.0.7]',
      'https://167772167:8443',
      'http://127.1.2.3',
    ]) {
      const json = { issuer: address, client_id: 'callmark', default_role: 'viewer' }
      const answer = await owner.fetch('/v1/sso', { method: 'PUT', json })
      assert.equal(answer.status, 422, address)
      const { code, path } = (await answer.json()) as { code: string; path: string }
      assert.deepEqual([code, path], ['010-003-0009', 'issuer'])
    }
    // What it names afterwards is held to the same.
    const other = await startSsoServer([])
    try {
      const inside = other.url.replace('127.0.0.1', '127.0.0.2')
      for (const name of ['token_endpoint', 'jwks_uri']) {
        describeAs({ [name]: `${inside}/${name}`, id_token_signing_alg_values_supported: ['ES256'] })
        await freshly()
        sits()
        assert.equal(await signIn(), '/sign-in?sso=unavailable', name)
      }
      assert.deepEqual(other.asked, [])
    } finally {
      await other.close()
    }
  })

  it('is not asked again and again while it is down', async () => {
    atDiscovery((response) => {
      response.statusCode = 500
      response.end()
    })
    await freshly()
    const before = issuer.asked.length
    await Promise.all([1, 2, 3, 4, 5].map(() => signIn()))
    assert.equal(issuer.asked.length - before, 1)
  })
})
