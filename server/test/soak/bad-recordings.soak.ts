import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { callForm, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

const folder = new URL('../../../../shared/corpus/bad/', import.meta.url)
const skip = existsSync(folder) ? false : 'the reference corpus is not beside the project'

describe('malformed, hostile and unsupported recordings', { skip }, () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ work: true })
    await service.client.models.create({ name: 'Quality', xscore_template: true })
  })
  after(() => service.stop())

  test('each is refused with a reason or comes to an end that says what happened, and the service keeps running', async () => {
    const token = await service.token()
    const accepted: string[] = []
    for (const name of readdirSync(folder).filter((name) => !name.endsWith('.tsv'))) {
      const audio = await readFile(new URL(name, folder))
      const body = callForm({ audio, fileName: name, fields: { external_id: name } })
      const answer = await send(`${service.address}/v1/call-analysis`, { method: 'POST', token, body })
      if (answer.status === 201) accepted.push(answer.body.id)
      else {
        assert.equal(answer.status, 400, `${name}: ${JSON.stringify(answer.body)}`)
        assert.match(answer.body.code, /^002-001-000[1-4]$/)
        assert.equal(answer.body.path, 'audio_file')
        assert.ok(answer.body.message.length > 20, name)
      }
    }
    assert.ok(accepted.length > 10, 'what can be heard, however odd its wrapping, is accepted')
    for (const id of accepted) {
      const call = await service.client.calls.wait(id)
      if (call.status !== 'PROCESS_COMPLETED') assert.ok((call.error_message ?? '').length > 20)
    }
    assert.equal((await send(`${service.address}/readyz`)).status, 200)
  })
})
