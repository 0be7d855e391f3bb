import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { Signed } from '../../server/test/support/people.ts'
import { makeBoard } from './support/criteria-calls.ts'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { clientOf, signInAs } from './support/people.ts'

let browser: Browser
let owner: Signed
let modelId: number
before(async () => {
  browser = await openBrowser()
  owner = await makeBoard('Targets')
  modelId = (await clientOf(owner).models.list())[0]!.id
})
after(() => browser?.close())

test('QA sets targets, and every page goes by them', async () => {
  const as = await signInAs('qa', {}, owner)
  const dashboard = await openDashboard(browser, `/models/${modelId}?view=targets`, { as })
  const { page } = dashboard
  const save = page.getByRole('button', { name: 'Save the targets' })
  await page.getByLabel('Good from (%): Score of a call').fill('100')
  await page.getByLabel('Good from (%): Opening').fill('60')
  await page.getByLabel('Poor below (%): Opening').fill('70')
  await page.getByText('This must not be above “good from”.').waitFor()
  assert.ok(await save.isDisabled())
  await page.getByLabel('Poor below (%): Opening').fill('')
  await save.click()
  await page.getByText('Every page goes by these targets now.').waitFor()
  assert.equal(await page.getByLabel('Poor below (%): Opening').inputValue(), '40', '20 below the target')
  assert.equal(await page.getByLabel('Poor below (%): Score of a call').inputValue(), '80')
  await assertSound(dashboard)
  await page.getByRole('navigation').getByRole('link', { name: 'Overview' }).first().click()
  await page.getByText('All below 100%, lowest first').waitFor()
  const opening = page
    .getByRole('region', { name: 'Score by category' })
    .locator('li', { hasText: 'Opening' })
  assert.match((await opening.textContent())!, /target 60%/)
  assert.equal(await opening.locator('[class*="_good"]').count(), 1)
  await assertSound(dashboard)
  const { categories, score } = await clientOf(owner).models.targets.get(modelId)
  assert.deepEqual(score, { target: 100, poor_below: 80 })
  assert.deepEqual(
    categories.map(({ category_slug, target, poor_below }) => [category_slug, target, poor_below]),
    [['opening', 60, 40]],
  )
  await dashboard.close()
})

test('the colour of a score follows its model’s target', async () => {
  const client = clientOf(owner)
  const gradesIn = async () => {
    const dashboard = await openDashboard(browser, '/calls?min=80&max=99', { as: owner })
    await dashboard.page.locator('tbody tr').first().waitFor()
    const cell = dashboard.page.locator('tbody tr').filter({ hasText: /\((good|fair|poor)\)/ })
    await cell.first().waitFor()
    const text = (await cell.first().textContent())!
    await dashboard.close()
    return /\((good|fair|poor)\)/.exec(text)?.[1]
  }
  await client.models.targets.replace(modelId, { score: { target: 100, poor_below: 99.5 } })
  assert.equal(await gradesIn(), 'poor')
  await client.models.targets.replace(modelId, { score: { target: 99.5, poor_below: 50 } })
  assert.equal(await gradesIn(), 'fair')
  await client.models.targets.replace(modelId, {})
  assert.equal(await gradesIn(), 'good', 'as before, where nothing is set')
})

test('who may only look reads the targets, in Spanish, at night and on a phone', async () => {
  await clientOf(owner).models.targets.replace(modelId, { score: { target: 85, poor_below: 65 } })
  const as = await signInAs('viewer', {}, owner)
  const options = { locale: 'es-ES', theme: 'dark', width: 360, height: 740, as } as const
  const dashboard = await openDashboard(browser, `/models/${modelId}?view=targets`, options)
  const { page } = dashboard
  await page.getByText('Buena desde el 85').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Guardar los objetivos' }).count(), 0)
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  )
  await assertSound(dashboard)
  await dashboard.close()
})

test('a model that gives no scores has nothing to set', async () => {
  const { id } = await clientOf(owner).models.create({ name: 'Notes only', xscore_template: false })
  const dashboard = await openDashboard(browser, `/models/${id}?view=targets`, { as: owner })
  await dashboard.page.getByText('there is nothing to set targets for').waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})
