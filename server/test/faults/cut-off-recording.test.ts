import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callForm, type Json, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'
import { writeToneWav } from '../support/write-wav.ts'

describe('a recording that was cut off', () => {
  let service: TestService
  let token: string
  before(async () => {
    service = await startTestService({ work: true })
    await service.client.models.create({ name: 'Quality', xscore_template: true })
    token = await service.token()
  })
  after(() => service.stop())

  async function finish(externalId: string, audio: Uint8Array): Promise<{ call: Json; notes: string[] }> {
    const body = callForm({ audio, fileName: 'call.wav', fields: { external_id: externalId } })
    const sent = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
    assert.equal(sent.status, 201, JSON.stringify(sent.body))
    const call = await service.client.calls.wait(sent.body.id)
    const history = await send(`${service.address}/v1/call-analysis/${call.id}/history`, { token })
    return { call, notes: history.body.flatMap(({ note }: Json) => note ?? []) }
  }

  test('is analysed as far as it goes, and its record and its history say so', async () => {
    const whole = writeToneWav(6)
    const { call, notes } = await finish('cut-off', whole.subarray(0, whole.length / 2))
    assert.equal(call.status, 'PROCESS_COMPLETED')
    assert.equal(call.analysis_result.recording.truncated, true)
    assert.match(call.analysis_result.recording.note, /cut off or damaged\. .* 3 seconds/)
    assert.deepEqual(notes, [call.analysis_result.recording.note])
  })

  test('and one that was not says nothing of the kind', async () => {
    const { call, notes } = await finish('whole', writeToneWav(4))
    assert.equal(call.status, 'PROCESS_COMPLETED')
    assert.equal('recording' in call.analysis_result, false)
    assert.deepEqual(notes, [])
  })
})
