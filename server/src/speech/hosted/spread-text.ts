import { pcmSampleRate } from '../../audio/pcm.ts'
import { findQuietLevel, findStretches } from './find-quiet.ts'
import type { Heard } from './heard.ts'
import { windowSamples } from './survey-channels.ts'

/** Shorter stillness stands inside a sentence. */
const pauseWindows = 30
/** A click or a breath is shorter than the shortest word. */
const leastWindows = 10

/** Gives a text that came without times those of the voice, at one pace throughout. */
export function spreadText(text: string, levels: Uint8Array, confidence: number | undefined): Heard[] {
  const stretches = findVoice(levels)
  const words = text.split(/\s+/u).filter(Boolean)
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const voiced = stretches.reduce((sum, { from, to }) => sum + to - from, 0)
  const heard: Heard[] = []
  let next = 0
  let placed = 0
  let passed = 0
  for (const [index, { from, to }] of stretches.entries()) {
    passed += to - from
    const first = next
    const last = index === stretches.length - 1
    // A word belongs where its middle falls; the last stretch takes what is left.
    while (next < words.length && (last || (placed + words[next]!.length / 2) * voiced <= passed * letters)) {
      placed += words[next]!.length
      next++
    }
    if (!last) next = snapToSentence(words, first, next)
    placed = words.slice(0, next).reduce((sum, word) => sum + word.length, 0)
    if (next === first) continue
    heard.push({
      startSeconds: (from * windowSamples) / pcmSampleRate,
      endSeconds: (to * windowSamples) / pcmSampleRate,
      text: words.slice(first, next).join(' '),
      ...(confidence !== undefined && { confidence }),
    })
  }
  return heard
}

/** Nobody speaks at one pace, but many pause where a sentence ends: the nearest end is taken, if one is near. */
function snapToSentence(words: readonly string[], first: number, next: number): number {
  const ends = [0, -1, 1, -2, 2].map((shift) => next + shift)
  return (
    ends.find((end) => end > first && end <= words.length && /[.?!。？！]$/u.test(words[end - 1]!)) ?? next
  )
}

function findVoice(levels: Uint8Array): { from: number; to: number }[] {
  const quietLevel = findQuietLevel(levels)
  if (quietLevel === undefined) return [{ from: 0, to: levels.length }]
  const joined: { from: number; to: number }[] = []
  for (const stretch of findStretches(levels, quietLevel, 'voiced')) {
    const before = joined.at(-1)
    if (before && stretch.from - before.to < pauseWindows) before.to = stretch.to
    else joined.push(stretch)
  }
  const long = joined.filter(({ from, to }) => to - from >= leastWindows)
  return long.length > 0 ? long : joined
}
