import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import type { Role } from '../../src/domain/people/roles.ts'
import { type Cbor, type Mischief, makeDevice, type PasskeyDevice } from '../support/passkey-device.ts'
import { browserWith, cookieOf, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

interface Begun {
  readonly step: string
  readonly options: { readonly challenge: string; readonly [name: string]: unknown }
}

const post = (who: Signed, path: string, json?: unknown) => who.fetch(path, { method: 'POST', json })
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

// Holds: a passkey lets in the person who added it, from the service's own page, and nobody and nowhere else.
describe('passkeys', () => {
  let service: TestService
  let origin: string
  let page: Signed
  before(async () => {
    service = await startTestService()
    // Browsers take passkeys at a name only; 127.0.0.1 is none.
    origin = service.address.replace('127.0.0.1', 'localhost')
    page = browserWith(origin, '', '')
  })
  after(() => service.stop())

  const someone = async (role: Role = 'qa'): Promise<Signed> => {
    const { id, cookie } = await signInAs(service, service.clientId, role)
    return browserWith(origin, id, cookie)
  }
  const begin = async (person: Signed): Promise<Begun> => {
    const answer = await post(person, '/v1/me/passkeys/options')
    assert.equal(answer.status, 200)
    return (await answer.json()) as Begun
  }
  const add = async (person: Signed, device: PasskeyDevice, mischief?: Mischief): Promise<Response> => {
    const { step, options } = await begin(person)
    return post(person, '/v1/me/passkeys', {
      step,
      name: 'Laptop',
      response: device.create(options, mischief),
    })
  }
  const withPasskey = async (role?: Role, more?: { counts: boolean }) => {
    const person = await someone(role)
    const device = makeDevice(origin, more)
    assert.equal((await add(person, device)).status, 201)
    return { person, device }
  }
  const beginSignIn = async (): Promise<Begun> =>
    (await (await post(page, '/v1/sign-in/passkey/options')).json()) as Begun
  const signIn = async (device: PasskeyDevice, mischief?: Mischief): Promise<Response> => {
    const { step, options } = await beginSignIn()
    return post(page, '/v1/sign-in/passkey', { step, response: device.get(options, mischief) })
  }

  it('are asked for so that the device makes sure who uses them, without a word about accounts', async () => {
    const person = await someone()
    const { options } = await begin(person)
    assert.deepEqual(options.rp, { name: 'Callmark', id: 'localhost' })
    assert.equal(options.attestation, 'none')
    const { residentKey, userVerification } = options.authenticatorSelection as Record<string, string>
    assert.deepEqual([residentKey, userVerification], ['required', 'required'])
    const signingIn = await beginSignIn()
    assert.equal(signingIn.options.rpId, 'localhost')
    assert.equal(signingIn.options.userVerification, 'required')
    assert.equal(signingIn.options.allowCredentials, undefined)
  })

  it('let their person in, time and again, without a code', async () => {
    const { person, device } = await withPasskey()
    const before = (await (await person.fetch('/v1/me/passkeys')).json()) as {
      items: Record<string, unknown>[]
    }
    assert.deepEqual(
      before.items.map(({ id, name, last_used_at }) => ({ id, name, last_used_at })),
      [{ id: device.id, name: 'Laptop', last_used_at: null }],
    )
    for (const _ of [1, 2]) {
      const signedIn = await signIn(device)
      assert.equal(signedIn.status, 200)
      assert.deepEqual(await signedIn.json(), { done: true, step: null })
      const browser = browserWith(origin, person.id, cookieOf(signedIn))
      const me = (await (await browser.fetch('/v1/me')).json()) as { id: string; passkeys: number }
      assert.deepEqual([me.id, me.passkeys], [person.id, 1])
    }
    const { items } = (await (await person.fetch('/v1/me/sessions')).json()) as { items: { way: string }[] }
    assert.equal(items.filter(({ way }) => way === 'passkey').length, 2)
    const used = (await (await person.fetch('/v1/me/passkeys')).json()) as {
      items: { last_used_at: string }[]
    }
    assert.ok(used.items[0]!.last_used_at)
  })

  it('are refused when what is added does not fit what was asked', async () => {
    const person = await someone()
    const mischiefs: Mischief[] = [
      { origin: 'https://evil.example' },
      { origin: service.address },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.get' },
      { verified: false },
    ]
    for (const mischief of mischiefs) {
      const answer = await add(person, makeDevice(origin), mischief)
      assert.equal(answer.status, 422, JSON.stringify(mischief))
    }
    const { items } = (await (await person.fetch('/v1/me/passkeys')).json()) as { items: unknown[] }
    assert.deepEqual(items, [])
  })

  it('are refused when somebody else uses or changes what the device signs', async () => {
    const { device, person } = await withPasskey()
    const other = await withPasskey()
    const mischiefs: Mischief[] = [
      { brokenSignature: true },
      { signedBy: other.device },
      { origin: 'https://evil.example' },
      { origin: service.address },
      { rpId: 'evil.example' },
      { challenge: 'AAAA' },
      { type: 'webauthn.create' },
      { verified: false },
      { userHandle: Buffer.from(other.person.id.replaceAll('-', ''), 'hex').toString('base64url') },
    ]
    const fresh = await Promise.all(mischiefs.map(() => withPasskey()))
    for (const [index, mischief] of mischiefs.entries()) {
      const answer = await signIn(fresh[index]!.device, mischief)
      assert.equal(answer.status, 401, JSON.stringify(mischief))
      assert.equal(await codeOf(answer), '010-002-0001')
      assert.deepEqual(answer.headers.getSetCookie(), [])
    }
    assert.equal((await signIn(device)).status, 200, person.id)
  })

  it('are refused when nobody knows them, in the same words', async () => {
    const { device } = await withPasskey()
    const forged = await signIn(device, { brokenSignature: true })
    const unknown = await signIn(makeDevice(origin))
    assert.equal(unknown.status, forged.status)
    assert.deepEqual(await unknown.json(), await forged.json())
  })

  it('work once for each time they are asked for', async () => {
    const { device, person } = await withPasskey()
    const { step, options } = await beginSignIn()
    const response = device.get(options)
    assert.equal((await post(page, '/v1/sign-in/passkey', { step, response })).status, 200)
    assert.equal((await post(page, '/v1/sign-in/passkey', { step, response })).status, 410)
    const again = await beginSignIn()
    const replayed = await post(page, '/v1/sign-in/passkey', { step: again.step, response })
    assert.equal(replayed.status, 401, 'what was signed for another time does not fit')
    const adding = await begin(person)
    const made = makeDevice(origin).create(adding.options)
    const add = { step: adding.step, name: 'Phone', response: made }
    assert.equal((await post(person, '/v1/me/passkeys', add)).status, 201)
    assert.equal((await post(person, '/v1/me/passkeys', add)).status, 410)
  })

  it('let in once when the same answer comes several times at once', async () => {
    const { device } = await withPasskey()
    const { step, options } = await beginSignIn()
    const json = { step, response: device.get(options) }
    const answers = await Promise.all([1, 2, 3].map(() => post(page, '/v1/sign-in/passkey', json)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410, 410])
  })

  it('keep steps apart: one of somebody else, or of another kind, is none', async () => {
    const person = await someone()
    const other = await someone()
    const begun = await begin(person)
    const device = makeDevice(origin)
    const json = { step: begun.step, name: 'Laptop', response: device.create(begun.options) }
    assert.equal((await post(other, '/v1/me/passkeys', json)).status, 410)
    const signingIn = await beginSignIn()
    const asNew = {
      step: signingIn.step,
      name: 'Laptop',
      response: device.create({ ...begun.options, ...signingIn.options }),
    }
    assert.equal((await post(person, '/v1/me/passkeys', asNew)).status, 410)
    const owned = await withPasskey()
    const adding = await begin(person)
    const asSignIn = { step: adding.step, response: owned.device.get(adding.options) }
    assert.equal((await post(page, '/v1/sign-in/passkey', asSignIn)).status, 410)
  })

  it('cannot be taken over by adding them to another account', async () => {
    const { device, person } = await withPasskey()
    const thief = await someone()
    const answer = await add(thief, makeDevice(origin), { id: device.id })
    assert.equal(answer.status, 422)
    const signedIn = await signIn(device)
    const browser = browserWith(origin, '', cookieOf(signedIn))
    assert.equal(((await (await browser.fetch('/v1/me')).json()) as { id: string }).id, person.id)
  })

  it('are refused when their counter has not gone on: there are two of them', async () => {
    const { device } = await withPasskey()
    assert.equal((await signIn(device, { counter: 5 })).status, 200)
    assert.equal((await signIn(device, { counter: 5 })).status, 401)
    assert.equal((await signIn(device, { counter: 4 })).status, 401)
    assert.equal((await signIn(device, { counter: 0 })).status, 401)
    assert.equal((await signIn(device, { counter: 6 })).status, 200)
  })

  it('let in once when two of them come at once with the same counter', async () => {
    const { device } = await withPasskey()
    const begun = await Promise.all([1, 2, 3, 4].map(beginSignIn))
    const sent = begun.map(({ step, options }) => ({ step, response: device.get(options, { counter: 9 }) }))
    const answers = await Promise.all(sent.map((json) => post(page, '/v1/sign-in/passkey', json)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401])
  })

  it('may also have none: many devices do not count', async () => {
    const { device } = await withPasskey('qa', { counts: false })
    assert.equal((await signIn(device)).status, 200)
    assert.equal((await signIn(device)).status, 200)
  })

  it('let nobody in who is disabled, nor with a key that was removed', async () => {
    const owner = await someone('owner')
    const { device, person } = await withPasskey()
    const { email, name } = (await (await person.fetch('/v1/me')).json()) as { email: string; name: string }
    const json = { email, name, role: 'qa', enabled: false }
    assert.equal((await owner.fetch(`/v1/users/${person.id}`, { method: 'PUT', json })).status, 200)
    assert.equal((await signIn(device)).status, 401)
    const lost = await withPasskey()
    const stranger = await someone()
    const path = `/v1/me/passkeys/${lost.device.id}`
    assert.equal((await stranger.fetch(path, { method: 'DELETE' })).status, 404)
    assert.equal((await lost.person.fetch(path, { method: 'DELETE' })).status, 204)
    assert.equal((await lost.person.fetch(path, { method: 'DELETE' })).status, 404)
    assert.equal((await signIn(lost.device)).status, 401)
  })

  it('come without certificates of a maker, which nobody asked for', async () => {
    const person = await someone()
    for (const fmt of ['packed', 'android-key', 'android-safetynet', 'apple', 'tpm', 'fido-u2f', 'made-up']) {
      const statement = new Map<string, Cbor>([
        ['alg', -7],
        ['sig', Buffer.alloc(70)],
        ['x5c', [Buffer.alloc(500)]],
      ])
      const answer = await add(person, makeDevice(origin), { attestation: { fmt, statement } })
      assert.equal(answer.status, 422, fmt)
    }
    assert.equal((await add(person, makeDevice(origin), { attestedBy: 'its maker' })).status, 422)
    assert.equal((await add(person, makeDevice(origin), { attestedBy: 'itself' })).status, 201)
  })

  it('say so where browsers have none: at a bare IP address', async () => {
    const { id, cookie } = await signInAs(service, service.clientId, 'qa')
    const person = browserWith(service.address, id, cookie)
    for (const [who, path] of [
      [person, '/v1/me/passkeys/options'],
      [browserWith(service.address, '', ''), '/v1/sign-in/passkey/options'],
    ] as const) {
      const answer = await post(who, path)
      assert.equal(answer.status, 409)
      const { code, message } = (await answer.json()) as { code: string; message: string }
      assert.equal(code, '010-002-0005')
      assert.match(message, /localhost/)
    }
  })

  it('do not care what other pages say they are', async () => {
    const answer = await fetch(`${origin}/v1/sign-in/passkey/options`, {
      method: 'POST',
      headers: { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
    })
    assert.equal(answer.status, 403)
    assert.equal(await codeOf(answer), '010-001-0004')
  })

  it('are noted in the audit log', async () => {
    const { device, person } = await withPasskey()
    await signIn(device)
    await signIn(device, { brokenSignature: true })
    await person.fetch(`/v1/me/passkeys/${device.id}`, { method: 'DELETE' })
    const noted = async () =>
      service.database
        .selectFrom('audit_entry')
        .select(['action', 'subject_type', 'actor'])
        .where((where) =>
          where.or([where('subject_id', '=', device.id), where('subject_id', '=', person.id)]),
        )
        .where('action', 'in', ['created', 'removed', 'sign_in_failed'])
        .where('subject_type', 'in', ['passkey', 'person'])
        .orderBy('id')
        .execute()
    // What failed is noted after the answer.
    while ((await noted()).length < 4) await new Promise((resolve) => setTimeout(resolve, 20))
    const entries = await noted()
    assert.deepEqual(entries.map(({ action, subject_type }) => `${action} ${subject_type}`).sort(), [
      'created passkey',
      'created person',
      'removed passkey',
      'sign_in_failed person',
    ])
  })

  it('work at the public name of the service, and only there', async () => {
    const named = await startTestService({ env: { PUBLIC_URL: 'https://calls.example' } })
    try {
      const { id, cookie } = await signInAs(named, named.clientId, 'qa')
      const headers = { origin: 'https://calls.example', 'sec-fetch-site': 'same-origin' }
      // As behind a proxy that ends https.
      const behind = (path: string, json: unknown) =>
        askAs(named.address, path, { ...headers, host: 'calls.example', cookie: `__Host-${cookie}` }, json)
      const begun = (await behind('/v1/me/passkeys/options', undefined)).body as Begun
      assert.deepEqual((begun.options.rp as { id: string }).id, 'calls.example')
      const device = makeDevice('https://calls.example')
      const wrong = makeDevice('http://localhost:1')
      const refused = await behind('/v1/me/passkeys', {
        step: begun.step,
        name: 'L',
        response: wrong.create(begun.options),
      })
      assert.equal(refused.status, 422)
      const again = (await behind('/v1/me/passkeys/options', undefined)).body as Begun
      const added = await behind('/v1/me/passkeys', {
        step: again.step,
        name: 'L',
        response: device.create(again.options),
      })
      assert.equal(added.status, 201, id)
      const asked = (await behind('/v1/sign-in/passkey/options', undefined)).body as Begun
      const entered = await behind('/v1/sign-in/passkey', {
        step: asked.step,
        response: device.get(asked.options),
      })
      assert.equal(entered.status, 200)
    } finally {
      await named.stop()
    }
  })
})

/** With whatever `Host` a proxy passes on, which `fetch` does not let one choose. */
async function askAs(
  address: string,
  path: string,
  headers: Record<string, string>,
  json: unknown,
): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const body = json === undefined ? '' : JSON.stringify(json)
    const type = json === undefined ? {} : { 'content-type': 'application/json' }
    const length = { 'content-length': String(Buffer.byteLength(body)) }
    const asked = request(address + path, { method: 'POST', headers: { ...headers, ...type, ...length } })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode!, body: text === '' ? null : JSON.parse(text) })
    })
    asked.end(body)
  })
}
