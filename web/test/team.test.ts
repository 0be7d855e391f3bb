import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, signInAs } from './support/people.ts'

let browser: Browser
let owner: Signed
let teamId: number
let otherTeam: number
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('A team of its own')
  const client = clientOf(owner)
  teamId = (await client.teams.create('Evenings')).id
  for (const id of ['ben', 'eli']) await client.agents.replace(id, { name: `Agent ${id}`, team_id: teamId })
  otherTeam = (await client.teams.create('Mornings')).id
  await client.agents.replace('ana', { name: 'Agent ana', team_id: otherTeam })
})
after(() => browser?.close())

const open = (path: string, options: object = {}) => openDashboard(browser, path, { as: owner, ...options })

test('a team stands beside all other agents, criterion by criterion, with the calls behind each number', async () => {
  const dashboard = await open(`/teams/${teamId}`)
  const { page } = dashboard
  await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor()
  await page.getByText('Team with 2 agents').waitFor()
  for (const label of ['Calls', 'Average score', 'All other agents', 'Compared with the others'])
    await page.locator('dt', { hasText: label }).waitFor()
  await page.locator('dd', { hasText: 'worse, and more than chance' }).waitFor()
  await page.locator('dd', { hasText: 'clearly below' }).waitFor()

  const card = page.getByRole('region', { name: 'By criterion' })
  const lines = card.getByRole('listitem')
  await lines.first().getByText('others: 100%').waitFor()
  assert.match(
    (await lines.first().textContent())!,
    /^Verifies the customercriticalclearly below.*0% \(.*20 calls/,
  )
  await page
    .getByRole('region', { name: 'By category' })
    .getByText(/Team .+, others .+ calls/)
    .first()
    .waitFor()
  await page.locator('.u-over').waitFor()
  const missed = page
    .getByRole('region', { name: 'Moments to work on' })
    .getByRole('listitem')
    .filter({ hasText: 'Missed in' })
  await missed.first().waitFor()
  await assertSound(dashboard)

  await lines.first().getByRole('link', { name: '20 failed calls: Verifies the customer' }).click()
  await page.waitForURL(/\/calls\?/)
  await page.getByRole('button', { name: 'Remove filter: Team: Evenings' }).waitFor()
  await page.getByText('20 calls', { exact: true }).waitFor()
  await dashboard.close()
})

test('its agents stand with their averages, and a change is marked where it is more than chance', async () => {
  const dashboard = await open(`/teams/${teamId}`)
  const { page } = dashboard
  const agents = page.getByRole('region', { name: 'Agents', exact: true })
  const ben = agents.getByRole('row', { name: /^Agent ben/ })
  await ben.waitFor()
  assert.match((await ben.textContent())!, /−[\d.]+ worse/)
  assert.equal(await agents.locator('tbody tr').count(), 2)
  await agents.getByRole('button', { name: 'Change' }).click()
  assert.equal(await agents.locator('th[aria-sort]').textContent(), 'Change ▼')
  await ben.getByRole('link', { name: 'Agent ben', exact: true }).click()
  await page.waitForURL(/\/agents\/ben/)
  await page.getByRole('link', { name: 'Team Evenings' }).click()
  await page.waitForURL(/\/teams\/\d+/)
  await agents.getByRole('link', { name: 'By agent and criterion' }).click()
  await page.waitForURL(/\/criteria\?.*view=agents/)
  await page.getByRole('link', { name: 'Page of this team' }).click()
  await page.waitForURL(/\/teams\/\d+/)
  await dashboard.close()
})

test('wherever a team is named, its page is one click away', async () => {
  const dashboard = await open(`/agents?team=${teamId}`)
  const { page } = dashboard
  await page.getByRole('link', { name: 'Page of this team' }).click()
  await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor()
  await page.goto(new URL('/people?tab=teams', page.url()).href)
  await page.getByRole('link', { name: 'Figures: Evenings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor()
  await dashboard.close()
})

test('a lead sees their own team alone, and no other team is there for them', async () => {
  const as = await signInAs('lead', { leads: [teamId] }, owner)
  const dashboard = await openDashboard(browser, '/', { as })
  const { page } = dashboard
  await page.getByText('Your team: Evenings').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor()
  await page.getByRole('region', { name: 'By criterion' }).getByText('20 failed calls').waitFor()
  assert.equal(await page.locator('dt', { hasText: 'All other agents' }).count(), 0)
  assert.equal(await page.getByText('others:').count(), 0)
  await assertSound(dashboard)
  for (const id of [otherTeam, 999_999, 'nonsense']) {
    await page.goto(new URL(`/teams/${id}`, page.url()).href)
    await page.getByRole('heading', { level: 1, name: 'Team not found' }).waitFor()
    await page.getByRole('link', { name: 'All agents' }).waitFor()
  }
  await dashboard.close()
})

test('the menu marks where a team belongs, on a wide screen and on a phone', async () => {
  for (const width of [1280, 360]) {
    const dashboard = await open(`/teams/${teamId}`, { width })
    const { page } = dashboard
    await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor()
    const marked = page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current="page"]')
    assert.deepEqual(await marked.allTextContents(), ['Agents'])
    await marked.click()
    await page.waitForURL(/\/agents/)
    assert.deepEqual(await marked.allTextContents(), ['Agents'])
    await page.goto(new URL('/calls', page.url()).href)
    await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
    assert.deepEqual(await marked.allTextContents(), ['Calls'])
    await dashboard.close()
  }
})

test('a team without calls in these days says so', async () => {
  const dashboard = await open(`/teams/${teamId}?from=2020-01-01&to=2020-01-31`)
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No finished calls in this period' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'All time' }).click()
  await page.getByText('Choose a first and a last day').waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('the page fits on every screen, in both languages, by day and by night', async () => {
  for (const [locale, heading] of [
    ['en-US', 'By criterion'],
    ['es-ES', 'Por criterio'],
  ] as const)
    for (const theme of ['light', 'dark'])
      for (const width of [360, 800, 1440]) {
        const dashboard = await open(`/teams/${teamId}`, { locale, theme, width })
        await dashboard.page.getByRole('region', { name: heading }).getByText('100').first().waitFor()
        await assertFits(dashboard.page)
        await assertSound(dashboard)
        await dashboard.close()
      }
})
