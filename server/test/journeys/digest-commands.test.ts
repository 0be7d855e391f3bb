import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { signInAs } from '../support/people.ts'
import { fillTwoWeeks, timeZone } from '../support/weekly-scene.ts'

let beside: CommandsBeside
before(async () => {
  beside = await startCommandsBeside({ work: false })
})
after(() => beside.stop())

test('a QA looks at a digest, then has it sent every week, and stops it again', async () => {
  const { runWell, run, service } = beside
  await fillTwoWeeks(service)
  await service.client.digest.changeSettings({
    enabled: false,
    time_zone: timeZone,
    weekday: 'monday',
    hour: 8,
  })
  const team = await service.client.teams.create('Near')
  await service.client.agents.create({ agent_id: 'near', name: 'Near', team_id: team.id })
  await signInAs(service, service.clientId, 'lead', { email: 'lea@example.com', leads: [team.id] })
  await signInAs(service, service.clientId, 'viewer', { email: 'vera@example.com' })

  assert.equal(await runWell(['digest', 'settings']), 'Nobody gets a digest.\n')
  const shown = await runWell(['digest', 'preview', 'Lea@example.com'])
  assert.match(shown, /^Your week: .*\n\nHello lead \d+,\n/)
  assert.match(shown, /^12 calls; the week before 12\.$/m)
  assert.match(await runWell(['digest', 'preview', 'vera@example.com']), /^Only team leads and agents/)
  assert.match((await run(['digest', 'preview', 'nobody@example.com'])).err, /There is nobody with this/)

  const on = ['digest', 'settings', '--on', '--weekday', 'friday', '--hour', '16']
  assert.equal(
    await runWell([...on, '--time-zone', 'Europe/Madrid']),
    'Every Friday from 16:00 on (Europe/Madrid). No mail server is set (SMTP_URL), so nothing is sent.\n',
  )
  assert.equal(await runWell(['digest', 'settings', '--off']), 'Nobody gets a digest.\n')
})
