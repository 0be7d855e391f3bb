import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { startTestService, type TestService } from '../support/service.ts'

const corpus = fileURLToPath(new URL('../../../../shared/corpus/calls/hvb/', import.meta.url))
const skip = existsSync(corpus) ? false : 'the reference corpus is not beside the project'

let service: TestService
let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callmark-redacted-'))
  service = await startTestService({ work: true, env: { REDACT: 'phone' } })
  await service.client.models.create({ name: 'Quality' })
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

async function transcribe(externalId: string, audio: string): Promise<{ id: string; text: string }> {
  const { id } = await service.client.calls.submit({
    external_id: externalId,
    agent_id: 'agent-1',
    agent_name: 'Ana',
    model_name: 'Quality',
    audio,
  })
  assert.equal((await service.client.calls.wait(id)).status, 'PROCESS_COMPLETED')
  return { id, text: (await service.client.calls.transcription(id)).transcription }
}

/** What the caller's number consists of, but for the one in "one moment". */
const digits = /\d|\b(three|four|five|seven|nine)\b/gi

test('a telephone number that a caller gave can neither be read nor heard again in what the service gives out', {
  skip,
}, async () => {
  const original = await transcribe('call', join(corpus, '3a9eea68f0a644c8.stereo.flac'))
  assert.match(original.text, /\[phone\]/)
  assert.deepEqual(original.text.match(digits) ?? [], [])
  const audio = await service.client.calls.audio(original.id)
  assert.equal(audio.headers.get('content-type'), 'audio/flac')
  const bytes = Buffer.from(await audio.arrayBuffer())
  const copy = join(folder, 'copy.flac')
  await writeFile(copy, bytes)
  const again = await transcribe('copy', copy)
  assert.deepEqual(again.text.match(digits) ?? [], [], 'listened to again, there is no number')
  assert.doesNotMatch(again.text, /\[phone\]/)
  assert.match(again.text, /password/i, 'but all else is there')
  const served = await service.client.calls.audio(again.id)
  assert.ok(Buffer.from(await served.arrayBuffer()).equals(bytes), 'nothing was left to take out')
})
