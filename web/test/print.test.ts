import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallmarkClient, createClient, readAnalysis } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import { assertSound, openBrowser, openDashboard, serviceUnderTest } from './support/dashboard.ts'
import { signInAs } from './support/people.ts'
import { readPdf } from './support/read-pdf.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

const tight = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '')
const print = async (page: Page, format: 'A4' | 'Letter') =>
  readPdf(await page.pdf({ format, preferCSSPageSize: false, printBackground: true }))

test('a call is printed as a scorecard: facts, points, answers, quotes with their moments, numbered pages', async () => {
  const id = serviceUnderTest().callIds[0]!
  const call = await client.calls.get(id)
  const dashboard = await openDashboard(browser, `/calls/${id}`, { theme: 'dark' })
  const { page } = dashboard
  await page.locator('[id^=evidence-]').first().waitFor()
  for (const format of ['A4', 'Letter'] as const) {
    const pages = await print(page, format)
    const text = tight(pages.join(' '))
    assert.ok(text.includes(tight(call.external_id)), text.slice(0, 500))
    assert.ok(text.includes(tight(call.agent_name!)))
    for (const category of call.xscore_result!) {
      assert.ok(text.includes(tight(category.name)), category.name)
      for (const { readable_name } of category.variables) assert.ok(text.includes(tight(readable_name)))
    }
    const { answers } = readAnalysis(call)!
    const quotes = answers.flatMap(({ evidence }) => evidence)
    assert.ok(quotes.length > 0)
    for (const { quote } of quotes) assert.ok(text.includes(tight(quote)), quote)
    const last = pages.length
    for (const [index, each] of pages.entries())
      assert.ok(tight(each).includes(`${index + 1}/${last}`), `${format}, page ${index + 1}: its number`)
    for (const word of [
      'Overview',
      'Print',
      'Run again',
      'Shortcuts',
      'Erase this call',
      'Download recording',
    ])
      assert.ok(!text.includes(tight(word)), word)
    const { segments } = (await client.calls.transcription(id)).segments
    const unquoted = segments.find(({ text: said }) => !quotes.some(({ quote }) => said.includes(quote)))!
    assert.ok(!text.includes(tight(unquoted.text)), 'the whole transcript is not printed')
  }
  await page.emulateMedia({ media: 'print' })
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  assert.equal(scheme, 'light', 'paper is white')
  await page.emulateMedia({ media: 'screen' })
  await assertSound(dashboard)
  await dashboard.close()
})

test('the button opens the print dialog of the browser', async () => {
  const dashboard = await openDashboard(browser, `/calls/${serviceUnderTest().callIds[0]}`)
  const { page } = dashboard
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes'
    }
  })
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  assert.equal(await page.evaluate(() => document.body.dataset.printed), 'yes')
  await dashboard.close()
})

test('what a reviewer changed is printed with it; who reviews blind prints nothing that is hidden from them', async () => {
  const find = async (number: number) => {
    const { items } = await client.calls.listPage({ external_id: `past-${String(number).padStart(5, '0')}` })
    return client.calls.get(items[0]!.id)
  }
  const qa = await signInAs('qa')
  const [changed, hidden] = [await find(81), await find(82)]
  const key = 'greets_with_company_name'
  const machine = readAnalysis(changed)!.answers.find((answer) => answer.key === key)!
  const answer = { key, value: machine.value !== true, comment: 'Listened twice' }
  await client.reviews.create(changed.id, { answers: [answer], status: 'submitted' })
  const first = await openDashboard(browser, `/calls/${changed.id}`, { as: qa })
  await first.page.getByText('Listened twice').first().waitFor()
  assert.match((await print(first.page, 'A4')).join(' '), /Listened ?twice/)
  await first.close()

  const soon = new Date(Date.now() + 60_000).toISOString()
  await client.reviews.queue.add({ call_ids: [hidden.id], assigned_to: qa.id, blind: true, due_at: soon })
  const second = await openDashboard(browser, '/reviews', { as: qa })
  await second.page.getByRole('button', { name: 'Review next' }).click()
  await second.page.waitForURL(`**/calls/${hidden.id}?**`)
  await second.page.getByText('The machine’s answers are hidden until you submit').first().waitFor()
  const text = tight((await print(second.page, 'A4')).join(' '))
  assert.ok(text.includes(tight(hidden.external_id)))
  const { answers } = readAnalysis(hidden)!
  for (const { quote } of answers.flatMap(({ evidence }) => evidence)) assert.ok(!text.includes(tight(quote)))
  assert.doesNotMatch(text, /\d+%|of\d+points/)
  await second.close()
})
