import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { makeTeam, makeWorkspace, type Person, signInAs, theOwner } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

interface Task {
  readonly id: string
  readonly state: string
  readonly call: { readonly id: string; readonly external_id: string }
}

/** Calls that are in nobody's queue yet, put up for this person alone. */
async function putUp(person: Person, count: number, more: object = {}): Promise<readonly Task[]> {
  const owner = theOwner()
  const listed = await owner.fetch('/v1/call-analysis?status=PROCESS_COMPLETED&limit=200&fields=id')
  const { items } = (await listed.json()) as { items: { id: string }[] }
  const up = await owner.fetch('/v1/review-queue?state=open&state=claimed&limit=200')
  const taken = ((await up.json()) as { items: Task[] }).items.map(({ call }) => call.id)
  const free = items.filter(({ id }) => !taken.includes(id)).slice(-count)
  const json = { call_ids: free.map(({ id }) => id), assigned_to: person.id, ...more }
  const answer = await owner.fetch('/v1/review-queue', { method: 'POST', json })
  assert.equal(answer.status, 200, await answer.clone().text())
  return ((await answer.json()) as { items: Task[] }).items
}

test('a reviewer sees what waits for them, takes the next call by a key, gives it back and skips another', async () => {
  const qa = await signInAs('qa')
  const [late] = await putUp(qa, 1, { due_at: '2026-01-05T12:00:00Z' })
  const [blind] = await putUp(qa, 1, { due_at: '2099-01-05T12:00:00Z', blind: true })
  const dashboard = await openDashboard(browser, '/', { as: qa })
  const { page } = dashboard
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reviews' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
  await page.getByLabel('Mine only').check()
  await page.waitForURL(/mine=true/)
  const rows = page.locator('tbody tr')
  await rows.nth(1).waitFor()
  assert.match((await rows.nth(0).textContent()) ?? '', new RegExp(late!.call.external_id))
  assert.match((await rows.nth(0).textContent()) ?? '', /Overdue since/)
  assert.match((await rows.nth(0).textContent()) ?? '', /Put up by hand/)
  const hidden = rows.filter({ hasText: blind!.call.external_id })
  assert.match((await hidden.textContent()) ?? '', /Blind/)
  // Whoever looks into it has seen the answers; so it is opened by taking it.
  assert.equal(await hidden.getByRole('link').count(), 0)
  await assertSound(dashboard)

  await page.keyboard.press('n')
  await page.waitForURL(new RegExp(`/calls/${late!.call.id}\\?.*task=${late!.id}`))
  assert.match(page.url(), /review=1/)
  await page.goBack()
  const mine = page.locator('tbody tr').filter({ hasText: late!.call.external_id })
  await mine.getByText(/^You, until/).waitFor()
  await mine.getByRole('link', { name: 'Continue' }).waitFor()
  await mine.getByRole('button', { name: /Give back/ }).click()
  await mine.getByRole('link', { name: 'Continue' }).waitFor({ state: 'detached' })
  await mine.getByRole('button', { name: /Skip/ }).click()
  await page.getByLabel('Reason').fill('A wrong number')
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Skip the call' }).click()
  await mine.waitFor({ state: 'detached' })
  await page.getByLabel('Show').selectOption('skipped')
  await page.getByText('A wrong number').waitFor()
  await dashboard.close()
})

test('whoever has nothing to review is told so, and led to a plan where there is none', async () => {
  const owner = await makeWorkspace(`Empty ${process.pid}`)
  const dashboard = await openDashboard(browser, '/reviews', { as: owner })
  const { page } = dashboard
  await page.getByRole('heading', { name: 'No plan yet' }).waitFor()
  await page.getByRole('button', { name: /Review next/ }).click()
  await page.getByText('There is nothing for you to review right now').waitFor()
  await page.getByRole('link', { name: 'Make a plan' }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByLabel('Name').fill('Weekly')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('3 calls of every agent a week, by chance').waitFor()
  await page.getByRole('link', { name: 'Queue' }).click()
  await page.getByRole('heading', { name: 'Nothing to review' }).waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('QA makes a plan, draws from it, changes it, and is told when somebody else was quicker', async () => {
  const qa = await signInAs('qa')
  const dashboard = await openDashboard(browser, '/reviews/plans', { as: qa, locale: 'en-US' })
  const { page, complaints } = dashboard
  const name = `Plan of ${qa.name}`
  await page.getByRole('button', { name: 'New plan' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('By chance, of every agent', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Choose at least one rule.').waitFor()
  await dialog.getByLabel('Lowest scores', { exact: true }).check()
  await dialog.getByLabel('Lowest scores: how many').fill('1')
  await dialog.getByLabel('Failed a critical criterion').check()
  await dialog.getByLabel('Blind, in %').fill('50')
  await dialog.getByLabel('Most in a week').fill('1')
  await dialog.getByLabel('Who reviews').selectOption('people')
  await dialog.getByLabel(new RegExp(qa.name)).check()
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('region', { name })
  await card.getByText('1 call a week with the lowest scores').waitFor()
  await card
    .getByText(`50% blind · at most 1 a week · due in 5 days · 60 minutes each · in turn: ${qa.name}`)
    .waitFor()
  await card.getByRole('button', { name: /Draw now/ }).click()
  await card.getByText(/^Drawn\./).waitFor()

  await card.getByRole('button', { name: /Change/ }).click()
  await changeBehind(qa, name)
  await dialog.getByLabel('Most in a week').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Somebody else has changed this plan meanwhile').waitFor()
  assert.equal(await dialog.getByLabel('Most in a week').inputValue(), '7')
  await dialog.getByLabel('Most in a week').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText('at most 2 a week').waitFor()
  assert.ok(complaints.every((complaint) => complaint.includes('409')))

  await card.getByRole('button', { name: /Disable/ }).click()
  await card.getByText('Disabled').waitFor()
  await card.getByRole('button', { name: /Delete/ }).click()
  await page.getByRole('button', { name: 'Delete the plan' }).click()
  await card.waitFor({ state: 'detached' })
  await dashboard.close()
})

/** Another person saves the plan while somebody has it open. */
async function changeBehind({ fetch }: Person, name: string): Promise<void> {
  const { items } = (await (await fetch('/v1/review-plans')).json()) as {
    items: ({ id: string; name: string; version: number } & object)[]
  }
  const plan = items.find((one) => one.name === name)!
  const answer = await fetch(`/v1/review-plans/${plan.id}`, {
    method: 'PUT',
    json: { ...plan, weekly_cap: 7 },
  })
  assert.equal(answer.status, 200, await answer.text())
}

test('a team lead has the queue without plans; a viewer has no reviews in the menu', async () => {
  const team = await makeTeam(`Queue ${process.pid}`, { 'agent-7': 'Grace Lin' })
  const [lead, viewer] = await Promise.all([signInAs('lead', { leads: [team] }), signInAs('viewer')])
  const forLead = await openDashboard(browser, '/reviews', { as: lead, width: 360, height: 800 })
  await forLead.page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
  const tabs = forLead.page.getByRole('navigation', { name: 'Parts of reviews' })
  await tabs.getByRole('link', { name: 'Calibrations' }).waitFor()
  assert.equal(await tabs.getByRole('link', { name: 'Plans' }).count(), 0)
  const tooWide = await forLead.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(tooWide, false)
  await assertSound(forLead)
  await forLead.close()
  const forViewer = await openDashboard(browser, '/', { as: viewer })
  await forViewer.page.getByRole('link', { name: 'Calls', exact: true }).first().waitFor()
  assert.equal(await forViewer.page.getByRole('link', { name: 'Reviews' }).count(), 0)
  await forViewer.page.goto(`${serviceUnderTest().address}/reviews/plans`)
  await forViewer.page.getByText('Your role does not show this').waitFor()
  assert.deepEqual(forViewer.complaints, [])
  await forViewer.close()
})

test('the queue speaks Spanish', async () => {
  const qa = await signInAs('qa')
  await putUp(qa, 1)
  const dashboard = await openDashboard(browser, '/reviews?mine=true', {
    as: qa,
    locale: 'es-ES',
    theme: 'dark',
  })
  await dashboard.page.getByText('Puesta a mano').waitFor()
  await dashboard.page.getByRole('button', { name: /Revisar la siguiente/ }).waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})
