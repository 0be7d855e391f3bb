import type { Utterance } from '../join-turns.ts'

/** What a vendor heard in one breath. Where there are words, they are the text's own, split at its spaces. */
export interface Heard extends Omit<Utterance, 'confidence'> {
  readonly confidence?: number
  /** The vendor's name for the voice, where it tells voices of one channel apart. */
  readonly speaker?: string
}

/** Shorter than anything said; keeps times in order where a vendor gives a word none. */
const leastSeconds = 0.02

/** The same, that much later, and within the sound it was heard in. */
export function placeHeard(heard: Heard, fromSeconds: number, toSeconds: number): Heard {
  const place = (seconds: number) => Math.max(fromSeconds, Math.min(toSeconds, fromSeconds + seconds))
  const startSeconds = Math.min(place(heard.startSeconds), Math.max(fromSeconds, toSeconds - leastSeconds))
  return {
    ...heard,
    startSeconds,
    endSeconds: Math.max(place(heard.endSeconds), startSeconds + leastSeconds),
    ...(heard.words && {
      words: heard.words.map((word) => ({
        ...word,
        startSeconds: place(word.startSeconds),
        endSeconds: place(word.endSeconds),
      })),
    }),
  }
}

/** Only these of its words; undefined when none are left. */
export function keepWords(heard: Heard, from: number, to: number): Heard | undefined {
  const words = timeWords(heard)
  if (from <= 0 && to >= words.length) return heard
  const kept = words.slice(from, to)
  if (kept.length === 0) return undefined
  const startSeconds = kept[0]!.startSeconds
  return {
    ...heard,
    startSeconds,
    endSeconds: Math.max(kept.at(-1)!.endSeconds, startSeconds + leastSeconds),
    text: kept.map(({ text }) => text).join(' '),
    ...(heard.words && { words: kept }),
  }
}

/** Its words with their times; where the vendor gave none, as if all were spoken at one pace. */
export function timeWords(heard: Heard): NonNullable<Heard['words']> {
  if (heard.words) return heard.words
  const texts = heard.text.split(' ')
  const each = (heard.endSeconds - heard.startSeconds) / texts.length
  return texts.map((text, index) => ({
    text,
    startSeconds: heard.startSeconds + index * each,
    endSeconds: heard.startSeconds + (index + 1) * each,
  }))
}
