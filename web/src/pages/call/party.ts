/** Whose colour somebody speaks in. */
export type Party = 'agent' | 'customer' | 'other'

/** Judges and recognisers of other makers name the parties in their own way. */
export function partyOf(speaker: string): Party {
  if (/^\s*(agent|representative|operator|advisor)/i.test(speaker)) return 'agent'
  if (/^\s*(customer|caller|client)/i.test(speaker)) return 'customer'
  return 'other'
}
