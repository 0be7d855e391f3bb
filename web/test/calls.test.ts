import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { createClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { sampleModel, samplePath } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

function openClient() {
  const { address, clientId, clientSecret } = serviceUnderTest()
  return createClient({ baseUrl: address, clientId, clientSecret })
}

const rowsOf = (page: Page) => page.locator('tbody tr')
const chipsOf = (page: Page) => page.locator('[aria-label="Active filters"] button')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Until the list says so; the count is what is asked for last. */
async function waitForTotal(page: Page, total: number): Promise<void> {
  await page
    .locator('h1 + p')
    .filter({ hasText: new RegExp(`^${total.toLocaleString('en-US')} calls?$`) })
    .waitFor()
}

async function countCalls(query: Parameters<ReturnType<typeof openClient>['calls']['listPage']>[0]) {
  const page = await openClient().calls.listPage({ ...query, limit: 1, include_total: true })
  return page.total!
}

test('an address says which calls are listed, and each limit can be taken away', async () => {
  const dashboard = await openDashboard(browser, '/calls?state=failed&agent=agent-1&min=0')
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No calls match' }).waitFor()
  assert.deepEqual(await chipsOf(page).allTextContents(), [
    'Status: Failed✕',
    'Agent ID: agent-1✕',
    'Score from: 0%✕',
    'Clear all',
  ])
  await page.getByRole('button', { name: 'Remove filter: Score from: 0%' }).click()
  await page.getByRole('button', { name: 'Remove filter: Agent ID: agent-1' }).click()
  await waitForTotal(page, await countCalls({ status: ['ERROR', 'TRANSCRIPTION_FAILED'] }))
  assert.deepEqual(searchOf(page), { state: 'failed' })
  assert.match((await rowsOf(page).first().textContent()) ?? '', /Failed.*contains no decodable audio/)

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('Complete')
  await page.getByLabel('Agent ID', { exact: true }).fill('agent-3')
  await page.getByLabel('Score from').fill('70')
  const wanted = { status: ['PROCESS_COMPLETED' as const], agent_id: 'agent-3', min_score: 70 }
  await waitForTotal(page, await countCalls(wanted))
  assert.deepEqual(searchOf(page), { state: 'finished', agent: 'agent-3', min: '70' })
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await waitForTotal(page, await countCalls({}))
  assert.deepEqual(searchOf(page), {})
  await dashboard.close()
})

test('a list by group or by days is the one the statistics count', async () => {
  const dashboard = await openDashboard(browser, '/calls?field=campaign&value=Card+services')
  const { page } = dashboard
  const group = { grouping_field_key: 'campaign', grouping_field_value: 'Card services' }
  await waitForTotal(page, await countCalls(group))
  assert.deepEqual(await chipsOf(page).allTextContents(), ['campaign: Card services✕', 'Clear all'])
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Period').selectOption('Last 7 days')
  const { from, to } = searchOf(page)
  const until = new Date(`${to}T00:00:00`)
  until.setDate(until.getDate() + 1)
  const days = { start_date: new Date(`${from}T00:00:00`).toISOString(), end_date: until.toISOString() }
  await waitForTotal(page, await countCalls({ ...group, ...days }))

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('Complete or failed')
  await page.getByLabel('Model', { exact: true }).selectOption(sampleModel)
  await page.getByLabel('Field', { exact: true }).selectOption('Campaign')
  await page.getByLabel('Value', { exact: true }).fill('Card services')
  const status = ['PROCESS_COMPLETED', 'ERROR', 'TRANSCRIPTION_FAILED'] as const
  await waitForTotal(page, await countCalls({ ...group, model_name: sampleModel, status: [...status] }))
  assert.equal(searchOf(page).field, 'campaign')
  await assertSound(dashboard)
  await dashboard.close()
})

test('what was said is found, highlighted, and played from where it was said', async () => {
  const dashboard = await openDashboard(browser, '/calls', { theme: 'dark' })
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('frustrating')
  await page.keyboard.press('Enter')
  await page.locator('tbody mark').first().waitFor()
  assert.equal(searchOf(page).q, 'frustrating')
  const highlights = await page.locator('tbody mark').allTextContents()
  assert.ok(highlights.every((word) => /^frustrat/i.test(word)))
  await assertSound(dashboard)
  await page.locator('tbody a:has(mark)').first().click()
  await page.waitForURL(/\/calls\/[0-9a-f-]{36}\?/)
  assert.equal(searchOf(page).q, 'frustrating')
  assert.ok(Number(searchOf(page).at) > 20)
  await page.goBack()
  await page.locator('tbody mark').first().waitFor()
  await dashboard.close()
})

test('a search that cannot be answered says why', async () => {
  const dashboard = await openDashboard(browser, '/calls?q=-refund')
  const alert = dashboard.page.getByRole('alert')
  assert.match((await alert.textContent()) ?? '', /at least one word/)
  await dashboard.close()
})

/** Days whose calls no other test adds to or takes from, as an address and as a question. */
function settledDays() {
  const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const [from, to, after] = [dayBefore(40), dayBefore(3), dayBefore(2)]
  const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString()
  return { address: `from=${from}&to=${to}`, query: { start_date: startOf(from), end_date: startOf(after) } }
}

test('headers sort the list, all of it is within reach, and only what is on the screen is drawn', async () => {
  const days = settledDays()
  const dashboard = await openDashboard(browser, `/calls?${days.address}`)
  const { page } = dashboard
  const total = await countCalls(days.query)
  await waitForTotal(page, total)
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await page.locator('th[aria-sort=descending][data-column=score]').waitFor()
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await page.locator('table:not([aria-busy=true]) th[aria-sort=ascending][data-column=score]').waitFor()
  assert.equal(searchOf(page).sort, 'score_percentage')
  const client = openClient()
  const [worst] = (await client.calls.listPage({ ...days.query, sort: 'score_percentage', limit: 1 })).items
  const first = page.locator('tbody tr[aria-rowindex="2"] th')
  await first.filter({ hasText: worst!.external_id }).waitFor()
  assert.equal(await page.locator('table').getAttribute('aria-rowcount'), String(total + 1))
  await page.locator('tbody a').first().focus()
  const last = page.locator(`tbody tr[aria-rowindex="${total + 1}"] a`)
  for (let press = 0; press < 20 && (await last.count()) === 0; press++) await page.keyboard.press('End')
  await last.waitFor()
  assert.ok((await rowsOf(page).count()) < 60)
  await dashboard.close()
})

test('a call that comes in shows up, waits for who reads further down, and is followed to its end', async () => {
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  await page.locator('tbody a').first().focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  const read = await page.locator('tbody a:focus').textContent()
  const external_id = `=live ${Date.now()}`
  const { calls } = openClient()
  const { id } = await calls.submit({
    external_id,
    agent_id: 'agent-212',
    agent_name: 'Martin, "the" Shaw',
    model_name: sampleModel,
    audio: samplePath('lost-card'),
  })
  // As when the tab is looked at again; the list would find out by itself, a little later.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const news = page.getByRole('button', { name: '1 new call' })
  await news.waitFor()
  assert.equal(await page.locator('tbody a:focus').textContent(), read)
  await news.click()
  const row = rowsOf(page).filter({ hasText: external_id })
  await row.waitFor()
  assert.equal(await row.getAttribute('aria-rowindex'), '2')
  await calls.wait(id)
  await row.getByText('Complete').waitFor()
  assert.match((await row.textContent()) ?? '', /\d%/)

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('External ID').fill(external_id)
  await waitForTotal(page, 1)
  const [line] = await exportLines(page, 1)
  assert.ok(line!.includes(`,'${external_id},agent-212,"Martin, ""the"" Shaw",`), line)
  await assertSound(dashboard)
  await dashboard.close()
})

/** What the button brings, without the header. */
async function exportLines(page: Page, count: number): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  assert.match(file.suggestedFilename(), /^calls-\d{4}-\d\d-\d\d\.csv$/)
  await page.getByText(`${count.toLocaleString('en-US')} call${count === 1 ? '' : 's'} exported.`).waitFor()
  const text = await readFile(await file.path(), 'utf8')
  const [header, ...lines] = text.split('\r\n')
  assert.match(header!, /^\uFEFFid,external_id,agent_id,agent_name,/)
  assert.equal(lines.pop(), '')
  return lines
}

test('the export holds the filtered list, all of it, in its order', async () => {
  const dashboard = await openDashboard(browser, '/calls?external=past-00007')
  const { page } = dashboard
  const few = await countCalls({ external_id: 'past-00007' })
  await waitForTotal(page, few)
  assert.equal((await exportLines(page, few)).length, few)
  const days = settledDays()
  await page.goto(`${serviceUnderTest().address}/calls?${days.address}`)
  const wanted: string[] = []
  const { calls } = openClient()
  const list = calls.list({ ...days.query, fields: ['id'], sort: '-score_percentage' })
  for await (const { id } of list) wanted.push(id)
  await page.getByRole('button', { name: 'Score', exact: true }).click()
  await waitForTotal(page, wanted.length)
  const lines = await exportLines(page, wanted.length)
  assert.deepEqual(
    lines.map((line) => line.split(',')[0]),
    wanted,
  )
  await dashboard.close()
})

test('who chooses columns finds them again, also what a model’s calls are said to be', async () => {
  const dashboard = await openDashboard(browser, `/calls?model=${encodeURIComponent(sampleModel)}`)
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Campaign').check()
  await page.getByLabel('Model', { exact: true }).check()
  await page.getByLabel('Summary').uncheck()
  await assertSound(dashboard)
  await page.keyboard.press('Escape')
  const heads = page.locator('thead th')
  const shown = ['When', 'Call', 'Agent', 'Model', 'Duration', 'Score', 'Status', 'Campaign']
  await heads.nth(shown.length - 1).waitFor()
  assert.deepEqual(await heads.allTextContents(), shown)
  await page
    .locator('tbody td[data-column="metadata.campaign"]', { hasText: 'Card services' })
    .first()
    .waitFor()
  await page.reload()
  await heads.nth(shown.length - 1).waitFor()
  assert.deepEqual(await heads.allTextContents(), shown)
  const kept = await page.evaluate(() => localStorage.getItem('callmark-call-columns'))
  assert.deepEqual(JSON.parse(kept!).toSorted(), [
    'agent',
    'created_at',
    'duration',
    'external_id',
    'metadata.campaign',
    'model',
    'score',
    'status',
  ])
  await dashboard.close()
})

test('the keyboard alone leads to any call', async () => {
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  await page.keyboard.press('/')
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'q')
  await page.locator('thead button').last().focus()
  await page.keyboard.press('Tab')
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const focused = page.locator('tbody tr[aria-rowindex="41"] a:focus')
  await focused.waitFor()
  const id = await focused.getAttribute('data-call')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/calls/${id}*`)
  await dashboard.close()
})

test('one click opens any call; the focus stays with its call, and comes back from a dialog', async () => {
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  const link = (row: number) => page.locator(`tbody tr[aria-rowindex="${row}"] a[data-call]`)
  await link(9).waitFor()
  await link(9).focus()
  const id = await link(9).getAttribute('data-call')
  await page.locator('[data-scroll-restoration-id=calls]').evaluate((box) => box.scrollTo({ top: 2_450 }))
  await link(70).waitFor()
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.call)
  assert.equal(await focused(), id, 'far away, it is still the call that has the focus')
  await page.getByRole('button', { name: 'Columns' }).press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Columns')
  // Before the call is opened: the copies have no recording, which the browser writes down as a fault.
  await assertSound(dashboard)
  const other = await link(72).getAttribute('data-call')
  await link(72).click()
  await page.waitForURL(`**/calls/${other}*`)
  await dashboard.close()
})

test('a phone shows calls as cards, in Spanish and at night too', async () => {
  const dashboard = await openDashboard(browser, '/calls', {
    theme: 'dark',
    locale: 'es-ES',
    width: 360,
    height: 740,
  })
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  await page.getByText(/^\d+ llamadas$/).waitFor()
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(width <= 360)
  await assertSound(dashboard)
  await page.getByLabel('Orden').selectOption('Peor nota primero')
  await page.waitForURL(/sort=score_percentage/)
  await page.getByLabel('ID externo').fill('no existe')
  await page.getByRole('heading', { name: 'Ninguna llamada coincide' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Borrar los filtros' }).click()
  await rowsOf(page).first().waitFor()
  await dashboard.close()
})

test('on a phone, what is done less often stands behind one button', async () => {
  const dashboard = await openDashboard(browser, '/calls', { width: 360, height: 740 })
  const { page } = dashboard
  await rowsOf(page).first().waitFor()
  const { y } = (await rowsOf(page).first().boundingBox())!
  assert.ok(y < 370, `the list begins in the upper half of the screen, not at ${y}`)
  const exporting = page.getByRole('button', { name: 'Export CSV' })
  assert.equal(await exporting.count(), 0, 'hidden, also from who is read the page')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await exporting.waitFor()
  assert.equal(await more.getAttribute('aria-expanded'), 'true')
  await assertSound(dashboard)
  await more.click()
  await exporting.waitFor({ state: 'hidden' })
  await dashboard.close()
})
