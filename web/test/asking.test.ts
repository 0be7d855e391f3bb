import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import { writeAskedCalls } from '../../server/test/support/asked-calls.ts'
import {
  type AskedOfModel,
  chatCompletions,
  type ModelServer,
  startModelServer,
} from '../../server/test/support/model-server.ts'
import { browserCookie, findViolations, openBrowser } from './support/dashboard.ts'
import { assertFits } from './support/layout.ts'
import { type OwnService, startOwnService } from './support/own-service.ts'
import { readCredentials } from './support/submit-samples.ts'

const said = [
  'I want to cancel my subscription because it has become too expensive for me.',
  'Please cancel it, the price went up again and it is too expensive now.',
  'I am cancelling since the new price is far too expensive for us.',
  'I want to cancel because the internet connection drops every evening.',
  'Cancel my contract please, the connection drops all the time.',
  'We are cancelling, our connection drops several times a day.',
]
const asking = `/calls?${new URLSearchParams({ by: 'meaning', show: 'themes', meaning: 'Why do customers cancel?' })}`

let browser: Browser
let vendor: ModelServer
let service: OwnService
let ids: string[]
let reply: (asked: AskedOfModel) => string | Promise<string>

/** Which passage it was shown holds these words. */
function passageWith({ user }: AskedOfModel, words: string): number {
  const shown: { passage: number; turns: { said: string }[] }[] = JSON.parse(
    user.slice(user.indexOf('['), user.lastIndexOf(']') + 1),
  )
  return shown.find(({ turns }) => turns.some((turn) => turn.said.includes(words)))?.passage ?? 0
}

function sentence(asked: AskedOfModel, text: string, quote: string) {
  return { text, quotes: [{ passage: passageWith(asked, quote), speaker: 'Agent', quote }] }
}

function answerWell(asked: AskedOfModel): string {
  const sentences = [
    sentence(asked, 'Some find it too expensive.', 'far too expensive for us'),
    sentence(asked, 'For others the connection fails.', 'connection drops all the time'),
    { text: 'The staff is rude.', quotes: [{ passage: 1, speaker: 'Agent', quote: 'you are all so rude' }] },
  ]
  return JSON.stringify({ sentences })
}

before(async () => {
  browser = await openBrowser()
  vendor = await startModelServer(chatCompletions, (asked) => reply(asked))
  service = await startOwnService({
    SEARCH_MEANING: 'on',
    JUDGE_ENGINE: 'openai-compatible',
    JUDGE_URL: vendor.url,
    JUDGE_MODEL: 'scripted',
    JUDGE_TIMEOUT_SECONDS: '5',
  })
  const { dataDir, client } = service
  const { id: modelId } = await client.models.create({ name: 'Sales' })
  const { clientId } = await readCredentials(dataDir)
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  ids = await writeAskedCalls({ database: store.database, clientId }, modelId, said)
  await store.close()
})
beforeEach(() => {
  vendor.asked.length = 0
  vendor.faults.length = 0
  reply = answerWell
})
after(async () => {
  await browser?.close()
  await service?.stop()
  await vendor?.close()
})

const partOf = (page: Page) => page.getByRole('region', { name: 'Answer in sentences' })
const open = async (path = asking): Promise<Page> => {
  const page = await service.open(browser, path)
  await page.getByRole('list', { name: 'Themes found' }).getByRole('article').first().waitFor()
  return page
}

test('a question is answered in sentences once somebody asks for it, and every quote leads to its moment', async () => {
  const page = await open()
  const part = partOf(page)
  await part.getByText('A language model answers from these passages.').waitFor()
  assert.equal(vendor.asked.length, 0, 'nobody is asked unasked')
  await part.getByRole('button', { name: 'Answer in sentences' }).click()
  await part.getByText('Some find it too expensive.').waitFor()
  await part.getByText('For others the connection fails.').waitFor()
  assert.equal(await part.getByText('rude').count(), 0, 'a sentence without a quote that stands is not shown')
  assert.equal(
    (await part
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .count()) > 0,
    true,
  )
  await part.getByText('Written by openai-compatible/scripted.').waitFor()
  assert.deepEqual(await findViolations(page), [])
  await shoot(page, 'answer')
  await part.getByRole('link').first().click()
  await page.waitForURL(new RegExp(`/calls/${ids[2]}\\?at=0`))
})

test('while the language model writes, somebody can stop it, and it is let go of', async () => {
  const page = await open()
  // Stopped before the language model is asked, it would never be asked, and there were nothing to let go of.
  const asked = new Promise<ServerResponse>((resolve) => {
    vendor.faults.push(resolve)
  })
  const part = partOf(page)
  await part.getByRole('button', { name: 'Answer in sentences' }).click()
  await part.getByText('The language model is writing.').waitFor()
  const writing = await asked
  const letGo = once(writing, 'close')
  await part.getByRole('button', { name: 'Stop' }).click()
  await part.getByText('A language model answers from these passages.').waitFor()
  await letGo
  await part.getByRole('button', { name: 'Answer in sentences' }).click()
  await part.getByText('Some find it too expensive.').waitFor()
})

test('a language model that is too slow or proves nothing is said to be so, and can be asked again', async () => {
  const page = await open()
  const part = partOf(page)
  vendor.faults.push(() => {})
  await part.getByRole('button', { name: 'Answer in sentences' }).click()
  await part.getByText('The language model did not answer.').waitFor()
  reply = () => '{"sentences":[{"text":"All is well.","quotes":[]}]}'
  await part.getByRole('button', { name: 'Ask again' }).click()
  await part.getByText('No sentence that the language model wrote').waitFor()
  assert.equal(await page.getByText('All is well.').count(), 0)
  assert.deepEqual(await findViolations(page), [])
  reply = answerWell
  await part.getByRole('button', { name: 'Ask again' }).click()
  await part.getByText('Some find it too expensive.').waitFor()
})

test('a service that fails says why, and can be asked again', async () => {
  const page = await open()
  const part = partOf(page)
  await page.route(/answer=true/, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'not_now', message: 'Not now.' } } }),
  )
  await part.getByRole('button', { name: 'Answer in sentences' }).click()
  await part.getByRole('alert').waitFor()
  await page.unroute(/answer=true/)
  await part.getByRole('button', { name: 'Try again' }).click()
  await part.getByText('Some find it too expensive.').waitFor()
})

test('the answer fits on a phone, in the dark, in Spanish', async () => {
  const context = await browser.newContext({
    locale: 'es-ES',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  })
  await context.addCookies([browserCookie(service.address, service.owner.cookie)])
  const page = await context.newPage()
  await page.goto(service.address + asking)
  const part = page.getByRole('region', { name: 'Respuesta en frases' })
  await part.getByRole('button', { name: 'Responder en frases' }).click()
  await part.getByText('Some find it too expensive.').waitFor()
  await part.getByText('Escrito por openai-compatible/scripted.').waitFor()
  await assertFits(page)
  assert.deepEqual(await findViolations(page), [])
  await shoot(page, 'spanish')
  await context.close()
})

async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({
        path: `${process.env.SHOTS}/${name}-${colorScheme}-${width}.png`,
        fullPage: true,
      })
    }
}
