import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as av from 'node-av/constants'
import { avChannelLayoutDefault, Frame } from 'node-av/lib'
import { Resampler } from '../../src/audio/reading/resampler.ts'

function makeFrame(channels: number, format: av.AVSampleFormat): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.format = format
  frame.sampleRate = 16_000
  frame.nbSamples = 1024
  frame.channelLayout = avChannelLayoutDefault(channels)
  assert.ok(frame.getBuffer() >= 0)
  return frame
}

test('a damaged frame that claims dozens of channels is not handed to native code, which has room for eight', () => {
  assert.throws(() => new Resampler(makeFrame(42, av.AV_SAMPLE_FMT_FLTP), 2), /more channels/)
  for (const [channels, format] of [
    [8, av.AV_SAMPLE_FMT_FLTP],
    [42, av.AV_SAMPLE_FMT_S16],
  ] as const) {
    const frame = makeFrame(channels, format)
    const resampler = new Resampler(frame, 2)
    assert.ok([...resampler.convert(frame), ...resampler.drain()].length > 0)
    resampler.close()
  }
})
