import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('who signs in finds the page they asked for, and a reload asks again: nothing is kept', async () => {
  const dashboard = await openDashboard(browser, '/calls?state=failed')
  const { page } = dashboard
  assert.equal(new URL(page.url()).pathname, '/calls')
  assert.equal(await page.locator('nav [aria-current=page]').textContent(), 'Calls')
  const { clientSecret } = serviceUnderTest()
  const kept = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  )
  assert.ok(
    !kept.includes(clientSecret) && !kept.includes('eyJ'),
    'neither secret nor token is in the browser’s keeping',
  )
  await page.reload()
  await page.waitForSelector('input[name=password]')
  await assertSound(dashboard)
  await dashboard.close()
})

test('a wrong secret is refused in words', async () => {
  const { address, clientId } = serviceUnderTest()
  const page = await browser.newPage({ locale: 'es-ES' })
  await page.goto(address)
  await page.fill('input[name=username]', clientId)
  await page.fill('input[name=password]', 'wrong')
  await page.click('button[type=submit]')
  assert.match((await page.locator('[role=alert]').textContent()) ?? '', /no coinciden/)
  await page.close()
})
