import type { Evidence } from '../../../domain/answers.ts'

/** How far a call bears out one thing that was looked for. */
export interface Support {
  /** 0…1: from half on it counts as found. */
  readonly credit: number
  readonly confidence: number
  readonly evidence: readonly Evidence[]
  readonly nearest: Evidence | undefined
  /** What was looked for, in words. */
  readonly label: string
  /** How it was found. */
  readonly how: string
  /** Neither clearly there nor clearly absent. */
  readonly unclear: boolean
  /** How many times it was found. */
  readonly moments: number
  /** What decided it, where many signs were weighed. */
  readonly reasons?: string
  /** How many of the thing's own words were said with it, 0…1, where it was found by its meaning. */
  readonly ownWords?: number
}
