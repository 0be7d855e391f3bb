import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { startWorker } from '../../src/pipeline/worker.ts'
import { addCall, addModel } from '../support/ended-calls.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
let modelId: number
before(async () => {
  service = await startTestService()
  modelId = await addModel(service, 'Quality')
})
after(() => service.stop())

const quiet = { info: () => {}, error: () => {} }

test('work that nobody announces is taken up, however lively the other stages are', async () => {
  const house = await openTestHouse(service, createScriptedSpeech())
  const callId = await addCall(service, modelId)
  const concurrency = { convert: 1, transcribe: 0, analyze: 0, summarize: 1 }
  const worker = await startWorker(house, { concurrency, log: quiet })
  try {
    await sql`delete from pgboss.job`.execute(service.database)
    await service.database
      .transaction()
      .execute((tx) => house.queue.send(tx, 'convert', callId, { attempt: 2, delayMs: 300 }))
    const isWaiting = async () => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'call-convert'`.execute(service.database)
      return rows[0]?.state === 'created'
    }
    while (await isWaiting()) {
      house.queue.announce('summarize')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } finally {
    await worker.stop()
    await house.close()
  }
})
