import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { listWords, openChannels, skip } from '../support/heard-channels.ts'
import { makeRandom, mixIn, type Samples } from '../support/pcm-files.ts'

describe('the channels of a call', { skip }, () => {
  let call: Awaited<ReturnType<typeof openChannels>>
  before(async () => {
    call = await openChannels()
  })
  after(() => call.close())

  test('one mix on both sides is one channel, also where one side is much later', async () => {
    const { both, once, listen } = call
    const random = makeRandom()
    const copy = mixIn(new Float32Array(both.length), both, -3, 20).map(
      (sample) => -(sample + 0.1 * sample * random() + 0.0005 * random()),
    )
    assert.deepEqual(await listen(copy, both), once)
  })

  test('a side with nothing on it but hum or hiss does not count', async () => {
    const { both, once, listen } = call
    const random = makeRandom()
    const hum = both.map((_, index) => 0.0003 * Math.sin((2 * Math.PI * 50 * index) / pcmSampleRate))
    const hiss = both.map(() => random() / 32_768)
    assert.deepEqual(await listen(hum, both), once)
    assert.deepEqual(await listen(both, hiss), once)
    assert.deepEqual(await listen(both, new Float32Array(both.length)), once)
  })

  test('a party heard faintly in the other channel is not written down twice', async () => {
    const { customer, agent, listen, assertAsPlain } = call
    assertAsPlain(await listen(mixIn(customer, agent, -20, 30), mixIn(agent, customer, -20)))
    // As from a loudspeaker in a room: many echoes, each a little later and softer.
    const echoes = [5, 9, 14, 17, 23, 31, 38].reduce(
      (sum, delayMs, index) => mixIn(sum, customer, -16 - 2 * index, delayMs),
      agent,
    )
    assertAsPlain(await listen(customer, echoes))
    const loudChannel = mixIn(agent, customer, -26, 120).map((sample) => Math.min(1, sample * 3))
    assertAsPlain(await listen(customer, loudChannel))
  })

  test('what both say at the same time is kept, with and without a leak', async () => {
    const { customer, agent, listen } = call
    // The agent, moved so as to talk into the customer's words.
    const half = agent.length >> 1
    const talksInto = Float32Array.from(agent, (_, index) => agent[(index + half) % agent.length]!)
    const apart = listWords(await listen(customer, talksInto)).length
    const alone = listWords(await listen(customer)).length + listWords(await listen(talksInto)).length
    assert.ok(apart >= 0.93 * alone, `${apart} of ${alone} words`)
    const leaking = listWords(await listen(customer, mixIn(talksInto, customer, -20, 10))).length
    assert.ok(Math.abs(leaking - alone) <= 0.1 * alone, `${leaking} of ${alone} words with a leak`)
  })

  test('a call recorded very softly, or one party of it, is understood like any other', async () => {
    const { customer, agent, listen, assertAsPlain } = call
    const soften = (samples: Samples, decibels: number) =>
      samples.map((sample) => sample * 10 ** (decibels / 20))
    assertAsPlain(await listen(soften(customer, -30), soften(agent, -30)), 0.85)
    assertAsPlain(await listen(soften(customer, -35), agent), 0.85)
  })
})
