import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { makeWorkspace } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('whoever has no model yet is led to the scorecards, sees what each holds, and starts from one', async () => {
  const owner = await makeWorkspace('Starts from a scorecard')
  const dashboard = await openDashboard(browser, '/models', { as: owner })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No models yet' }).waitFor()
  await page.getByRole('link', { name: 'New model' }).last().click()
  await page.getByRole('heading', { name: 'Start from a scorecard' }).waitFor()
  const cards = page
    .getByRole('region', { name: 'Start from a scorecard' })
    .getByRole('heading', { level: 3 })
  await cards.first().waitFor()
  assert.deepEqual(await cards.allTextContents(), [
    'Customer support',
    'Sales',
    'Collections',
    'Health desk',
    'Help desk',
  ])
  await page.getByText('What it holds').nth(2).click()
  await page.getByText('Does not threaten').waitFor()
  await assertSound(dashboard)

  await page.getByRole('link', { name: 'Use this scorecard: Collections' }).click()
  await page.getByText('100 points in total').waitFor()
  assert.equal(await page.getByLabel('Name', { exact: true }).first().inputValue(), 'Collections')
  await page.getByRole('link', { name: 'Try it' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  assert.equal(await page.getByLabel('Name', { exact: true }).first().inputValue(), 'Collections')
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Create the model' }).click()
  await page.getByText('Saved as revision 1.').waitFor()

  await page.goto(new URL('/models/new?starter=collections', page.url()).href)
  await page.getByText('100 points in total').waitFor()
  assert.equal(
    await page.getByLabel('Name', { exact: true }).first().inputValue(),
    'Collections 2',
    'a name that is taken is not offered',
  )
  await dashboard.close()
})

test('a narrow window in the dark, in Spanish, starts from a Spanish scorecard', async () => {
  const dashboard = await openDashboard(browser, '/models/start', {
    theme: 'dark',
    width: 360,
    locale: 'es-ES',
  })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'Atención al cliente' }).waitFor()
  await page.getByText('Qué contiene').first().click()
  await page.getByText('Dice su propio nombre').first().waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await page.getByLabel('Idioma de la plantilla').selectOption('en')
  await page.getByRole('heading', { name: 'Health desk' }).waitFor()
  await page.getByLabel('Idioma de la plantilla').selectOption('es')
  await page.getByRole('link', { name: 'Usar esta plantilla: Recepción médica' }).click()
  await page.getByText('En total 100 puntos').waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await dashboard.close()
})
