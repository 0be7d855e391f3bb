import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sendMails } from '../../src/calls/start-alerts.ts'
import { createMail } from '../../src/http/signing-in/mail.ts'
import { tellAlerts } from '../../src/store/alerts/notices.ts'
import { failCritically } from '../support/alert-scene.ts'
import { addModel } from '../support/ended-calls.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { signInAs } from '../support/people.ts'
import { raiseAlert } from '../support/raise-alert.ts'
import { startTestService, type TestService } from '../support/service.ts'

describe('alerts by mail', () => {
  let mails: MailServer
  let service: TestService
  let desk: Parameters<typeof sendMails>[0]
  before(async () => {
    mails = await startMailServer()
    service = await startTestService()
    const smtp = { host: '127.0.0.1', port: Number(new URL(mails.url).port), secure: false, auth: undefined }
    const mail = createMail(smtp, { name: 'Callmark', address: 'calls@example.com' }, { warn() {} })
    desk = { database: service.database, baseUrl: () => 'https://calls.example', mail }
  })
  after(async () => {
    await service.stop()
    await mails.close()
  })

  /** Two agents fall; these people are told. */
  const raise = async (people: readonly string[]): Promise<void> => {
    for (const agentId of ['near', 'far']) {
      const id = await raiseAlert(service.database, service.clientId, agentId)
      await service.database
        .updateTable('alert_rule')
        .set({ people: [...people], webhooks: false })
        .where('id', '=', id)
        .execute()
    }
    assert.equal(await tellAlerts(service.database, desk.baseUrl()), 2)
  }
  const mailsTo = (address: string) => mails.received.filter(({ to }) => to.includes(address))

  test('reach everybody who is named, a team lead only about their own agents', async () => {
    const qa = await signInAs(service, service.clientId, 'qa', { email: 'quinn@example.com' })
    const team = await service.client.teams.create('Near')
    await service.client.agents.create({ agent_id: 'near', name: 'Near', team_id: team.id })
    const lead = await signInAs(service, service.clientId, 'lead', {
      email: 'lea@example.com',
      leads: [team.id],
    })
    await raise([qa.id, lead.id])
    assert.equal(await sendMails(desk), 3)
    assert.equal(await sendMails(desk), 0)
    assert.equal(mailsTo('quinn@example.com').length, 2)
    const [own, ...others] = mailsTo('lea@example.com')
    assert.deepEqual(others, [])
    assert.match(own!.headers, /^Subject: Falls of near$/m)
    assert.match(own!.text, /Name of near's score has fallen from 90\.0 to 70\.0 since 2026-01-05/)
    assert.match(own!.text, /https:\/\/calls\.example\/agents\/near/)
  })

  test('are sent again when the mail server refuses them, under the same ID', async () => {
    const admin = await signInAs(service, service.clientId, 'admin', { email: 'ada@example.com' })
    await raise([admin.id])
    mails.refuse(true)
    assert.equal(await sendMails(desk), 0)
    mails.refuse(false)
    assert.equal(await sendMails(desk), 0, 'not at once')
    await service.database
      .updateTable('alert_mail')
      .set({ next_attempt_at: new Date(0) })
      .where('status', '=', 'PENDING')
      .execute()
    const ids = await service.database
      .selectFrom('alert_mail')
      .select('id')
      .where('person_id', '=', admin.id)
      .execute()
    assert.equal(await sendMails(desk), 2)
    for (const { id } of ids)
      assert.ok(
        mailsTo('ada@example.com').some(({ headers }) => headers.includes(`Message-ID: <${id}@example.com>`)),
      )
  })

  test('do not reach somebody who has left meanwhile, nor an agent', async () => {
    const viewer = await signInAs(service, service.clientId, 'viewer', { email: 'vera@example.com' })
    await raise([viewer.id])
    await service.database.updateTable('person').set({ enabled: false }).where('id', '=', viewer.id).execute()
    assert.equal(await sendMails(desk), 0)
    assert.deepEqual(mailsTo('vera@example.com'), [])
    const agent = await signInAs(service, service.clientId, 'agent', { agentId: 'near' })
    await assert.rejects(
      service.client.alerts.rules.create({
        name: 'Agents',
        watch: { kind: 'critical_failed' },
        tell: { people: [agent.id] },
      }),
      /Agents are not told/,
    )
  })

  test('leave out a call that the receiver is reviewing blind, and tell everybody else', async () => {
    const blind = await signInAs(service, service.clientId, 'qa', { email: 'bea@example.com' })
    const other = await signInAs(service, service.clientId, 'qa', { email: 'otto@example.com' })
    const { id: rule } = await service.client.alerts.rules.create({
      name: 'Not verified',
      watch: { kind: 'critical_failed' },
      tell: { webhooks: false, people: [blind.id, other.id] },
    })
    const callId = await failCritically(service, await addModel(service, 'Blind'))
    await service.client.reviews.queue.add({ call_ids: [callId], assigned_to: blind.id, blind: true })
    assert.equal((await blind.fetch('/v1/review-queue/next', { method: 'POST' })).status, 200)
    assert.equal(await tellAlerts(service.database, desk.baseUrl()), 1)
    assert.equal(await sendMails(desk), 1)
    assert.deepEqual(mailsTo('bea@example.com'), [])
    assert.match(mailsTo('otto@example.com')[0]!.text, /failed the critical criterion "verifies"/)
    await service.client.alerts.rules.delete(rule)
  })
})
