import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { Role } from '../../server/src/domain/people/roles.ts'
import { codeOfApp } from '../../server/test/support/code-of-app.ts'
import {
  assertSound,
  findViolations,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'
import { makeTeam, password, signInAs, theOwner } from './support/people.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser?.close())

/** Everything that was refused because of a role, while the page was open. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`)
  })
  return refused
}

async function setRelease(days: number | null): Promise<void> {
  const json = { name: 'Care', release_after_days: days }
  assert.equal((await theOwner().fetch('/v1/workspace', { method: 'PUT', json })).status, 200)
}

test('an admin invites somebody, who comes in by the link and sees what their role shows', async () => {
  const admin = await signInAs('admin')
  const dashboard = await openDashboard(browser, '/people', { as: admin })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('not an address')
  await dialog.getByLabel('Name').fill('Vera Novak')
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByText('Sees every call and figure, changes nothing.').waitFor()
  assert.deepEqual(await dialog.getByLabel('Role').locator('option').allTextContents(), [
    'Admin',
    'QA',
    'Team lead',
    'Agent',
    'Viewer',
  ])
  await dialog.getByLabel('E-mail').fill('vera.novak@example.com')
  await assertSound(dashboard)
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('dialog', { name: 'Vera Novak is invited' }).waitFor()
  await page.getByText('It was not sent by mail.').waitFor()
  const link = (await page.locator('dialog pre').textContent())!
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row', { name: /Vera Novak/ })
  await row.getByText('Invited').waitFor()

  const guest = await browser.newPage({ locale: 'en-US' })
  await guest.goto(link)
  await guest.getByRole('heading', { level: 1, name: 'Welcome to Callmark' }).waitFor()
  assert.deepEqual(await findViolations(guest), [])
  await guest.getByLabel('Password').fill(password)
  await guest.getByRole('button', { name: 'Begin' }).click()
  await guest.getByRole('link', { name: 'Your account: Vera Novak' }).waitFor()
  const places = guest.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')
  assert.deepEqual(await places.allTextContents(), [
    'Overview',
    'Calls',
    'Topics',
    'Agents',
    'Criteria',
    'Alerts',
    'Models',
    'Settings',
  ])

  await page.reload()
  await row.getByText('Active').waitFor()
  await row.getByRole('button', { name: 'Change: Vera Novak' }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await row.getByText('Disabled').waitFor()
  await guest.getByRole('navigation').getByRole('link', { name: 'Calls' }).click()
  await guest.waitForURL(/\/sign-in/)
  await guest.close()
  await row.getByRole('button', { name: 'Change: Vera Novak' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove for good' }).click()
  await row.waitFor({ state: 'detached' })
  await dashboard.close()
})

test('three people side by side each see what is theirs: everything, a team, one’s own', async () => {
  const north = await makeTeam('North', { 'agent-1': 'Ana Torres', 'agent-2': 'Ben Okafor' })
  const [qa, lead, agent] = await Promise.all([
    signInAs('qa'),
    signInAs('lead', { leads: [north] }),
    signInAs('agent', { agent_id: 'agent-2' }),
  ])
  const ids = async ({ fetch }: typeof qa) => {
    const answer = await fetch('/v1/call-analysis?limit=200&fields=id,agent_id')
    const { items } = (await answer.json()) as { items: { id: string; agent_id: string }[] }
    return items
  }
  const [all, team, own] = await Promise.all([ids(qa), ids(lead), ids(agent)])
  assert.ok(all.length > team.length && team.length > own.length && own.length > 0)
  assert.ok(team.every(({ agent_id }) => agent_id === 'agent-1' || agent_id === 'agent-2'))
  assert.ok(own.every(({ agent_id }) => agent_id === 'agent-2'))

  const [forQa, forLead, forAgent] = await Promise.all(
    [qa, lead, agent].map((as) => openDashboard(browser, '/calls', { as })),
  )
  const count = (page: Page) => page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount')
  for (const { page } of [forQa!, forLead!, forAgent!])
    await page.locator('tbody tr[aria-rowindex]').first().waitFor()
  for (const [{ page }, calls] of [
    [forLead!, team],
    [forAgent!, own],
  ] as const) {
    await page.waitForFunction(
      (wanted) => document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') === wanted,
      String(calls.length + 1),
    )
    assert.equal(await count(page), String(calls.length + 1))
  }
  const foreign = all.find(({ agent_id }) => agent_id === 'agent-5')!
  for (const { page } of [forLead!, forAgent!]) {
    await page.goto(`${serviceUnderTest().address}/calls/${foreign.id}`)
    await page.getByRole('heading', { level: 1, name: 'Call not found' }).waitFor()
  }
  await forLead!.page.goto(serviceUnderTest().address)
  await forLead!.page.getByText('Your team: North').waitFor()
  assert.deepEqual(await findViolations(forLead!.page), [])
  for (const dashboard of [forQa!, forLead!, forAgent!]) await dashboard.close()
})

test('an agent sees a call once it is released, and their score without anybody else’s name', async () => {
  await setRelease(null)
  try {
    const west = await makeTeam('West', {
      'agent-3': 'Chloé Martin',
      'agent-4': 'Dev Patel',
      'agent-5': 'Elena Rossi',
      'agent-6': 'Farid Haddad',
    })
    const [lead, agent] = await Promise.all([
      signInAs('lead', { leads: [west] }),
      signInAs('agent', { agent_id: 'agent-3', name: 'Chloé Martin' }),
    ])
    const forAgent = await openDashboard(browser, '/', { as: agent })
    await forAgent.page.getByText('None of your calls has been released yet').waitFor()
    await assertSound(forAgent)
    const listed = await lead.fetch('/v1/call-analysis?agent_id=agent-3&status=PROCESS_COMPLETED&limit=1')
    const { items } = (await listed.json()) as { items: { id: string; external_id: string }[] }
    const call = items[0]!
    const forLead = await openDashboard(browser, `/calls/${call.id}`, { as: lead })
    await forLead.page.getByRole('button', { name: 'Release to the agent' }).click()
    await forLead.page.getByRole('button', { name: 'Take back the release' }).waitFor()
    assert.equal(await forLead.page.getByRole('button', { name: 'Run again' }).count(), 0)
    assert.equal(await forLead.page.getByRole('button', { name: 'Erase' }).count(), 0)
    await forLead.close()

    const { page } = forAgent
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Hello, Chloé Martin' }).waitFor()
    await page.getByRole('link', { name: call.external_id }).first().waitFor()
    await page.getByText('Team West').waitFor()
    const shown = (await page.getByRole('main').textContent()) ?? ''
    for (const name of ['Dev Patel', 'Elena Rossi', 'Farid Haddad']) assert.ok(!shown.includes(name), name)
    await page.getByRole('heading', { name: 'Moments to work on' }).waitFor()
    await assertSound(forAgent)
    await page.getByRole('link', { name: call.external_id }).first().click()
    await page.getByRole('heading', { level: 1, name: call.external_id }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Release to the agent' }).count(), 0)
    await forAgent.close()
  } finally {
    await setRelease(0)
  }
})

test('an agent without an agent, and a lead without a team, are told why there is nothing', async () => {
  const [agent, lead] = await Promise.all([signInAs('agent'), signInAs('lead')])
  const forAgent = await openDashboard(browser, '/', { as: agent })
  await forAgent.page.getByText('You are not linked to an agent yet').waitFor()
  await assertSound(forAgent)
  await forAgent.close()
  const forLead = await openDashboard(browser, '/', { as: lead, width: 390, height: 844 })
  await forLead.page.getByText('An admin can change that under People.').waitFor()
  await assertSound(forLead)
  await forLead.close()
})

test('nobody is offered what would only be refused', async () => {
  const { address, callIds } = serviceUnderTest()
  for (const role of ['admin', 'qa', 'viewer', 'lead', 'agent'] satisfies Role[]) {
    const team =
      role === 'lead' ? await makeTeam(`Team of ${role}`, { 'agent-107': 'Anna Keller' }) : undefined
    const as = await signInAs(role, {
      ...(role === 'agent' ? { agent_id: 'agent-107' } : {}),
      ...(team === undefined ? {} : { leads: [team] }),
    })
    const dashboard = await openDashboard(browser, '/', { as })
    const { page } = dashboard
    const refused = watchRefusals(page)
    const places = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem').getByRole('link')
    for (let place = 0; place < (await places.count()); place++) {
      await places.nth(place).click()
      await page.waitForLoadState('networkidle')
    }
    const parts = page.locator('main nav a')
    if (page.url().includes('/settings'))
      for (let part = 0; part < (await parts.count()); part++) {
        await parts.nth(part).click()
        await page.waitForLoadState('networkidle')
      }
    await page.goto(`${address}/calls/${callIds[0]}`)
    await page.getByRole('heading', { name: 'Transcript' }).waitFor()
    await page.waitForLoadState('networkidle')
    const buttons = await page.getByRole('main').getByRole('button').allTextContents()
    assert.equal(buttons.includes('Run again'), role === 'qa', role)
    assert.equal(buttons.includes('Erase'), role === 'admin', role)
    await page.goto(`${address}/models/1`)
    await page.getByRole('heading', { name: 'Criteria' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Save' }).count(), role === 'qa' ? 1 : 0, role)
    await page.waitForLoadState('networkidle')
    assert.deepEqual(refused, [], role)
    await dashboard.close()
  }
})

test('whoever has no settings in their menu still reaches their own account, on a phone, too', async () => {
  for (const role of ['lead', 'agent'] satisfies Role[]) {
    const as = await signInAs(role)
    for (const width of [1280, 390]) {
      const dashboard = await openDashboard(browser, '/', { as, width, height: 844 })
      const { page } = dashboard
      const menu = page.getByRole('navigation', { name: 'Main menu' })
      assert.equal(await menu.getByRole('link', { name: 'Settings' }).count(), 0, role)
      if (width < 500) await menu.getByText('Menu', { exact: true }).click()
      await menu.getByRole('link', { name: `Your account: ${as.name}` }).click()
      await page.waitForURL(/\/account$/)
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${role} at ${width}`)
      await assertSound(dashboard)
      await dashboard.close()
    }
  }
})

test('an admin switches off the codes of somebody who has lost the phone', async () => {
  const [admin, person] = await Promise.all([signInAs('admin'), signInAs('qa')])
  const begun = await person.fetch('/v1/me/code', { method: 'POST' })
  const { secret } = (await begun.json()) as { secret: string }
  const json = { code: codeOfApp(secret) }
  assert.equal((await person.fetch('/v1/me/code/confirm', { method: 'POST', json })).status, 200)
  const dashboard = await openDashboard(browser, '/people', { as: admin })
  const { page } = dashboard
  const row = page.getByRole('row', { name: new RegExp(person.name) })
  await row.getByText('Two-factor').waitFor()
  await row.getByRole('button', { name: `Change: ${person.name}` }).click()
  await page.getByRole('button', { name: 'Switch codes off' }).click()
  await page.getByRole('dialog', { name: `Switch off the two-factor codes of ${person.name}?` }).waitFor()
  await assertSound(dashboard)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Switch codes off' }).click()
  assert.equal((await person.fetch('/v1/me')).status, 200, 'nothing happens before it is confirmed')
  await page.getByRole('button', { name: 'Switch them off' }).click()
  await row.getByText('Active').waitFor()
  assert.equal((await person.fetch('/v1/me')).status, 401)
  await dashboard.close()
})

test('teams are made, filled, renamed and deleted', async () => {
  const dashboard = await openDashboard(browser, '/people?tab=teams')
  const { page } = dashboard
  await page.getByRole('button', { name: 'New team' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('East')
  await page.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('region', { name: 'East', exact: true })
  // Whoever types fast sends the form before the suggestions are there.
  await page.route(/\/v1\/agents\?.*search=/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await card.getByRole('combobox', { name: 'Add an agent' }).fill('Hugo')
  await card.getByRole('button', { name: 'Add an agent: East' }).click()
  await card.getByRole('link', { name: 'Hugo Sørensen' }).waitFor()
  await assertSound(dashboard)
  await card.getByRole('button', { name: 'Rename: East' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Far East')
  await page.getByRole('button', { name: 'Save' }).click()
  const renamed = page.getByRole('region', { name: 'Far East' })
  await renamed.getByRole('button', { name: 'Delete: Far East' }).click()
  await page.getByText('Move its agents to another team').waitFor()
  await page.keyboard.press('Escape')
  await renamed.getByLabel('Team of Hugo Sørensen').selectOption({ label: 'No team' })
  await renamed.getByText('No agents').waitFor()
  await renamed.getByRole('button', { name: 'Delete: Far East' }).click()
  await page.getByRole('button', { name: 'Delete the team' }).click()
  await renamed.waitFor({ state: 'detached' })
  await dashboard.close()
})

test('a list is imported after it was shown what would happen, and what fails is said row by row', async () => {
  const dashboard = await openDashboard(browser, '/people')
  const { page } = dashboard
  await page.getByRole('button', { name: 'Import a list' }).click()
  const dialog = page.getByRole('dialog')
  const csv = [
    'email;name;role;agent_id;team',
    'lia@example.com;Lia Berg;lead;;Import team',
    'tom@example.com;Tom Ray;agent;agent-900;Import team',
    'owner@example.com;Olivia Stone;viewer;;',
    'nobody;No Body;boss;;',
    'lia@example.com;Lia Again;viewer;;',
    'rob@example.com;Rob Roe;agent;agent-7;Import team',
  ].join('\r\n')
  const buffer = Buffer.from(`\ufeff${csv}`)
  await page.setInputFiles('input[type=file]', { name: 'people.csv', mimeType: 'text/csv', buffer })
  await dialog.getByText('To invite: 3. Here already: 1. With faults, left out: 2.').waitFor()
  await dialog.getByText('Teams that will be made: Import team.').waitFor()
  await dialog.getByText('“boss” is no role.').waitFor()
  await dialog.getByText('This e-mail address is in the file twice.').waitFor()
  await dialog.getByText('invited as Agent, agent agent-900 goes to Import team').waitFor()
  await assertSound(dashboard)
  // Somebody else takes the agent meanwhile.
  await signInAs('agent', { agent_id: 'agent-7' })
  await dialog.getByRole('button', { name: 'Invite 3 people' }).click()
  await dialog.getByText('Invited: 2. Not invited: 1.').waitFor()
  await dialog.getByText(/Not invited: .*linked to another person/).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the links' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  assert.equal(lines.length, 3)
  assert.match(lines[1]!, /^lia@example\.com,Lia Berg,http.*\/sign-in\/link#/)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('row', { name: /Lia Berg.*Team lead.*Import team/ }).waitFor()
  await page.getByRole('link', { name: 'Teams' }).click()
  const card = page.getByRole('region', { name: 'Import team' })
  await card.getByRole('link', { name: 'Tom Ray' }).waitFor()
  await card.getByText('Led by: Lia Berg').waitFor()
  await dashboard.close()
})
