import { createHash } from 'node:crypto'
import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { sayWords, speakWords } from '../support/spoken-tones.ts'
import { writeWav } from '../support/write-wav.ts'

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
  const loudness = Float32Array.from(sound, (sample) => sample / 32_767)
  const audio = writeWav([loudness], { sampleRate: pcmSampleRate })
  return {
    externalId: `call-${index}`,
    words,
    audio,
    sha256: createHash('sha256').update(audio).digest('hex'),
  }
}
