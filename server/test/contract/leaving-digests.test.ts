import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sendDigests } from '../../src/calls/start-digests.ts'
import { createMail } from '../../src/http/signing-in/mail.ts'
import { queueDigests } from '../../src/store/weekly/digest-mails.ts'
import type { Json } from '../support/http.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { fillTwoWeeks, switchDigestsOn } from '../support/weekly-scene.ts'

const home = 'https://calls.example'
const oneClick = 'List-Unsubscribe=One-Click'

let mails: MailServer
let service: TestService
let lead: Signed
let other: Signed

before(async () => {
  mails = await startMailServer()
  service = await startTestService()
  await fillTwoWeeks(service)
  const team = await service.client.teams.create('Near')
  await service.client.agents.create({ agent_id: 'near', name: 'near', team_id: team.id })
  const { clientId } = service
  lead = await signInAs(service, clientId, 'lead', { email: 'lea@example.com', leads: [team.id] })
  other = await signInAs(service, clientId, 'lead', { email: 'leo@example.com', leads: [team.id] })
})
after(async () => {
  await service.stop()
  await mails.close()
})
beforeEach(async () => {
  for (const who of [lead, other])
    assert.equal((await who.fetch('/v1/me', { method: 'PUT', json: { weekly_digest: true } })).status, 200)
})

/** Sends everybody's week over SMTP, and gives what Lea got, if anything. */
async function sendWeek(baseUrl = home) {
  await service.database.deleteFrom('digest_day').execute()
  ;(mails.received as unknown[]).length = 0
  const smtp = { host: '127.0.0.1', port: Number(new URL(mails.url).port), secure: false, auth: undefined }
  const mail = createMail(smtp, { name: 'Callmark', address: 'calls@example.com' }, { warn() {} })
  await switchDigestsOn(service)
  await queueDigests(service.database)
  await sendDigests({ database: service.database, baseUrl: () => baseUrl, mail })
  const found = mails.received.find(({ to }) => to.includes('lea@example.com'))
  const headers = found?.headers.replaceAll(/\r\n[ \t]+/g, ' ')
  return { headers, path: headers?.match(/^List-Unsubscribe: <https:\/\/calls\.example(\/\S+)>$/im)?.[1] }
}

/** As a mail program does: without a cookie, from anywhere. */
const post = (
  path: string,
  body: string | FormData = oneClick,
  type: string | null = 'application/x-www-form-urlencoded',
) =>
  fetch(service.address + path, {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  })
const wants = async (who: Signed): Promise<boolean> =>
  ((await (await who.fetch('/v1/me')).json()) as Json).weekly_digest

test('a digest says in its head how to leave it, and one click does, without signing in', async () => {
  const { headers, path } = await sendWeek()
  assert.match(headers!, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im)
  assert.ok(path)
  const answer = await post(path)
  assert.deepEqual([answer.status, await answer.text(), answer.headers.get('set-cookie')], [204, '', null])
  assert.deepEqual([await wants(lead), await wants(other)], [false, true])
  assert.equal((await post(path)).status, 204, 'twice does no harm')
  assert.equal((await sendWeek()).headers, undefined, 'she gets no more')
  assert.equal(mails.received.length, 1, 'and others do')
  const { rows } = await service.database
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject_id', '=', lead.id)
    .execute()
    .then((all) => ({ rows: all.filter(({ actor }) => actor === lead.id) }))
  assert.ok(rows.length > 0, 'it is in the audit log, once for each change')
})

test('a mail program may send it as multipart, too', async () => {
  const { path } = await sendWeek()
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  assert.equal((await post(path!, form, null)).status, 204)
  assert.equal(await wants(lead), false)
})

test('who only looks at the link, or sends something else, changes nothing', async () => {
  const { path } = await sendWeek()
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
    assert.ok((await fetch(service.address + path, { method })).status >= 400, method)
  assert.equal((await post(path!, '')).status, 422)
  assert.equal((await post(path!, 'weekly_digest=true')).status, 422)
  assert.ok((await post(path!, `${oneClick}&${'x'.repeat(10_000)}`)).status >= 400)
  assert.equal(await wants(lead), true)
})

test('a link that was altered is nobody’s, and the right one opens nothing else', async () => {
  const { path } = await sendWeek()
  const [place, token] = [path!.slice(0, path!.lastIndexOf('/') + 1), path!.slice(path!.lastIndexOf('/') + 1)]
  const [id, signature] = token.split('.')
  for (const forged of [
    `${other.id}.${signature}`,
    `${id}.${'A'.repeat(43)}`,
    `${id}.${signature!.slice(1)}`,
    `${id}`,
    `${id}.`,
    'x'.repeat(150),
    '%00',
  ])
    assert.equal((await post(`${place}${forged}`)).status, 404, forged)
  assert.deepEqual([await wants(lead), await wants(other)], [true, true])
  for (const value of [token, signature!])
    for (const headers of [{ authorization: `Bearer ${value}` }, { cookie: `callmark_session=${value}` }])
      for (const address of ['/v1/me', '/v1/call-analysis'])
        assert.ok([401, 403].includes((await fetch(service.address + address, { headers })).status), address)
})

test('without https there is no such header: no mail program would follow it', async () => {
  const { headers } = await sendWeek('http://calls.example')
  assert.ok(headers && !/List-Unsubscribe/i.test(headers))
})
