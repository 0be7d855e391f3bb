import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import {
  corpus,
  decode,
  decodeCall,
  decodeSample,
  listen,
  listSpeakers,
  measureRight,
  mixDown,
  readCall,
  readSample,
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

test('both parties are told apart as well where a stereo call was mixed down, whoever is the agent', async () => {
  for (const name of ['billing-refund', 'lost-card']) {
    const { agent_name, turns } = readSample(name)
    const heard = await listen(await mixDown(name, await decodeSample(name)), agent_name)
    assert.deepEqual(listSpeakers(heard), ['Agent', 'Customer'], name)
    const right = measureRight(turns, heard)
    assert.ok(right > 0.9, `${name}: ${Math.round(right * 100)} % of the time under the right name`)
  }
})

test('a reader is one speaker', { skip }, async () => {
  const names = ['0870', '0880', '0890', '0920', '0930']
  const paths = names.map((name) =>
    join(corpus, `speech/librivox/sense_and_sensibility_01_austen_64kb-${name}.wav`),
  )
  const parts = await Promise.all(paths.map(async (path) => ({ pcm: (await decode(path, 'wav'))[0]! })))
  assert.deepEqual(listSpeakers(await listen(await splice('reader', parts))), ['Speaker 1'])
})

describe('how many speak', () => {
  test('one voice alone is one speaker', async () => {
    for (const [name, channel] of [
      ['billing-refund', 1],
      ['lost-card', 1],
    ] as const) {
      const pcm = (await decodeSample(name))[channel]!
      assert.equal(listSpeakers(await listen(pcm)).length, 1, name)
    }
  })

  test('three voices are three', async () => {
    const [agent, customer] = await decodeSample('billing-refund')
    const [other] = await decodeSample('lost-card')
    const call = await splice(
      'three',
      [agent!, customer!, other!].map((pcm) => ({ pcm, toSeconds: 40 })),
    )
    assert.equal(listSpeakers(await listen(call)).length, 3)
  })
})
