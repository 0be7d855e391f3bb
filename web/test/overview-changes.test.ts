import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallmarkClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { listQuery } from '../src/parts/period.ts'
import { makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { clientOf, makeWorkspace, signInAs } from './support/people.ts'

let browser: Browser
let owner: Signed
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('What changed')
  client = clientOf(owner)
})
after(() => browser?.close())

/** How many calls the list at this address has, as the API counts them. */
async function countListed(href: string): Promise<number> {
  const { from, to, model, agent, criterion, outcome, min, field, value } = Object.fromEntries(
    new URL(`http://here${href}`).searchParams,
  )
  const page = await client.calls.listPage({
    ...listQuery({ from, to, model }),
    ...(agent ? { agent_id: agent } : {}),
    ...(criterion ? { criterion, criterion_outcome: outcome as 'failed' } : {}),
    ...(min ? { min_score: Number(min) } : {}),
    ...(field && value ? { grouping_field_key: field, grouping_field_value: value } : {}),
    limit: 1,
    include_total: true,
  })
  return page.total!
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the overview says what changed beyond chance, what moved it, and leads to exactly those calls', async () => {
  const dashboard = await openDashboard(browser, '/', { as: owner })
  const { page } = dashboard
  const card = part(page, 'What changed')
  await card.getByText(/^The score fell by [\d.]+ points$/).waitFor()
  const criteria = part(page, 'Criteria')
  // Of five criteria, two have changed: the others are left to chance.
  assert.equal(await criteria.getByRole('listitem').count(), 2)
  const told = (name: string) => criteria.getByRole('listitem').filter({ hasText: name }).textContent()
  assert.match((await told('Offers further help'))!, /\+50 better/)
  assert.match((await told('Verifies the customer'))!, /worse/)
  const agents = part(page, 'Agents')
  const names = await agents.getByRole('link', { name: /^Agent/ }).allTextContents()
  assert.deepEqual(names.slice(0, 2).sort(), ['Agent ben', 'Agent eli'])
  for (const link of await card.getByRole('link', { name: /\d+ (passed |failed )?calls?: / }).all()) {
    const said = Number(/^(\d+)/.exec((await link.textContent())!)?.[1])
    assert.equal(said, await countListed((await link.getAttribute('href'))!), (await link.textContent())!)
  }
  const before = (await card.getByRole('link', { name: /: [\d.]+%$/ }).getAttribute('href'))!
  assert.equal(await countListed(before), 60, 'all of the month before')
  await assertSound(dashboard)
  await agents.getByRole('link', { name: 'Agent ben', exact: true }).click()
  await page.waitForURL(/\/agents\/ben/)
  await page.goBack()
  await criteria.getByRole('link', { name: 'Verifies the customer', exact: true }).click()
  await page.waitForURL(/\/criteria\?.*view=agents/)
  const below = page
    .getByRole('row', { name: /^Agent (ben|eli)/ })
    .getByRole('link', { name: /clearly below/ })
  await below.nth(1).waitFor()
  await dashboard.close()
})

test('critical failures are counted with the calls behind them', async () => {
  const dashboard = await openDashboard(browser, '/', { as: owner })
  const link = part(dashboard.page, 'Critical failures').getByRole('link')
  assert.equal(await link.textContent(), '20')
  assert.equal(await countListed((await link.getAttribute('href'))!), 20)
  await link.click()
  await dashboard.page
    .getByRole('button', { name: /Remove filter: Criterion: Verifies the customer/ })
    .waitFor()
  await dashboard.close()
})

test('the average stands beside its target', async () => {
  const { id } = (await client.models.list())[0]!
  await client.models.targets.replace(id, { score: { target: 90 } })
  const dashboard = await openDashboard(browser, '/', { as: owner })
  await dashboard.page.getByText(/^[\d.]+ below the target of 90%/).waitFor()
  await assertSound(dashboard)
  await dashboard.close()
  await client.models.targets.replace(id, { score: { target: 10 } })
  const again = await openDashboard(browser, '/', { as: owner })
  await again.page.getByText(/^Target 10% reached/).waitFor()
  await again.close()
  await client.models.targets.replace(id, {})
})

test('what waits for review is counted, and each number leads to its list', async () => {
  const as = await signInAs('qa', {}, owner)
  const calls = (await client.calls.listPage({ limit: 6, fields: ['id'] })).items.map(({ id }) => id)
  await client.reviews.queue.add({ call_ids: calls.slice(0, 1), assigned_to: as.id })
  await client.reviews.queue.add({ call_ids: calls.slice(1, 3) })
  const due_at = new Date(Date.now() - 86_400_000).toISOString()
  await client.reviews.queue.add({ call_ids: calls.slice(3, 6), due_at })
  await client.reviews.appeals.open(calls[0]!, { reason: 'It was said.' })
  const dashboard = await openDashboard(browser, '/', { as })
  const { page } = dashboard
  const waiting = part(page, 'Waiting for review')
  for (const [name, path] of [
    ['Mine: 1', /\/reviews\?mine=true/],
    ['Overdue: 3', /\/reviews\?overdue=true/],
    ['Appeals: 1', /\/calls\?review=appealed/],
    ['Unassigned: 5', /\/reviews\?unassigned=true/],
  ] as const)
    assert.match((await waiting.getByRole('link', { name }).getAttribute('href'))!, path, name)
  await assertSound(dashboard)
  await waiting.getByRole('link', { name: 'Unassigned: 5' }).click()
  await page.waitForURL(/\/reviews\?unassigned=true/)
  assert.ok(await page.getByLabel('Unassigned only').isChecked())
  await page.locator('tbody tr').nth(4).waitFor()
  assert.equal(await page.locator('tbody tr').count(), 5)
  await assertSound(dashboard)
  await dashboard.close()
})

test('who may not review is not told what waits', async () => {
  const as = await signInAs('viewer', {}, owner)
  const dashboard = await openDashboard(browser, '/', { as })
  await part(dashboard.page, 'What changed').waitFor()
  assert.equal(await part(dashboard.page, 'Waiting for review').count(), 0)
  await assertSound(dashboard)
  await dashboard.close()
})

test('all time has nothing before it, and says so', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const dashboard = await openDashboard(browser, `/?to=${today}`, { as: owner })
  await dashboard.page.getByText('All time has no period before it.').waitFor()
  await part(dashboard.page, 'Critical failures').getByRole('link').waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('in Spanish, at night and on a phone', async () => {
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740, as: owner } as const
  const dashboard = await openDashboard(browser, '/', options)
  const { page } = dashboard
  await page.getByRole('heading', { name: 'Qué ha cambiado' }).waitFor()
  await page.getByText(/^La nota ha bajado/).waitFor()
  await page.locator('.u-over').waitFor()
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  )
  await assertSound(dashboard)
  await dashboard.close()
})

test('without a model, the starter scorecards are the way on; with one, the recordings', async () => {
  const newcomer = await makeWorkspace('Nothing yet')
  const dashboard = await openDashboard(browser, '/', { as: newcomer })
  await dashboard.page.getByRole('link', { name: 'Choose a starter scorecard' }).click()
  await dashboard.page.waitForURL(/\/models\/start/)
  await dashboard.close()
  await clientOf(newcomer).models.create({ name: 'Care' })
  const again = await openDashboard(browser, '/', { as: newcomer })
  await again.page.getByText('They appear here at once').waitFor()
  assert.equal(await again.page.getByRole('link', { name: 'Choose a starter scorecard' }).count(), 0)
  await assertSound(again)
  await again.close()
})
