import { pcmSampleRate } from '../../audio/pcm.ts'
import { findQuietLevel, findStretches, levelsOf } from './find-quiet.ts'
import { windowSamples } from './survey-channels.ts'

export interface Span {
  readonly startSample: number
  readonly endSample: number
}

/** Shorter stillness stands between the syllables of a word. */
const leastPauseWindows = 15
/** However short the pieces, a pause is looked for over this long, as far as there is room: most people take breath. */
const leastLookSamples = 20 * pcmSampleRate
/** Where nobody pauses, both pieces hear this much on either side of the cut. */
const overlapSamples = 2 * pcmSampleRate

/** Cuts what is longer than a vendor takes in the longest pause near the limit; without a pause, the pieces overlap. */
export function cutPieces(levels: Uint8Array, span: Span, mostSamples: number): Span[] {
  const pieces: Span[] = []
  let { startSample } = span
  while (span.endSample - startSample > mostSamples) {
    const limit = startSample + mostSamples
    const from =
      limit - Math.floor(Math.max(mostSamples / 3, Math.min((mostSamples * 2) / 3, leastLookSamples)))
    const pause = findLongestPause(levelsOf(levels, from, limit))
    if (pause === undefined) {
      pieces.push({ startSample, endSample: limit })
      startSample = limit - Math.min(2 * overlapSamples, mostSamples >> 2)
    } else {
      const cut = Math.min(limit, (Math.floor(from / windowSamples) + pause) * windowSamples)
      pieces.push({ startSample, endSample: cut })
      startSample = cut
    }
  }
  return [...pieces, { startSample, endSample: span.endSample }]
}

/** The window in its middle; undefined where there is none worth the name. */
function findLongestPause(levels: Uint8Array): number | undefined {
  const quietLevel = findQuietLevel(levels)
  if (quietLevel === undefined) return undefined
  const pauses = findStretches(levels, quietLevel, 'quiet')
  const longest = pauses.reduce(
    (best, pause) => (pause.to - pause.from > best.to - best.from ? pause : best),
    {
      from: 0,
      to: 0,
    },
  )
  if (longest.to - longest.from < leastPauseWindows) return undefined
  return (longest.from + longest.to) >> 1
}
