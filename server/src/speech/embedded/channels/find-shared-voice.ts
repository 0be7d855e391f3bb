import type { SpeechSettings } from '../speech-settings.ts'
import type { Likeness } from './compare-channels.ts'
import type { VoiceTrack } from './detect-voice.ts'

/**
 * From where on, of 255, a window's sound is the other channel's. A leak along a wire is above 200; an echo off the walls
 * of a room comes in many parts and is less alike, about 100. Two voices at once stay below 60.
 */
const leastAlike = { inWire: 150, inRoom: 75 }
const noChance = 50
const shareOfUsual = 0.6
/** A short stretch between two such windows is no less the other's, if it is no louder than they are. */
const longestHole = 8
const holeDecibels = 6
/** A copy is the same throughout, whatever a codec has done to it. */
const copyShare = 0.85
const copyDecibels = 3
/** A voice is so much louder in its own channel than in the other that the two directions of leaking stand apart. */
const directionsApartDecibels = 10
const leastDirectionShare = 0.03

/** Windows of the first and of the second channel in which only the other party is heard; `same` for two copies. */
export type SharedVoice = 'same' | readonly [leakedIntoFirst: number[], leakedIntoSecond: number[]]

/** Tells copies and leaks apart by how the loudness differs where two channels hold the same sound. */
export function findSharedVoice(
  tracks: readonly [VoiceTrack, VoiceTrack],
  likenesses: readonly [Likeness, Likeness],
  settings: SpeechSettings,
): SharedVoice {
  const least = chooseThreshold(tracks, likenesses, settings)
  const [first, second] = tracks.map((track, side) => sortWindows(track, likenesses[side]!, least, settings))
  // By how much the first channel is louder.
  const differences = [...first!.shared.map((difference) => -difference), ...second!.shared].sort(
    (one, other) => one - other,
  )
  if (differences.length === 0) return [[], []]
  const usual = differences[differences.length >> 1]!
  const steady = differences.filter((difference) => Math.abs(difference - usual) <= copyDecibels).length
  if (steady > copyShare * (differences.length + first!.own + second!.own)) return 'same'
  const boundary = findBoundary(differences)
  // One voice leaks: it is the one that is never heard but in both channels.
  const intoSecond = boundary === undefined ? isLeaking(first!.own, second!.own, usual) : undefined
  return [
    listLeaked(
      likenesses[0],
      least,
      (louder) => intoSecond === false || (intoSecond === undefined && -louder < boundary!),
    ),
    listLeaked(
      likenesses[1],
      least,
      (louder) => intoSecond === true || (intoSecond === undefined && louder >= boundary!),
    ),
  ]
}

/** Of a channel's voiced windows: how loud the other is in those that hold the same, and how many hold something else. */
function sortWindows(
  track: VoiceTrack,
  { alike, differences }: Likeness,
  least: number,
  settings: SpeechSettings,
) {
  const voiced = settings.voicedProbability * 255
  const shared: number[] = []
  let own = 0
  for (let window = 0; window < alike.length; window++) {
    if ((track.probabilities[window] ?? 0) < voiced) continue
    if (alike[window]! >= least) shared.push(differences[window]!)
    else own++
  }
  return { shared, own }
}

/** What lies between the loudness of one voice leaking and the other's, when both do. */
function findBoundary(sorted: readonly number[]): number | undefined {
  const total = sorted.reduce((sum, difference) => sum + difference, 0)
  let best: { boundary: number; apart: number } | undefined
  let bestSpread = Number.NEGATIVE_INFINITY
  let below = 0
  for (let count = 1; count < sorted.length; count++) {
    below += sorted[count - 1]!
    const lower = below / count
    const upper = (total - below) / (sorted.length - count)
    const spread = count * (sorted.length - count) * (upper - lower) ** 2
    if (spread <= bestSpread || Math.min(count, sorted.length - count) < leastDirectionShare * sorted.length)
      continue
    bestSpread = spread
    best = { boundary: (upper + lower) / 2, apart: upper - lower }
  }
  return best && best.apart >= directionsApartDecibels ? best.boundary : undefined
}

function isLeaking(ownOfFirst: number, ownOfSecond: number, louder: number): boolean {
  const little = 0.2 * (ownOfFirst + ownOfSecond)
  return Math.abs(ownOfSecond - ownOfFirst) > little ? ownOfSecond > ownOfFirst : louder > 0
}

function listLeaked(
  { alike, differences }: Likeness,
  least: number,
  isForeign: (louder: number) => boolean,
): number[] {
  const leaked: number[] = []
  for (const window of alike.keys()) {
    if (alike[window]! < least || !isForeign(differences[window]!)) continue
    const before = leaked.at(-1) ?? Number.NEGATIVE_INFINITY
    const quietest = Math.min(differences[before] ?? 0, differences[window]!) - holeDecibels
    const hole = Array.from(
      { length: window - before <= longestHole ? window - before - 1 : 0 },
      (_, index) => before + 1 + index,
    )
    if (hole.every((within) => differences[within]! >= quietest)) leaked.push(...hole)
    leaked.push(window)
  }
  return leaked
}

/** Judges by the windows of the call that are alike beyond chance. */
function chooseThreshold(
  tracks: readonly VoiceTrack[],
  likenesses: readonly Likeness[],
  settings: SpeechSettings,
): number {
  const voiced = settings.voicedProbability * 255
  const beyondChance = likenesses
    .flatMap(({ alike }, side) =>
      [...alike].filter((_, window) => tracks[side]!.probabilities[window]! >= voiced),
    )
    .filter((likeness) => likeness >= noChance)
    .sort((one, other) => one - other)
  const usual = beyondChance[beyondChance.length >> 1] ?? 0
  return Math.max(leastAlike.inRoom, Math.min(leastAlike.inWire, shareOfUsual * usual))
}
