import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { agentsOnBoard, boardModel, callsOnBoard, makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, makeWorkspace } from './support/people.ts'

let browser: Browser
let owner: Signed
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('Board')
})
after(() => browser?.close())

const open = (path: string, options: object = {}) => openDashboard(browser, path, { as: owner, ...options })
const table = (page: Page) => page.getByRole('table', { name: 'What came of every criterion' })
const matrix = (page: Page) => page.getByRole('table', { name: 'Pass rate by agent and criterion' })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const told = async (page: Page, name: string) => (await row(page, name).textContent()) ?? ''
const criteria = (page: Page) => table(page).locator('tbody th').allInnerTexts()
const searchOf = (page: Page) => new URL(page.url()).searchParams

test('criteria stand with the one that cost most points first, each with what has changed', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await table(page).waitFor()
  assert.equal(await page.getByLabel('Model', { exact: true }).inputValue(), boardModel)
  const names = await criteria(page)
  assert.equal(names.length, 5)
  assert.match(names[0]!, /^Verifies the customer Critical\s+Resolution$/)
  const { criteria: expected } = await clientOf(owner).stats.criteria({ model_name: boardModel })
  assert.equal(expected.length, 5)

  const worst = await told(page, 'Verifies the customer')
  assert.match(worst, /66\.7%/)
  assert.match(worst, /54% to 77% · n 60/)
  assert.match(worst, /−28\.3 Got worse/)
  assert.match(await told(page, 'Offers further help'), /\+50 Got better/)
  assert.match(await told(page, 'Greets'), /±0 No clear change/)
  assert.match(
    await told(page, 'Explains'),
    /10\s*17%/,
    'what is open is counted, with its share of the calls',
  )
  await table(page)
    .getByRole('img', { name: /^From \d+% to \d+%$/ })
    .first()
    .waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('every column puts the criteria in order, and the address keeps it', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await table(page).getByRole('link', { name: 'Criterion', exact: true }).press('Enter')
  await page.waitForURL(/sort=name/)
  assert.match((await criteria(page))[0]!, /^Apologises/)
  await table(page).getByRole('link', { name: 'Change', exact: true }).click()
  await page.waitForURL(/sort=change/)
  assert.match((await criteria(page))[0]!, /^Verifies/)
  assert.match((await criteria(page))[4]!, /^Offers/)
  await table(page).getByRole('link', { name: 'Change', exact: true }).click()
  await page.waitForURL(/sort=-change/)
  assert.match((await criteria(page))[0]!, /^Offers/)
  assert.equal(await table(page).locator('th[aria-sort]').getAttribute('aria-sort'), 'descending')
  await page.reload()
  await table(page).waitFor()
  assert.match((await criteria(page))[0]!, /^Offers/)
  await dashboard.close()
})

test('a number leads to exactly the calls it counts, and the list says so in words', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  const client = clientOf(owner)
  for (const [name, key, outcome, link, chip, count] of [
    ['Verifies', 'verifies', 'failed', /failed: /, 'Criterion: Verifies the customer (failed)', 20],
    ['Explains', 'explains', 'open', /open: /, 'Criterion: Explains what happens next (open)', 10],
    ['Apologises', 'apologises', 'not_applicable', /not appl/, 'Criterion: Apologises (not applicable)', 15],
  ] as const) {
    await row(page, name).getByRole('link', { name: link }).click()
    await page.waitForURL(/\/calls\?/)
    assert.equal(searchOf(page).get('criterion'), key)
    assert.equal(searchOf(page).get('outcome'), outcome)
    // What failed is listed with most to learn from first.
    assert.equal(searchOf(page).get('sort'), outcome === 'failed' ? 'most_to_learn' : null)
    const remove = page.getByRole('button', { name: `Remove filter: ${chip}` })
    await remove.waitFor()
    await page.getByText(`${count} calls`, { exact: true }).waitFor()
    await assertSound(dashboard)
    if (key === 'verifies') {
      const listed = await Array.fromAsync(client.calls.list({ criterion: key, criterion_outcome: outcome }))
      const now = listed.slice(0, count)
      assert.ok(now.every((call) => call.analysis_result?.variables?.[key] === false))
      await page.getByRole('button', { name: 'Filters' }).click()
      assert.equal(await page.getByLabel('Criterion', { exact: true }).inputValue(), key)
      await page.getByLabel('Outcome').selectOption('Passed')
      await page.getByText(`${callsOnBoard - count} calls`, { exact: true }).waitFor()
      await page
        .getByRole('button', { name: 'Remove filter: Criterion: Verifies the customer (passed)' })
        .click()
      await page.getByText(`${callsOnBoard} calls`, { exact: true }).waitFor()
      assert.equal(searchOf(page).get('outcome'), null)
      await page.goto(page.url())
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Criteria' }).click()
    await table(page).waitFor()
  }
  await dashboard.close()
})

test('one agent’s criteria, and the agent’s calls behind them', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await page.getByLabel('Agent', { exact: true }).selectOption('Agent ben')
  await page.waitForURL(/agent=ben/)
  await page.locator('[aria-busy=false]').getByRole('link', { name: '10 calls failed: Verifies' }).click()
  await page.waitForURL(/\/calls\?/)
  assert.equal(searchOf(page).get('agent'), 'ben')
  await page.getByText('10 calls', { exact: true }).waitFor()
  await dashboard.close()
})

test('a team has its own figures, and they lead to its calls', async () => {
  const answer = await owner.fetch('/v1/teams', { method: 'POST', json: { name: 'Mornings' } })
  const { id } = (await answer.json()) as { id: number }
  const json = { name: 'Agent ben', team_id: id }
  assert.equal((await owner.fetch('/v1/agents/ben', { method: 'PUT', json })).status, 200)
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await page.getByLabel('Team', { exact: true }).selectOption('Mornings')
  await page.waitForURL(/team=/)
  await table(page).getByText('n 10', { exact: false }).first().waitFor()
  await assertSound(dashboard)
  await page.locator('[aria-busy=false]').getByRole('link', { name: '10 calls failed: Verifies' }).click()
  await page.waitForURL(/\/calls\?/)
  assert.equal(searchOf(page).get('team'), String(id))
  await page.getByRole('button', { name: 'Remove filter: Team: Mornings' }).waitFor()
  await page.getByText('10 calls', { exact: true }).waitFor()
  await page.goBack()
  await table(page).waitFor()
  await page.getByRole('link', { name: 'By agent' }).click()
  await matrix(page).waitFor()
  assert.equal(await matrix(page).locator('tbody tr').count(), 2, 'the team, and who is in it')
  const all = matrix(page).getByRole('row', { name: /^All agents/ })
  await all.getByRole('link', { name: /see the 10 that failed/ }).click()
  await page.getByText('10 calls', { exact: true }).waitFor()
  await dashboard.close()
})

test('calls that were sent with something have figures of their own, which lead to just these calls', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await page.getByLabel('Metadata', { exact: true }).selectOption('Line')
  await page.waitForURL(/meta=line/)
  await page.getByLabel('Value', { exact: true }).selectOption('Business')
  await page.waitForURL(/metaValue=Business/)
  await table(page).getByText('n 30', { exact: false }).first().waitFor()
  await assertSound(dashboard)
  // All of them Agent eli’s, who has stopped verifying.
  await page.locator('[aria-busy=false]').getByRole('link', { name: '10 calls failed: Verifies' }).click()
  await page.waitForURL(/\/calls\?/)
  await page.getByRole('button', { name: 'Remove filter: line: Business' }).waitFor()
  await page.getByText('10 calls', { exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'By agent' }).click()
  await matrix(page).waitFor()
  assert.equal(await matrix(page).locator('tbody tr').count(), 1 + agentsOnBoard / 2)
  await dashboard.close()
})

test('agents stand beside each other, criterion by criterion, and whoever is clearly below is marked in words', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  await page.getByRole('link', { name: 'By agent' }).click()
  await page.waitForURL(/view=agents/)
  await matrix(page).waitFor()
  assert.equal(await matrix(page).locator('tbody tr').count(), agentsOnBoard + 1)
  assert.equal(await matrix(page).locator('thead th').count(), 6)
  const all = matrix(page).getByRole('row', { name: /^All agents/ })
  await all.getByRole('link', { name: '67% of 60 calls, see the 20 that failed' }).waitFor()
  const ben = matrix(page).getByRole('row', { name: /^Agent ben/ })
  const failed = ben.getByRole('link', { name: '0% of 10 calls, clearly below all agents, see the 10 that' })
  await failed.waitFor()
  await assertSound(dashboard)
  await failed.click()
  await page.waitForURL(/\/calls\?/)
  await page.getByText('10 calls', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: 'Remove filter: Criterion: Verifies the customer (failed)' })
    .waitFor()
  await page.goBack()
  await ben.getByRole('link', { name: 'Agent ben' }).click()
  await page.waitForURL(/\/agents\/ben\?/)
  await dashboard.close()
})

test('both tables can be downloaded', async () => {
  const dashboard = await open('/criteria')
  const { page } = dashboard
  for (const [path, file, lines, line] of [
    ['/criteria', /^criteria-\d/, 6, /^verifies,Verifies the customer,Resolution,resolution,true,60,40,20,/m],
    ['/criteria?view=agents', /^criteria-by-agent-/, 31, /^ben,Agent ben,10,verifies,.*,0,10,0,0,0,/m],
  ] as const) {
    await page.goto(new URL(path, page.url()).href)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    assert.match(download.suggestedFilename(), file)
    const csv = await readFile(await download.path(), 'utf8')
    assert.equal(csv.trim().split('\n').length, lines)
    assert.match(csv, line)
  }
  await dashboard.close()
})

test('without a model or calls, the page says what to do', async () => {
  const empty = await makeWorkspace('Nothing here')
  const dashboard = await openDashboard(browser, '/criteria', { as: empty })
  await dashboard.page.getByRole('link', { name: 'See the starter scorecards' }).click()
  await dashboard.page.waitForURL(/\/models\/start/)
  await dashboard.close()

  const old = await open('/criteria?from=2020-01-01&to=2020-01-31')
  await old.page.getByRole('heading', { name: 'No scored calls in this period' }).waitFor()
  await assertSound(old)
  await old.page.getByRole('link', { name: 'All time' }).click()
  await table(old.page).waitFor()
  await old.page.getByText('Choose a first and a last day to see what has changed').waitFor()
  await assertSound(old)
  await old.close()
})

test('the overview leads to the criteria of the same days', async () => {
  const dashboard = await open('/?from=2026-01-01&to=2099-01-01')
  const { page } = dashboard
  await page.getByRole('link', { name: 'By criterion' }).click()
  await page.waitForURL(/\/criteria\?.*from=2026-01-01/)
  await table(page).waitFor()
  await dashboard.close()
})

test('both views in Spanish, at night and on a phone', async () => {
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740 }
  for (const [path, name, word] of [
    ['/criteria', 'Resultado de cada criterio', 'Ha empeorado'],
    ['/criteria?view=agents', 'Cumplimiento por agente y criterio', 'Todos los agentes'],
  ] as const) {
    const dashboard = await open(path, options)
    const { page } = dashboard
    await page.locator('table', { has: page.locator('caption', { hasText: name }) }).waitFor()
    await page.getByText(word, { exact: true }).first().waitFor()
    await assertFits(page)
    await assertSound(dashboard)
    await dashboard.close()
  }
})

test('both views fit on every screen, by day and by night', async () => {
  for (const theme of ['light', 'dark'])
    for (const width of [360, 800, 1440])
      for (const [path, shown] of [
        ['/criteria', table],
        ['/criteria?view=agents', matrix],
      ] as const) {
        const dashboard = await open(path, { theme, width })
        // A phone shows the table as cards.
        await dashboard.page.getByText('Verifies the customer').first().waitFor()
        if (width > 1200) await shown(dashboard.page).waitFor()
        await assertFits(dashboard.page)
        await assertSound(dashboard)
        await dashboard.close()
      }
})
