import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { sampleModel } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

test('a model is made, its points are shared as one writes, and a bad key is explained', async () => {
  const dashboard = await openDashboard(browser, '/models')
  const { page } = dashboard
  await page.getByRole('link', { name: sampleModel, exact: true }).waitFor()
  await page.getByText('4 categories').first().waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'New model' }).click()
  await page.getByRole('button', { name: 'Create the model' }).click()
  await page.getByText('One thing needs fixing.').waitFor()
  assert.ok(
    await page.getByLabel('Name', { exact: true }).evaluate((field) => field === document.activeElement),
  )
  await page.getByLabel('Name', { exact: true }).fill('Made in the editor')
  await page.getByLabel('Scoring instructions').fill('The agent greets the caller and helps.')
  await page.getByRole('button', { name: 'Add a category' }).click()
  const category = page.getByRole('list', { name: 'Categories' }).getByRole('listitem')
  await category.getByLabel('Name').fill('Opening')
  await category.getByText('scored as a whole, 0 to 10').waitFor()
  for (const key of ['greets', 'gives_name', 'asks']) {
    await page.getByRole('button', { name: 'Add a criterion' }).click()
    await page.getByLabel('Key').last().fill(key)
  }
  const criteria = page.getByRole('list', { name: 'Criteria' }).getByRole('listitem')
  assert.deepEqual(await pointsIn(page), ['4 points', '3 points', '3 points'])
  await criteria.last().getByLabel('Type of answer').selectOption('STRING')
  await criteria.last().getByText('Answers of this type are extracted').waitFor()
  assert.deepEqual(await pointsIn(page), ['5 points', '5 points', 'not scored'])
  await criteria.last().getByLabel('Key').fill('asks how')
  await criteria.last().getByText('A key starts with a letter or _').waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Create the model' }).click()
  assert.ok(page.url().endsWith('/models/new'), 'nothing is sent while something is wrong')
  await criteria.last().getByLabel('Key').fill('asks_how')
  await page.getByRole('button', { name: 'Create the model' }).click()
  await page.getByText('Saved as revision 1.').waitFor()
  assert.match(page.url(), /\/models\/\d+$/)

  await page.getByLabel('Scoring instructions').fill('The agent greets the caller warmly and helps.')
  await page.getByRole('button', { name: 'Move Asks how up' }).click()
  const sure = page.getByLabel('Answer only when at least this sure')
  assert.equal(await sure.inputValue(), '85')
  await sure.fill('100')
  await page.getByText('This must be a whole number from 50 to 99.').waitFor()
  await sure.fill('57')
  await page.getByRole('link', { name: 'Calls', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  const door = Promise.withResolvers<void>()
  await page.route('**/v1/**', async (route) => {
    if (route.request().method() === 'PUT') await door.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Saving…' }).waitFor()
  assert.ok(
    await page.getByLabel('Scoring instructions').isDisabled(),
    'nothing is typed that the save would discard',
  )
  door.resolve()
  await page.getByText('Saved as revision 2.').waitFor()
  await page.getByRole('link', { name: 'Revisions' }).click()
  await page.getByRole('heading', { name: 'From revision 1 to revision 2' }).waitFor()
  assert.equal(await page.locator('ins').first().textContent(), 'added: warmly ')
  await page.getByText('removed: 85% → added: 57%').waitFor()
  await page.getByText('Order').first().waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('who saves after somebody else is told so first', async () => {
  const first = await openDashboard(browser, '/models/new')
  await first.page.getByLabel('Name', { exact: true }).fill('Edited by two')
  await first.page.getByRole('button', { name: 'Create the model' }).click()
  await first.page.getByText('Saved as revision 1.').waitFor()
  const second = await openDashboard(browser, new URL(first.page.url()).pathname)
  await second.page.getByLabel('Scoring instructions').fill('Theirs.')
  await first.page.getByLabel('Scoring instructions').fill('Mine.')
  await second.page.getByRole('button', { name: 'Save', exact: true }).click()
  await second.page.getByText('Saved as revision 2.').waitFor()
  await first.page.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = first.page.getByRole('dialog', { name: 'Someone else has changed this model' })
  await dialog.getByText('now at revision 2').waitFor()
  await dialog.getByRole('link', { name: 'Show what they changed' }).click()
  await first.page.locator('ins', { hasText: 'Theirs.' }).waitFor()
  await first.page.getByRole('link', { name: 'Edit' }).click()
  assert.equal(await first.page.getByLabel('Scoring instructions').inputValue(), 'Mine.')
  await first.page.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Overwrite with mine' }).click()
  await first.page.getByText('Saved as revision 3.').waitFor()
  await first.close()
  await second.close()
})

test('the categories of a model with calls are locked, and a copy is the way on', async () => {
  const dashboard = await openDashboard(browser, '/models', { theme: 'dark' })
  const { page } = dashboard
  await page.getByRole('link', { name: sampleModel, exact: true }).click()
  await page.getByText('Categories are locked').waitFor()
  assert.equal(await page.getByRole('list', { name: 'Categories' }).getByRole('textbox').count(), 0)
  assert.deepEqual((await pointsIn(page)).slice(0, 4), ['7 points', '7 points', '6 points', '20 points'])
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Duplicate' }).first().click()
  await page.getByLabel('Name of the copy').fill('A copy to change')
  await page.getByRole('button', { name: 'Create copy' }).click()
  await page.getByRole('heading', { name: 'A copy to change' }).waitFor()
  const opening = page.getByRole('list', { name: 'Categories' }).getByRole('listitem').first()
  await opening.getByLabel('Name').fill('Welcome')
  await opening.getByLabel('Points').fill('12')
  assert.deepEqual((await pointsIn(page)).slice(0, 3), ['4 points', '4 points', '4 points'])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(/Saved as revision \d/).waitFor()
  assert.equal(await opening.getByLabel('Name').inputValue(), 'Welcome')
  assert.deepEqual((await pointsIn(page)).slice(0, 3), ['4 points', '4 points', '4 points'])
  await dashboard.close()
})

test('a change is tried on a call of the past before it is saved', async () => {
  const dashboard = await openDashboard(browser, '/models')
  const { page } = dashboard
  await page.getByRole('link', { name: sampleModel, exact: true }).click()
  await page.getByRole('button', { name: /^Gives their own name/ }).click()
  await page.getByLabel('Weight').fill('0')
  await page.getByRole('link', { name: 'Try it' }).click()
  await page.getByRole('checkbox', { name: /^sample-billing-refund/ }).check()
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByText('answers have changed').waitFor({ timeout: 30_000 })
  await page.getByText('10 of 10 points').filter({ visible: true }).first().waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('link', { name: 'Try it' }).click()
  await page.getByText('10 of 10 points').filter({ visible: true }).first().waitFor()
  await assertSound(dashboard)
  await page.getByLabel('A transcript').check()
  await page
    .getByLabel('Transcript', { exact: true })
    .fill('Agent: Good morning, this is Acme.\nCustomer: Hello.')
  await page.getByRole('button', { name: 'Try it' }).click()
  await page.getByRole('heading', { name: 'Pasted transcript' }).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByText('The draft has changed since this was tried.').waitFor()
  await dashboard.close()
})

test('a narrow window in the dark, in Spanish, shows every view without scrolling sideways', async () => {
  const { address } = serviceUnderTest()
  const dashboard = await openDashboard(browser, '/models', { theme: 'dark', width: 360, locale: 'es-ES' })
  const { page } = dashboard
  assert.ok(page.url().startsWith(address))
  await page.getByRole('heading', { name: 'Modelos' }).waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await page.getByRole('link', { name: sampleModel, exact: true }).click()
  await page.getByText('Las categorías están bloqueadas').waitFor()
  await page.getByRole('button', { name: /^Reason for the call/ }).click()
  await assertFits(page)
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Probar' }).click()
  await page.getByRole('checkbox').first().waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Versiones' }).click()
  await page.getByText('Por ahora hay una sola versión').waitFor()
  await assertFits(page)
  await assertSound(dashboard)
  await dashboard.close()
})

function pointsIn(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: 'Criteria' })
    .getByText(/^(\d+ points?|not scored)$/)
    .allTextContents()
}

async function assertFits(page: Page): Promise<void> {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(wide <= 0, `${wide} pixels stand out`)
}
