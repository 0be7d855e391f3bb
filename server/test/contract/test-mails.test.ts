import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Json, send } from '../support/http.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'

let mails: MailServer
let service: TestService
let token: string
let owner: Signed
let qa: Signed

before(async () => {
  mails = await startMailServer()
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Calls <calls@example.com>' }
  service = await startTestService({ env })
  token = await service.token()
  owner = await signInAs(service, service.clientId, 'owner', { email: 'olga@example.com' })
  qa = await signInAs(service, service.clientId, 'qa', { email: 'quinn@example.com' })
  assert.equal((await qa.fetch('/v1/me', { method: 'PUT', json: { language: 'es' } })).status, 200)
})
after(async () => {
  await service.stop()
  await mails.close()
})

async function makeRule(name: string): Promise<Json> {
  const json = {
    name,
    watch: { kind: 'critical_failed' },
    tell: { webhooks: false, people: [owner.id, qa.id] },
    enabled: false,
  }
  const { status, body } = await send(`${service.address}/v1/alert-rules`, { token, json })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}
const tryRule = (id: string) =>
  send(`${service.address}/v1/alert-rules/${id}/test`, { method: 'POST', token })
const mailTo = (address: string) => mails.received.filter(({ to }) => to.includes(address))

test('a test mail reaches everybody whom the rule tells, each in their language', async () => {
  const { id } = await makeRule('Critical\r\nBcc: zoe@example.com')
  const { body } = await tryRule(id)
  assert.deepEqual(body, { webhooks: 0, mails_sent: 2, mails_failed: 0, can_mail: true })
  assert.equal(mails.received.length, 2, 'nobody else got one')
  const [[english], [spanish]] = [mailTo('olga@example.com'), mailTo('quinn@example.com')]
  assert.match(english!.headers, /^Subject: Test: Critical Bcc: zoe@example\.com$/im)
  assert.match(english!.headers, /^From: Calls <calls@example\.com>$/im)
  assert.doesNotMatch(english!.headers, /^Bcc:/im)
  assert.match(
    english!.text,
    /^This is only a test\. The rule “Critical Bcc: zoe@example\.com” will tell you here\./,
  )
  assert.ok(english!.text.includes(`${service.address}/alerts`))
  assert.match(spanish!.text, /^Esto es solo una prueba\./)
  const listed = await send(`${service.address}/v1/alerts`, { token })
  assert.deepEqual(listed.body.items, [], 'nothing has happened')
})

test('a mail server that takes none is said to have taken none', async () => {
  const { id } = await makeRule('Refused')
  mails.refuse(true)
  const { status, body } = await tryRule(id)
  mails.refuse(false)
  assert.deepEqual([status, body.mails_sent, body.mails_failed, body.can_mail], [200, 0, 2, true])
  assert.ok(!JSON.stringify(body).includes('zebra'), 'what it said is not passed on')
  assert.equal((await tryRule(id)).body.mails_sent, 2, 'and can be tried again')
})
