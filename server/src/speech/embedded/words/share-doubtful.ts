import type { SpeechSettings } from '../speech-settings.ts'

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
  const groups: number[][] = []
  for (const index of doubtful) {
    const group = groups.at(-1)
    // What lies between would be read for nothing.
    const isNear = group && index - group.at(-1)! <= leadingPassages + 1
    if (isNear && group.length < settings.doubtfulTogether) group.push(index)
    else groups.push([index])
  }
  return groups.map((group) => ({
    from: Math.max(0, group[0]! - leadingPassages),
    again: group[0]!,
    to: group.at(-1)! + 1,
  }))
}
