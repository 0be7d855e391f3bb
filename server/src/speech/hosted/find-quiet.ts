import { windowSamples } from './survey-channels.ts'

/** Lines are not quieter than this in earnest: digital silence would make their noise look like a voice. */
const quietestFloor = 65
const leastContrast = 12
/** What reaches no more than a quarter of the way up from the line's noise to its loudest voice is quiet. */
const voiceShare = 0.75
/** A click is shorter than this many windows; the loudest voice is not. */
const clickWindows = 10

/** The level from which on a window is quiet; undefined where nothing rises above the rest, so that nobody can tell. */
export function findQuietLevel(levels: Uint8Array): number | undefined {
  if (levels.length === 0) return undefined
  const sorted = levels.toSorted()
  const loud = sorted[Math.min(clickWindows, sorted.length >> 2)]!
  const floor = Math.min(quietestFloor, sorted[Math.floor(sorted.length * 0.9)]!)
  return floor - loud < leastContrast ? undefined : Math.ceil(loud + voiceShare * (floor - loud))
}

/** Stretches of windows, from–to, that are all quiet or, asked for the others, all not. */
export function findStretches(
  levels: Uint8Array,
  quietLevel: number,
  wanted: 'quiet' | 'voiced',
): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (let window = 0, start = -1; window <= levels.length; window++) {
    const fits = window < levels.length && levels[window]! >= quietLevel === (wanted === 'quiet')
    if (fits && start < 0) start = window
    if (fits || start < 0) continue
    stretches.push({ from: start, to: window })
    start = -1
  }
  return stretches
}

/** The windows of a stretch of samples. */
export function levelsOf(levels: Uint8Array, startSample: number, endSample: number): Uint8Array {
  return levels.subarray(
    Math.max(0, Math.floor(startSample / windowSamples)),
    Math.ceil(endSample / windowSamples),
  )
}
