import type { Place } from '../meaning/place-of-wording.ts'
import type { Behaviour } from './behaviour.ts'

export type SoughtParty = 'agent' | 'customer' | 'any'

/** One thing to look for on a call. */
export type Sought = {
  readonly party: SoughtParty
  /** Where the wording wants it; undefined leaves it to the thing itself. */
  readonly place?: Place | undefined
} & (
  | { readonly kind: 'phrase'; readonly phrase: string }
  | { readonly kind: 'behaviour'; readonly behaviour: Behaviour; readonly names?: readonly string[] }
  | {
      readonly kind: 'meaning'
      readonly statements: readonly string[]
      /** What the customer is or has need not be said in these words: its absence proves nothing. */
      readonly oftenUnsaid: boolean
    }
)
