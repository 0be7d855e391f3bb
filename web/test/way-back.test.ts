import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { findViolations, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('an address that leads nowhere is a page with a way back for people, and a refusal for programs', async () => {
  const { address } = serviceUnderTest()
  const html = { accept: 'text/html,application/xhtml+xml' }
  for (const path of ['/nowhere', '/calls/1/2/3', '/Calls']) {
    const answer = await fetch(`${address}${path}`, { headers: html })
    assert.equal(answer.status, 404)
    assert.match(answer.headers.get('content-type') ?? '', /text\/html/)
  }
  for (const [path, headers] of [
    ['/nowhere', {}],
    ['/v1/nowhere', html],
    ['/assets/nowhere.js', html],
  ] as const) {
    const answer = await fetch(`${address}${path}`, { headers })
    assert.equal(answer.status, 404)
    assert.equal(((await answer.json()) as { code: string }).code, '001-001-0001', path)
  }
  const dashboard = await openDashboard(browser, '/nowhere/at/all')
  const { page } = dashboard
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  assert.deepEqual(await findViolations(page), [])
  await page.getByRole('link', { name: 'To the overview' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await dashboard.close()
})

test('a call or a model that is not there is said to be missing, with a way back', async () => {
  for (const [path, title, back] of [
    ['/calls/01900000-0000-7000-8000-000000000000', 'Call not found', 'All calls'],
    ['/models/999999', 'Model not found', 'All models'],
  ] as const) {
    const dashboard = await openDashboard(browser, path)
    const { page } = dashboard
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    assert.deepEqual(await findViolations(page), [])
    await page.getByRole('main').getByRole('link', { name: back }).click()
    await page.waitForURL(/\/(calls|models)$/)
    await dashboard.close()
  }
})

test('a page whose code could not be fetched opens by itself when the service is back, with nobody signed out', async () => {
  const dashboard = await openDashboard(browser, '/settings')
  const { page } = dashboard
  let away = true
  await page.route(/\/(assets\/(calls|agents)-page|$)/, (route) => (away ? route.abort() : route.continue()))
  await page.getByRole('navigation').getByRole('link', { name: 'Calls' }).click()
  await page.getByText('It opens automatically when the service is back.').waitFor()
  assert.deepEqual(await findViolations(page), [])
  away = false
  await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
  await page.getByRole('region', { name: 'Filters' }).or(page.getByRole('table')).first().waitFor()
  await dashboard.close()
})

test('after an upgrade the page is loaded anew, where one was, with nobody signed out', async () => {
  const dashboard = await openDashboard(browser, '/settings')
  const { page } = dashboard
  let upgraded = true
  await page.route(/\/assets\/models-page/, (route) =>
    upgraded ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route(/\/$/, (route) =>
    upgraded && route.request().resourceType() === 'fetch'
      ? route.fulfill({ body: '<script type="module" src="./assets/index-newer.js"></script>' })
      : route.continue(),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Models' }).click()
  await page.waitForEvent('load')
  upgraded = false
  assert.match(page.url(), /\/models$/)
  await page.getByRole('heading', { level: 1, name: 'Models' }).waitFor()
  await dashboard.close()
})
