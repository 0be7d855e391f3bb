import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { findSmallTargets } from './support/measure-targets.ts'
import { clientOf, signInAs, theOwner } from './support/people.ts'

let browser: Browser
let teamId: number
let agent: Awaited<ReturnType<typeof signInAs>>
before(async () => {
  browser = await openBrowser()
  const client = clientOf(theOwner())
  teamId = (await client.teams.create('On the phone')).id
  await client.agents.replace('agent-4', { name: 'Fourth', team_id: teamId })
  agent = await signInAs('agent', { name: 'On the phone', agent_id: 'agent-5' })
})
after(() => browser?.close())

const phone = { width: 360, height: 740, hasTouch: true, isMobile: true } as const

const pages: readonly (() => string)[] = [
  () => '/',
  () => '/calls',
  () => '/calls?q=card',
  () => `/calls/${serviceUnderTest().callIds[0]}`,
  () => '/reviews',
  () => '/reviews/plans',
  () => '/reviews/calibrations',
  () => '/agents',
  () => '/agents/agent-3',
  () => `/teams/${teamId}`,
  () => '/criteria',
  () => '/criteria?view=agents',
  () => '/alerts',
  () => '/models',
  () => '/models/start',
  () => '/models/import',
  () => '/models/1',
  () => '/models/1?view=trust',
  () => '/models/1?view=targets',
  () => '/upload',
  () => '/people',
  () => '/people?tab=teams',
  () => '/account',
  () => '/settings',
  () => '/settings?part=phone',
  () => '/settings?part=health',
]

test('on a phone, whatever can be tapped is as large as a thumb', async () => {
  const small: string[] = []
  for (const path of pages) {
    const { page, close } = await openDashboard(browser, path(), phone)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    small.push(...(await findSmallTargets(page)).map((target) => `${path()}: ${target}`))
    await close()
  }
  assert.deepEqual(small, [])
})

test('so it is for an agent', async () => {
  const { page, close } = await openDashboard(browser, '/', { ...phone, as: agent })
  await page.getByRole('heading', { name: 'Moments to work on' }).waitFor()
  await page.waitForLoadState('networkidle')
  assert.deepEqual(await findSmallTargets(page), [])
  await close()
})

test('so it is where nobody has signed in yet', async () => {
  const { page, close } = await openDashboard(browser, '/sign-in', { ...phone, as: 'nobody' })
  await page.getByLabel('Password').first().waitFor()
  assert.deepEqual(await findSmallTargets(page), [])
  await close()
})
