import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Signed } from '../../server/test/support/people.ts'
import { raiseAlert, raiseTopicAlert } from '../../server/test/support/raise-alert.ts'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, makeWorkspace } from './support/people.ts'

const shots = process.env.SHOTS
let browser: Browser
let owner: Signed
before(async () => {
  browser = await openBrowser()
  owner = await makeWorkspace('Alerts')
})
after(() => browser?.close())

const open = (options: object = {}) => openDashboard(browser, '/alerts', { as: owner, ...options })

test('a rule is made, switched off and deleted', async () => {
  const dashboard = await open()
  const { page } = dashboard
  await page.getByText('Nothing has happened yet').waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Late reviews')
  await dialog.getByLabel('What is watched').selectOption('review_overdue')
  await dialog.getByLabel('Hours overdue').fill('4')
  await dialog.getByLabel('Olivia Stone').check()
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Create the rule' }).click()
  await page.getByText('A review is overdue · webhooks, 1 person by mail').waitFor()
  await page.getByText('4 h after the date').waitFor()
  const [rule] = await clientOf(owner).alerts.rules.list()
  assert.deepEqual(rule!.watch, { kind: 'review_overdue', hours: 4 })
  await page.getByRole('button', { name: 'Switch off: Late reviews' }).click()
  await page.getByRole('button', { name: 'Switch on: Late reviews' }).waitFor()
  await page.getByRole('button', { name: 'Delete: Late reviews' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No rule yet', { exact: true }).waitFor()
  assert.deepEqual(await clientOf(owner).alerts.rules.list(), [])
  await dashboard.close()
})

test('a rule is changed, also one that somebody else has changed meanwhile', async () => {
  const rules = clientOf(owner).alerts.rules
  const made = await rules.create({ name: 'Pile', watch: { kind: 'backlog', of: 'reviews', at_least: 7 } })
  const dashboard = await open()
  const { page } = dashboard
  await page.getByText('Calls to be reviewed: at least 7, grown by 50 % within 4 h').waitFor()
  await page.getByRole('button', { name: 'Change: Pile' }).click()
  const dialog = page.getByRole('dialog')
  assert.equal(await dialog.getByLabel('What is watched').isDisabled(), true)
  await dialog.getByLabel('Grown by at least (%)').fill('20')
  await assertSound(dashboard)
  if (shots) await page.screenshot({ path: `${shots}/alerts-change-1440.png` })
  await rules.replace(made.id, { ...made, name: 'Pile of reviews' })
  await dialog.getByRole('button', { name: 'Save the rule' }).click()
  await dialog.getByText('Somebody else has saved this rule meanwhile.').waitFor()
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'Pile of reviews')
  assert.equal(await dialog.getByLabel('Grown by at least (%)').inputValue(), '50')
  await dialog.getByLabel('Grown by at least (%)').fill('20')
  await dialog.getByRole('button', { name: 'Save the rule' }).click()
  await page.getByText('at least 7, grown by 20 % within 4 h').waitFor()
  assert.deepEqual((await rules.get(made.id)).watch, {
    ...{ kind: 'backlog', of: 'reviews', at_least: 7, growth_percent: 20, hours: 4 },
  })

  await rules.replace(made.id, { ...(await rules.get(made.id)), name: 'Moved on' })
  await page.getByRole('button', { name: 'Switch off: Pile of reviews' }).click()
  await page.getByText('Somebody else has changed this rule. This is how it stands now.').waitFor()
  await page.getByRole('button', { name: 'Switch off: Moved on' }).waitFor()
  assert.equal((await rules.get(made.id)).enabled, true)
  await rules.delete(made.id)
  await dashboard.close()
})

test('a rule watches only some of the critical criteria of a scorecard', async () => {
  const client = clientOf(owner)
  const verifies = { key: 'verifies', type: 'BOOLEAN', critical: true, readable_name: 'Verifies identity' }
  const greets = { key: 'greets', type: 'BOOLEAN', critical: false }
  const model = await client.models.create({
    ...{ name: 'Care', xscore_template: true },
    template_variables: [verifies, greets] as never,
  })
  const dashboard = await open()
  const { page } = dashboard
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Not verified')
  await dialog.getByLabel('Scorecard').selectOption('Care')
  await dialog.getByLabel('Verifies identity').check()
  assert.equal(await dialog.getByLabel('greets').count(), 0)
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Create the rule' }).click()
  await page.getByText('Care: verifies').waitFor()
  const [rule] = await client.alerts.rules.list()
  assert.deepEqual(rule!.watch, { kind: 'critical_failed', model_id: model.id, keys: ['verifies'] })

  await page.getByRole('button', { name: 'Send a test: Not verified' }).click()
  await page.getByText('Nobody would be told: no webhook listens for alerts').waitFor()
  await client.webhooks.create({ url: 'https://chat.example/hook', events: ['alert.raised'] })
  await page.getByRole('button', { name: 'Send a test: Not verified' }).click()
  await page.getByText('A test is on its way: 1 webhook, 0 mails.').waitFor()
  await assertSound(dashboard)
  if (shots) await page.screenshot({ path: `${shots}/alerts-rules-1440.png`, fullPage: true })
  await dashboard.close()

  const phone = await open({ locale: 'es-ES', width: 360 })
  await phone.page.getByRole('button', { name: 'Cambiar: Not verified' }).click()
  await phone.page.getByRole('dialog').getByText('Si no se elige ninguno').waitFor()
  await assertSound(phone)
  await assertFits(phone.page)
  if (shots) await phone.page.screenshot({ path: `${shots}/alerts-change-360.png` })
  await phone.close()
  await client.alerts.rules.delete(rule!.id)
})

test('quiet hours are kept', async () => {
  const dashboard = await open()
  const card = dashboard.page.getByRole('region', { name: 'Quiet hours' })
  await card.getByLabel('Time zone').selectOption('Europe/Madrid')
  await card.getByLabel('From').fill('20:00')
  await card.getByLabel('Until').fill('08:00')
  await card.getByLabel('All weekend').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Saved.').waitFor()
  assert.deepEqual(await clientOf(owner).alerts.settings(), {
    time_zone: 'Europe/Madrid',
    quiet_from: '20:00',
    quiet_until: '08:00',
    quiet_weekends: true,
  })
  await dashboard.close()
})

test('what happened stands there with its numbers, also in Spanish and on a phone', async () => {
  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  const { id: workspaceId } = await clientOf(owner).workspace.get()
  await raiseAlert(store.database, workspaceId, 'a-17').finally(() => store.close())
  const dashboard = await open()
  const { page } = dashboard
  await page.getByText('Name of a-17’s score has fallen from 90 to 70 since').waitFor()
  await page
    .getByText('Between 15 and 25 points (95 % interval); 60 calls, compared with 400 before.')
    .waitFor()
  await assertSound(dashboard)
  await assertFits(page)
  if (shots) await page.screenshot({ path: `${shots}/alerts-1440.png`, fullPage: true })
  await page.getByRole('link', { name: 'Open the agent' }).click()
  await page.waitForURL(/\/agents\/a-17/)
  await dashboard.close()

  const phone = await open({ locale: 'es-ES', width: 360, theme: 'dark' })
  await phone.page.getByText('La puntuación de Name of a-17 ha bajado de 90 a 70 desde el').waitFor()
  await assertSound(phone)
  await assertFits(phone.page)
  if (shots) await phone.page.screenshot({ path: `${shots}/alerts-360.png`, fullPage: true })
  await phone.close()
})

test('a topic that rises is watched by a rule, and an alert about it leads to its calls since', async () => {
  const client = clientOf(owner)
  const dashboard = await open()
  const { page } = dashboard
  await page.getByRole('button', { name: 'New rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Reasons')
  await dialog.getByLabel('What is watched').selectOption('A topic rises')
  await dialog.getByLabel('False alarms a month, at most').fill('2')
  await dialog.getByText('On average, for all topics together.').waitFor()
  await assertSound(dashboard)
  if (shots) await page.screenshot({ path: `${shots}/alerts-topic-rule-1440.png` })
  await dialog.getByRole('button', { name: 'Create the rule' }).click()
  await page.getByText('A topic rises · webhooks').waitFor()
  const made = (await client.alerts.rules.list()).find(({ name }) => name === 'Reasons')!
  assert.deepEqual(made.watch, { kind: 'topic_rising', model_id: null, false_alarms_per_month: 2 })
  await client.alerts.rules.delete(made.id)

  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  const { id: workspaceId } = await client.workspace.get()
  const topic = { id: '019a9a00-0000-7000-8000-000000000001', name: 'lost card' }
  const nameless = { id: '019a9a00-0000-7000-8000-000000000002', name: '' }
  for (const one of [topic, nameless]) await raiseTopicAlert(store.database, workspaceId, one)
  await store.close()
  await page.reload()
  await page.getByText('More calls are about a topic without a name: 12.5 %').waitFor()
  const alert = page.getByRole('listitem').filter({ hasText: 'More calls are about “lost card”: 12.5 %' })
  await alert.getByText('Between 6 and 11 points (95 % interval); 60 calls, compared with 400').waitFor()
  await assertSound(dashboard)
  if (shots) await page.screenshot({ path: `${shots}/alerts-topic-1440.png`, fullPage: true })
  await alert.getByRole('link', { name: 'Open its calls' }).click()
  await page.waitForURL((url) => url.pathname === '/calls' && url.search.includes(topic.id))
  assert.deepEqual(
    ['from', 'to'].map((name) => new URL(page.url()).searchParams.get(name)),
    ['2026-01-05', '2026-01-09'],
  )
  await dashboard.close()

  const phone = await open({ locale: 'es-ES', width: 360, theme: 'dark' })
  await phone.page.getByText('Más llamadas tratan de «lost card»: el 12,5 % desde el').waitFor()
  await assertSound(phone)
  await assertFits(phone.page)
  if (shots) await phone.page.screenshot({ path: `${shots}/alerts-topic-360.png`, fullPage: true })
  await phone.close()
})
