import type { Appeal } from '@callmark/client'
import { createContext, useContext } from 'react'
import type { CoachedMoment } from '../coaching/coached-moment.ts'
import type { Reviewing } from './use-reviewing.ts'

/** What people say about the call that is shown, and what the reader may say. */
export interface SaidAbout {
  readonly reviewing: Reviewing
  readonly appeals: readonly Appeal[]
  readonly mayAppeal: boolean
  /** Appeals against a criterion, or against the whole result. */
  readonly onAppeal: (key: string | null) => void
  /** Adds a moment to coaching; left out where the reader coaches nobody, or the call has no agent. */
  readonly onCoach: ((moment: CoachedMoment) => void) | undefined
}

export const ReviewContext = createContext<SaidAbout | undefined>(undefined)

export function useSaid(): SaidAbout {
  const found = useContext(ReviewContext)
  if (!found) throw new Error('There is no review around this part.')
  return found
}
