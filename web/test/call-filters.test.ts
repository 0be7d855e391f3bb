import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallQuery, createClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { sampleModel } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const client = () => {
  const { address, clientId, clientSecret } = serviceUnderTest()
  return createClient({ baseUrl: address, clientId, clientSecret })
}
const chipsOf = (page: Page) => page.locator('[aria-label="Active filters"] button')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** The calls that the service has for this are those of the page, and they are neither none nor all. */
async function waitForTotal(page: Page, query: CallQuery): Promise<void> {
  const all = await client().calls.listPage({ limit: 1, include_total: true })
  const { total } = await client().calls.listPage({ ...query, limit: 1, include_total: true })
  assert.ok(total! > 0 && total! < all.total!, `${total} of ${all.total}`)
  await page
    .locator('h1 + p')
    .filter({ hasText: new RegExp(`^${total!.toLocaleString('en-US')} calls?$`) })
    .waitFor()
}

test('calls are found by agent’s name, metadata, length, language, silence and talking over', async () => {
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Agent name').fill('keller')
  await waitForTotal(page, { agent_name: 'keller' })
  await page.getByLabel('Metadata field').fill('department')
  await page.getByLabel('Metadata value').fill('Billing')
  const metadata = { agent_name: 'keller', metadata_key: 'department', metadata_value: 'Billing' }
  await waitForTotal(page, metadata)
  await page.getByRole('group', { name: 'Call' }).getByLabel('Language').selectOption('English')
  await page.getByLabel('Minutes from').fill('0.5')
  await page.getByLabel('Minutes to').fill('30')
  await page.getByLabel('Silence to (%)').fill('90')
  await page.getByLabel('Agent talk-over to (%)').fill('90')
  const talk = { language: 'en', min_duration: 30, max_duration: 1_800 }
  const shares = { max_silence_share: 0.9, max_talk_over_share: 0.9 }
  await page.waitForURL(/talkOverMax=90/)
  await waitForTotal(page, { ...metadata, ...talk, ...shares })
  assert.deepEqual(await chipsOf(page).allTextContents(), [
    'Agent name: keller✕',
    'Minutes from: 0.5✕',
    'Minutes to: 30✕',
    'Language: English✕',
    'Silence to: 90%✕',
    'Agent talk-over to: 90%✕',
    'department: Billing✕',
    'Clear all',
  ])
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Remove filter: department: Billing' }).click()
  await page.waitForURL((url) => !url.searchParams.has('metaValue'))
  assert.equal(searchOf(page).meta, undefined)
  await dashboard.close()
})

test('calls are found by what a category scored, in the model that is chosen', async () => {
  const model = encodeURIComponent(sampleModel)
  const dashboard = await openDashboard(browser, `/calls?model=${model}`, { width: 390 })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const choice = page.getByLabel('Score in', { exact: true })
  await choice.locator('option').nth(1).waitFor({ state: 'attached' })
  const [, slug] = await choice
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  await choice.selectOption(slug!)
  await page.getByLabel('Category score to').fill('99.9')
  const query = { model_name: sampleModel, category: slug!, max_category_score: 99.9 }
  await page.waitForURL(/categoryMax=99.9/)
  const { total } = await client().calls.listPage({ ...query, limit: 1, include_total: true })
  const shown =
    total === 0
      ? page.getByRole('heading', { name: 'No calls match' })
      : page.locator('h1 + p').getByText(`${total} call`)
  await shown.waitFor()
  assert.match((await chipsOf(page).allTextContents())[1]!, /^Score in .+: 0% – 99.9%✕$/)
  await assertSound(dashboard)
  await page.getByLabel('Model', { exact: true }).selectOption('All models')
  await page.waitForURL((url) => !url.searchParams.has('category') && !url.searchParams.has('categoryMax'))
  await dashboard.close()
})

test('what an address makes no sense of is left out', async () => {
  const dashboard = await openDashboard(
    browser,
    '/calls?team=abc&language=klingon&longer=x&meta=order&category=opening&silenceMin=',
  )
  const { page } = dashboard
  const { total } = await client().calls.listPage({ limit: 1, include_total: true })
  await page
    .locator('h1 + p')
    .getByText(`${total!.toLocaleString('en-US')} calls`)
    .waitFor()
  assert.equal(await chipsOf(page).count(), 0)
  await dashboard.close()
})
