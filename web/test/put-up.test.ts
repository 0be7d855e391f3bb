import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallmarkClient } from '@callmark/client'
import type { Browser } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, type Person, signInAs } from './support/people.ts'

let browser: Browser
let owner: Signed
let qa: Person
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('Put up')
  client = clientOf(owner)
  qa = await signInAs('qa', {}, owner)
})
after(() => browser?.close())

const failedOf = 'criterion=verifies&outcome=failed&sort=score_percentage'

test('the first calls of a list are put up for review, for one person and until a day', async () => {
  const dashboard = await openDashboard(browser, `/calls?agent=ben&${failedOf}`, { as: qa })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Put up for review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How many calls').fill('3')
  await dialog.getByLabel('Due in days').fill('2')
  await dialog.getByLabel('Who reviews').selectOption(qa.id)
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Put up', exact: true }).click()
  await dialog.getByText('3 calls put up for review.').waitFor()
  await assertSound(dashboard)
  const listed = await client.calls.listPage({
    ...{ agent_id: 'ben', criterion: 'verifies', criterion_outcome: 'failed' },
    ...{ sort: 'score_percentage', limit: 3, fields: ['id'] },
  })
  const { items } = await client.reviews.queue.listPage({ state: ['open'] })
  assert.deepEqual(items.map(({ call }) => call.id).sort(), listed.items.map(({ id }) => id).sort())
  for (const { assigned_to, due_at, blind } of items) {
    assert.equal(assigned_to?.id, qa.id)
    assert.equal(blind, false)
    assert.ok(Math.abs(Date.parse(due_at!) - Date.now() - 2 * 86_400_000) < 600_000)
  }

  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Put up for review' }).click()
  await dialog.getByLabel('How many calls').fill('4')
  await dialog.getByRole('button', { name: 'Put up', exact: true }).click()
  await dialog.getByText('1 call put up for review. 3 were up already.').waitFor()
  await dialog.getByRole('link', { name: 'See the queue' }).click()
  // The address changes first; until the page is there, the list of calls stays.
  await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
  await page.locator('tbody tr').nth(3).waitFor()
  assert.equal(await page.locator('tbody tr').count(), 4)
  await dashboard.close()
})

test('a list without results has nothing to put up, and says so', async () => {
  const dashboard = await openDashboard(browser, '/calls?state=failed', { as: qa })
  await dashboard.page.getByRole('button', { name: 'Put up for review' }).click()
  await dashboard.page.getByRole('button', { name: 'Put up', exact: true }).click()
  await dashboard.page.getByText('No call of this list has a result to review.').waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('who may not put calls up is not offered it', async () => {
  const as = await signInAs('viewer', {}, owner)
  const dashboard = await openDashboard(browser, '/calls', { as })
  await dashboard.page.locator('tbody tr').first().waitFor()
  assert.equal(await dashboard.page.getByRole('button', { name: 'Put up for review' }).count(), 0)
  await dashboard.close()
})

test('in Spanish, at night and on a phone', async () => {
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740, as: qa } as const
  const dashboard = await openDashboard(browser, '/calls', options)
  await dashboard.page.getByRole('button', { name: 'Más', exact: true }).click()
  await dashboard.page.getByRole('button', { name: 'Poner en revisión' }).click()
  const count = dashboard.page.getByLabel('Cuántas llamadas')
  await count.waitFor()
  await assertFits(dashboard.page)
  await assertSound(dashboard)
  await count.fill('4')
  await dashboard.page.setViewportSize({ width: 800, height: 360 })
  assert.equal(await count.inputValue(), '4', 'whoever turns the phone round keeps what they have begun')
  await dashboard.close()
})
