import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Signed } from '../../server/test/support/people.ts'
import { spawnCallmark } from '../../server/test/support/spawned-service.ts'
import { fillTwoWeeks, timeZone } from '../../server/test/support/weekly-scene.ts'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, makeOwner, type Person, signInAs } from './support/people.ts'

const shots = process.env.SHOTS
let browser: Browser
let owner: Signed
let lead: Person
before(async () => {
  browser = await openBrowser()
  const service = serviceUnderTest()
  const { output } = await spawnCallmark(service.dataDir, ['client', 'create', 'Digests', '--json']).ended
  const credentials = JSON.parse(output)
  owner = await makeOwner(service, credentials.client_id)
  const store = await openStore(readConfig({ DATA_DIR: service.dataDir }), 'join')
  const token = async () => {
    const headers = { 'content-type': 'application/json' }
    const { client_id, client_secret } = credentials
    const body = JSON.stringify({ client_id, client_secret })
    const answer = await fetch(`${service.address}/v1/auth`, { method: 'POST', headers, body })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const { database } = store
  await fillTwoWeeks({
    ...{ address: service.address, database, clientId: credentials.client_id, token },
  }).finally(() => store.close())
  const team = await clientOf(owner).teams.create('Near')
  await clientOf(owner).agents.create({ agent_id: 'near', name: 'Nina Near', team_id: team.id })
  lead = await signInAs('lead', { name: 'Lea Hart', leads: [team.id] }, owner)
})
after(() => browser?.close())

test('QA looks at a digest and has it sent every week', async () => {
  const dashboard = await openDashboard(browser, '/alerts', { as: owner })
  const { page } = dashboard
  const card = page.getByRole('region', { name: 'The week by mail' })
  await card.getByText('Nothing is sent: the operator has set no mail server.').waitFor()
  await card.getByLabel('Send it every week').check()
  await card.getByLabel('Day').selectOption('Friday')
  await card.getByLabel('From').selectOption('16:00')
  await card.getByLabel('Time zone').selectOption(timeZone)
  await assertSound(dashboard)
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Saved.').waitFor()
  const { enabled, weekday, hour, time_zone } = await clientOf(owner).digest.settings()
  assert.deepEqual([enabled, weekday, hour, time_zone], [true, 'friday', 16, timeZone])
  if (shots) await page.screenshot({ path: `${shots}/digest-1440.png`, fullPage: true })
  await card.getByRole('button', { name: 'Preview' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('12 calls; the week before 12.').waitFor()
  await assertSound(dashboard)
  if (shots) await page.screenshot({ path: `${shots}/digest-preview-1440.png` })
  await dashboard.close()
})

test('a team lead reads theirs in Spanish, and switches it off', async () => {
  const dashboard = await openDashboard(browser, '/account', { as: lead, locale: 'es-ES', width: 360 })
  const { page } = dashboard
  const card = page.getByRole('region', { name: 'La semana por correo' })
  await card.getByLabel('Enviármelo').uncheck()
  await assertSound(dashboard)
  await card.getByRole('button', { name: 'Guardar' }).click()
  await card.getByText('Guardado.').waitFor()
  const { weekly_digest, language } = await clientOf(lead).me.get()
  assert.deepEqual([weekly_digest, language], [false, 'es'])
  await card.getByRole('button', { name: 'Vista previa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('No se envía: esta persona no lo quiere.').waitFor()
  await dialog.getByText('12 llamadas; la semana anterior, 12.').waitFor()
  await assertSound(dashboard)
  await assertFits(page)
  if (shots) await page.screenshot({ path: `${shots}/digest-account-360.png`, fullPage: true })
  await dashboard.close()
})

test('who gets no digest is not asked about it', async () => {
  const dashboard = await openDashboard(browser, '/account', { as: owner })
  await dashboard.page.getByRole('heading', { name: 'Password' }).waitFor()
  assert.equal(await dashboard.page.getByText('The week by mail').count(), 0)
  await dashboard.close()
})
