import assert from 'node:assert/strict'
import { pcmSampleRate } from '../../src/audio/pcm.ts'

/** The channels of a WAV file, which must be just what its header claims: 16 kHz, 16 bit, every byte there. */
export function readWav(bytes: Buffer): Int16Array[] {
  assert.equal(bytes.toString('latin1', 0, 4), 'RIFF')
  assert.equal(bytes.readUInt32LE(4), bytes.length - 8)
  assert.equal(bytes.toString('latin1', 8, 16), 'WAVEfmt ')
  assert.equal(bytes.readUInt16LE(20), 1, 'PCM')
  const channels = bytes.readUInt16LE(22)
  assert.equal(bytes.readUInt32LE(24), pcmSampleRate)
  assert.equal(bytes.readUInt32LE(28), pcmSampleRate * channels * 2)
  assert.equal(bytes.readUInt16LE(34), 16)
  assert.equal(bytes.toString('latin1', 36, 40), 'data')
  assert.equal(bytes.readUInt32LE(40), bytes.length - 44)
  const frames = (bytes.length - 44) / (2 * channels)
  assert.ok(Number.isInteger(frames))
  return Array.from({ length: channels }, (_, channel) =>
    Int16Array.from({ length: frames }, (_, index) =>
      bytes.readInt16LE(44 + (index * channels + channel) * 2),
    ),
  )
}
