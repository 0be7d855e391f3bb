import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '@callmark/client'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('from the list of calls, a meaning leads to passages, and a passage to its moment in the call', async () => {
  const { address, clientId, clientSecret } = serviceUnderTest()
  const client = createClient({ baseUrl: address, clientId, clientSecret })
  // Nobody waits for a call to be read: it has ended before.
  let found = await client.calls.passages({ meaning: 'the customer is annoyed about a fee' })
  while (found.items.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    found = await client.calls.passages({ meaning: 'the customer is annoyed about a fee' })
  }
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await page.getByRole('button', { name: 'Search by meaning' }).click()
  await page.getByRole('searchbox', { name: 'What to look for' }).fill('the customer is annoyed about a fee')
  const passages = page.getByRole('list', { name: 'Passages found' }).getByRole('article')
  await passages.first().waitFor()
  await assertSound(dashboard)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/light-1440.png` })
  await passages.first().getByRole('link').click()
  await page.waitForURL(/\/calls\/[0-9a-f-]{36}\?at=/)
  assert.equal(dashboard.page.url().includes(found.items[0]!.call_id), true)
  await dashboard.close()
})

test('passages fit on a phone, in the dark', async () => {
  const dashboard = await openDashboard(
    browser,
    '/calls?by=meaning&meaning=somebody+wants+their+money+back',
    {
      width: 360,
      theme: 'dark',
    },
  )
  const { page } = dashboard
  await page.getByRole('list', { name: 'Passages found' }).getByRole('article').first().waitFor()
  await assertSound(dashboard)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/dark-360.png` })
  await page.getByRole('button', { name: 'Search for words' }).click()
  await page.getByRole('combobox', { name: 'Find calls' }).waitFor()
  await dashboard.close()
})

test('a question across calls is answered by what was said, and the address can be sent to a colleague', async () => {
  const dashboard = await openDashboard(browser, '/calls?by=meaning')
  const { page } = dashboard
  await page.getByRole('button', { name: 'Ask across calls' }).click()
  await page.getByRole('searchbox', { name: 'Your question' }).fill('Why do customers call?')
  const themes = page.getByRole('list', { name: 'Themes found' })
  await themes.getByRole('article').first().waitFor()
  await assertSound(dashboard)
  assert.match(page.url(), /show=themes/)
  // This service has no language model, and offers none.
  assert.equal(await page.getByText('Answer in sentences').count(), 0)
  await page.getByRole('button', { name: 'Show passages' }).click()
  await page.getByRole('list', { name: 'Passages found' }).getByRole('article').first().waitFor()
  await dashboard.close()
})

test('themes fit on a phone, in Spanish', async () => {
  const dashboard = await openDashboard(
    browser,
    '/calls?by=meaning&show=themes&meaning=Why+do+customers+call%3F',
    { width: 360, locale: 'es-ES' },
  )
  const { page } = dashboard
  await page.getByRole('list', { name: 'Temas encontrados' }).getByRole('article').first().waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})
