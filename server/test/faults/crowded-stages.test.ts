import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isFinal } from '@callmark/client'
import { startWorker } from '../../src/pipeline/worker.ts'
import { whoseTurn } from '../../src/process/turn-of-client.ts'
import { callForm, send } from '../support/http.ts'
import { openTestHouse } from '../support/open-test-house.ts'
import { createScriptedJudge } from '../support/scripted-judge.ts'
import { createScriptedSpeech } from '../support/scripted-speech.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.stop())

const quiet = { info: () => {}, error: () => {} }
const scopes = [
  'write:prompt-template',
  'write:call-analysis-request',
  'read:call-analysis-requests',
] as const

async function submit(token: string, externalIds: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const external_id of externalIds) {
    const body = callForm({ fields: { external_id }, audio: writeToneWav(2) })
    ids.push((await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })).body.id)
  }
  return ids
}

const statusOf = async (token: string, id: string) =>
  (await send(`${service.address}/v1/call-analysis/${id}`, { token })).body.status

for (const crowded of ['transcribe', 'analyze'] as const) {
  test(`a client whose calls take every place of "${crowded}" for ever holds up nobody else's`, async () => {
    const [greedy, other] = [await service.token(scopes), await service.token(scopes)]
    for (const token of [greedy, other])
      await send(`${service.address}/v1/models`, { token, json: { name: 'Quality' } })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const greedyOnes = await submit(
      greedy,
      Array.from({ length: 6 }, (_, index) => `${crowded}-${index}`),
    )
    const { workspace_id: greedyId } = await service.database
      .selectFrom('call')
      .select('workspace_id')
      .where('id', '=', greedyOnes[0]!)
      .executeTakeFirstOrThrow()
    const hold = async () => (whoseTurn() === greedyId ? held : undefined)
    const speech = createScriptedSpeech(crowded === 'transcribe' ? { before: async () => hold() } : {})
    const judge = createScriptedJudge()
    if (crowded === 'analyze') judge.during = async () => hold()
    const house = { ...(await openTestHouse(service, speech)), judge, decodedAtMost: 2 }
    const concurrency = { convert: 1, transcribe: 2, analyze: 2, summarize: 1 }
    const worker = await startWorker(house, { concurrency, log: quiet })
    try {
      // Until all places are taken, and no more sound may be decoded ahead either.
      const working =
        crowded === 'transcribe' ? 'AUDIO_TRANSCRIPTION_IN_PROGRESS' : 'TRANSCRIPTION_ANALYZE_IN_PROGRESS'
      for (let taken = 0; taken < 2; ) {
        const statuses = await Promise.all(greedyOnes.map((id) => statusOf(greedy, id)))
        taken = statuses.filter((status) => status === working).length
      }
      const [id] = await submit(other, ['urgent'])
      let status = ''
      while (!isFinal(status as never)) status = await statusOf(other, id!)
      assert.equal(status, 'PROCESS_COMPLETED')
      assert.ok(!isFinal(await statusOf(greedy, greedyOnes[0]!)))
      letGo()
      for (const greedyOne of greedyOnes) while (!isFinal(await statusOf(greedy, greedyOne)));
    } finally {
      letGo()
      await worker.stop()
      await house.close()
    }
  })
}
