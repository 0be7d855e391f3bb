import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Call, type CallmarkClient, createClient, readAnalysis } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import {
  assertSound,
  type Dashboard,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { type Person, signInAs } from './support/people.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

/** A call of the past that no other test has to do with. */
async function findCall(number: number): Promise<Call> {
  const { items } = await client.calls.listPage({ external_id: `past-${String(number).padStart(5, '0')}` })
  return client.calls.get(items[0]!.id)
}

/** Its sound is not kept: what the browser says of that is what the page says, too. */
function forgiveMissingSound(dashboard: Dashboard, also = /410 \(Gone\)/): Dashboard {
  const complaints = dashboard.complaints.filter((text) => !/410 \(Gone\)/.test(text) && !also.test(text))
  return { ...dashboard, complaints }
}

async function openCall(call: Call, as: Person, more: Parameters<typeof openDashboard>[2] = {}) {
  const dashboard = await openDashboard(browser, `/calls/${call.id}`, { as, ...more })
  await dashboard.page.locator('[id^=evidence-]').first().waitFor()
  return dashboard
}

const currentEditor = (page: Page) => page.locator('fieldset[aria-current]')
const reviewButton = (page: Page) => page.getByRole('button', { name: /^(Review|Revisar)$/ })
const factsOf = (page: Page) => page.locator('main dl').first()

/** The answers a person has given, by the criterion. */
async function reviewedOf(id: string) {
  const { answers } = readAnalysis(await client.calls.get(id))!
  return new Map(answers.map(({ key, reviewed }) => [key, reviewed]))
}

test('a reviewer confirms all of a call by one key, and keys leave alone who types', async () => {
  const call = await findCall(2)
  const qa = await signInAs('qa')
  const dashboard = await openCall(call, qa)
  const { page } = dashboard
  await reviewButton(page).waitFor()
  await page.getByRole('searchbox').pressSequentially('rC')
  assert.equal(await page.getByRole('searchbox').inputValue(), 'rC')
  assert.equal(await currentEditor(page).count(), 0)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('searchbox').blur()

  await page.keyboard.press('Shift+C')
  await factsOf(page).getByText('Reviewed').waitFor()
  const reviewed = await reviewedOf(call.id)
  assert.ok([...reviewed.values()].every((answer) => answer?.by === qa.id))
  await page.getByText(`${qa.name} confirmed the machine’s answer`).first().waitFor()
  await page
    .getByRole('region', { name: 'History' })
    .getByText(/answers confirmed/)
    .waitFor()
  await page.getByRole('button', { name: 'Change your review' }).waitFor()
  await assertSound(forgiveMissingSound(dashboard))
  await dashboard.close()

  const list = await openDashboard(browser, `/calls?review=reviewed&reviewer=${qa.id}`, { as: qa })
  await list.page.getByRole('link', { name: call.external_id }).waitFor()
  await list.page.getByRole('img', { name: 'Reviewed' }).waitFor()
  await list.page.getByRole('button', { name: `Remove filter: Reviewed by: ${qa.name}` }).waitFor()
  assert.equal(await list.page.locator('tbody tr[aria-rowindex]').count(), 1)
  await assertSound(list)
  await list.close()
})

test('an answer is corrected by three keys with its evidence, saved on the way, and counts beside the machine’s', async () => {
  const call = await findCall(5)
  const qa = await signInAs('qa')
  const dashboard = await openCall(call, qa)
  const { page } = dashboard
  await reviewButton(page).waitFor()
  await page.keyboard.press('r')
  await currentEditor(page).waitFor()
  const machine = readAnalysis(call)!.answers.find(({ key }) => key === 'greets_with_company_name')!
  await page.locator('ol > li p').nth(1).click({ clickCount: 3 })
  await page.getByRole('button', { name: /^Use as evidence for “Greets/ }).waitFor()
  await assertSound(forgiveMissingSound(dashboard))
  await page.keyboard.press(machine.value === true ? 'n' : 'y')
  await page.keyboard.press('e')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Go on with your review' }).click()
  await page.getByText('1 of 11 answered').waitFor()
  assert.equal((await reviewedOf(call.id)).get(machine.key), undefined, 'a draft does not count')
  await page.keyboard.press('Control+Enter')
  const said = machine.value === true ? 'No' : 'Yes'
  // What the machine is sure of differs from processor to processor by a hair.
  const before = machine.value === null ? 'Not determined' : machine.value === true ? 'Yes' : 'No'
  await page.getByText(`${qa.name}: ${said} · machine: ${before}`).waitFor()
  await factsOf(page)
    .getByText(/Machine scored/)
    .waitFor()
  await page
    .getByRole('region', { name: 'History' })
    .getByText(`Greets with the company's name: ${before} → ${said}`)
    .waitFor()
  const { items } = await client.reviews.list(call.id)
  const { segments } = (await client.calls.transcription(call.id)).segments
  assert.deepEqual(
    items.map(({ status, answers }) => [status, answers.length]),
    [['submitted', 1]],
  )
  assert.equal(items[0]!.answers[0]!.evidence[0]!.quote, segments[1]!.text)
  await assertSound(forgiveMissingSound(dashboard))
  await dashboard.close()
})

test('who was slower learns who was quicker, and loses nothing', async () => {
  const call = await findCall(8)
  const [ana, ben] = await Promise.all([signInAs('qa'), signInAs('qa')])
  const dashboard = await openCall(call, ana)
  const { page } = dashboard
  await reviewButton(page).waitFor()
  await page.keyboard.press('r')
  await currentEditor(page).waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nobody could say it here.')
  await page.keyboard.press('Escape')
  await page.getByText('Saved', { exact: true }).waitFor()

  const answers = [{ key: 'greets_with_company_name', value: null }]
  const theirs = await ben.fetch(`/v1/call-analysis/${call.id}/reviews`, {
    method: 'POST',
    json: { status: 'submitted', answers },
  })
  assert.equal(theirs.status, 201)
  await page.keyboard.press('Control+Enter')
  const progress = page.getByRole('region', { name: 'Progress of your review' })
  await progress.getByText(`${ben.name} submitted a review at`).waitFor()
  await progress.getByText(/Greets with the company's name \(Not determined\)/).waitFor()
  const [editor, bar] = await Promise.all([currentEditor(page).boundingBox(), progress.boundingBox()])
  assert.ok(editor!.y + editor!.height <= bar!.y, 'the bar has grown, and leaves free what is being answered')
  await assertSound(forgiveMissingSound(dashboard))
  await progress.getByRole('button', { name: 'Take their answers' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()

  const { items } = await ana.fetch(`/v1/call-analysis/${call.id}/reviews`).then((all) => all.json() as never)
  const own = (items as { id: string; reviewer: string; version: number }[]).find(
    ({ reviewer }) => reviewer === ana.id,
  )!
  const elsewhere = await ana.fetch(`/v1/call-analysis/${call.id}/reviews/${own.id}`, {
    method: 'PUT',
    json: { version: own.version, status: 'draft', answers: [{ key: 'thanks_customer', value: false }] },
  })
  assert.equal(elsewhere.status, 200)
  await page.keyboard.press('j')
  await page.keyboard.press('u')
  await progress.getByText('You changed this review elsewhere at').waitFor()
  await progress.getByRole('button', { name: 'Keep mine' }).click()
  await progress.getByText('3 of 11 answered').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Nobody could say it here.').waitFor()
  const reviewed = await reviewedOf(call.id)
  assert.deepEqual(
    ['greets_with_company_name', 'introduces_self', 'thanks_customer'].map((key) => reviewed.get(key)?.by),
    [ana.id, ana.id, ana.id],
  )
  // The browser tells of every request that was refused.
  await assertSound(forgiveMissingSound(dashboard, /409 \(Conflict\)/))
  await dashboard.close()
})

test('an agent appeals an answer, and somebody who has not reviewed the call decides', async () => {
  const call = await findCall(11)
  const [reviewer, decider, agent] = await Promise.all([
    signInAs('qa'),
    signInAs('qa'),
    signInAs('agent', { agent_id: call.agent_id! }),
  ])
  const json = { status: 'submitted', answers: [{ key: 'greets_with_company_name', value: false }] }
  const reviews = `/v1/call-analysis/${call.id}/reviews`
  assert.equal((await reviewer.fetch(reviews, { method: 'POST', json })).status, 201)

  const theirs = await openCall(call, agent)
  assert.equal(await reviewButton(theirs.page).count(), 0, 'an agent does not review')
  await theirs.page.getByRole('button', { name: "Appeal: Greets with the company's name" }).click()
  const dialog = theirs.page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('I did, at the very beginning.')
  await assertSound(forgiveMissingSound(theirs))
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await theirs.page.getByText('Appeal is open').waitFor()
  // As long as the dialog is open, nothing can be written behind it.
  await dialog.waitFor({ state: 'detached' })
  await theirs.page.getByLabel('Comment', { exact: true }).fill('Listen to the first seconds.')
  await theirs.page.getByRole('checkbox', { name: 'At 0:00' }).check()
  await theirs.page.getByRole('button', { name: 'Add comment' }).click()
  await theirs.page.getByRole('button', { name: 'Delete: Listen to the first seconds.' }).waitFor()

  const involved = await openCall(call, reviewer)
  await involved.page.getByText('so somebody else decides').waitFor()
  assert.equal(await involved.page.getByRole('button', { name: 'Decide' }).count(), 0)
  await involved.close()

  const deciding = await openCall(call, decider)
  const { page } = deciding
  await page.getByRole('button', { name: 'Decide' }).click()
  await page.getByRole('radio', { name: 'Accept' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await page.getByLabel('Reason for the decision').fill('The greeting is there.')
  await assertSound(forgiveMissingSound(deciding))
  await page.getByRole('button', { name: 'Save decision' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText(`${agent.name} appealed: Greets with the company's name`).waitFor()
  await history.getByText(`${decider.name} accepted the appeal`).waitFor()
  await history.getByText("Greets with the company's name: No → Yes").waitFor()
  await page.getByText('Listen to the first seconds.').first().waitFor()
  assert.equal((await reviewedOf(call.id)).get('greets_with_company_name')?.value, true)
  await assertSound(forgiveMissingSound(deciding))
  await deciding.close()

  await theirs.page.reload()
  await theirs.page.getByText('The greeting is there.').first().waitFor()
  await assertSound(forgiveMissingSound(theirs))
  await theirs.close()
})

test('who reviews blind sees neither answers nor score, and cannot confirm what they do not see', async () => {
  const call = await findCall(14)
  const qa = await signInAs('qa')
  await client.reviews.queue.add({ call_ids: [call.id], assigned_to: qa.id, blind: true })
  assert.equal((await qa.fetch('/v1/review-queue/next', { method: 'POST' })).status, 200)
  const dashboard = await openDashboard(browser, `/calls/${call.id}`, { as: qa })
  const { page } = dashboard
  await page.getByText('The machine’s answers are hidden until you submit').waitFor()
  await reviewButton(page).click()
  await currentEditor(page).waitFor()
  assert.equal(await page.locator('[id^=evidence-]').count(), 0)
  assert.equal(await page.getByRole('button', { name: 'Confirm', exact: false }).count(), 0)
  assert.doesNotMatch((await factsOf(page).textContent()) ?? '', /%/)
  await assertSound(forgiveMissingSound(dashboard))
  await page.keyboard.press('y')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.locator('[id^=evidence-]').first().waitFor()
  const { items } = await client.reviews.list(call.id)
  assert.equal(items[0]?.blind, true)
  await dashboard.close()
})

test('a call is reviewed on a phone, in Spanish and by night', async () => {
  const call = await findCall(17)
  const qa = await signInAs('qa')
  const phone = { width: 360, height: 740, locale: 'es-ES', theme: 'dark' } as const
  const dashboard = await openCall(call, qa, phone)
  const { page } = dashboard
  await reviewButton(page).click()
  await currentEditor(page).getByRole('button', { name: 'No se sabe' }).click()
  await currentEditor(page).getByLabel('Motivo').fill('No se oye bien.')
  await page.getByText('Guardado', { exact: true }).waitFor()
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.ok(width <= 0, 'the page does not scroll sideways')
  await assertSound(forgiveMissingSound(dashboard))
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await factsOf(page).getByText('Revisada').waitFor()
  await page.getByText('No se oye bien.').first().waitFor()
  await assertSound(forgiveMissingSound(dashboard))
  await dashboard.close()
})
