import { pcmSampleRate } from '../../src/audio/pcm.ts'
import { sayWords, speakWords } from './spoken-tones.ts'
import { writeWav } from './write-wav.ts'

const asSamples = (sound: Int16Array) => Float32Array.from(sound, (sample) => sample / 32_767)
const agent = speakWords(
  [
    ...sayWords('thank you for calling how can i help', 1),
    ...sayWords('yes thank you for calling good bye', 9),
  ],
  14,
)
const customer = speakWords(sayWords('my card is lost please send a new one', 5), 14)

/** A stereo call in tones that a scripted vendor takes for words. */
export const lostCardRecording = writeWav([asSamples(customer), asSamples(agent)], {
  sampleRate: pcmSampleRate,
})
