import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Call, type CallmarkClient, createClient } from '@callmark/client'
import type { Browser } from 'playwright-core'
import {
  assertSound,
  type Dashboard,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { signInAs } from './support/people.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

const agentId = 'agent-4'
let agent: ReturnType<typeof signInAs> | undefined
/** Whoever is this agent: there can be one only. */
const theAgent = () => (agent ??= signInAs('agent', { agent_id: agentId, name: 'Dev Patel' }))

/** Finished calls of the agent, the newest first, of which they see this one. */
async function releasedCall(place: number): Promise<Call> {
  const { items } = await client.calls.listPage({ agent_id: agentId, status: ['PROCESS_COMPLETED'] })
  const { id } = items[place]!
  await client.calls.setRelease(id, true)
  return client.calls.get(id)
}

/** The sound of copies is not kept, which the browser complains of. */
const withoutSound = (dashboard: Dashboard): Dashboard => ({
  ...dashboard,
  complaints: dashboard.complaints.filter((text) => !/410 \(Gone\)/.test(text)),
})

async function assertFits({ page }: Dashboard): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(over <= 0, `${page.url()} is ${over} px too wide`)
}

test('a moment of a call goes into a session, which is held, acknowledged by the agent and measured', async () => {
  const call = await releasedCall(0)
  const qa = await signInAs('qa')
  const dashboard = await openDashboard(browser, `/calls/${call.id}`, { as: qa })
  const { page } = dashboard
  await page.locator('[id^=evidence-]').first().click()
  await page.getByRole('button', { name: /^Add to coaching: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').waitFor()
  const choice = dialog.getByLabel('Session', { exact: true })
  if (await choice.count()) await choice.selectOption({ label: 'A new session' })
  await dialog.getByLabel('Title of the session').fill('Greeting callers')
  await assertSound(withoutSound(dashboard))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('link', { name: 'Open the session' }).click()
  await page.getByRole('heading', { level: 1, name: 'Greeting callers' }).waitFor()
  await page.getByRole('link', { name: new RegExp(`^Listen at .*${call.external_id}`) }).waitFor()
  await page.getByText('The agent sees this session once it is held.').waitFor()
  await page.getByText('Once the session is held').waitFor()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.getByLabel('Notes').fill('Say the name of the company first.')
  await assertSound(withoutSound(dashboard))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Say the name of the company first.').waitFor()
  await page.getByRole('button', { name: 'Mark as held' }).click()
  await page.getByText('Too few calls to tell').waitFor()
  await page.getByText('The agent has not acknowledged it yet.').waitFor()
  await assertSound(withoutSound(dashboard))
  const address = new URL(page.url()).pathname

  const forAgent = await openDashboard(browser, '/', { as: await theAgent(), width: 360, height: 800 })
  const own = forAgent.page
  await own.getByRole('region', { name: 'Your coaching' }).waitFor()
  await assertSound(forAgent)
  await assertFits(forAgent)
  await own.getByRole('link', { name: 'Greeting callers' }).first().click()
  await own.waitForURL(`**${address}`)
  await own.getByLabel('Your words (optional)').fill('I will.')
  await assertSound(withoutSound(forAgent))
  await assertFits(forAgent)
  await own.getByRole('button', { name: 'Acknowledge' }).click()
  await own.getByText(/^Acknowledged by the agent on/).waitFor()
  assert.equal(await own.getByRole('button', { name: 'Delete' }).count(), 0)
  await forAgent.close()

  await page.reload()
  await page.getByText('I will.').waitFor()
  await page.getByRole('link', { name: 'Dev Patel' }).click()
  const card = page.getByRole('region', { name: 'Coaching', exact: true })
  const item = card.getByRole('listitem').filter({ hasText: 'Greeting callers' }).first()
  await item.getByText('Acknowledged').waitFor()
  await item.getByRole('link').click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the session' }).click()
  await page.waitForURL(`**/agents/${agentId}`)
  await dashboard.close()
})

test('a session is planned on the profile with its criteria, and the other way round in Spanish at night', async () => {
  const dashboard = await openDashboard(browser, `/agents/${agentId}`)
  const { page } = dashboard
  await page.getByRole('button', { name: 'New session' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Closing calls')
  await dialog.getByLabel('Add a criterion…').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: /^Remove: / }).waitFor()
  await dialog.getByLabel('The agent sees it before it is held').check()
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { level: 1, name: 'Closing calls' }).waitFor()
  await page.getByText('The agent sees this session already.').waitFor()
  const path = new URL(page.url()).pathname
  await dashboard.close()

  const night = await openDashboard(browser, path, {
    theme: 'dark',
    locale: 'es-ES',
    width: 360,
    height: 800,
  })
  await night.page.getByRole('button', { name: 'Marcar como celebrada' }).waitFor()
  await assertFits(night)
  await assertSound(night)
  await night.close()
})

test('the agent of a call acknowledges its result, and others see that', async () => {
  const call = await releasedCall(1)
  const forAgent = await openDashboard(browser, `/calls/${call.id}`, { as: await theAgent() })
  const { page } = forAgent
  await page.getByText('Have you read this result?').waitFor()
  await assertSound(withoutSound(forAgent))
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByText(/^by the agent on/).waitFor()
  assert.equal(await page.getByText('Have you read this result?').count(), 0)
  await forAgent.close()
  const qa = await openDashboard(browser, `/calls/${call.id}`, { as: await signInAs('qa') })
  await qa.page.getByText(/^by the agent on/).waitFor()
  await qa.page
    .getByRole('region', { name: 'History' })
    .getByText('The agent acknowledged the result')
    .waitFor()
  await assertSound(withoutSound(qa))
  await qa.close()
})

test('somebody is mentioned by @ and a key, finds it where they begin, and has read it by opening it', async () => {
  const call = await releasedCall(2)
  const [qa, mentioned] = await Promise.all([signInAs('qa'), signInAs('viewer')])
  const dashboard = await openDashboard(browser, `/calls/${call.id}`, { as: qa })
  const { page } = dashboard
  const area = page.getByRole('textbox', { name: 'Comment' })
  await area.click()
  await page.keyboard.type(`Please look at this, @${mentioned.name.slice(0, -1)}`)
  await page.getByRole('option', { name: new RegExp(mentioned.name) }).waitFor()
  await assertSound(withoutSound(dashboard))
  while (
    !(await page.getByRole('option', { name: new RegExp(`${mentioned.name} `), selected: true }).count())
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  assert.equal(await area.inputValue(), `Please look at this, @${mentioned.name} `)
  await page.keyboard.type('today.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.locator('strong', { hasText: `@${mentioned.name}` }).waitFor()
  await dashboard.close()

  const home = await openDashboard(browser, '/', { as: mentioned })
  const card = home.page.getByRole('region', { name: 'You were mentioned' })
  await card.getByText('Please look at this').waitFor()
  await assertSound(home)
  await card.getByRole('link', { name: `Open the call: ${qa.name}` }).click()
  await home.page.waitForURL(`**/calls/${call.id}`)
  await home.page.getByRole('link', { name: 'Overview' }).click()
  await home.page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  await card.waitFor({ state: 'detached' })
  await home.page.getByRole('link', { name: /^Your account/ }).click()
  await card.getByText('Please look at this').waitFor()
  await assertSound(withoutSound(home))
  await home.close()
})
