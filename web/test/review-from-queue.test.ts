import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallmarkClient, createClient } from '@callmark/client'
import type { Browser } from 'playwright-core'
import { openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { signInAs } from './support/people.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

async function findCall(number: number): Promise<string> {
  const { items } = await client.calls.listPage({ external_id: `past-${String(number).padStart(5, '0')}` })
  return items[0]!.id
}

test('what is up for review is gone through call by call: without the machine’s answers, then with them', async () => {
  const qa = await signInAs('qa')
  const [first, second] = [await findCall(61), await findCall(62)]
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await client.reviews.queue.add({ call_ids: [first], assigned_to: qa.id, blind: true, due_at: soon })
  await client.reviews.queue.add({ call_ids: [second], assigned_to: qa.id })

  const { page, close } = await openDashboard(browser, '/reviews', { as: qa })
  await page.getByRole('button', { name: 'Review next' }).click()
  await page.waitForURL(`**/calls/${first}?**`)
  await page.getByText('The machine’s answers are hidden until you submit').waitFor()
  await page.locator('fieldset[aria-current]').waitFor()
  const machine = (await client.calls.get(first)).analysis_result!.answers
  const asked = machine.find(({ key }) => key === 'greets_with_company_name')!
  const other = asked.value === true ? 'n' : 'y'
  await page.keyboard.press(other)
  await page.keyboard.press('Control+Enter')
  await page.getByText(`${qa.name}: ${other === 'n' ? 'No' : 'Yes'} · machine:`).waitFor()
  const { items } = await client.reviews.list(first)
  assert.deepEqual(
    items.map(({ reviewer, blind, status }) => [reviewer, blind, status]),
    [[qa.id, true, 'submitted']],
    'it is blind because the service hid the answers',
  )

  await page.getByRole('button', { name: 'Next call' }).waitFor()
  await page.keyboard.press('n')
  await page.waitForURL(`**/calls/${second}?**`)
  await page.locator('fieldset[aria-current]').waitFor()
  await page.keyboard.press('Shift+C')
  await page.getByText(`${qa.name} confirmed the machine’s answer`).first().waitFor()
  const done = await client.reviews.queue.listPage({ state: ['done'] })
  const mine = done.items.filter(({ call }) => [first, second].includes(call.id))
  assert.equal(mine.length, 2)
  await close()
})
