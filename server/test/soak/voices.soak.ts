import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  corpus,
  decode,
  decodeCall,
  listen,
  listSpeakers,
  measureRight,
  readCall,
  skip,
  splice,
} from '../support/heard-voices.ts'

test('both parties of a real telephone call on one channel are told apart', { skip }, async () => {
  const id = '13da422542824f04'
  const { agent_name, turns } = readCall(id)
  const heard = await listen(await decodeCall(id), agent_name)
  assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'])
  const right = measureRight(turns, heard)
  assert.ok(right > 0.95, `${Math.round(right * 100)} % of the time under the right name`)
})

test('the four parties of two calls are four', { skip }, async () => {
  const ids = ['0bf2b746d42b4f84', 'c3b701fb74bb4472']
  const parts = await Promise.all(ids.map(async (id) => ({ pcm: await decodeCall(id) })))
  assert.equal(listSpeakers(await listen(await splice('four', parts))).length, 4)
})

test('two minutes of noise and half an hour of silence: no words', { skip }, async () => {
  for (const [name, format] of [
    ['d-noise-only-2min.webm', 'webm'],
    ['d-silence-30min.ogg', 'ogg'],
  ] as const) {
    const [channel] = await decode(join(corpus, 'bad', name), format)
    assert.deepEqual(await listen(channel!), [], name)
  }
})
