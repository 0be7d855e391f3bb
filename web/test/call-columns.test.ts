import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { sampleModel } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('criteria, categories and what was measured stand in columns of the list, and in its export', async () => {
  const model = encodeURIComponent(sampleModel)
  const dashboard = await openDashboard(browser, `/calls?model=${model}&state=finished`, { theme: 'dark' })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Language', 'Silence', 'Talk-over'])
    await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('group', { name: 'Scores of categories' }).getByRole('checkbox').first().check()
  await page.getByRole('group', { name: 'Outcomes of criteria' }).getByRole('checkbox').first().check()
  await assertSound(dashboard)
  await page.keyboard.press('Escape')
  const cells = page.locator('tbody td')
  await cells.locator('[data-outcome]').first().waitFor()
  assert.match(
    (await cells.locator('[data-outcome]').first().textContent()) ?? '',
    /^(Passed|Failed|Open|Not)/,
  )
  await page.locator('tbody td[data-column=language]', { hasText: 'English' }).first().waitFor()
  await page.locator('tbody td[data-column=silence]', { hasText: '%' }).first().waitFor()
  await page.locator('tbody td[data-column^="category."]', { hasText: '%' }).first().waitFor()
  assert.match(
    (await page.locator('thead th[data-column=language]').getAttribute('title')) ?? '',
    /cannot be sorted/,
  )
  await assertSound(dashboard)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [header, row] = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  assert.match(
    header!,
    /,language,silence_share,talk_over_share,category_percent\.[a-z_-]+,criterion\.[a-z_]+/,
  )
  assert.match(row!, /,en,0?\.?\d+,/)
  await page.getByRole('button', { name: 'Duration', exact: true }).click()
  await page.waitForURL(/sort=-duration/)
  await page.locator('th[aria-sort=descending][data-column=duration]').waitFor()
  await dashboard.close()
})
