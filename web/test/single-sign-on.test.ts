import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type MailServer, startMailServer } from '../../server/test/support/mail-server.ts'
import { type SsoServer, ssoClient, startSsoServer } from '../../server/test/support/sso-server.ts'
import { findViolations, openBrowser } from './support/dashboard.ts'
import { type OwnService, startOwnService } from './support/own-service.ts'
import { password } from './support/people.ts'

let browser: Browser
let mails: MailServer
let service: OwnService
let company: SsoServer
before(async () => {
  browser = await openBrowser()
  mails = await startMailServer()
  service = await startOwnService({
    SSO_ALLOW: 'localhost',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Calls <calls@example.com>',
  })
  // Under another name than the service, so that for the browser it is another site.
  company = await startSsoServer([`${service.address}/v1/sign-in/sso/callback`], { askAt: 'localhost' })
})
after(async () => {
  await browser?.close()
  await service?.stop()
  await company?.close()
  await mails?.close()
})

/** From the sign-in page to the company's login page and on from there. */
async function comeAs(account: string, email: string): Promise<Page> {
  const page = await service.open(browser, '/calls', 'nobody')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('E-mail').press('Tab')
  await page.getByRole('link', { name: `Continue with ${new URL(company.url).host}` }).click()
  await page.getByRole('heading', { name: 'Company login' }).waitFor()
  assert.equal(new URL(page.url()).origin, company.url)
  await page.getByLabel('Account').fill(account)
  await page.getByRole('button', { name: 'Log in' }).click()
  return page
}

test('an owner sets single sign-on up, and somebody comes by it, with role and team, and signs out', async () => {
  const settings = await service.open(browser, '/settings?part=sso')
  await settings.getByRole('button', { name: 'Set up' }).click()
  const redirect = `${service.address}/v1/sign-in/sso/callback`
  await settings.getByText(redirect).waitFor()
  await settings.getByLabel('Issuer').fill('https://10.0.0.7/login')
  await settings.getByLabel('Client ID').fill(ssoClient.client_id)
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.getByText('The operator of the service can allow it with SSO_ALLOW.').waitFor()
  await settings.getByLabel('Issuer').fill(company.url)
  await settings.getByLabel('Client secret').fill(ssoClient.client_secret)
  await settings.getByLabel('E-mail domains').fill('company.example')
  await settings.getByLabel('Claim with roles').fill('groups')
  await settings.getByRole('button', { name: 'Add a value' }).click()
  await settings.getByLabel('Value', { exact: true }).fill('leads')
  await settings.getByLabel('Role', { exact: true }).selectOption('lead')
  await settings.getByLabel('Claim with teams').fill('teams')
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.getByText('Saved.').waitFor()
  assert.equal(await settings.getByLabel('Client secret').inputValue(), '')
  await settings.getByText('There is one. Leave this empty to keep it.').waitFor()
  assert.deepEqual(await findViolations(settings), [])

  company.people.set('lina', {
    email: 'lina@company.example',
    email_verified: true,
    name: 'Lina Company',
    groups: ['everybody', 'leads'],
    teams: ['Sales'],
  })
  const page = await comeAs('lina', 'lina@company.example')
  await page.waitForURL(`${service.address}/calls`)
  await page.getByRole('link', { name: 'Your account: Lina Company' }).click()
  await page.getByText('with single sign-on').first().waitFor()
  await settings.goto(`${service.address}/people`)
  await settings.getByRole('row', { name: /Lina Company.*Team lead.*Sales.*Single sign-on/ }).waitFor()
  assert.deepEqual(await findViolations(settings), [])
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.goto(`${service.address}/calls`)
  await page.waitForURL(/\/sign-in/)
  await page.context().close()
  await settings.context().close()
})

test('whoever is not let in is told why, in words', async () => {
  company.people.set('uma', { email: 'uma@company.example', email_verified: false, groups: ['leads'] })
  company.people.set('rex', { email: 'rex@company.example', email_verified: true, groups: ['guests'] })
  for (const [account, words] of [
    ['uma', 'The sign-in service has not verified your e-mail address.'],
    ['rex', 'You have no role in this workspace yet.'],
  ] as const) {
    const page = await comeAs(account, `${account}@company.example`)
    await page.getByText(words).waitFor()
    assert.equal(new URL(page.url()).origin, service.address)
    assert.deepEqual(await findViolations(page), [])
    await page.goto(`${service.address}/calls`)
    await page.waitForURL(/\/sign-in/)
    await page.context().close()
  }
})

test('with single sign-on only, no password is asked for, except by owners', async () => {
  const settings = await service.open(browser, '/settings?part=sso')
  await settings.getByLabel('Single sign-on only').check()
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.getByText('Saved.').waitFor()
  const page = await service.open(browser, '/', 'nobody')
  await page.getByLabel('Password').waitFor()
  await page.getByLabel('E-mail').fill('lina@company.example')
  await page.getByLabel('E-mail').press('Tab')
  await page.getByText('People with this address sign in with the button below.').waitFor()
  assert.equal(await page.getByLabel('Password').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Sign in', exact: true }).count(), 0)
  assert.deepEqual(await findViolations(page), [])
  await page.getByRole('button', { name: 'I am an owner: use my password' }).click()
  await page.getByLabel('E-mail').fill('owner@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Your account: Olivia Stone' }).waitFor()
  await page.context().close()

  await settings.getByRole('button', { name: 'End single sign-on' }).click()
  await settings.getByRole('button', { name: 'End it' }).click()
  await settings.getByText('Single sign-on is not set up').waitFor()
  await settings.context().close()
})

test('an invitation arrives by mail, and its link opens', async () => {
  const people = await service.open(browser, '/people')
  await people.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = people.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('vera.novak@example.com')
  await dialog.getByLabel('Name').fill('Vera Novak')
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await people.getByText('It has also been sent to vera.novak@example.com.').waitFor()
  await mails.waitFor(1)
  const { to, text } = mails.received[0]!
  assert.deepEqual(to, ['vera.novak@example.com'])
  const [link = ''] = /http:\S+\/sign-in\/link#\S+/.exec(text) ?? []
  assert.ok(link.startsWith(service.address), 'it leads to the service')
  await people.context().close()

  const guest = await browser.newPage({ locale: 'en-US' })
  await guest.goto(link)
  await guest.getByRole('heading', { level: 1, name: 'Welcome to Callmark' }).waitFor()
  await guest.getByLabel('Password').fill(password)
  await guest.getByRole('button', { name: 'Begin' }).click()
  await guest.getByRole('link', { name: 'Your account: Vera Novak' }).waitFor()
  await guest.getByRole('button', { name: 'Sign out', exact: true }).click()
  await guest.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

  await guest.getByLabel('E-mail').fill('vera.novak@example.com')
  await guest.getByRole('button', { name: 'Forgot your password?' }).click()
  await guest.getByRole('button', { name: 'Send the link' }).click()
  await mails.waitFor(2)
  const [reset = ''] = /http:\S+\/sign-in\/link#\S+/.exec(mails.received[1]!.text) ?? []
  await guest.goto(reset)
  await guest.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
  await guest.context().close()
})
