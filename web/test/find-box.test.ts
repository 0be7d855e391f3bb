import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const boxOf = (page: Page) => page.getByRole('combobox', { name: 'Find calls' })
const offers = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

test('one box offers the agent, the call and the metadata that were meant, by keys and by mouse', async () => {
  const { address, clientId, clientSecret, callIds } = serviceUnderTest()
  const client = createClient({ baseUrl: address, clientId, clientSecret })
  const dashboard = await openDashboard(browser, '/calls')
  const { page } = dashboard
  await boxOf(page).fill('keller')
  await offers(page).filter({ hasText: 'Agent: Anna Keller' }).waitFor()
  await assertSound(dashboard)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/agent=agent-107/)
  assert.deepEqual(searchOf(page), { agent: 'agent-107' })
  assert.equal(await boxOf(page).inputValue(), '')
  assert.equal(await offers(page).count(), 0)
  await page.getByRole('button', { name: 'Clear all' }).click()

  await boxOf(page).fill('Card services')
  await offers(page).filter({ hasText: 'Campaign: Card services' }).click()
  await page.waitForURL(/meta=campaign/)
  assert.deepEqual(searchOf(page), { meta: 'campaign', metaValue: 'Card services' })
  await page.getByRole('button', { name: 'Clear all' }).click()

  const call = await client.calls.get(callIds[0]!)
  await boxOf(page).fill(call.id)
  await offers(page)
    .filter({ hasText: `Call ${call.external_id}` })
    .click()
  await page.waitForURL((url) => url.pathname.endsWith(`/calls/${call.id}`))
  await dashboard.close()
})

test('words stay words: nothing is offered for them, and a list of offers can be left', async () => {
  const dashboard = await openDashboard(browser, '/calls', { width: 390, theme: 'dark' })
  const { page } = dashboard
  await boxOf(page).fill('frustrating')
  await page.waitForURL(/q=frustrating/)
  await page.locator('mark').first().waitFor()
  assert.equal(await offers(page).count(), 0)
  await boxOf(page).fill('anna')
  await offers(page).filter({ hasText: 'Words: anna' }).waitFor()
  await assertSound(dashboard)
  await page.keyboard.press('Escape')
  await offers(page).first().waitFor({ state: 'detached' })
  assert.deepEqual(searchOf(page), { q: 'anna' })
  assert.equal(await boxOf(page).inputValue(), 'anna')
  await dashboard.close()
})
