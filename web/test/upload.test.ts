import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { samplePath } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const chooser = 'input[type=file]'
const textFile = {
  name: 'notes.mp3',
  mimeType: 'audio/mpeg',
  buffer: Buffer.from('no recording at all '.repeat(200)),
}

test('recordings are sent together, watched until they are marked, and refused in words', async () => {
  const dashboard = await openDashboard(browser, '/upload')
  const { page } = dashboard
  await page.setInputFiles(chooser, [samplePath('lost-card'), samplePath('delivery-reschedule')])
  await page.setInputFiles(chooser, textFile)
  const row = (name: string) => page.locator('li', { hasText: name })
  assert.equal(await page.getByLabel('External ID of lost-card.ogg').inputValue(), 'lost-card')

  await page.getByRole('button', { name: 'Send 3 recordings' }).click()
  assert.match((await page.getByRole('alert').textContent()) ?? '', /nothing has been sent yet/)
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')),
    'true',
    'what is missing has the focus',
  )
  await page.screenshot({ path: '/tmp/upload-1.png' })
  await page.getByLabel('Agent ID').fill('agent-7')
  await page.getByLabel('Agent name').fill('Rosa Vidal')
  await page.getByRole('button', { name: 'Change agent and metadata of lost-card.ogg' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Agent name').fill('Tom Berg')
  await assertSound(dashboard)
  await page.screenshot({ path: '/tmp/upload-2.png' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('External ID of delivery-reschedule.ogg').fill('upload-4711')
  await page.getByRole('button', { name: 'Send 3 recordings' }).click()

  await row('notes.mp3').getByText('Not a recording this service can read').waitFor()
  await row('notes.mp3').getByRole('button', { name: 'Try again' }).waitFor()
  await page.screenshot({ path: '/tmp/upload-3.png' })
  await row('delivery-reschedule.ogg').getByText('Complete').waitFor({ timeout: 60_000 })
  assert.match((await row('delivery-reschedule.ogg').textContent()) ?? '', /\d %|\d%/)
  assert.match((await row('lost-card.ogg').textContent()) ?? '', /Tom Berg/)
  await page.screenshot({ path: '/tmp/upload-4.png' })
  assert.deepEqual(
    dashboard.complaints.filter((text) => !text.includes('400')),
    [],
  )
  await dashboard.close()
})
