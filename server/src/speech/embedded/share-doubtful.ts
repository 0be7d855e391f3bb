import type { SpeechSettings } from './speech-settings.ts'

/** What comes before a stretch of the conversation, to understand its beginning by. */
const leadingPassages = 4

/** Passages `from … to` for one process, of which those from `again` on are its own to listen to again. */
export interface Stretch {
  readonly from: number
  readonly again: number
  readonly to: number
}

/** Cuts a conversation into stretches with a few doubtful passages each; parts without any are left out. */
export function shareDoubtful(
  passages: readonly { readonly confidence: number }[],
  settings: SpeechSettings,
): Stretch[] {
  const doubtful = passages.flatMap(({ confidence }, index) =>
    confidence < settings.doubtfulConfidence ? index : [],
  )
  const stretches: Stretch[] = []
  for (let first = 0; first < doubtful.length; first += settings.doubtfulTogether) {
    const again = doubtful[first]!
    const last = doubtful[Math.min(first + settings.doubtfulTogether, doubtful.length) - 1]!
    stretches.push({ from: Math.max(0, again - leadingPassages), again, to: last + 1 })
  }
  return stretches
}
