import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, type Dashboard, openBrowser, openDashboard } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

/** What the browser itself says of a refusal is no fault of the page. */
function forgiveRefusals(dashboard: Dashboard): Dashboard {
  return { ...dashboard, complaints: dashboard.complaints.filter((text) => !text.includes('status of 4')) }
}

test('a webhook is refused in words, made, tested, given a new secret and removed', async () => {
  const dashboard = await openDashboard(browser, '/settings?part=webhooks')
  const { page } = dashboard
  const receiver = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(`http://127.0.0.1:${port}/calls`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('where webhooks are not sent').waitFor()
  receiver.close()
  await assertSound(forgiveRefusals(dashboard))

  // A name that leads nowhere: nothing leaves the machine, and the delivery says so.
  const url = 'https://receiver.invalid/calls'
  await dialog.getByLabel('Address').fill(url)
  await dialog.getByLabel('Call failed').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Webhook secret' }).waitFor()
  const secret = await page.locator('dialog pre').textContent()
  assert.match(secret ?? '', /^whsec_/)
  await page.getByRole('button', { name: 'I have stored it' }).click()

  await page.getByRole('button', { name: `New secret: ${url}` }).click()
  await page.getByRole('button', { name: 'Create a new secret' }).click()
  await page.getByRole('dialog', { name: 'Webhook secret' }).waitFor()
  assert.notEqual(await page.locator('dialog pre').textContent(), secret)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Send a test: ${url}` }).click()
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  await page.getByRole('dialog').getByText('call_analysis.completed').waitFor()
  await page.getByRole('button', { name: 'Send again now' }).click()
  // The first attempt may still be under way: that is said, too.
  await page.getByText(/It is being sent again|being sent right now/).waitFor()
  await assertSound(forgiveRefusals(dashboard))
  await page.keyboard.press('Escape')
  await page.getByLabel('Status').selectOption('DELIVERED')
  await page.getByText('No delivery has this status.').waitFor()
  await assertSound(forgiveRefusals(dashboard))

  await page.getByRole('button', { name: `Remove: ${url}` }).click()
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await page.getByText('No webhook yet').waitFor()

  await dashboard.close()
})

test('every part is readable by day and by night, on a phone and in Spanish', async () => {
  const places = {
    programs: 'cm_',
    sso: /Single sign-on is not set up|no está configurado/,
    webhooks: /No webhook yet|no hay webhooks/,
    phone: /hone system|entral(es)? telefónica/,
    retention: 'Customer care quality',
    health: 'moonshine',
    audit: /model|session|sesión/,
  }
  for (const look of [
    { theme: 'light', width: 1280, locale: 'en-US' },
    { theme: 'dark', width: 360, locale: 'es-ES' },
  ] as const) {
    const dashboard = await openDashboard(browser, '/settings', look)
    const { page } = dashboard
    await page.getByLabel(/When agents see their calls|Cuándo ven los agentes/).waitFor()
    await assertSound(dashboard)
    for (const [index, [part, expected]] of Object.entries(places).entries()) {
      await page
        .locator('main nav a')
        .nth(index + 1)
        .click()
      await page.waitForURL((url) => url.searchParams.get('part') === part)
      await page.locator('main :is(td, dd, code, h2)', { hasText: expected }).first().waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${part} does not scroll sideways (${overflow})`)
      await assertSound(forgiveRefusals(dashboard))
    }
    await dashboard.close()
  }
})
