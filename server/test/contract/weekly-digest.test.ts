import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { sendDigests } from '../../src/calls/start-digests.ts'
import { createMail } from '../../src/http/signing-in/mail.ts'
import { claimDigest, queueDigests, settleDigest } from '../../src/store/weekly/digest-mails.ts'
import type { Json } from '../support/http.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Signed, signInAs } from '../support/people.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { fillTwoWeeks, switchDigestsOn, today, type WeeklyScene } from '../support/weekly-scene.ts'

describe('the weekly digest', () => {
  let mails: MailServer
  let service: TestService
  let desk: Parameters<typeof sendDigests>[0]
  let scene: WeeklyScene
  let lead: Signed
  let agent: Signed
  before(async () => {
    mails = await startMailServer()
    service = await startTestService()
    const smtp = { host: '127.0.0.1', port: Number(new URL(mails.url).port), secure: false, auth: undefined }
    const mail = createMail(smtp, { name: 'Callmark', address: 'calls@example.com' }, { warn() {} })
    desk = { database: service.database, baseUrl: () => 'https://calls.example', mail }
    scene = await fillTwoWeeks(service)
    const team = await service.client.teams.create('Near')
    for (const agentId of ['near', 'also-near'])
      await service.client.agents.create({ agent_id: agentId, name: agentId, team_id: team.id })
    const { clientId } = service
    lead = await signInAs(service, clientId, 'lead', { email: 'lea@example.com', leads: [team.id] })
    agent = await signInAs(service, clientId, 'agent', { email: 'ana@example.com', agentId: 'near' })
    await signInAs(service, clientId, 'qa', { email: 'quinn@example.com' })
  })
  after(async () => {
    await service.stop()
    await mails.close()
  })
  beforeEach(async () => {
    await service.database.deleteFrom('digest_day').execute()
    await service.database.deleteFrom('digest_settings').execute()
    await service.client.workspace.replace({ name: 'Calls', release_after_days: null })
    ;(mails.received as unknown[]).length = 0
  })

  const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address))
  const releaseAfter = (days: number) =>
    service.client.workspace.replace({ name: 'Calls', release_after_days: days })
  const change = async (who: Signed, json: object) =>
    assert.equal((await who.fetch('/v1/me', { method: 'PUT', json })).status, 200)
  const preview = async (who: Signed): Promise<Json> => (await who.fetch('/v1/me/digest')).json()

  test('is off until somebody switches it on, and what was due before is not sent', async () => {
    const settings = await service.client.digest.settings()
    assert.deepEqual(settings, {
      ...{ enabled: false, time_zone: 'UTC', weekday: 'monday', hour: 8, last_day: null },
      can_send: false,
    })
    assert.equal(await queueDigests(service.database), 0)
    await switchDigestsOn(service)
    await sql`update digest_settings set since = now()`.execute(service.database)
    assert.equal(await queueDigests(service.database), 0)
  })

  test('tells a team lead about their teams, and nobody else’s', async () => {
    await service.client.models.targets.replace(scene.model.id, { score: { target: 95 } })
    const call = scene.failed.get('also-near')!
    await service.client.reviews.queue.add({ call_ids: [call, scene.failed.get('far')!] })
    await switchDigestsOn(service)
    await queueDigests(service.database)
    await sendDigests(desk)
    const [mail, ...others] = mailsTo('lea@example.com')
    assert.deepEqual(others, [])
    const { text } = mail!
    assert.match(text, /^24 calls; the week before 24\.$/m)
    assert.match(text, /points less \(between .*\): more than chance explains\.$/m)
    assert.match(text, /^2 calls failed a critical criterion; the week before 0\.$/m)
    assert.match(text, new RegExp(`https://calls.example/calls/${scene.failed.get('near')}$`, 'm'))
    assert.match(text, /^• Hello \(Care\): passed on 25\.0 % of the calls; the week before on 100\.0 %\.$/m)
    assert.match(text, /^• Agent near: .*; the week before/m)
    assert.match(text, /^• Care: .* and the target is 95\.0 %\.$/m)
    assert.match(text, /^1 call waits for review\.$/m, 'not that of another team')
    assert.doesNotMatch(text, /far|sings|verifies/i)
    assert.deepEqual(mailsTo('quinn@example.com'), [])
  })

  test('tells an agent about their own released calls only', async () => {
    await releaseAfter(0)
    await switchDigestsOn(service)
    await queueDigests(service.database)
    await sendDigests(desk)
    const [mail] = mailsTo('ana@example.com')
    assert.match(mail!.text, /^12 calls were released; the week before 12\.$/m)
    assert.match(mail!.text, /^• Hello: failed on 9 of 12 calls\.$/m)
    assert.match(mail!.text, /WORTH LISTENING TO\r\n• Call \S+, 0\.0 %: a critical criterion failed\r\n/)
    assert.match(mail!.text, /^24 results wait for you to acknowledge them\.$/m)
    for (const other of ['also-near', 'far'])
      assert.ok(!mail!.text.includes(scene.failed.get(other)!), `not a word about ${other}`)
  })

  test('counts an agent’s call in the week it was released in; with none, there is no mail', async () => {
    await switchDigestsOn(service)
    await queueDigests(service.database)
    await sendDigests(desk)
    assert.deepEqual(mailsTo('ana@example.com'), [])
    const kept = await service.database
      .selectFrom('digest_mail')
      .select('status')
      .where('person_id', '=', agent.id)
      .execute()
    assert.deepEqual(kept, [{ status: 'EMPTY' }])
    assert.equal((await preview(agent)).not_sent, 'empty_week')
    await releaseAfter(7)
    // Those of the week before came in seven days before they are released.
    assert.match((await preview(agent)).text, /^12 calls were released; the week before 0\.$/m)
    assert.match((await preview(agent)).text, /nothing to compare it with in the week before\.$/m)
  })

  test('leaves once for everybody, however many processes send it', async () => {
    await releaseAfter(0)
    await switchDigestsOn(service)
    const queued = await Promise.all(Array.from({ length: 5 }, () => queueDigests(service.database)))
    assert.deepEqual(queued.sort(), [0, 0, 0, 0, 2])
    const sent = await Promise.all(Array.from({ length: 3 }, () => sendDigests(desk)))
    assert.equal(
      sent.reduce((all, one) => all + one),
      2,
    )
    assert.equal(await queueDigests(service.database), 0)
    assert.equal(await sendDigests(desk), 0)
    assert.deepEqual(mails.received.map(({ to }) => to[0]).sort(), ['ana@example.com', 'lea@example.com'])
    assert.equal((await service.client.digest.settings()).last_day, today)
  })

  test('is sent by another process if the one that had it is killed', async () => {
    await switchDigestsOn(service)
    await queueDigests(service.database)
    await service.database.deleteFrom('digest_mail').where('person_id', '=', agent.id).execute()
    const dead = await claimDigest(service.database)
    assert.ok(dead)
    assert.equal(await sendDigests(desk), 0, 'while it may still be alive, nobody else takes it')
    await service.database
      .updateTable('digest_mail')
      .set({ next_attempt_at: new Date(0) })
      .execute()
    assert.equal(await sendDigests(desk), 1)
    await settleDigest(service.database, dead!, 'not sent')
    assert.equal(await sendDigests(desk), 0, 'it comes back to life and changes nothing')
    assert.equal(mailsTo('lea@example.com').length, 1)
  })

  test('is sent again when the mail server refuses it, under the same ID', async () => {
    await switchDigestsOn(service)
    await queueDigests(service.database)
    mails.refuse(true)
    assert.equal(await sendDigests(desk), 0)
    mails.refuse(false)
    assert.equal(await sendDigests(desk), 0, 'not at once')
    const retried = await service.database
      .updateTable('digest_mail')
      .set({ next_attempt_at: new Date(0) })
      .where('status', '=', 'PENDING')
      .returning('id')
      .execute()
    assert.equal(await sendDigests(desk), 1)
    assert.ok(mails.received[0]!.headers.includes(`Message-ID: <${retried[0]!.id}@example.com>`))
  })

  test('is not sent to who does not want it, has never signed in, or has become somebody else', async () => {
    await releaseAfter(0)
    await change(agent, { weekly_digest: false })
    await service.client.users.invite({
      email: 'new@example.com',
      name: 'New',
      role: 'agent',
      agent_id: 'far',
    })
    await switchDigestsOn(service)
    assert.equal(await queueDigests(service.database), 1)
    const asPreviewed = await preview(agent)
    assert.equal(asPreviewed.not_sent, 'opted_out')
    assert.match(asPreviewed.text, /^12 calls were released/m, 'it can be looked at all the same')
    await service.database.updateTable('person').set({ role: 'viewer' }).where('id', '=', lead.id).execute()
    assert.equal(await sendDigests(desk), 0)
    await service.database.updateTable('person').set({ role: 'lead' }).where('id', '=', lead.id).execute()
    await change(agent, { weekly_digest: true })
  })

  test('is in the language somebody has chosen', async () => {
    await change(lead, { language: 'es' })
    const { language, subject, text } = await preview(lead)
    assert.equal(language, 'es')
    assert.match(subject, /^Su semana: /)
    assert.match(text, /^24 llamadas; la semana anterior, 24\.$/m)
    await change(lead, { language: 'en' })
    const me = (await (await lead.fetch('/v1/me')).json()) as Json
    assert.deepEqual([me.language, me.weekly_digest], ['en', true])
  })

  test('does not name a call that the reader is reviewing blind', async () => {
    const callId = scene.failed.get('near')!
    await service.client.reviews.queue.add({ call_ids: [callId], assigned_to: lead.id, blind: true })
    assert.equal((await lead.fetch('/v1/review-queue/next', { method: 'POST' })).status, 200)
    await switchDigestsOn(service)
    await queueDigests(service.database)
    await sendDigests(desk)
    const { text } = mailsTo('lea@example.com')[0]!
    assert.ok(!text.includes(callId))
    assert.match(text, /^1 call failed a critical criterion/m)
  })

  test('can be seen before it is sent, by whoever runs the workspace', async () => {
    const before = mails.received.length
    const { text, not_sent, first_day } = await service.client.digest.preview(lead.id)
    assert.match(text!, /^24 calls; the week before 24\.$/m)
    assert.deepEqual([not_sent, first_day < today], [null, true])
    const qa = await signInAs(service, service.clientId, 'qa')
    const own = (await (await qa.fetch(`/v1/users/${qa.id}/digest`)).json()) as Json
    assert.deepEqual([own.text, own.not_sent], [null, 'role'])
    assert.equal((await lead.fetch(`/v1/users/${agent.id}/digest`)).status, 403)
    assert.equal(mails.received.length, before)
  })

  test('switched off, what waits is not sent', async () => {
    await switchDigestsOn(service)
    assert.equal(await queueDigests(service.database), 2)
    const { enabled: _, last_day: __, can_send: ___, ...when } = await service.client.digest.settings()
    await service.client.digest.changeSettings({ ...when, enabled: false })
    assert.equal(await sendDigests(desk), 0)
  })
})
