import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openChannels, skip } from '../support/heard-channels.ts'
import { makeRandom, mixIn } from '../support/pcm-files.ts'

// Other ways to spoil them are tried in soak/channels.soak.ts.
describe('the channels of a call', { skip }, () => {
  let call: Awaited<ReturnType<typeof openChannels>>
  before(async () => {
    call = await openChannels()
  })
  after(() => call.close())

  test('one mix on both sides is one channel, though one side is softer, later, inverted and coded', async () => {
    const { both, once, listen } = call
    const random = makeRandom()
    const copy = mixIn(new Float32Array(both.length), both, -12, 0.5).map(
      (sample) => -(sample + 0.1 * sample * random() + 0.0005 * random()),
    )
    assert.deepEqual(await listen(both, copy), once)
  })

  test('a party heard faintly in the other channel is not written down twice', async () => {
    const { customer, agent, listen, assertAsPlain } = call
    assertAsPlain(await listen(customer, mixIn(agent, customer, -12, 10)))
  })
})
