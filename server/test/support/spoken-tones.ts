import { writeFile } from 'node:fs/promises'
import { type Pcm, pcmSampleRate } from '../../src/audio/pcm.ts'

/** The words of the language that a test's callers speak and its speech servers understand, each a tone of its own. */
const vocabulary =
  'thank you for calling how can i help my card is lost please send a new one number two three four five six seven eight nine today good bye yes no okay'
    .split(' ')
    .filter((word, index, all) => all.indexOf(word) === index)
const firstHertz = 700
const stepHertz = 60
export const wordSeconds = 0.25
/** Two people on one line are told apart by how loud they are. */
const loudness = [0.4, 0.12]

export interface SpokenWord {
  readonly word: string
  readonly startSeconds: number
  /** 0, the louder, unless told. */
  readonly voice?: number
}

export interface HeardWord {
  readonly word: string
  readonly start: number
  readonly end: number
  readonly voice: number
}

/** One word after the other, from a second on. */
export function sayWords(text: string, startSeconds: number, stepSeconds = 0.35, voice = 0): SpokenWord[] {
  return text
    .split(' ')
    .map((word, index) => ({ word, startSeconds: startSeconds + index * stepSeconds, voice }))
}

/** A recording of these words over a line's faint noise. */
export function speakWords(words: readonly SpokenWord[], seconds: number): Int16Array {
  const sound = Int16Array.from({ length: Math.round(seconds * pcmSampleRate) }, (_, index) =>
    Math.round(20 * Math.sin(index * index)),
  )
  for (const { word, startSeconds, voice = 0 } of words) {
    const hertz = firstHertz + stepHertz * getPlace(word)
    const from = Math.round(startSeconds * pcmSampleRate)
    for (let index = 0; index < wordSeconds * pcmSampleRate; index++) {
      const wave = Math.sin((2 * Math.PI * hertz * index) / pcmSampleRate)
      sound[from + index] = Math.round(32_767 * loudness[voice]! * wave)
    }
  }
  return sound
}

export async function savePcm(path: string, sound: Int16Array): Promise<Pcm> {
  await writeFile(path, new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength))
  return { path, samples: sound.length }
}

const frame = pcmSampleRate / 100

/** What a speech server hears. Of a word that was cut in two it hears half, as they do. */
export function hearWords(sound: Int16Array): HeardWord[] {
  const heard: HeardWord[] = []
  let start = -1
  for (let from = 0; from <= sound.length; from += frame) {
    const loud = from < sound.length && peakOf(sound.subarray(from, from + frame)) > 0.05
    if (loud && start < 0) start = from
    if (loud || start < 0) continue
    const word = recognise(sound.subarray(start, Math.min(from, sound.length)))
    if (word)
      heard.push({ ...word, start: start / pcmSampleRate, end: Math.min(from, sound.length) / pcmSampleRate })
    start = -1
  }
  return heard
}

function recognise(burst: Int16Array): { word: string; voice: number } | undefined {
  const seconds = burst.length / pcmSampleRate
  if (seconds < 0.03 || seconds > wordSeconds + 0.05) return undefined
  // Only its steady middle: the burst may not fill its first and last frame.
  const middle = burst.subarray(frame, Math.max(frame * 2, burst.length - frame))
  let crossings = 0
  for (let index = 1; index < middle.length; index++) {
    if (middle[index - 1]! < 0 !== middle[index]! < 0) crossings++
  }
  const hertz = (crossings * pcmSampleRate) / (2 * middle.length)
  const word = vocabulary[Math.round((hertz - firstHertz) / stepHertz)]
  if (!word) return undefined
  const voice = peakOf(middle) > 0.25 ? 0 : 1
  return { word: seconds < wordSeconds - 0.04 ? `${word.slice(0, 1)}—` : word, voice }
}

function peakOf(sound: Int16Array): number {
  return sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / 32_768
}

function getPlace(word: string): number {
  const place = vocabulary.indexOf(word)
  if (place < 0) throw new Error(`Nobody in the tests says "${word}".`)
  return place
}
