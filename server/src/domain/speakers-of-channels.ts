import { ivrSpeaker } from './transcript.ts'

interface Spoken {
  readonly speaker: string
  readonly start: number
  readonly end: number
}

/**
 * Who speaks in which of two channels: while somebody talks, their own channel is the louder one. Null where nobody can
 * be told: on one channel, without a transcript, or when both channels hold the same.
 */
export function speakersOfChannels(
  peaks: readonly (readonly number[])[],
  durationSeconds: number,
  spoken: readonly Spoken[],
): (string | null)[] {
  const [left, right] = peaks
  if (peaks.length !== 2 || !left || !right || durationSeconds <= 0) return peaks.map(() => null)
  /** By speaker: how much louder the first channel was while they spoke; below zero, the second. */
  const leanings = new Map<string, number>()
  const placeOf = (seconds: number) => Math.round((seconds / durationSeconds) * left.length)
  for (const { speaker, start, end } of spoken) {
    // A machine is heard on the line of whoever called it.
    if (speaker === ivrSpeaker) continue
    let leaning = leanings.get(speaker) ?? 0
    for (let place = placeOf(start); place < Math.max(placeOf(end), placeOf(start) + 1); place++)
      leaning += (left[place] ?? 0) - (right[place] ?? 0)
    leanings.set(speaker, leaning)
  }
  const ranked = [...leanings].sort(([, one], [, other]) => other - one)
  const [first, last] = [ranked[0], ranked.at(-1)]
  return [first && first[1] > 0 ? first[0] : null, last && last[1] < 0 ? last[0] : null]
}
