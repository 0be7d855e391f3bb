import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallmarkClient, createClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { listQuery } from '../src/parts/period.ts'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { makeWorkspace, signInAs } from './support/people.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
  browser = await openBrowser()
})
after(() => browser?.close())

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: label }) })
    .locator('dd a')
    .first()

const searchOf = (address: string) => new URL(address).searchParams

const failed = ['ERROR', 'TRANSCRIPTION_FAILED'] as const
const statuses = {
  failed: [...failed],
  finished: ['PROCESS_COMPLETED' as const],
  ended: ['PROCESS_COMPLETED' as const, ...failed],
}

/** How many calls the list at this address of the dashboard has, as the API counts them. */
async function countListed(href: string): Promise<number> {
  const search = searchOf(`http://here${href}`)
  const { from, to, min, max, model, field, value, lost, state } = Object.fromEntries(search)
  const page = await client.calls.listPage({
    ...listQuery({ from, to, model }),
    ...(min ? { min_score: Number(min) } : {}),
    ...(max ? { max_score: Number(max) } : {}),
    ...(field && value ? { grouping_field_key: field, grouping_field_value: value } : {}),
    ...(lost ? { lost_points_in: lost } : {}),
    ...(state ? { status: statuses[state as keyof typeof statuses] } : {}),
    limit: 1,
    include_total: true,
  })
  return page.total!
}

test('every figure leads to the calls behind it, and they are as many as it says', async () => {
  const dashboard = await openDashboard(browser)
  const { page } = dashboard
  for (const label of ['Calls', 'Average score', 'Analysed', 'Failed calls', 'Talk time']) {
    const link = await figure(page, label).getAttribute('href')
    assert.match(link ?? '', /\/calls\?.*from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/, label)
  }
  for (const label of ['Calls', 'Failed calls']) {
    const link = figure(page, label)
    assert.equal(
      Number(await link.textContent()),
      await countListed((await link.getAttribute('href'))!),
      label,
    )
  }
  const average = page.locator('dl > div', { has: page.locator('dt', { hasText: 'Average score' }) })
  assert.equal(
    Number(/\d+/.exec((await average.locator('dd').last().textContent()) ?? '')?.[0]),
    await countListed((await figure(page, 'Average score').getAttribute('href'))!),
    'calls without a score are not behind the average',
  )
  const bands = await page.getByRole('link', { name: /percent: \d+ calls?/ }).all()
  assert.ok(bands.length > 1, 'scores are spread over several bands')
  for (const band of bands) {
    const said = /: (\d+) calls?/.exec((await band.getAttribute('aria-label')) ?? '')?.[1]
    assert.equal(Number(said), await countListed((await band.getAttribute('href'))!))
  }
  await assertSound(dashboard)
  await figure(page, 'Failed calls').click()
  await page.waitForURL(/\/calls\?/)
  assert.equal(searchOf(page.url()).get('state'), 'failed')
  await dashboard.close()
})

test('a category leads to the calls that lost points in it, and what needs attention is never a good call', async () => {
  const dashboard = await openDashboard(browser)
  const { page } = dashboard
  const categories = page.getByRole('region', { name: 'Score by category' })
  await categories.getByRole('link').first().waitFor()
  const links = await categories.getByRole('link', { name: 'calls that lost points in it' }).all()
  assert.equal(links.length, 4)
  for (const link of links) {
    const href = (await link.getAttribute('href'))!
    const slug = searchOf(`http://here${href}`).get('lost')!
    assert.equal(slug, (await link.textContent())?.toLowerCase())
    const { from, to, model } = Object.fromEntries(searchOf(`http://here${href}`))
    const all = await Array.fromAsync(client.calls.list({ ...listQuery({ from, to, model }) }))
    const lost = all.filter((call) =>
      call.xscore_result?.some(
        ({ name, total_score, expected_total_score }) =>
          name.toLowerCase() === slug && total_score < expected_total_score,
      ),
    )
    assert.ok(lost.length > 0 && lost.length < all.length)
    assert.equal(await countListed(href), lost.length, slug)
  }
  const attention = page.getByRole('region', { name: 'Lowest scores' })
  await attention.locator('li').first().waitFor()
  const scores = await attention.locator('li').allTextContents()
  assert.equal(scores.length, 5)
  for (const text of scores) assert.match(text, /\((poor|fair)\)/)
  const all = await attention.getByRole('link', { name: 'All below 80%, lowest first' }).getAttribute('href')
  assert.equal(searchOf(`http://here${all}`).get('max'), '79.99')
  await links[0]!.click()
  await page.getByRole('button', { name: 'Remove filter: Lost points in: Opening' }).waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('another period, chosen by keyboard, changes address and figures', async () => {
  const dashboard = await openDashboard(browser)
  const { page } = dashboard
  const month = Number(await figure(page, 'Calls').textContent())
  await page.getByLabel('Period', { exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL(/from=/)
  const from = searchOf(page.url()).get('from')
  await page.locator(`[aria-busy=false] dl a[href*="from=${from}"]`).first().waitFor()
  const week = Number(await figure(page, 'Calls').textContent())
  assert.ok(week > 0 && week < month, `${week} calls in a week, ${month} in a month`)
  await page.getByLabel('Model', { exact: true }).focus()
  await page.keyboard.type('Customer care')
  await page.waitForURL(/model=Customer/)
  await assertSound(dashboard)
  await dashboard.close()
})

test('a day of the course opens its calls, by mouse and by keyboard', async () => {
  const dashboard = await openDashboard(browser)
  const { page } = dashboard
  await page.locator('.u-over').click()
  await page.waitForURL(/\/calls\?/)
  const { from, to } = Object.fromEntries(searchOf(page.url()))
  assert.equal(from, to, 'of a month, one day')
  await page.goBack()
  await page.getByRole('button', { name: 'Show as a table' }).press('Enter')
  const table = page.getByRole('table', { name: 'Average score and number of calls by day' })
  assert.equal(await table.getByRole('row').count(), 31)
  await assertSound(dashboard)
  await table.getByRole('link').first().press('Enter')
  await page.waitForURL(/\/calls\?/)
  await dashboard.close()
})

test('calls are grouped by what callers gave or what was answered', async () => {
  const dashboard = await openDashboard(browser, '/?by=campaign')
  const { page } = dashboard
  const groups = page.getByRole('region', { name: 'Groups' })
  const group = groups.getByRole('link', { name: 'Card services' })
  const href = (await group.getAttribute('href'))!
  const said = await groups
    .locator('li', { has: page.getByRole('link', { name: 'Card services' }) })
    .textContent()
  assert.equal(Number(/(\d+) calls/.exec(said ?? '')?.[1]), await countListed(href))
  await groups.getByLabel('Group by').selectOption('verifies_identity')
  await page.waitForURL(/by=verifies_identity/)
  await groups.getByRole('link', { name: 'No', exact: true }).waitFor()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  assert.match(
    (await attention.getByRole('link').first().getAttribute('href')) ?? '',
    /\/calls\/[0-9a-f-]{36}$/,
  )
  assert.match((await attention.textContent()) ?? '', /contains no decodable audio/)
  await assertSound(dashboard)
  await dashboard.close()
})

test('in Spanish, at night and on a phone', async () => {
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740 } as const
  const dashboard = await openDashboard(browser, '/', options)
  const { page } = dashboard
  await page.getByRole('heading', { name: 'Nota y volumen' }).waitFor()
  await page.getByRole('heading', { name: 'Requieren atención' }).waitFor()
  await page.locator('.u-over').waitFor()
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  )
  await assertSound(dashboard)
  await dashboard.close()
})

test('a period without calls offers all time', async () => {
  const dashboard = await openDashboard(browser, '/?from=2020-01-01&to=2020-01-31')
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No calls in this period' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'All time' }).click()
  assert.ok(Number(await figure(page, 'Calls').textContent()) >= 120)
  await dashboard.close()
})

test('who may change nothing gets no error in a workspace without calls, and is offered nothing they may not do', async () => {
  const owner = await makeWorkspace('Figures')
  const as = await signInAs('viewer', {}, owner)
  const dashboard = await openDashboard(browser, '/', { as })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No calls yet' }).waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)
  assert.equal(await page.getByRole('link', { name: 'Upload recordings' }).count(), 0)
  await page.getByRole('navigation').getByRole('link', { name: 'Models' }).click()
  await page.getByRole('heading', { name: 'No models yet' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'New model' }).count(), 0)
  await assertSound(dashboard)
  await dashboard.close()
})

test('who has no calls is told how to begin', async () => {
  const dashboard = await openDashboard(browser, '/', { as: await makeWorkspace('Newcomers') })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No calls yet' }).waitFor()
  await page.getByRole('link', { name: 'Choose a starter scorecard' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Calls', exact: true }).click()
  await page.getByRole('link', { name: 'Choose a starter scorecard' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Upload recordings' }).click()
  await page.waitForURL(/\/upload/)
  await dashboard.close()
})
