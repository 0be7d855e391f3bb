import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

/** Of the numbers in a column of a table, as they are written. */
const numbers = (texts: readonly string[]) => texts.map((text) => Number.parseFloat(text))

test('agents stand in the order of their averages, each with how sure that is', async () => {
  const dashboard = await openDashboard(browser, '/agents?to=2099-01-01')
  const { page } = dashboard
  const ranking = page.getByRole('region', { name: 'Ranking' })
  await ranking.getByRole('table').waitFor()
  const averages = numbers(await ranking.locator('tbody td:nth-child(3)').allTextContents())
  assert.ok(averages.length >= 4)
  assert.deepEqual(
    averages,
    [...averages].sort((a, b) => b - a),
  )
  assert.match((await ranking.locator('tbody td:nth-child(4)').first().textContent()) ?? '', /\d% to \d/)
  assert.ok(numbers(await ranking.locator('tbody td:nth-child(2)').allTextContents()).every((n) => n >= 10))
  await assertSound(dashboard)

  await ranking.getByRole('button', { name: 'Agent' }).press('Enter')
  assert.equal(await ranking.locator('th[aria-sort]').getAttribute('aria-sort'), 'ascending')
  const names = await ranking.locator('tbody th').allTextContents()
  assert.deepEqual(
    names,
    [...names].sort((a, b) => a.localeCompare(b)),
  )

  const calls = ranking.locator('tbody td:last-child a').first()
  assert.match((await calls.getAttribute('href')) ?? '', /agent=agent-\d/)
  await ranking.getByRole('link', { name: names[0]!, exact: true }).click()
  await page.waitForURL(/\/agents\/agent-\d+\?.*to=2099/)
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor()
  await dashboard.close()
})

test('agents with few scored calls stand apart', async () => {
  const dashboard = await openDashboard(browser, '/agents')
  const { page } = dashboard
  await page.getByLabel('Period', { exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL(/from=/)
  await page.getByText('No agent has 10 or more scored calls in this period.').waitFor()
  const few = page.getByRole('region', { name: 'Too few calls to compare' })
  assert.ok(numbers(await few.locator('tbody td:nth-child(2)').allTextContents()).every((n) => n < 10))
  await assertSound(dashboard)
  await dashboard.close()
})

test('an agent’s profile stands beside the team, with moments to listen to', async () => {
  const dashboard = await openDashboard(browser, '/agents/agent-3')
  const { page } = dashboard
  await page.getByRole('heading', { level: 1, name: 'Chloé Martin' }).waitFor()
  for (const label of ['Calls', 'Average score', 'Team average', 'Compared with the team'])
    await page.locator('dt', { hasText: label }).waitFor()
  await page
    .getByRole('region', { name: 'By category' })
    .getByText(/Agent .+, team .+ calls/)
    .first()
    .waitFor()
  await page.locator('.u-over').waitFor()
  const course = page.getByRole('table').filter({ hasText: 'Scored calls' })
  assert.deepEqual(await course.getByRole('columnheader').allTextContents(), [
    'Time',
    'Scored calls',
    'Team',
    'Chloé Martin',
  ])
  const overTime = page.getByRole('table').filter({ hasText: 'Category' })
  await overTime
    .getByRole('row', { name: /^Resolution/ })
    .getByRole('link')
    .first()
    .waitFor()
  assert.equal(await overTime.getByRole('columnheader').count(), 5, 'four parts of the period')
  const best = page.getByRole('region', { name: 'Moments to share' })
  const listen = best.getByRole('link', { name: /^Listen/ })
  await listen.first().waitFor()
  const criteria = await best.getByRole('heading', { level: 3 }).allTextContents()
  assert.equal(criteria.length, 5)
  assert.equal(new Set(criteria).size, 5, 'of five criteria')
  const worst = page.getByRole('region', { name: 'Moments to work on' })
  const missed = worst.getByRole('listitem').filter({ hasText: 'Missed in' }).first()
  assert.match((await missed.textContent()) ?? '', /[\d,]+ points lost.*Missed in \d+ of \d+ calls/)
  assert.equal(await missed.getByRole('blockquote').count(), 0, 'nothing is quoted that was not said')
  await missed.getByRole('link').first().waitFor()
  await assertSound(dashboard)
  await listen.first().click()
  await page.waitForURL(/\/calls\/[0-9a-f-]{36}\?at=\d/)
  await dashboard.close()
})

test('an agent nobody knows is said to be unknown', async () => {
  const dashboard = await openDashboard(browser, '/agents/nobody')
  const { page } = dashboard
  await page.getByRole('heading', { name: 'Agent not found' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'All agents' }).click()
  await page.waitForURL(/\/agents(\?|$)/)
  await dashboard.close()
})

test('both pages in Spanish, at night and on a phone', async () => {
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740 } as const
  for (const [path, heading] of [
    ['/agents', 'Clasificación'],
    ['/agents/agent-3', 'Momentos para compartir'],
  ] as const) {
    const dashboard = await openDashboard(browser, path, options)
    const { page } = dashboard
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    )
    await assertSound(dashboard)
    await dashboard.close()
  }
})
