import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { openStore } from '../../server/src/commands/house/open-store.ts'
import { readConfig } from '../../server/src/config.ts'
import { answerHonestly } from '../../server/test/support/honest-model.ts'
import {
  chatCompletions,
  type ModelServer,
  startModelServer,
} from '../../server/test/support/model-server.ts'
import { copyReviewedCall } from '../../server/test/support/taught-calls.ts'
import { findViolations, openBrowser } from './support/dashboard.ts'
import { type OwnService, startOwnService } from './support/own-service.ts'
import { sampleModel, samplePath } from './support/submit-samples.ts'

const demoModel = new URL('../../server/samples/demo-model.json', import.meta.url)
const key = 'greets_with_company_name'
const comment = 'The first words count, however short.'

let browser: Browser
let vendor: ModelServer
let service: OwnService
before(async () => {
  browser = await openBrowser()
  vendor = await startModelServer(chatCompletions, answerHonestly)
  const judge = { JUDGE_ENGINE: 'openai-compatible', JUDGE_URL: vendor.url, JUDGE_MODEL: 'honest' }
  service = await startOwnService(judge, [])
})
after(async () => {
  await browser?.close()
  await service?.stop()
  await vendor?.close()
})

/** A call that is judged by the language model and reviewed, and another like it. */
async function makeReviewedCalls(): Promise<{ callId: string; modelId: number }> {
  const { client, owner, dataDir } = service
  const { id: modelId } = await client.models.create(JSON.parse(await readFile(demoModel, 'utf8')))
  const call = { external_id: 'lost-card', agent_id: 'agent-1', agent_name: 'Ana Torres' }
  const audio = samplePath('lost-card')
  const { id: callId } = await client.calls.submit({ ...call, model_name: sampleModel, audio })
  assert.equal((await client.calls.wait(callId)).status, 'PROCESS_COMPLETED')
  const json = { status: 'submitted', answers: [{ key, value: true }] }
  const review = await owner.fetch(`/v1/call-analysis/${callId}/reviews`, { method: 'POST', json })
  assert.equal(review.status, 201)
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  await copyReviewedCall(store.database, callId, key, [{ said: true, comment, quote: 'Hello' }])
  await store.close()
  return { callId, modelId }
}

test('a language model is shown what people answered, once that is switched on, until it is switched off', async () => {
  const { callId, modelId } = await makeReviewedCalls()
  const page = await service.open(browser, `/models/${modelId}?view=teaching`)
  await page.getByText('Calls are judged by a language model.').waitFor()
  const items = page.getByRole('main').getByRole('listitem')
  const greets = items.filter({ hasText: "Greets with the company's name" })
  await greets.getByText('Possible', { exact: true }).waitFor()
  await greets.getByText('2 reviewed answers').waitFor()
  // Whatever is answered can be shown, not only yes or no.
  await items.filter({ hasText: 'Reason for the call' }).getByText('No reviewed answers yet.').waitFor()
  assert.equal(await page.getByRole('button', { name: /^Switch on/ }).count(), 1)
  assert.deepEqual(await findViolations(page), [])

  const wasShown = async () => {
    const before = vendor.asked.length
    await service.client.calls.rerun(callId, { from: 'transcript' })
    await service.client.calls.wait(callId)
    const asked = vendor.asked.slice(before)
    assert.ok(asked.length > 0, 'it is asked again')
    return asked.some(({ user }) => user.includes(comment))
  }
  assert.equal(await wasShown(), false)
  await greets.getByRole('button', { name: /^Switch on: / }).click()
  await page.getByText('This made revision 2. New calls are judged by it.').waitFor()
  await greets.getByText('Shown with examples out of 2 reviewed answers; not measured, since').waitFor()
  assert.equal(await wasShown(), true)
  assert.deepEqual(await findViolations(page), [])
  await greets.getByRole('button', { name: /^Switch off: / }).click()
  await page.getByText('This made revision 3.').waitFor()
  assert.equal(await wasShown(), false)
  await page.context().close()
})
