import { pcmSampleRate } from '../../../audio/pcm.ts'
import type { PlacedSegment } from '../channels/share-segments.ts'
import type { LanguageGuess } from './identify-language.ts'

const mostSegments = 4
const longestSeconds = 15
/** With nothing to go by. */
const commonest = 'en'

/** The segments to tell a call's language by: the longest, for a greeting or a name is the same in many. */
export function pickForLanguage(segments: readonly PlacedSegment[]): PlacedSegment[] {
  return segments
    .toSorted((one, other) => other.endSample - other.startSample - (one.endSample - one.startSample))
    .slice(0, mostSegments)
    .map((segment) => ({
      ...segment,
      endSample: Math.min(segment.endSample, segment.startSample + longestSeconds * pcmSampleRate),
    }))
}

/** The language that is likeliest over all segments, each counted by its length. */
export function chooseLanguage(
  segments: readonly PlacedSegment[],
  guesses: readonly LanguageGuess[],
): string {
  const sums = new Map<string, number>()
  guesses.forEach((guess, index) => {
    const { startSample, endSample } = segments[index]!
    for (const [code, probability] of Object.entries(guess)) {
      sums.set(code, (sums.get(code) ?? 0) + probability * (endSample - startSample))
    }
  })
  let best = commonest
  for (const [code, sum] of sums) if (sum > (sums.get(best) ?? 0)) best = code
  return best
}
