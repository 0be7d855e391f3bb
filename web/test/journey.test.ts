import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { sampleModel, samplePath } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('a lead signs in, makes a model of their own, sends a call, hears why it scored as it did, and finds it in the figures', async () => {
  const dashboard = await openDashboard(browser)
  const { page } = dashboard
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name })

  await place('Models').click()
  await page.getByRole('link', { name: sampleModel, exact: true }).click()
  // The list has such a button, too, which goes with it.
  await page.getByRole('heading', { level: 1, name: sampleModel }).waitFor()
  await page.getByRole('button', { name: 'Duplicate' }).first().click()
  await page.getByLabel('Name of the copy').fill('A lead’s own')
  await page.getByRole('button', { name: 'Create copy' }).click()
  await page.getByRole('heading', { level: 1, name: 'A lead’s own' }).waitFor()
  await page
    .getByLabel('Scoring instructions')
    .fill('The agent greets, makes sure who is calling, helps, and thanks the caller.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved as revision 2.').waitFor()

  await place('Upload').click()
  await page.getByLabel('Model', { exact: true }).selectOption({ label: 'A lead’s own' })
  await page.getByLabel('Agent ID').fill('agent-lead')
  await page.getByLabel('Agent name').fill('Nora Blum')
  await page.setInputFiles('input[type=file]', samplePath('billing-refund'))
  await page.getByRole('button', { name: 'Send 1 recording' }).click()
  const sent = page.locator('li', { hasText: 'billing-refund.ogg' })
  await sent.getByText('Complete').waitFor({ timeout: 90_000 })
  await sent.getByRole('link', { name: 'Open the call of billing-refund.ogg' }).click()

  const evidence = page.locator('[id^=evidence-]').first()
  await evidence.click()
  await page.waitForFunction(() => {
    const audio = document.querySelector('audio')
    return audio && !audio.paused && audio.currentTime > 0
  })
  await page.keyboard.press('Space')
  await assertSound(dashboard)

  await place('Overview').click()
  await page.getByLabel('Model', { exact: true }).selectOption('A lead’s own')
  const calls = page.locator('dl > div', { has: page.locator('dt', { hasText: /^Calls$/ }) }).locator('dd a')
  await page.waitForFunction(() => document.querySelector('dl dd a')?.textContent === '1')
  await calls.first().click()
  await page.getByRole('link', { name: 'billing-refund' }).waitFor()
  assert.equal(await page.locator('tbody tr[aria-rowindex]').count(), 1)
  await assertSound(dashboard)
  await dashboard.close()
})
