import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
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

test('recordings are sent together, watched until they are scored, and rejected with a reason', async () => {
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
  await page.getByLabel('Agent ID').fill('agent-7')
  await page.getByLabel('Agent name').fill('Rosa Vidal')
  await page.getByRole('button', { name: 'Change agent and metadata of lost-card.ogg' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Agent name').fill('Tom Berg')
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('External ID of delivery-reschedule.ogg').fill('upload-4711')
  await page.getByRole('link', { name: 'Calls' }).click()
  await page.getByRole('dialog', { name: 'Some recordings have not been sent' }).waitFor()
  await page.getByRole('button', { name: 'Stay here' }).click()
  const door = Promise.withResolvers<void>()
  await page.route('**/v1/call-analysis', async (route) => {
    if (route.request().method() === 'POST') await door.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send 3 recordings' }).click()
  await row('notes.mp3').getByText('Waiting to be sent').waitFor()
  await page.getByRole('progressbar').first().waitFor()
  await page.getByRole('link', { name: 'Calls' }).click()
  await page.getByRole('dialog', { name: 'Recordings are still being sent' }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Stay here' }).click()
  assert.equal(new URL(page.url()).pathname, '/upload')
  door.resolve()

  await row('notes.mp3').getByText('Not a recording this service can read').waitFor()
  await row('notes.mp3').getByRole('button', { name: 'Try again' }).waitFor()
  const finished = row('delivery-reschedule.ogg')
  await finished.getByText('Complete').waitFor({ timeout: 60_000 })
  assert.match((await finished.textContent()) ?? '', /\d%/, 'with its score')
  assert.match((await row('lost-card.ogg').textContent()) ?? '', /Tom Berg/)
  const refusals = dashboard.complaints.filter((text) => text.includes('status of 400'))
  assert.equal(refusals.length, 1, 'the browser speaks of the one file that was refused')
  await assertSound({
    ...dashboard,
    complaints: dashboard.complaints.filter((text) => !refusals.includes(text)),
  })
  await row('notes.mp3').getByRole('button', { name: 'Remove' }).click()
  await finished.getByRole('link', { name: 'Open the call of delivery-reschedule.ogg' }).click()
  await page.waitForURL('**/calls/*')
  await dashboard.close()
})

test('a recording that was sent before is dropped on a phone, in Spanish and by night, and was there already', async () => {
  const dashboard = await openDashboard(browser, '/upload', { theme: 'dark', width: 360, locale: 'es-ES' })
  const { page } = dashboard
  const bytes = [...(await readFile(samplePath('billing-refund')))]
  await page.getByText('Suelte grabaciones').waitFor()
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(
      new File([new Uint8Array(content)], 'sample-billing-refund.ogg', { type: 'audio/ogg' }),
    )
    return transfer
  }, bytes)
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: dropped })
  await page.getByText('Suelte para añadir').waitFor()
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await page.getByLabel('ID del agente').fill('agent-107')
  await page.getByLabel('Nombre del agente').fill('Anna Keller')
  await page.getByRole('button', { name: 'Enviar 1 grabación' }).click()
  await page.getByText('Esta llamada ya estaba').waitFor()
  const link = page.getByRole('link', { name: 'Abrir la llamada' })
  assert.ok((await link.getAttribute('href'))?.endsWith(serviceUnderTest().callIds[0]!))
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
  await assertSound(dashboard)
  await dashboard.close()
})
