import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { assertSound, type Dashboard, openBrowser, openDashboard } from './support/dashboard.ts'
import { clientOf, makeWorkspace, type Person, signInAs } from './support/people.ts'
import { makeReviewedPast } from './support/reviewed-past.ts'
import { sampleModel, samplePath } from './support/submit-samples.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

const demoModel = new URL('../../server/samples/demo-model.json', import.meta.url)
/** Criteria: on which people and machine differ, on which they agree, and that is taught. */
const ownName = 'Gives their own name'
const asks = 'Asks how to help'
const thanks = 'Thanks the customer'
const wording = 'In the first sentence the agent says their own first name.'
const why = 'I asked where the card was lost, to help.'
const decision = 'To ask that is to help.'

interface Scene {
  readonly callId: string
  readonly pastId: string
  readonly modelId: number
  readonly rosa: Person
  readonly tom: Person
  readonly martin: Person
}

const named = (page: Page, role: 'button' | 'link', name: string | RegExp) => page.getByRole(role, { name })
const main = (page: Page) => page.getByRole('main')
const historyOf = (page: Page) => page.getByRole('region', { name: 'History' })
/** A criterion of the scorecard. */
const answerTo = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Scorecard' }).getByRole('listitem').filter({ hasText: name })

/** A workspace with two reviewers, an agent, a call of theirs, and one of somebody else that was reviewed before. */
async function setTheScene(): Promise<Scene> {
  const owner = await makeWorkspace(`Reviewing ${process.pid}`)
  const client = clientOf(owner)
  const workspace = await (await owner.fetch('/v1/workspace')).json()
  const json = { ...workspace, release_after_days: null }
  assert.equal((await owner.fetch('/v1/workspace', { method: 'PUT', json })).status, 200)
  const { id: modelId } = await client.models.create(JSON.parse(await readFile(demoModel, 'utf8')))
  const submit = async (external_id: string, agent_id: string, agent_name: string) => {
    const audio = samplePath('lost-card')
    return (await client.calls.submit({ external_id, agent_id, agent_name, model_name: sampleModel, audio }))
      .id
  }
  const callId = await submit('lost-card', 'agent-212', 'Martin Shaw')
  const pastId = await submit('before', 'agent-213', 'Nora Blum')
  for (const id of [callId, pastId]) assert.equal((await client.calls.wait(id)).status, 'PROCESS_COMPLETED')
  await client.reviews.create(pastId, {
    status: 'submitted',
    answers: [{ key: 'thanks_customer', value: false }],
  })
  return {
    callId,
    pastId,
    modelId,
    rosa: await signInAs('qa', { name: 'Rosa Lind' }, owner),
    tom: await signInAs('qa', { name: 'Tom Baker' }, owner),
    martin: await signInAs('agent', { name: 'Martin Shaw', agent_id: 'agent-212' }, owner),
  }
}

test('a call is drawn, reviewed blind, calibrated, scored by what was learnt, released, appealed and decided, and its history tells all of it', async () => {
  const scene = await setTheScene()
  const rosas = await openDashboard(browser, '/reviews/plans', { as: scene.rosa })
  await drawCalls(rosas)
  await reviewBlind(rosas, scene)
  const toms = await openDashboard(browser, '/reviews/calibrations', { as: scene.tom })
  await calibrate(rosas, toms)
  await adoptAnswers(rosas)
  await reword(rosas)
  await makeReviewedPast(scene.pastId, 'thanks_customer', 80)
  await teach(rosas)
  await runAgain(rosas, scene)
  await named(rosas.page, 'button', 'Release to the agent').click()
  await named(rosas.page, 'button', 'Take back the release').waitFor()
  await appeal(scene)
  await leaveToAnother(rosas, scene)
  await decide(toms, scene)
  await readHistory(toms)
  await switchOff(toms, scene)
  await Promise.all([rosas.close(), toms.close()])
})

async function drawCalls({ page, ...dashboard }: Dashboard): Promise<void> {
  await named(page, 'button', 'New plan').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Weekly')
  await dialog.getByLabel('Blind, in %').fill('100')
  await dialog.getByLabel('Who reviews').selectOption('people')
  await dialog.getByLabel(/Rosa Lind/).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const plan = page.getByRole('region', { name: 'Weekly' })
  await plan.getByText('3 calls of every agent a week, by chance').waitFor()
  await plan.getByRole('button', { name: /Draw now/ }).click()
  await plan.getByText(/^Drawn\./).waitFor()
  await assertSound({ page, ...dashboard })
}

/** By keys alone: one criterion is answered differently from the machine, the next like it. */
async function reviewBlind(dashboard: Dashboard, { callId }: Scene): Promise<void> {
  const { page } = dashboard
  await named(page, 'link', 'Queue').click()
  await page.getByRole('row', { name: /lost-card.*Blind.*Plan: Weekly/ }).waitFor()
  await named(page, 'button', 'Review next').waitFor()
  await page.keyboard.press('n')
  await page.waitForURL(`**/calls/${callId}?**`)
  await page.getByText('The machine’s answers are hidden until you submit').waitFor()
  const current = page.locator('fieldset[aria-current]')
  await current.waitFor()
  assert.equal(await page.locator('[id^=evidence-]').count(), 0)
  const summary = page.getByRole('region', { name: 'Summary' })
  assert.equal(await summary.count(), 0)
  await page.keyboard.press('j')
  await current.and(page.getByRole('group', { name: `Your answer: ${ownName}` })).waitFor()
  await page.keyboard.press('y')
  await page.keyboard.press('j')
  await page.keyboard.press('n')
  await page.getByText('2 of 11 answered').waitFor()
  await page.keyboard.press('Control+Enter')
  await answerTo(page, ownName).getByText('Rosa Lind: Yes · machine: No').waitFor()
  await answerTo(page, asks).getByText('Rosa Lind confirmed the machine’s answer').waitFor()
  await page.getByText(/Machine scored/).waitFor()
  await summary.getByText('Keywords').waitFor()
  await historyOf(page).getByText(`${ownName}: No → Yes`).waitFor()
  await page.keyboard.press('n')
  await page.getByText('Nothing more to review.').waitFor()
  await assertSound(dashboard)
}

/** They differ on the name and on the thanks, and agree on everything else. */
async function calibrate(rosas: Dashboard, toms: Dashboard): Promise<void> {
  const { page } = rosas
  await named(page, 'link', 'To the queue').click()
  await named(page, 'link', 'Calibrations').click()
  await named(page, 'button', 'New calibration').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Names')
  await dialog.getByLabel(/lost-card/).check()
  for (const name of [/Rosa Lind/, /Tom Baker/]) await dialog.getByLabel(name).check()
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { level: 1, name: 'Names' }).waitFor()
  await answerAll(page, 'nynnnyunny2')

  await toms.page.reload()
  await named(toms.page, 'link', 'Names').click()
  await answerAll(toms.page, 'nnnnnyunyy2')
  await assertSound(toms)

  await page.reload()
  await named(page, 'button', 'Close').click()
  await named(page, 'button', 'Close it').click()
  await page.getByRole('heading', { name: 'Where people differ' }).waitFor()
  const split = page.getByRole('list', { name: 'Where people differ' })
  await split.getByText('Rosa Lind: Yes').first().waitFor()
  await split.getByText('Tom Baker: No').first().waitFor()
  assert.deepEqual(await split.locator('> li > p > strong').allTextContents(), [ownName, thanks])
  await assertSound(rosas)
}

async function answerAll(page: Page, keys: string): Promise<void> {
  await named(page, 'link', 'Begin').click()
  await page.getByRole('heading', { level: 1, name: 'Call 1 of 1' }).waitFor()
  await page.getByText('11 answers are missing').waitFor()
  for (const [index, key] of [...keys].entries()) {
    if (index > 0) await page.keyboard.press('j')
    await page.keyboard.press(key)
  }
  await page.getByText('What is submitted stays.').waitFor()
  await named(page, 'button', 'Submit').click()
  await page.getByRole('heading', { level: 1, name: 'Names' }).waitFor()
  await page.getByText('1 of 1').first().waitFor()
}

/** A name has to be said to count; what they think of the thanks stays open. */
async function adoptAnswers({ page }: Dashboard): Promise<void> {
  await named(page, 'button', 'Adopt answers').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('On 9 answers everybody agrees: they are adopted.').waitFor()
  await dialog.getByLabel(new RegExp(ownName)).selectOption('no')
  await dialog.getByRole('button', { name: 'Adopt', exact: true }).click()
  await dialog.getByText('Adopted: 1 call has a review now.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

async function reword({ page }: Dashboard): Promise<void> {
  await named(page, 'link', `Change the wording of ${ownName}`).click()
  const part = page.getByRole('list', { name: 'Criteria' }).getByRole('listitem').filter({ hasText: ownName })
  await part.getByLabel('Description').fill(wording)
  await named(page, 'button', 'Save').click()
  await page.getByText('Saved as revision 2.').waitFor()
}

async function teach(dashboard: Dashboard): Promise<void> {
  const { page } = dashboard
  await named(page, 'link', 'Teaching').click()
  const item = main(page).getByRole('listitem').filter({ hasText: thanks })
  await item.getByText('81 reviewed answers').waitFor()
  await item.getByText('Better, beyond chance').waitFor()
  await item.getByText('Measured in 5 parts').waitFor()
  const standings = await item.locator('dd').allInnerTexts()
  assert.equal(standings.length, 2, 'as it is, and taught')
  for (const text of standings) assert.match(text, /^kappa -?[\d.]+ \(-?[\d.]+ to -?[\d.]+\) · /)
  await assertSound(dashboard)
  await named(page, 'button', `Switch on: ${thanks}`).click()
  await page.getByText('This made revision 3. New calls are judged by it.').waitFor()
  await item.getByText(/^Taught by 81 reviews: kappa -?[\d.]+ → [\d.]+, 5-fold, since/).waitFor()
  await named(page, 'button', `Switch off: ${thanks}`).waitFor()
  await assertSound(dashboard)
}

async function switchOff({ page }: Dashboard, scene: Scene): Promise<void> {
  await named(page, 'link', `${sampleModel}, revision 3`).click()
  await named(page, 'link', 'Teaching').click()
  await named(page, 'button', `Switch off: ${thanks}`).click()
  await page.getByText('This made revision 4. New calls are judged by it.').waitFor()
  await named(page, 'button', `Switch on: ${thanks}`).waitFor()
  // Examples are for a language model: that nobody uses them here is said.
  const json = { keys: ['thanks_customer'], kind: 'examples' }
  const path = `/v1/models/${scene.modelId}/teaching`
  assert.equal((await scene.tom.fetch(path, { method: 'POST', json })).status, 200)
  await page.reload()
  await page.getByText('Shown with examples out of 81 reviewed answers; not measured').waitFor()
  await page.getByText('Calls are judged by the embedded judge now, which does not use this.').waitFor()
}

/** What was asked differently does not count any more, the other answers of people do. */
async function runAgain(dashboard: Dashboard, { callId }: Scene): Promise<void> {
  const { page } = dashboard
  await named(page, 'link', 'Reviews').click()
  await page.getByLabel('Show').selectOption('done')
  await named(page, 'link', 'Martin Shaw').click()
  await page.waitForURL(`**/calls/${callId}**`)
  await page.getByText('it is now at revision 3').waitFor()
  await named(page, 'button', 'Run again with the current revision').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  const facts = main(page).locator('dl').first()
  await facts.getByText('Customer care quality, revision 3').waitFor()
  await facts.getByText('Complete').waitFor({ timeout: 90_000 })
  const asked = 'It was asked differently then, so this does not count now.'
  for (const said of ['Yes', 'No'])
    await answerTo(page, ownName).getByText(`Rosa Lind: ${said}. ${asked}`).waitFor()
  await answerTo(page, asks).getByText('Rosa Lind confirmed the machine’s answer').waitFor()
  await answerTo(page, thanks).getByText('Weighed as 81 reviews have taught.').waitFor()
  assert.equal(await answerTo(page, asks).getByText(asked).count(), 0)
  await assertSound(dashboard)
}

async function appeal({ martin, callId }: Scene): Promise<void> {
  const martins = await openDashboard(browser, '/', { as: martin })
  const { page } = martins
  await page.getByRole('region', { name: 'Latest calls' }).getByRole('link', { name: 'lost-card' }).click()
  await page.waitForURL(`**/calls/${callId}`)
  await named(page, 'button', `Appeal: ${asks}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(why)
  await assertSound(martins)
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await answerTo(page, asks).getByText('Appeal is open').waitFor()
  await martins.close()
}

/** Who has reviewed the call does not decide: neither on the page nor past it. */
async function leaveToAnother({ page }: Dashboard, { rosa, callId }: Scene): Promise<void> {
  await page.reload()
  await page.getByText('You reviewed this call or opened this appeal, so somebody else decides.').waitFor()
  assert.equal(await named(page, 'button', 'Decide').count(), 0)
  const { items } = (await (await rosa.fetch(`/v1/call-analysis/${callId}/appeals`)).json()) as {
    items: { id: string }[]
  }
  const json = { outcome: 'declined', reason: 'No.' }
  const refused = await rosa.fetch(`/v1/appeals/${items[0]!.id}/decide`, { method: 'POST', json })
  assert.equal(refused.status, 403)
}

async function decide(dashboard: Dashboard, { callId }: Scene): Promise<void> {
  const { page } = dashboard
  await page.reload()
  await named(page, 'link', 'Call 1').first().click()
  await page.waitForURL(`**/calls/${callId}**`)
  await named(page, 'button', 'Decide').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(why).waitFor()
  await dialog.getByRole('radio', { name: 'Accept' }).check()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await dialog.getByLabel('Reason for the decision').fill(decision)
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await dialog.waitFor({ state: 'detached' })
  await answerTo(page, asks).getByText('Tom Baker: Yes · machine: No').waitFor()
}

/** Everything that happened, in its order; the first line says who did what. */
async function readHistory(dashboard: Dashboard): Promise<void> {
  const { page } = dashboard
  const accepted = `Tom Baker accepted the appeal: ${asks}`
  await historyOf(page).getByText(accepted).waitFor()
  const rows = await historyOf(page).locator('tbody tr > td:first-child').allInnerTexts()
  const scored = ['Scoring', 'Scored', 'Summarising', 'Summarised', 'Complete']
  const transcribed = ['Waiting', 'Converting', 'Converted', 'Transcribing', 'Transcribed']
  const changes = new Map([
    ['Rosa Lind submitted a review', [`${ownName}: No → Yes`, '1 answer confirmed']],
    ['Rosa Lind adopted what was agreed in a calibration', [`${ownName}: Yes → No`]],
    [`Martin Shaw appealed: ${asks}`, [why]],
    ['Tom Baker submitted a review', [`${asks}: No → Yes`]],
    [accepted, [decision]],
  ])
  const [reviewed, adopted, appealed, answered] = [...changes.keys()]
  assert.deepEqual(
    rows.map((text) => text.split('\n')[0]),
    [
      ...[...transcribed, ...scored, reviewed, adopted],
      ...['Run again from the transcript, with revision 3', ...scored],
      ...['Released to the agent', appealed, answered, accepted],
    ],
  )
  for (const [first, lines] of changes) {
    const told = rows.find((text) => text.startsWith(first))!.split('\n')
    for (const line of lines) assert.ok(told.includes(line), `${first}: ${line}`)
  }
  await assertSound(dashboard)
}
