import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createClient } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { findViolations, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const link = (page: Page, row: number) => page.locator(`tbody tr[aria-rowindex="${row + 1}"] a[data-call]`)
const way = (page: Page) => page.getByRole('navigation', { name: 'Calls of the list' })

/** The calls of a filter whose calls no other test adds to, the worst first. */
async function listWorst(): Promise<{ id: string; external_id: string }[]> {
  const { address, clientId, clientSecret } = serviceUnderTest()
  const client = createClient({ baseUrl: address, clientId, clientSecret })
  const query = {
    agent_id: 'agent-1',
    sort: 'score_percentage',
    limit: 200,
    fields: ['external_id'],
  } as const
  return (await client.calls.listPage(query)).items
}

test('calls are looked at one after another in the order of their list, and the way back leads to the row', async () => {
  const calls = await listWorst()
  assert.ok(calls.length > 4)
  const dashboard = await openDashboard(browser, '/calls?agent=agent-1&sort=score_percentage')
  const { page } = dashboard
  await link(page, 2).click()
  const heading = (index: number) =>
    page.getByRole('heading', { level: 1, name: calls[index]!.external_id, exact: true }).waitFor()
  await heading(1)
  await way(page).getByText(`2 of ${calls.length}`).waitFor()
  await way(page).getByRole('link', { name: 'Next call' }).click()
  await heading(2)
  await way(page).getByText(`3 of ${calls.length}`).waitFor()
  await page.keyboard.press('j')
  await heading(3)
  await way(page).getByText(`4 of ${calls.length}`).waitFor()
  await page.keyboard.press('k')
  await heading(2)
  assert.deepEqual(await findViolations(page), [])
  await page.reload()
  await heading(2)
  await way(page).getByText(`3 of ${calls.length}`).waitFor()
  await page.goBack()
  await page.waitForURL(/\/calls\?/)
  await link(page, 3).waitFor()
  await page.goForward()
  await heading(2)
  await way(page).getByRole('link', { name: 'Back to the list' }).click()
  await link(page, 3).waitFor()
  await page.waitForFunction(
    (id) => (document.activeElement as HTMLElement | null)?.dataset.call === id,
    calls[2]!.id,
  )
  await dashboard.close()
})

test('the way back leads to a row on a page of the list that has not been read yet', async () => {
  const { address, clientId, clientSecret } = serviceUnderTest()
  const client = createClient({ baseUrl: address, clientId, clientSecret })
  const wanted = 110
  const all = []
  for await (const call of client.calls.list({ sort: 'created_at', limit: 200, fields: ['id'] })) {
    all.push(call.id)
    if (all.length > wanted) break
  }
  const list = encodeURIComponent(JSON.stringify({ sort: 'created_at' }))
  const dashboard = await openDashboard(browser, `/calls/${all[wanted]}?list=${list}`, { width: 360 })
  const { page } = dashboard
  await way(page)
    .getByText(`${wanted + 1} of `)
    .waitFor()
  await way(page).getByRole('link', { name: 'Back to the list' }).click()
  await page.locator(`a[data-call="${all[wanted]}"]`).waitFor()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(tooWide, false)
  await dashboard.close()
})

test('a call that was opened from no list has no way through one', async () => {
  const { callIds } = serviceUnderTest()
  for (const search of ['', '?list=5', '?list=%5B%5D', '?list=x']) {
    const dashboard = await openDashboard(browser, `/calls/${callIds[0]}${search}`)
    await dashboard.page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await way(dashboard.page).count(), 0)
    await dashboard.close()
  }
})
