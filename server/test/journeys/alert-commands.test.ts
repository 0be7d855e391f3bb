import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { tellAlerts } from '../../src/store/alerts/notices.ts'
import { failCritically } from '../support/alert-scene.ts'
import { type CommandsBeside, startCommandsBeside } from '../support/commands-beside.ts'
import { addModel } from '../support/ended-calls.ts'

let beside: CommandsBeside
before(async () => {
  beside = await startCommandsBeside({ env: { SEARCH_MEANING: 'on' } })
})
after(() => beside.stop())

test('a QA sets a rule, sees what it found, has quiet at night, and lets go of the rule', async () => {
  const { runWell, service } = beside
  const made = await runWell(['alerts', 'create', 'critical_failed', '--name', 'Not verified'])
  const [, id = ''] = /^Rule (\S+) has been created\.\n$/.exec(made)!
  await runWell(['alerts', 'create', 'backlog', '--name', 'Pile', '--of', 'reviews', '--at-least', '7'])
  assert.match(await runWell(['alerts', 'rules']), /Not verified {2}\(critical_failed, webhooks\)/)
  const [, pile] = JSON.parse(await runWell(['alerts', 'rules', '--json']))
  assert.deepEqual(pile.watch, {
    kind: 'backlog',
    of: 'reviews',
    at_least: 7,
    growth_percent: 50,
    hours: 4,
  })
  const rising = await runWell([
    ...['alerts', 'create', 'topic_rising', '--name', 'Reasons', '--false-alarms', '0.5', '--json'],
  ])
  assert.deepEqual(JSON.parse(rising).watch, {
    kind: 'topic_rising',
    model_id: null,
    false_alarms_per_month: 0.5,
  })
  // The service tells by itself what it may tell: so it may not, for now.
  const oclock = (hoursFromNow: number) =>
    `${new Date(Date.now() + hoursFromNow * 3_600_000).toISOString().slice(11, 13)}:00`
  await runWell(['alerts', 'quiet', '--time-zone', 'UTC', '--from', oclock(-1), '--until', oclock(11)])
  await failCritically(service, await addModel(service, 'Verification'))
  const line = /^\S+ {2}Not verified: Wilhelmina failed the critical criterion "verifies" .*$/m
  assert.match(await runWell(['alerts', 'list']), /\(not told yet\)\n$/)
  await runWell(['alerts', 'quiet', '--none'])
  await tellAlerts(service.database, 'https://calls.example')
  const told = await runWell(['alerts', 'list', '--kind', 'critical_failed'])
  assert.match(told, line)
  assert.doesNotMatch(told, /not told yet/)

  const hours = ['alerts', 'quiet', '--time-zone', 'Europe/Madrid', '--from', '20:00', '--until', '08:00']
  assert.equal(
    await runWell([...hours, '--weekends']),
    'Quiet from 20:00 to 08:00, and all weekend (Europe/Madrid).\n',
  )
  assert.equal(
    await runWell(['alerts', 'quiet', '--none', '--no-weekends']),
    'No quiet hours (Europe/Madrid).\n',
  )

  assert.match(await runWell(['alerts', 'disable', id]), /\(critical_failed, webhooks, disabled\)\n$/)
  assert.equal(await runWell(['alerts', 'delete', id]), `Rule ${id} has been deleted.\n`)
  assert.match(await runWell(['alerts', 'list']), line, 'what was told stays')
})
