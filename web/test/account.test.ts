import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { codeOfApp } from '../../server/test/support/code-of-app.ts'
import { browserWith } from '../../server/test/support/people.ts'
import {
  assertSound,
  browserCookie,
  findViolations,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { password, signInAs } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('somebody adds a passkey, signs in with it and nothing else, and removes it', async () => {
  const { address } = serviceUnderTest()
  const person = await signInAs('viewer')
  // Browsers know passkeys for names only.
  const here = address.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ locale: 'en-US' })
  await context.addCookies([browserCookie(here, person.cookie)])
  const page = await context.newPage()
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto(`${here}/account`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What is it called?').fill('Work laptop')
  assert.deepEqual(await findViolations(page), [])
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Work laptop').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByRole('link', { name: `Your account: ${person.name}` }).click()
  await page.getByText('with passkey').waitFor()
  await page.getByRole('button', { name: 'Remove: Work laptop' }).click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await page.getByText('You have no passkeys.').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('That passkey did not work here.').waitFor()
  await context.close()
})

test('two-factor codes are switched on with an app, asked for at sign-in, and switched off again', async () => {
  const { address } = serviceUnderTest()
  const person = await signInAs('viewer')
  const dashboard = await openDashboard(browser, '/account', { as: person })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await page.locator('dialog pre').textContent())!
  await assertSound(dashboard)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('That code is wrong.').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(codeOfApp(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor()
  const codes = (await page.locator('dialog pre').textContent())!.split('\n')
  assert.equal(codes.length, 10)
  assert.deepEqual(await findViolations(page), [])
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await page.getByText('On: signing in with your password also asks for a code.').waitFor()

  const other = await browser.newPage({ locale: 'en-US' })
  await other.goto(`${address}/sign-in?to=%2Fcalls`)
  await signIn(other, person.email)
  await other.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor()
  assert.deepEqual(await findViolations(other), [])
  await other.getByLabel('Code').fill('123456')
  await other.getByRole('button', { name: 'Go on' }).click()
  await other.getByText('That code is wrong or was used already.').waitFor()
  await signIn(other, person.email)
  await other.getByLabel('Code').fill(codes[0]!)
  await other.getByRole('button', { name: 'Go on' }).click()
  await other.waitForURL(`${address}/calls`)
  await other.close()

  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByLabel('Code of the app, or a recovery code').fill(codes[1]!)
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await page.getByText('Off: your password alone opens your account.').waitFor()
  await dashboard.close()
})

test('one sees where one is signed in and signs out elsewhere; a new password does so, too', async () => {
  const { address } = serviceUnderTest()
  const person = await signInAs('qa')
  const elsewhere = await browser.newContext({
    locale: 'en-US',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  const phone = await elsewhere.newPage()
  await phone.goto(`${address}/sign-in`)
  await signIn(phone, person.email)
  await phone.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()

  const dashboard = await openDashboard(browser, '/account', { as: person })
  const { page } = dashboard
  await page.getByText('This browser').waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).click()
  await page.getByText('Safari on iPhone').waitFor({ state: 'detached' })
  await phone.getByRole('link', { name: 'Calls' }).first().click()
  await phone.waitForURL(/\/sign-in/)
  await signIn(phone, person.email)
  await phone.waitForURL(/\/calls/)

  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByLabel('Present password').fill('not the one')
  await page.getByLabel('New password').fill('eight other words in a row')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('The present password is wrong.').waitFor()
  await page.getByLabel('Present password').fill(password)
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('you are signed out everywhere else').waitFor()
  await phone.reload()
  await phone.waitForURL(/\/sign-in/)
  await elsewhere.close()

  const json = { email: person.email, password: 'eight other words in a row' }
  const again = await browserWith(address, '', '').fetch('/v1/sign-in', { method: 'POST', json })
  assert.equal(again.status, 200)
  await page.getByLabel('Name').fill('Quite Another')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByRole('link', { name: 'Your account: Quite Another' }).waitFor()
  await dashboard.close()
})
