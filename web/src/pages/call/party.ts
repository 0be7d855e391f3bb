/** Whose colour somebody speaks in. */
export type Party = 'agent' | 'customer' | 'other'

/** Judges and recognisers of other makers name the parties in their own way. */
export function partyOf(speaker: string): Party {
  if (/^\s*(agent|representative|operator|advisor)/i.test(speaker)) return 'agent'
  if (/^\s*(customer|caller|client)/i.test(speaker)) return 'customer'
  return 'other'
}

interface SpeakerWords {
  readonly agent: string
  readonly customer: string
  readonly machine: string
  readonly speaker: (number: string) => string
}

/** A speaker's name in the reader's language where it is one of ours, otherwise as it is. */
export function nameSpeaker(speaker: string, words: SpeakerWords): string {
  if (speaker === 'Agent') return words.agent
  if (speaker === 'Customer') return words.customer
  if (speaker === 'IVR') return words.machine
  const [, number] = /^Speaker (\d+)$/.exec(speaker) ?? []
  return number ? words.speaker(number) : speaker
}
