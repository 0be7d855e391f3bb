import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CallmarkClient, createClient, readAnalysis } from '@callmark/client'
import type { Browser, Page } from 'playwright-core'
import {
  assertSound,
  type Dashboard,
  openBrowser,
  openDashboard,
  serviceUnderTest,
} from './support/dashboard.ts'

let browser: Browser
let client: CallmarkClient
before(async () => {
  browser = await openBrowser()
  const { address, clientId, clientSecret } = serviceUnderTest()
  client = createClient({ baseUrl: address, clientId, clientSecret })
})
after(() => browser?.close())

const firstSample = () => serviceUnderTest().callIds[0]!

/** So slowly that no stall of the machine takes the sound anywhere else. */
const slowDown = (page: Page) =>
  page.$eval('audio', (audio) => {
    audio.defaultPlaybackRate = 0.0625
    audio.playbackRate = 0.0625
  })

/** `played` does not tell: for a start that was asked for before the sound had arrived, Chromium counts from 0. */
const noteWherePlayingBegins = (page: Page) =>
  page.$eval('audio', (audio) => {
    audio.addEventListener('playing', () => {
      audio.dataset.from ??= String(audio.currentTime)
    })
  })

const isPlaying = (page: Page) => page.$eval('audio', (audio) => !audio.paused && !audio.ended)

const currentTurn = (page: Page) => page.locator('ol > li[aria-current]')

/** What the browser says of a recording that is not there is what the page says, too. */
function forgiveMissingSound(dashboard: Dashboard): Dashboard {
  return { ...dashboard, complaints: dashboard.complaints.filter((text) => !/410 \(Gone\)/.test(text)) }
}

async function findCopy(externalId: string) {
  const { items } = await client.calls.listPage({ external_id: externalId })
  return items[0]!
}

test('a click on evidence plays what was said, and the transcript goes along', async () => {
  const dashboard = await openDashboard(browser, `/calls/${firstSample()}`)
  const { page } = dashboard
  const answer = readAnalysis(await client.calls.get(firstSample()))!.answers.find(
    ({ evidence }) => evidence[0] && evidence[0].start > 10,
  )!
  const { start, quote } = answer.evidence[0]!
  await page.locator('[id^=evidence-]').first().waitFor()
  await slowDown(page)
  await noteWherePlayingBegins(page)
  await page.click(`[id="evidence-${answer.key}-0"]`)
  await page.waitForFunction((from) => {
    const audio = document.querySelector('audio')
    return audio && !audio.paused && audio.currentTime > from
  }, start)
  const from = Number(await page.$eval('audio', (audio) => audio.dataset.from))
  assert.ok(Math.abs(from - start) < 0.5, `plays from ${start}, not from ${from}`)
  await page.keyboard.press('Space')
  assert.equal(await isPlaying(page), false, 'the space bar pauses, though a button was clicked')

  const { segments } = (await client.calls.transcription(firstSample())).segments
  const last = segments.at(-1)!
  await page.locator('ol > li').last().locator('p').click()
  await page.waitForFunction((from) => document.querySelector('audio')!.currentTime >= from - 0.1, last.start)
  await page.waitForFunction(() => document.querySelector('ol > li:last-child')!.hasAttribute('aria-current'))
  assert.ok(segments.some(({ text }) => text.includes(quote.slice(0, 12))))
  await page.keyboard.press('Space')
  await assertSound(dashboard)
  await dashboard.close()
})

test('a call can be gone through by keyboard, and a field keeps its keys', async () => {
  const dashboard = await openDashboard(browser, `/calls/${firstSample()}?at=12`)
  const { page } = dashboard
  await currentTurn(page).waitFor()
  await slowDown(page)
  const slider = page.getByRole('slider')
  assert.equal(await slider.getAttribute('aria-valuenow'), '12')
  await page.keyboard.press('ArrowRight')
  assert.equal(await slider.getAttribute('aria-valuenow'), '17')
  await page.keyboard.press('ArrowLeft')
  assert.equal(await slider.getAttribute('aria-valuenow'), '12')
  await page.keyboard.press('n')
  const heard = page.locator('button[aria-pressed=true][id^=evidence-]')
  await heard.waitFor()
  const first = await heard.getAttribute('id')
  await page.keyboard.press('Shift+ArrowDown')
  assert.notEqual(await heard.getAttribute('id'), first)
  await page.keyboard.press('p')
  assert.equal(await heard.getAttribute('id'), first)
  await page.keyboard.press('Space')
  assert.equal(await isPlaying(page), false)

  await slider.focus()
  await page.keyboard.press('End')
  assert.equal(await slider.getAttribute('aria-valuenow'), await slider.getAttribute('aria-valuemax'))
  await page.keyboard.press('Home')

  const field = page.getByRole('searchbox')
  await field.pressSequentially('n money')
  assert.equal(await field.inputValue(), 'n money')
  assert.equal(new URL(page.url()).searchParams.get('q'), 'n money')
  assert.match((await page.locator('ol mark').first().textContent()) ?? '', /money/)
  await field.blur()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await assertSound(dashboard)
  await page.getByLabel('Single-key shortcuts').uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  assert.equal(
    await slider.getAttribute('aria-valuenow'),
    '0',
    'letters leave alone who has switched them off',
  )
  assert.equal(await isPlaying(page), false)
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await dashboard.close()
})

test('scores, transcript and history are there by day and by night, and on a phone', async () => {
  for (const options of [{ theme: 'dark' as const }, { width: 360, height: 740, locale: 'es-ES' }]) {
    const dashboard = await openDashboard(browser, `/calls/${firstSample()}`, options)
    const { page } = dashboard
    await page.locator('ol > li').first().waitFor()
    await page.locator('[id^=evidence-]').first().waitFor()
    await page.locator('table tbody tr').first().waitFor()
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(width <= 0, 'the page does not scroll sideways')
    await assertSound(dashboard)
    await dashboard.close()
  }
})

test('on a phone, the scorecard is in sight as soon as a call is opened', async () => {
  const dashboard = await openDashboard(browser, `/calls/${firstSample()}`, { width: 360, height: 740 })
  const { page } = dashboard
  const scorecard = page.getByRole('heading', { name: 'Scorecard' })
  await scorecard.waitFor()
  const { y } = (await scorecard.boundingBox())!
  assert.ok(y < 600, `it begins at ${y}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Run again', exact: true }).waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})

test('a call that is run again shows its way, and old and new side by side', async () => {
  const id = serviceUnderTest().callIds[2]!
  const dashboard = await openDashboard(browser, `/calls/${id}`, { theme: 'dark' })
  const { page } = dashboard
  await page.getByRole('button', { name: 'Run again', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Before and after' }).waitFor({ timeout: 60_000 })
  const total = page.locator('table', { hasText: 'Before' }).locator('tbody tr').first()
  assert.match((await total.textContent()) ?? '', /Total.*\d+ of \d+.*\d+ of \d+/)
  await assertSound(dashboard)
  await dashboard.close()
})

test('a call that failed says why and offers another try; sound that is not kept is said to be missing', async () => {
  const failed = await findCopy('past-00024')
  const silent = await findCopy('past-00001')
  const dashboard = await openDashboard(browser, `/calls/${failed.id}`)
  const { page } = dashboard
  const alert = page.getByRole('alert')
  assert.match((await alert.textContent()) ?? '', /no decodable audio/)
  await alert.getByRole('button').click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /recording/ })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('No recording to play').waitFor()
  await assertSound(forgiveMissingSound(dashboard))
  await dashboard.close()

  const other = await openDashboard(browser, `/calls/${silent.id}`)
  await other.page.getByText('The recording is no longer kept.').waitFor()
  await other.page.locator('[id^=evidence-]').last().click()
  await currentTurn(other.page).waitFor()
  await assertSound(forgiveMissingSound(other))
  await other.close()
})

test('a call is erased only by who types its name, and then says that it is gone', async () => {
  const { id, external_id } = await findCopy('past-00119')
  const dashboard = await openDashboard(browser, `/calls/${id}`)
  const { page } = dashboard
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  const dialog = page.getByRole('dialog')
  assert.ok(await dialog.getByRole('button', { name: 'Erase for good' }).isDisabled())
  await dialog.getByRole('textbox').fill(external_id)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('This call has been erased').waitFor()
  assert.equal((await client.calls.get(id)).enabled, false)
  await assertSound(forgiveMissingSound(dashboard))
  await dashboard.close()
})

test('in Spanish every reason is told in Spanish, and what nobody could tell is named with the points that are open', async () => {
  const dashboard = await openDashboard(browser, '/settings', { locale: 'es-ES' })
  const { page } = dashboard
  const whole = await client.calls.get(serviceUnderTest().callIds[2]!)
  const { answers, ...analysis } = readAnalysis(whole)!
  const open = { value: null, determined: false, score: 0, expected_score: 0, evidence: [] }
  const opened = answers.map((answer) =>
    answer.key === 'verifies_identity' ? { ...answer, ...open } : answer,
  )
  const undecided = { undetermined: ['verifies_identity'], points_open: 20, review_needed: true }
  const call = {
    ...whole,
    review_needed: true,
    analysis_result: { ...analysis, ...undecided, answers: opened },
  }
  await page.route(`**/v1/call-analysis/${whole.id}`, (route) => route.fulfill({ json: call }))
  await page.route(/\/v1\/call-analysis\?/, (route) =>
    route.fulfill({ json: { items: [call], next_cursor: null, total: 1 } }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Llamadas' }).click()
  await page.getByRole('img', { name: 'Requiere revisión' }).waitFor()
  await page.getByRole('link', { name: whole.external_id }).click()
  await page.getByText('20 puntos abiertos').waitFor()
  assert.match((await page.getByRole('status').allTextContents()).join(), /determinar: Verifies the customer/)
  const scores = (await page.getByRole('region', { name: 'Evaluación' }).textContent()) ?? ''
  assert.match(scores, /Se leyó/)
  const told = scores + ((await page.getByRole('region', { name: 'Observaciones' }).textContent()) ?? '')
  assert.doesNotMatch(told, /Looked for|Read the|lost \d|no sign of|Not determined|What is asked/)
  const actions = page.locator('main header').first()
  assert.equal(
    await actions.getByRole('button', { name: 'Borrar' }).count(),
    0,
    'not beside what is done daily',
  )
  await page.getByRole('region', { name: 'Borrar esta llamada' }).getByRole('button').waitFor()
  await assertSound(dashboard)
  await dashboard.close()
})
