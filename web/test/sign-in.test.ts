import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { browserWith } from '../../server/test/support/people.ts'
import {
  assertSound,
  type Dashboard,
  findViolations,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { makeFirstLink, password, signInAs } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

/** What the browser itself says of a refusal is no fault of the page. */
function forgiveRefusals(dashboard: Dashboard): Dashboard {
  return { ...dashboard, complaints: dashboard.complaints.filter((text) => !text.includes('status of 4')) }
}

test('whoever opens the first link makes their account, is in, and finds nothing of the link in the address', async () => {
  const { address, dataDir, clientId } = serviceUnderTest()
  const token = await makeFirstLink(dataDir, clientId)
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${address}/sign-in/link#${token}`)
  await page.getByRole('heading', { level: 1, name: 'Make your account' }).waitFor()
  assert.equal(page.url(), `${address}/sign-in/link`)
  assert.deepEqual(await findViolations(page), [])
  await page.getByLabel('Your name').fill('Ada First')
  await page.getByLabel('E-mail').fill('ada.first@example.com')
  await page.getByLabel('Password').fill('too short')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByText('That is shorter than 12 characters.').waitFor()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await page.getByRole('link', { name: 'Your account: Ada First' }).waitFor()
  await page.goto(`${address}/sign-in/link#${token}`)
  await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor()
  await page.goto(`${address}/sign-in/link`)
  await page.getByRole('heading', { level: 1, name: 'This link is incomplete' }).waitFor()
  await page.close()
})

test('who signs in finds the page they asked for, and stays signed in: reload, new tab, Ctrl-click, shared link', async () => {
  const { address } = serviceUnderTest()
  const viewer = await signInAs('viewer')
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${address}/calls?state=finished`)
  await page.waitForURL(/\/sign-in\?/)
  await page.getByLabel('E-mail').fill(viewer.email.toUpperCase())
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${address}/calls?state=finished`)
  const first = page.locator('tbody tr[aria-rowindex] a').first()
  await first.waitFor()

  await page.reload()
  await first.waitFor()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    first.click({ modifiers: [process.platform === 'darwin' ? 'Meta' : 'Control'] }),
  ])
  await tab.waitForURL(/\/calls\/[0-9a-f-]{36}/)
  await tab.locator('dl dt', { hasText: 'Score' }).first().waitFor()
  const shared = await context.newPage()
  await shared.goto(tab.url())
  await shared.locator('dl dt', { hasText: 'Score' }).first().waitFor()

  const kept = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))
  const held = (await context.cookies()).find(({ name }) => name === 'callmark_session')
  assert.ok(held?.httpOnly, 'no script can read the session')
  assert.ok(!kept.includes(held.value))
  await context.close()
})

test('wrong passwords are refused in words, in the reader’s language, and cost nobody the form', async () => {
  const { address } = serviceUnderTest()
  const page = await browser.newPage({ locale: 'es-ES' })
  await page.goto(`${address}/sign-in`)
  await page.getByLabel('Correo electrónico').fill('nobody@example.com')
  await page.getByLabel('Contraseña').fill('wrong')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  assert.match((await page.locator('[role=alert]').textContent()) ?? '', /no coinciden/)
  assert.equal(await page.getByLabel('Correo electrónico').inputValue(), 'nobody@example.com')
  assert.deepEqual(await findViolations(page), [])
  await page.getByRole('button', { name: '¿Ha olvidado su contraseña?' }).click()
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await page.getByText('Este servicio no envía correo').waitFor()
  assert.deepEqual(await findViolations(page), [])
  await page.goto(`${address}/sign-in?sso=email_unverified`)
  await page.getByText('no ha verificado su correo').waitFor()
  await page.close()
})

test('who is signed out elsewhere comes to the sign-in and from there back to where they were', async () => {
  const { address } = serviceUnderTest()
  const qa = await signInAs('qa')
  const dashboard = await openDashboard(browser, '/models', { as: qa })
  const { page } = dashboard
  await page.getByRole('heading', { level: 1, name: 'Models' }).waitFor()
  // As from another browser: everything but that one ends.
  const json = { email: qa.email, password }
  const other = await browserWith(address, '', '').fetch('/v1/sign-in', { method: 'POST', json })
  const cookie = other.headers.getSetCookie()[0]!.split(';')[0]!
  await browserWith(address, '', cookie).fetch('/v1/me/sessions/revoke-others', { method: 'POST' })
  await page.getByRole('navigation').getByRole('link', { name: 'Calls' }).click()
  await page.waitForURL(/\/sign-in\?to=%2Fcalls/)
  await page.getByLabel('E-mail').fill(qa.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${address}/calls`)
  await page.locator('tbody tr[aria-rowindex]').first().waitFor()
  await assertSound(forgiveRefusals(dashboard))

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  assert.equal(new URL(page.url()).search, '')
  await page.goto(`${address}/calls`)
  await page.waitForURL(/\/sign-in/)
  await dashboard.close()
})

test('the way back leads nowhere but into the dashboard', async () => {
  const { address } = serviceUnderTest()
  const viewer = await signInAs('viewer')
  for (const to of [
    '//example.com/',
    '/\\example.com',
    '/\t/example.com',
    'https://example.com',
    '/sign-in',
  ]) {
    const dashboard = await openDashboard(browser, '/', { as: viewer })
    const { page } = dashboard
    // Whoever is signed in already is led on at once.
    await page.goto(`${address}/sign-in?to=${encodeURIComponent(to)}`)
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    assert.equal(new URL(page.url()).origin, address, to)
    await dashboard.close()
  }
})

test('the dashboard works over plain http under a name of the network, where browsers say less of who asks', async () => {
  const { port } = new URL(serviceUnderTest().address)
  const viewer = await signInAs('viewer')
  const inside = await openBrowser(['host-resolver-rules=MAP callmark.test 127.0.0.1'])
  try {
    const page = await inside.newPage({ locale: 'en-US' })
    await page.goto(`http://callmark.test:${port}/calls`)
    await page.getByLabel('E-mail').fill(viewer.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.locator('tbody tr[aria-rowindex]').first().waitFor()
    await page.reload()
    await page.locator('tbody tr[aria-rowindex]').first().waitFor()
  } finally {
    await inside.close()
  }
})
