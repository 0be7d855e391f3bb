import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { generateSync } from 'otplib'
import { createSecretBox } from '../../src/store/clients/secret-box.ts'
import { setPassword } from '../../src/store/people/people.ts'
import { makeLink } from '../../src/store/people/sign-in-links.ts'
import { beginStep } from '../../src/store/people/sign-in-steps.ts'
import { checkCode } from '../../src/store/people/two-factor.ts'
import { browserWith, cookieOf, type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

const secretsKey = Buffer.alloc(32, 7)
const password = 'correct horse battery'
const post = (who: Signed, path: string, json?: unknown) => who.fetch(path, { method: 'POST', json })

// Holds: whoever has switched two-factor codes on comes in with the password and a code that works once, and not without.
describe('two-factor codes', () => {
  let service: TestService
  let page: Signed
  let people = 0
  before(async () => {
    service = await startTestService({ env: { SECRETS_KEY: secretsKey.toString('base64') } })
    page = browserWith(service.address, '', '')
  })
  after(() => service.stop())

  const actingAs = (id: string) => ({ workspaceId: service.clientId, actor: id })

  /** Somebody with an app that shows codes. */
  const withCodes = async () => {
    const email = `codes-${++people}@example.com`
    const person = await signInAs(service, service.clientId, 'qa', { email })
    const { secret, uri } = (await (await post(person, '/v1/me/code')).json()) as {
      secret: string
      uri: string
    }
    /** Of the step so many before or after this one. */
    const codeAt = (step: number) =>
      generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + step * 30 })
    const confirming = codeAt(0)
    const confirmed = await post(person, '/v1/me/code/confirm', { code: confirming })
    assert.equal(confirmed.status, 200)
    const { recovery_codes } = (await confirmed.json()) as { recovery_codes: string[] }
    return { person, email, secret, uri, codeAt, confirming, recovery_codes }
  }
  const choosePassword = async (person: Signed) =>
    setPassword(service.database, actingAs(person.id), person.id, password, await sessionOf(person))
  const sessionOf = async (person: Signed): Promise<string> => {
    const { items } = (await (await person.fetch('/v1/me/sessions')).json()) as {
      items: { id: string; current: boolean }[]
    }
    return items.find(({ current }) => current)!.id
  }
  /** As after the right password, which takes its time. */
  const afterPassword = ({ id }: Signed) => beginStep(service.database, 'code', { personId: id, data: {} })
  const signIn = async (person: Signed, code: string) =>
    post(page, '/v1/sign-in/code', { step: await afterPassword(person), code })

  it('are asked for once the first one has been confirmed, and not before', async () => {
    const person = await signInAs(service, service.clientId, 'qa', { email: 'half@example.com' })
    await choosePassword(person)
    assert.equal((await post(person, '/v1/me/code')).status, 200)
    const wrong = await post(person, '/v1/me/code/confirm', { code: '000000x' })
    assert.equal(wrong.status, 401)
    const signedIn = await post(page, '/v1/sign-in', { email: 'half@example.com', password })
    assert.equal(((await signedIn.json()) as { done: boolean }).done, true)
  })

  it('cannot be confirmed where nothing was begun', async () => {
    const person = await signInAs(service, service.clientId, 'qa', { email: 'none@example.com' })
    assert.equal((await post(person, '/v1/me/code/confirm', { code: '123456' })).status, 410)
  })

  it('let in with the code of the app, which works once', async () => {
    const { email, codeAt, confirming, person } = await withCodes()
    await choosePassword(person)
    const me = (await (await person.fetch('/v1/me')).json()) as { two_factor: boolean }
    assert.equal(me.two_factor, true)
    const answer = await post(page, '/v1/sign-in', { email, password })
    assert.deepEqual(answer.headers.getSetCookie(), [], 'the password alone does not let in')
    const { done, step } = (await answer.json()) as { done: boolean; step: string }
    assert.equal(done, false)
    const code = codeAt(1)
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `
    const signedIn = await post(page, '/v1/sign-in/code', { step, code: typed })
    assert.equal(signedIn.status, 200)
    const browser = browserWith(service.address, person.id, cookieOf(signedIn))
    assert.equal((await browser.fetch('/v1/me')).status, 200)
    assert.equal((await signIn(person, code)).status, 401)
    assert.equal((await signIn(person, confirming)).status, 401, 'nor does the one that confirmed')
  })

  it('work within one step of the clock and not beyond', async () => {
    const { person, codeAt } = await withCodes()
    assert.equal((await signIn(person, codeAt(3))).status, 401)
    assert.equal((await signIn(person, codeAt(-3))).status, 401)
    const older = codeAt(0)
    assert.equal((await signIn(person, codeAt(1))).status, 200)
    assert.equal((await signIn(person, older)).status, 401, 'an older one does not work any more')
  })

  it('work once also when sent several times at once', async () => {
    const { person, codeAt } = await withCodes()
    const code = codeAt(1)
    const steps = await Promise.all([1, 2, 3].map(() => afterPassword(person)))
    const answers = await Promise.all(steps.map((step) => post(page, '/v1/sign-in/code', { step, code })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401])
    // As in processes that know nothing of each other.
    const other = await withCodes()
    const secrets = createSecretBox(secretsKey)
    for (const typed of [other.codeAt(1), other.recovery_codes[0]!]) {
      const check = () => checkCode(service.database, secrets, other.person.id, typed)
      const found = await Promise.all([check(), check(), check()])
      assert.deepEqual(found.filter(Boolean), [true])
    }
  })

  it('need the password each time: a step works once, right or wrong', async () => {
    const { person, codeAt } = await withCodes()
    const step = await afterPassword(person)
    assert.equal((await post(page, '/v1/sign-in/code', { step, code: '000 000 0' })).status, 401)
    assert.equal((await post(page, '/v1/sign-in/code', { step, code: codeAt(1) })).status, 410)
    assert.equal((await post(page, '/v1/sign-in/code', { step: 'made-up', code: codeAt(1) })).status, 410)
  })

  it('cannot be guessed: after some wrong ones the next has to wait, twice as long each time', async () => {
    const { person } = await withCodes()
    const statuses: number[] = []
    for (let tried = 0; tried < 20 && statuses.at(-1) !== 429; tried++)
      statuses.push((await signIn(person, `not-a-code-${tried}`)).status)
    assert.equal(statuses[0], 401)
    assert.equal(statuses.at(-1), 429)
  })

  it('have ten recovery codes, each of which works once, in whatever way it is typed', async () => {
    const { recovery_codes, person } = await withCodes()
    assert.equal(new Set(recovery_codes).size, 10)
    for (const code of recovery_codes)
      assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    const [first, second] = recovery_codes
    assert.equal((await signIn(person, first!)).status, 200)
    assert.equal((await signIn(person, first!)).status, 401)
    assert.equal((await signIn(person, second!.toUpperCase().replaceAll('-', ' '))).status, 200)
    const kept = await service.database
      .selectFrom('person')
      .select(['code_secret', 'recovery_hashes'])
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    assert.equal(kept.recovery_hashes.length, 8)
    assert.ok(
      !JSON.stringify(kept).includes(recovery_codes[5]!.replaceAll('-', '')),
      'only their hashes are kept',
    )
  })

  it('are kept sealed', async () => {
    const { person, secret, uri } = await withCodes()
    const { code_secret } = await service.database
      .selectFrom('person')
      .select('code_secret')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
    assert.ok(code_secret?.startsWith('aes-256-gcm:'))
    assert.ok(!code_secret!.includes(secret))
    const { protocol, host, searchParams } = new URL(uri)
    assert.deepEqual([protocol, host, searchParams.get('secret')], ['otpauth:', 'totp', secret])
    assert.equal(searchParams.get('issuer'), 'Callmark')
  })

  it('end every other session when they are switched on, and not their own', async () => {
    const person = await signInAs(service, service.clientId, 'qa', { email: 'two@example.com' })
    await choosePassword(person)
    const signedIn = await post(page, '/v1/sign-in', { email: 'two@example.com', password })
    const other = browserWith(service.address, person.id, cookieOf(signedIn))
    assert.equal((await other.fetch('/v1/me')).status, 200)
    const { secret } = (await (await post(person, '/v1/me/code')).json()) as { secret: string }
    await post(person, '/v1/me/code/confirm', { code: generateSync({ secret }) })
    assert.equal((await other.fetch('/v1/me')).status, 401)
    assert.equal((await person.fetch('/v1/me')).status, 200)
  })

  it('cannot be replaced by whoever finds a browser open', async () => {
    const { person, codeAt } = await withCodes()
    await choosePassword(person)
    const again = await post(person, '/v1/me/code')
    assert.equal(again.status, 409)
    assert.equal(((await again.json()) as { code: string }).code, '010-002-0006')
    assert.equal((await post(person, '/v1/me/code/confirm', { code: codeAt(0) })).status, 409)
    assert.equal((await post(person, '/v1/me/code/remove', {})).status, 422)
    assert.equal((await post(person, '/v1/me/code/remove', { code: '000000x' })).status, 401)
    assert.equal((await post(person, '/v1/me/code/remove', { password: 'not the password' })).status, 401)
  })

  it('are switched off with a code or the password', async () => {
    for (const proof of ['code', 'recovery', 'password'] as const) {
      const { person, email, codeAt, recovery_codes } = await withCodes()
      await choosePassword(person)
      const json =
        proof === 'password' ? { password } : { code: proof === 'code' ? codeAt(1) : recovery_codes[0]! }
      assert.equal((await post(person, '/v1/me/code/remove', json)).status, 204, proof)
      const signedIn = await post(page, '/v1/sign-in', { email, password })
      assert.equal(((await signedIn.json()) as { done: boolean }).done, true)
    }
  })

  it('are asked for after a new password by link, too, but not after a link of the operator', async () => {
    const { person, codeAt } = await withCodes()
    const by = { workspaceId: service.clientId, actor: 'operator' }
    const reset = await makeLink(service.database, by, { personId: person.id, purpose: 'reset' })
    const json = { token: reset.token, password: 'a new one that is long' }
    const used = await post(page, '/v1/sign-in/link/use', json)
    assert.equal(used.status, 200)
    assert.deepEqual(used.headers.getSetCookie(), [])
    const { done, step } = (await used.json()) as { done: boolean; step: string }
    assert.equal(done, false)
    const signedIn = await post(page, '/v1/sign-in/code', { step, code: codeAt(1) })
    assert.equal(signedIn.status, 200)
    const direct = await makeLink(service.database, by, { personId: person.id, purpose: 'sign_in' })
    const entered = await post(page, '/v1/sign-in/link/use', { token: direct.token })
    assert.equal(((await entered.json()) as { done: boolean }).done, true)
  })

  it('are switched off by an admin for whoever has lost the phone, who is signed out everywhere', async () => {
    const { person, email } = await withCodes()
    await choosePassword(person)
    const admin = await signInAs(service, service.clientId, 'admin')
    const listed = async () => {
      const answer = await admin.fetch(`/v1/users/${person.id}`)
      return (await answer.json()) as { two_factor: boolean; sso: boolean }
    }
    assert.deepEqual([(await listed()).two_factor, (await listed()).sso], [true, false])
    const step = await afterPassword(person)
    const removed = await admin.fetch(`/v1/users/${person.id}/codes`, { method: 'DELETE' })
    assert.equal(removed.status, 204)
    assert.equal((await listed()).two_factor, false)
    assert.equal((await person.fetch('/v1/me')).status, 401)
    assert.equal((await post(page, '/v1/sign-in/code', { step, code: '123456' })).status, 401)
    const signedIn = await post(page, '/v1/sign-in', { email, password })
    assert.equal(((await signedIn.json()) as { done: boolean }).done, true)
    const browser = browserWith(service.address, person.id, cookieOf(signedIn))
    const again = await admin.fetch(`/v1/users/${person.id}/codes`, { method: 'DELETE' })
    assert.equal(again.status, 204)
    assert.equal((await browser.fetch('/v1/me')).status, 200, 'where there are none, nobody is signed out')
    const noted = await service.database
      .selectFrom('audit_entry')
      .select(['actor', 'address'])
      .where('subject_id', '=', person.id)
      .where('action', '=', 'code_removed')
      .execute()
    assert.deepEqual(noted, [{ actor: admin.id, address: '127.0.0.1' }])
  })

  it('stay on for owners unless an owner says otherwise, for oneself without proof, and for programs', async () => {
    const owner = await signInAs(service, service.clientId, 'owner')
    const admin = await signInAs(service, service.clientId, 'admin')
    const codesOf = ({ id }: Signed, by: Signed) => by.fetch(`/v1/users/${id}/codes`, { method: 'DELETE' })
    const other = await signInAs(service, service.clientId, 'owner')
    const { secret } = (await (await post(other, '/v1/me/code')).json()) as { secret: string }
    await post(other, '/v1/me/code/confirm', { code: generateSync({ secret }) })
    assert.equal((await codesOf(other, admin)).status, 403)
    const own = await codesOf(other, other)
    assert.equal(own.status, 409)
    assert.equal(((await own.json()) as { code: string }).code, '010-003-0008')
    assert.equal((await codesOf({ ...other, id: other.id.toUpperCase() }, other)).status, 409)
    const program = await fetch(`${service.address}/v1/users/${other.id}/codes`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${await service.token()}` },
    })
    assert.equal(program.status, 403)
    assert.equal((await other.fetch('/v1/me')).status, 200)
    assert.equal((await codesOf(other, owner)).status, 204)
    assert.equal((await other.fetch('/v1/me')).status, 401)
  })

  it('are for people, and leave their traces in the audit log without a code', async () => {
    const { person, recovery_codes } = await withCodes()
    await signIn(person, recovery_codes[0]!)
    await post(person, '/v1/me/code/remove', { code: recovery_codes[1]! })
    const token = await service.token()
    const program = await fetch(`${service.address}/v1/me/code`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(program.status, 403)
    const noted = await service.database
      .selectFrom('audit_entry')
      .select(['action', 'detail'])
      .where('subject_id', '=', person.id)
      .where('action', 'like', '%code%')
      .orderBy('id')
      .execute()
    assert.deepEqual(noted, [
      { action: 'code_set', detail: null },
      { action: 'recovery_code_used', detail: { left: 9 } },
      { action: 'recovery_code_used', detail: { left: 8 } },
      { action: 'code_removed', detail: null },
    ])
  })
})
