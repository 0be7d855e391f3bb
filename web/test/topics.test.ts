import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import type { Signed } from '../../server/test/support/people.ts'
import { writeOpenedCalls } from '../../server/test/support/write-opened-calls.ts'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { clientOf, makeWorkspace } from './support/people.ts'

const dayMs = 86_400_000
const things = ['today', 'please', 'again', 'this week', 'at the station', 'and I need help']
const reasons = [
  (thing: string) => `I lost my debit card ${thing} and I need a new debit card.`,
  (thing: string) => `My internet connection drops all the time ${thing} and the router blinks.`,
  (thing: string) => `I was charged twice on my invoice ${thing} and I want a refund.`,
]

let browser: Browser
let owner: Signed
before(async () => {
  browser = await openBrowser()
  owner = await makeWorkspace('Reasons')
})
after(() => browser?.close())

const shoot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}
const table = (page: Page, name = 'Why customers call') => page.getByRole('table', { name })
const row = (page: Page, text: RegExp) => table(page).getByRole('row').filter({ hasText: text })

/** In the last week more of them, and the service itself reads them and finds what they are about. */
async function takeCalls(): Promise<void> {
  const client = clientOf(owner)
  const { id: modelId } = await client.models.create({ name: 'Care' })
  const { workspace } = (await (await owner.fetch('/v1/me')).json()) as { workspace: { id: string } }
  const store = await openStore(readConfig({ DATA_DIR: serviceUnderTest().dataDir }), 'join')
  try {
    for (const [index, reason] of reasons.entries())
      for (const [days, thing] of things.entries()) {
        const at = new Date(Date.now() - (1 + days * (7 + index)) * dayMs)
        const of = { workspaceId: workspace.id, modelId, agentId: 'ana', at }
        await writeOpenedCalls(store.database, of, [reason(thing)])
      }
    const of = { workspaceId: workspace.id, modelId, agentId: 'ana', at: new Date(Date.now() - dayMs) }
    await writeOpenedCalls(store.database, of, ['Do you sell tulips for my grandmother?'])
  } finally {
    await store.close()
  }
  let found = await client.topics.list()
  while (found.unread > 0 || found.topics.length < 3) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    found = await client.topics.list()
  }
}

test('without calls there are no topics, and the page leads on', async () => {
  const dashboard = await openDashboard(browser, '/topics', { as: owner })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No calls in this period' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('main').getByRole('link', { name: 'Ask across calls' }).click()
  await page.getByRole('searchbox', { name: 'Your question' }).waitFor()
  await page.getByRole('link', { name: 'Topics over time' }).click()
  await page.getByRole('heading', { name: 'Topics', exact: true }).waitFor()
  await dashboard.close()
})

test('from the menu to a topic and its calls; renamed, merged and taken out again by keyboard', async () => {
  await takeCalls()
  const dashboard = await openDashboard(browser, '/', { as: owner, width: 1440 })
  const { page } = dashboard
  await page.getByRole('navigation').getByRole('link', { name: 'Topics', exact: true }).click()
  await table(page).waitFor()
  await assertSound(dashboard)
  await shoot(page, 'light-1440')
  assert.equal(await table(page).locator('tbody tr').count(), 4)

  await row(page, /debit card/i)
    .getByRole('button', { name: /^Edit topic/ })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit topic' })
  await assertSound(dashboard)
  await shoot(page, 'dialog-light-1440')
  await dialog.getByLabel('Name').fill('Lost cards')
  await dialog.getByLabel('Name').press('Enter')
  await row(page, /^Lost cards/).waitFor()
  await dialog.waitFor({ state: 'detached' })

  await row(page, /internet|connection/i)
    .getByRole('button', { name: /^Edit topic/ })
    .press('Enter')
  await dialog.getByLabel('Merge into').selectOption('Lost cards')
  await dialog.getByRole('button', { name: 'Merge', exact: true }).press('Enter')
  await row(page, /^Lost cardsWith /).waitFor()
  assert.equal(await table(page).locator('tbody tr').count(), 3)

  await row(page, /^Lost cards/)
    .getByRole('link', { name: /^Lost cards: see \d+ calls$/ })
    .press('Enter')
  await page.waitForURL(/\/calls\?.*topic=/)
  await page.getByRole('button', { name: 'Remove filter: Topic: Lost cards' }).waitFor()
  await assertSound(dashboard)
  await page.goBack()

  await row(page, /^Lost cards/)
    .getByRole('button', { name: /^Edit topic/ })
    .press('Enter')
  await dialog.getByRole('button', { name: /^Take out: / }).press('Enter')
  await table(page).locator('tbody tr').nth(3).waitFor()
  assert.equal(await table(page).locator('tbody tr').count(), 4)

  await row(page, /^Other/)
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: 'Remove filter: Topic: Other' }).waitFor()
  await page.getByText('1 call', { exact: true }).waitFor()
  await dashboard.close()
})

test('topics fit on a phone, in the dark and in Spanish', async () => {
  const dashboard = await openDashboard(browser, '/topics', {
    as: owner,
    width: 360,
    theme: 'dark',
    locale: 'es-ES',
  })
  const { page } = dashboard
  await table(page, 'Por qué llaman los clientes').waitFor()
  await assertSound(dashboard)
  await assertFits(page)
  await shoot(page, 'dark-360')
  await dashboard.close()
  for (const [theme, width] of [
    ['dark', 1440],
    ['light', 360],
  ] as const) {
    const other = await openDashboard(browser, '/topics', { as: owner, width, theme })
    await table(other.page).waitFor()
    await assertSound(other)
    await shoot(other.page, `${theme}-${width}`)
    await other.close()
  }
})
