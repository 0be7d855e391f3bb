import { createHash } from 'node:crypto'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { sayWords, speakWords } from '../support/spoken-tones.ts'

const digits = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A recording that nobody else has, and what is said on it. */
export interface SpokenCall {
  readonly externalId: string
  readonly words: string
  readonly audio: Buffer
  readonly sha256: string
}

/** Every call gives a number of its own, so that no result can be another call's. */
export function speakCall(index: number): SpokenCall {
  const number = [64, 8, 1].map((place) => digits[Math.floor(index / place) % 8]).join(' ')
  const words = `thank you for calling how can i help my card number ${number} is lost`
  const sound = speakWords(sayWords(words, 0.5), 7.5)
  const audio = Buffer.concat([wavHeader(sound.byteLength), Buffer.from(sound.buffer)])
  return {
    externalId: `call-${index}`,
    words,
    audio,
    sha256: createHash('sha256').update(audio).digest('hex'),
  }
}

function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(pcmSampleRate, 24)
  header.writeUInt32LE(pcmSampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}
