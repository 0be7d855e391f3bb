import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallmarkClient, createClient } from '@callmark/client'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { makeWorkspace, signInAs } from './support/people.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

/** A copy that no other test changes; it has no calls and no reviews. */
async function copyModel(name: string): Promise<number> {
  const [first] = await client.models.list()
  return (await client.models.duplicate(first!.id, name)).id
}

test('QA sets how far a criterion is trusted, with a reason, and hands it back to the rules', async () => {
  const id = await copyModel('Trusted model')
  const qa = await signInAs('qa')
  const dashboard = await openDashboard(browser, `/models/${id}?view=trust`, { as: qa })
  const { page } = dashboard
  const first = page.getByRole('region', { name: 'Trust' }).getByRole('listitem').first()
  await first.getByText('No blind reviews yet').waitFor()
  await first.getByText('By people').waitFor()
  await first.getByRole('button', { name: /^Set: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Level').selectOption('automatic')
  await dialog.getByLabel('Reason').fill('Checked by hand in May.')
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await first.getByText('Automatic', { exact: true }).waitFor()
  await first.getByText('Checked by hand in May.').waitFor()
  await first.getByText(`set by ${qa.name}`).waitFor()
  await first.getByText('The rule would say: By people.').waitFor()
  await assertSound(dashboard)
  await first.getByRole('button', { name: /^Change: / }).click()
  await dialog.getByLabel('Level').selectOption('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await first.getByText('by rule').waitFor()
  await dashboard.close()

  const viewer = await openDashboard(browser, `/models/${id}?view=trust`, { as: await signInAs('viewer') })
  await viewer.page.getByText('No blind reviews yet').first().waitFor()
  assert.equal(await viewer.page.getByRole('button', { name: /^Set: / }).count(), 0)
  assert.equal(await viewer.page.getByRole('link', { name: 'Teaching' }).count(), 0)
  await viewer.close()
})

test('the view of teaching says what is missing, in both languages and on a phone', async () => {
  const id = await copyModel('Taught model')
  const as = await signInAs('qa')
  const dashboard = await openDashboard(browser, `/models/${id}?view=teaching`, { as })
  const { page } = dashboard
  await page.getByText('0 of 20 reviewed answers.').first().waitFor()
  await page.getByText('makes a new revision of the model').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Switch on/ }).count(), 0)
  await assertSound(dashboard)
  await dashboard.close()
  for (const view of ['teaching', 'trust']) {
    const look = { as, theme: 'dark', locale: 'es-ES', width: 360, height: 800 } as const
    const night = await openDashboard(browser, `/models/${id}?view=${view}`, look)
    await night.page.getByRole('main').getByRole('listitem').first().waitFor()
    const over = await night.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(over <= 0, `${view} is ${over} px too wide`)
    await assertSound(night)
    await night.close()
  }
})

test('an owner sets the rules of trust and the days for appeals', async () => {
  const owner = await makeWorkspace('Trusting')
  const dashboard = await openDashboard(browser, '/settings', { as: owner })
  const { page } = dashboard
  const card = page.getByRole('region', { name: 'Reviews and trust' })
  await card.getByLabel('Days in which a result can be appealed').fill('')
  await card
    .getByRole('group', { name: /^Automatic/ })
    .getByLabel('Kappa, at least')
    .fill('0.8')
  await card.getByLabel('Only trusted answers count').check()
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Saved.').waitFor()
  await assertSound(dashboard)
  const now = await (await owner.fetch('/v1/workspace')).json()
  assert.equal(now.appeal_days, null)
  assert.equal(now.trust.rules.automatic.kappa, 0.8)
  assert.equal(now.trust.only_trusted_count, true)
  await dashboard.close()
})
