import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { signInAs } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const dayMs = 86_400_000
const openViews = (page: Page) => page.getByRole('button', { name: 'Views', exact: true }).click()

test('a list is saved under a name for everybody, opened by others, and deleted again', async () => {
  const viewer = await signInAs('viewer')
  const dashboard = await openDashboard(browser, '/calls?state=finished&min=70&sort=score_percentage')
  const { page } = dashboard
  await openViews(page)
  await page.getByLabel('Save the list as it is now').fill('Good ones, worst first')
  await page.getByLabel('For everybody in the workspace').check()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const other = await openDashboard(browser, '/calls', { as: viewer, width: 390, theme: 'dark' })
  await openViews(other.page)
  assert.equal(await other.page.getByLabel('For everybody in the workspace').count(), 0)
  assert.equal(await other.page.getByRole('button', { name: /^Delete the view/ }).count(), 0)
  await assertSound(other)
  const link = other.page.getByRole('link', { name: 'Good ones, worst first' })
  assert.match((await link.getAttribute('href')) ?? '', /\/calls\?view=\d+$/)
  await link.click()
  await other.page.waitForURL(/sort=score_percentage/)
  assert.deepEqual(searchOf(other.page), { state: 'finished', min: '70', sort: 'score_percentage' })
  await openViews(other.page)
  await other.page.getByLabel('Save the list as it is now').fill('Mine')
  await other.page.keyboard.press('Enter')
  await other.page.getByRole('dialog').waitFor({ state: 'detached' })
  await other.close()

  await openViews(page)
  assert.equal(await page.getByRole('link', { name: 'Mine' }).count(), 0)
  await page.getByRole('button', { name: 'Delete the view “Good ones, worst first”' }).click()
  await page.getByRole('link', { name: 'Good ones, worst first' }).waitFor({ state: 'detached' })
  await dashboard.close()
})

test('the link of a view that is gone leads to all calls', async () => {
  const dashboard = await openDashboard(browser, '/calls?view=2147483647')
  const { page } = dashboard
  await page.waitForURL((url) => !url.searchParams.has('view'))
  await page.locator('tbody tr').first().waitFor()
  assert.deepEqual(searchOf(page), {})
  await dashboard.close()
})

test('a view is renamed and brought up to the list as it is now; who comes too late is told so', async () => {
  const dashboard = await openDashboard(browser, '/calls?state=failed')
  const { page } = dashboard
  await openViews(page)
  await page.getByLabel('Save the list as it is now').fill('To be changed')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const late = await openDashboard(browser, '/calls', { theme: 'dark', width: 360 })
  await openViews(late.page)
  await late.page.getByRole('button', { name: 'Change the view “To be changed”' }).click()
  await assertSound(late)
  const tooWide = await late.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(tooWide, false)

  await page.goto(`${new URL(page.url()).origin}/calls?min=80&sort=-duration`)
  await openViews(page)
  await page.getByRole('button', { name: 'Change the view “To be changed”' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Changed')
  await page.getByLabel('Take the filters, order and columns').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('link', { name: 'Changed', exact: true }).click()
  await page.waitForURL(/sort=-duration/)
  assert.deepEqual(searchOf(page), { min: '80', sort: '-duration' })

  await late.page.getByRole('button', { name: 'Save changes' }).click()
  await late.page.getByText('Somebody has changed this view since you read it.').waitFor()
  await late.page.getByRole('link', { name: 'Changed', exact: true }).waitFor()
  await late.close()
  await openViews(page)
  await page.getByRole('button', { name: 'Delete the view “Changed”' }).click()
  await page.getByRole('link', { name: 'Changed', exact: true }).waitFor({ state: 'detached' })
  await dashboard.close()
})

test('a view of last week is of last week, whenever it is opened', async () => {
  const dashboard = await openDashboard(browser, '/calls?state=finished')
  const { page } = dashboard
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Period').selectOption('Last week')
  await page.waitForURL(/from=/)
  const { from = '', to = '' } = searchOf(page)
  const [first, last] = [new Date(from), new Date(to)]
  assert.equal(first.getUTCDay(), 1, 'a Monday')
  assert.equal(last.getUTCDay(), 0, 'a Sunday')
  assert.equal(last.getTime() - first.getTime(), 6 * dayMs)
  assert.ok(last.getTime() < Date.now() && Date.now() < last.getTime() + 9 * dayMs)
  await openViews(page)
  await page.getByLabel('Save the list as it is now').fill('Last week’s')
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.clock.setFixedTime(Date.now() + 7 * dayMs)
  await openViews(page)
  await page.getByRole('link', { name: 'Last week’s' }).click()
  await page.waitForURL((url) => url.searchParams.get('from') !== from)
  const later = (day: Date) => new Date(day.getTime() + 7 * dayMs).toISOString().slice(0, 10)
  assert.deepEqual(searchOf(page), { state: 'finished', from: later(first), to: later(last) })
  await openViews(page)
  await page.getByRole('button', { name: 'Delete the view “Last week’s”' }).click()
  await page.getByRole('link', { name: 'Last week’s' }).waitFor({ state: 'detached' })
  await dashboard.close()
})
