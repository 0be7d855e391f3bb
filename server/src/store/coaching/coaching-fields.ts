export const coachingStates = ['planned', 'held', 'acknowledged'] as const
export type CoachingState = (typeof coachingStates)[number]

/** A moment of a call that is talked about. */
export interface CoachingMoment {
  readonly callId: string
  readonly start: number
  readonly end: number
  readonly note: string
  readonly key: string | null
}

export interface CoachingCriterion {
  readonly modelId: number
  readonly key: string
}

export interface CoachingFields {
  readonly title: string
  readonly notes: string
  readonly heldAt: Date | null
  readonly shared: boolean
  readonly moments: readonly CoachingMoment[]
  readonly criteria: readonly CoachingCriterion[]
}
