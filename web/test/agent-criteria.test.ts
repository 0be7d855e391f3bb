import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { listQuery } from '../src/parts/period.ts'
import { agentsOnBoard, makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { clientOf, signInAs } from './support/people.ts'

let browser: Browser
let owner: Signed
let teamId: number
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('Agents by criterion')
  const client = clientOf(owner)
  teamId = (await client.teams.create('Mornings')).id
  for (const id of ['ana', 'ben']) await client.agents.replace(id, { name: `Agent ${id}`, team_id: teamId })
})
after(() => browser?.close())

test('an agent stands beside the team criterion by criterion, what is clearly below first, with its calls', async () => {
  const dashboard = await openDashboard(browser, '/agents/ben', { as: owner })
  const { page } = dashboard
  const card = page.getByRole('region', { name: 'By criterion' })
  await card.getByText('beside Mornings').waitFor()
  const lines = card.getByRole('listitem')
  await lines.first().getByText('Mornings: 50%').waitFor()
  assert.match(
    (await lines.first().textContent())!,
    /Verifies the customercriticalclearly below.*0% \(.*10 calls/,
  )
  const link = lines.first().getByRole('link', { name: '10 failed calls: Verifies the customer' })
  const { from, to, agent, criterion, outcome } = Object.fromEntries(
    new URL(`http://here${await link.getAttribute('href')}`).searchParams,
  )
  assert.deepEqual([agent, criterion, outcome], ['ben', 'verifies', 'failed'])
  const { total } = await clientOf(owner).calls.listPage({
    ...listQuery({ from, to }),
    agent_id: 'ben',
    criterion: 'verifies',
    criterion_outcome: 'failed',
    limit: 1,
    include_total: true,
  })
  assert.equal(total, 10)
  await assertSound(dashboard)
  await card.getByRole('link', { name: 'All figures' }).click()
  await page.waitForURL(/\/criteria\?.*agent=ben/)
  await dashboard.close()
})

test('who is in no team stands beside all agents', async () => {
  const dashboard = await openDashboard(browser, '/agents/cai', { as: owner })
  const card = dashboard.page.getByRole('region', { name: 'By criterion' })
  await card.getByText('beside all agents').waitFor()
  await card.getByText('all agents: 66.7%').waitFor()
  await dashboard.close()
})

test('agents are found by name, ID and team, and the address keeps it', async () => {
  const dashboard = await openDashboard(browser, '/agents', { as: owner })
  const { page } = dashboard
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  assert.equal(await rows.count(), agentsOnBoard)
  await page.getByLabel('Team', { exact: true }).selectOption('Mornings')
  await page.waitForURL(/team=\d+/)
  await page.getByText(/^2 agents, average [\d.]+%/).waitFor()
  assert.deepEqual((await rows.getByRole('rowheader').allTextContents()).sort(), ['Agent ana', 'Agent ben'])
  await page.getByLabel('Name or ID').fill('BEN')
  await page.waitForURL(/q=BEN/)
  assert.deepEqual(await rows.getByRole('rowheader').allTextContents(), ['Agent ben'])
  await assertSound(dashboard)
  await page.reload()
  await rows.first().waitFor()
  assert.equal(await page.getByLabel('Name or ID').inputValue(), 'BEN')
  await page.getByLabel('Name or ID').fill('nobody at all')
  await page.getByText('No agent with calls in this period matches.').waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Show all agents' }).click()
  await rows.nth(agentsOnBoard - 1).waitFor()
  await dashboard.close()
})

test('a lead finds their own agents alone, in Spanish, at night and on a phone', async () => {
  const as = await signInAs('lead', { leads: [teamId] }, owner)
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740, as } as const
  for (const [path, heading] of [
    ['/agents', 'Clasificación'],
    ['/agents/ana', 'Por criterio'],
  ] as const) {
    const dashboard = await openDashboard(browser, path, options)
    const { page } = dashboard
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.equal(await page.getByText('Agent cai').count(), 0)
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    )
    await assertSound(dashboard)
    await dashboard.close()
  }
})
