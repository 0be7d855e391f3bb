import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard } from './support/dashboard.ts'
import { clientOf, makeWorkspace, type Person, signInAs } from './support/people.ts'
import { sampleModel, samplePath } from './support/submit-samples.ts'

let browser: Browser
let calls: Awaited<ReturnType<typeof makeCalls>>
before(async () => {
  browser = await openBrowser()
  // What is adopted changes scores, so it happens where nobody else looks.
  calls = await makeCalls()
})
after(() => browser?.close())

const demoModel = new URL('../../server/samples/demo-model.json', import.meta.url)

interface CallOfCalibration {
  readonly criteria: readonly {
    readonly key: string
    readonly type: string
    readonly options: readonly string[] | null
    readonly expected_score: number
  }[]
  readonly segments: readonly { speaker: string; start: number; end: number; text: string }[]
}

/** Somebody answers a call as the dashboard would, with one yes or no of their own. */
async function answerFor(
  person: Person,
  calibrationId: string,
  callId: string,
  first: boolean,
): Promise<void> {
  const path = `/v1/calibrations/${calibrationId}/calls/${callId}`
  const call = (await (await person.fetch(path)).json()) as CallOfCalibration
  const [turn] = call.segments
  const answers = call.criteria.map(({ key, type }, index) => ({
    key,
    value: index === 0 ? first : type === 'BOOLEAN' ? true : null,
    ...(index === 0 ? { comment: 'Listen again.', evidence: [{ ...quoteOf(turn!) }] } : {}),
  }))
  const json = { status: 'submitted', answers }
  const answer = await person.fetch(`${path}/answers`, { method: 'PUT', json })
  assert.equal(answer.status, 200, await answer.text())
}

function quoteOf({ speaker, start, end, text }: CallOfCalibration['segments'][number]) {
  return { speaker, start, end, quote: text }
}

/** A workspace with two finished calls. */
async function makeCalls() {
  const owner = await makeWorkspace(`Calibrating ${process.pid}`)
  const client = clientOf(owner)
  await client.models.create(JSON.parse(await readFile(demoModel, 'utf8')))
  const ids: string[] = []
  for (const external_id of ['lost-card-1', 'lost-card-2']) {
    const agent = { agent_id: 'agent-1', agent_name: 'Ana Torres' }
    const audio = samplePath('lost-card')
    ids.push((await client.calls.submit({ external_id, ...agent, model_name: sampleModel, audio })).id)
  }
  for (const id of ids) assert.equal((await client.calls.wait(id)).status, 'PROCESS_COMPLETED')
  return { owner, ids }
}

async function criteriaOf(person: Person, calibrationId: string, callId: string) {
  const answer = await person.fetch(`/v1/calibrations/${calibrationId}/calls/${callId}`)
  return ((await answer.json()) as CallOfCalibration).criteria
}

const idIn = (page: Page) => /calibrations\/([\da-f-]{36})/.exec(page.url())![1]!

test('two people answer the same call, differ, and agree on what counts', async () => {
  const [maker, other] = await Promise.all([signInAs('qa', {}, calls.owner), signInAs('qa', {}, calls.owner)])
  const [callId] = calls.ids
  const dashboard = await openDashboard(browser, '/reviews/calibrations', { as: maker })
  const { page } = dashboard
  await makeCalibration(page, maker, other)
  await assertSound(dashboard)
  const id = idIn(page)

  await page.getByRole('link', { name: 'Begin' }).click()
  await page.getByRole('heading', { level: 1, name: 'Call 1 of 1' }).waitFor()
  const criteria = await criteriaOf(maker, id, callId!)
  const groups = page
    .getByRole('list')
    .filter({ has: page.getByRole('group') })
    .getByRole('group')
  await groups.first().waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(`${criteria.length} answers are missing`).waitFor()
  // By keys alone: the first is a yes or no.
  await page.keyboard.press('y')
  await groups.first().getByRole('radio', { name: 'Yes' }).and(page.locator(':checked')).waitFor()
  await page
    .getByRole('button', { name: /^Quote what was said/ })
    .first()
    .click()
  await groups.first().locator('q').waitFor()
  for (const [index] of criteria.entries()) {
    if (index === 0) continue
    await page.keyboard.press('j')
    await page.keyboard.press('u')
  }
  await page.getByText('What is submitted stays.').waitFor()
  await page.getByText('Draft saved').waitFor()
  await assertSound(dashboard)
  await page.reload()
  await groups.first().getByRole('radio', { name: 'Yes' }).and(page.locator(':checked')).waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('1 of 1').waitFor()

  await answerFor(other, id, callId!, false)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Close it' }).click()
  await page.getByRole('heading', { name: 'Where people differ' }).waitFor()
  await page.getByText('Listen again.').waitFor()
  await page.getByText('Criterion by criterion').waitFor()
  await page
    .getByText(/50 points|points stricter|as the mean/)
    .first()
    .waitFor()
  await assertSound(dashboard)
  const moment = page.getByRole('link', { name: /^At \d+:\d\d$/ }).first()
  assert.match((await moment.getAttribute('href')) ?? '', new RegExp(`/calls/${callId}\\?at=`))

  await page.getByRole('button', { name: 'Adopt answers' }).click()
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('combobox')
  // One yes against one no: nobody is in the majority, so nothing is chosen.
  assert.equal(await choices.first().inputValue(), '')
  await choices.first().selectOption('yes')
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Adopt', exact: true }).click()
  await dialog.getByText('Adopted: 1 call has a review now.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  const reviews = await maker.fetch(`/v1/call-analysis/${callId}/reviews`)
  const { items } = (await reviews.json()) as { items: { reviewer: unknown; answers: { key: string }[] }[] }
  assert.ok(items.some(({ answers }) => answers.some(({ key }) => key === criteria[0]!.key)))

  await page
    .getByRole('link', { name: /^Change the wording of/ })
    .first()
    .click()
  await page.waitForURL(/\/models\/\d+\?criterion=/)
  await page.locator('[aria-expanded="true"]').first().waitFor()
  assert.deepEqual(dashboard.complaints, [])
  await dashboard.close()
})

async function makeCalibration(page: Page, maker: Person, other: Person): Promise<void> {
  await page.getByRole('button', { name: 'New calibration' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`Wording ${maker.name}`)
  await dialog.getByLabel('Model').selectOption({ label: sampleModel })
  await dialog.getByRole('button', { name: 'Start' }).click()
  await dialog.getByText('Choose at least one call.').waitFor()
  await dialog.getByLabel('Find by agent or ID').fill('lost-card-1')
  await dialog.getByLabel(/lost-card-1/).check()
  for (const { name } of [maker, other]) await dialog.getByLabel(new RegExp(`${name} `)).check()
  await dialog.getByLabel('Reference').selectOption(other.id)
  assert.deepEqual(await page.evaluate(() => document.querySelectorAll('dialog[open]').length), 1)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { level: 1, name: `Wording ${maker.name}` }).waitFor()
}

test('an open calibration is changed on its page: name, calls, people and date', async () => {
  const [maker, other, third] = await Promise.all(['a', 'b', 'c'].map(() => signInAs('qa', {}, calls.owner)))
  const client = clientOf(maker!)
  const [first, second] = calls.ids
  const [model] = await client.models.list()
  const input = { name: `Changing ${maker!.name}`, call_ids: [first!], reviewers: [maker!.id, other!.id] }
  const made = await client.calibrations.create({ ...input, model_id: model!.id, deadline: null })
  await answerFor(other!, made.id, first!, true)

  const dashboard = await openDashboard(browser, `/reviews/calibrations/${made.id}`, { as: maker! })
  const { page, complaints } = dashboard
  const dialog = page.getByRole('dialog')
  const change = page.getByRole('button', { name: 'Change' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await change.click()
  await dialog
    .getByLabel(/lost-card-1/)
    .and(page.locator(':checked'))
    .waitFor()
  assert.equal(await dialog.getByLabel('Model').isDisabled(), true)
  const removed = dialog.getByText('What was answered to calls, or by people, that you take out is removed')
  assert.equal(await removed.count(), 0)
  await dialog.getByLabel(/lost-card-2/).check()
  await dialog.getByLabel(new RegExp(`${other!.name} `)).uncheck()
  await removed.waitFor()
  await save.click()
  await dialog.getByText('Choose at least two people.').waitFor()
  await dialog.getByLabel(new RegExp(`${third!.name} `)).check()
  await dialog.getByLabel('Reference').selectOption(third!.id)
  await dialog.getByLabel('Closes at the end of').fill('2099-05-04')
  await dialog.getByLabel('Name').fill('Changed')
  await assertSound(dashboard)
  await save.click()
  await page.getByRole('heading', { level: 1, name: 'Changed' }).waitFor()
  await page.getByText(/2 calls · until May \d, 2099/).waitFor()
  await page.getByRole('progressbar', { name: third!.name }).waitFor()
  assert.equal(await page.getByRole('progressbar', { name: other!.name }).count(), 0)
  const now = await client.calibrations.get(made.id)
  assert.deepEqual(now.call_ids, [first, second])
  assert.deepEqual([now.reviewers.map(({ id }) => id), now.reference], [[maker!.id, third!.id], third!.id])

  await change.click()
  const theirs = { ...input, name: 'Theirs', reviewers: [maker!.id, third!.id], deadline: now.deadline }
  await clientOf(third!).calibrations.replace(made.id, { ...theirs, version: now.version })
  await dialog.getByLabel('Name').fill('Mine')
  await save.click()
  await dialog.getByText('Somebody else has changed this calibration meanwhile').waitFor()
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'Theirs')
  await dialog.getByLabel('Name').fill('Mine')
  await save.click()
  await page.getByRole('heading', { level: 1, name: 'Mine' }).waitFor()
  assert.equal((await client.calibrations.get(made.id)).deadline, now.deadline, 'nobody changed it')
  const unexpected = complaints.filter((complaint) => !complaint.includes('409'))
  assert.deepEqual(unexpected, [])
  await client.calibrations.close(made.id)
  await page.reload()
  await page.getByRole('button', { name: 'Delete' }).waitFor()
  assert.equal(await change.count(), 0)
  await dashboard.close()
})

test('a reviewer sees only their own part, on a phone and in Spanish', async () => {
  const [maker, reviewer] = await Promise.all([
    signInAs('qa', {}, calls.owner),
    signInAs('qa', {}, calls.owner),
  ])
  const callIds = calls.ids
  const models = (await (await maker.fetch('/v1/models')).json()) as { id: number; name: string }[]
  const model = models.find(({ name }) => name === sampleModel)!
  const json = {
    name: `Phone ${maker.name}`,
    model_id: model.id,
    call_ids: callIds,
    reviewers: [maker.id, reviewer.id],
    deadline: '2099-01-01T00:00:00Z',
  }
  const made = await maker.fetch('/v1/calibrations', { method: 'POST', json })
  assert.equal(made.status, 201, await made.clone().text())
  const { id } = (await made.json()) as { id: string }
  await answerFor(maker, id, callIds[0]!, true)
  const dashboard = await openDashboard(browser, '/reviews/calibrations', {
    as: reviewer,
    locale: 'es-ES',
    theme: 'dark',
    width: 360,
    height: 800,
  })
  const { page } = dashboard
  await page.getByRole('link', { name: json.name }).click()
  await page.getByText('Los resultados se muestran cuando se cierra.').waitFor()
  await assertSound(dashboard)
  await page.getByRole('link', { name: 'Llamada 1' }).click()
  await page.getByRole('heading', { level: 1, name: 'Llamada 1 de 2' }).waitFor()
  await page.getByRole('radio', { name: 'No se sabe' }).first().waitFor()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  assert.equal(tooWide, false)
  await assertSound(dashboard)
  await dashboard.close()
})

test('the owner sets when the machine is trusted, on a phone', async () => {
  const settings = await openDashboard(browser, '/settings', { as: calls.owner, width: 360, height: 800 })
  const rule = settings.page.getByRole('group', { name: /^Automatic/ })
  await rule.getByLabel('Kappa, at least').fill('0.8')
  await rule.getByLabel('Answers, at least').fill('50')
  await settings.page
    .getByRole('region', { name: 'Reviews and trust' })
    .getByRole('button', { name: 'Save' })
    .click()
  await settings.page.getByText('Saved.').waitFor()
  await assertSound(settings)
  const workspace = (await (await calls.owner.fetch('/v1/workspace')).json()) as {
    trust: { rules: { automatic: object } }
  }
  assert.deepEqual(workspace.trust.rules.automatic, { kappa: 0.8, n: 50 })
  await settings.close()
})

test('a calibration that does not exist leads back to those that do', async () => {
  const qa = await signInAs('qa', {}, calls.owner)
  const dashboard = await openDashboard(
    browser,
    '/reviews/calibrations/01900000-0000-7000-8000-000000000000',
    {
      as: qa,
    },
  )
  await dashboard.page.getByRole('heading', { level: 1, name: 'Calibration not found' }).waitFor()
  await dashboard.page.getByRole('link', { name: 'All calibrations' }).click()
  await dashboard.page.getByRole('heading', { level: 1, name: 'Reviews' }).waitFor()
  await dashboard.close()
})
