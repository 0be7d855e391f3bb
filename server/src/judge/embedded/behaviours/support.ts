import type { Evidence } from '../../../domain/answers.ts'
import type { Reason } from '../../../domain/sentences/reasons.ts'
import type { Thing } from '../../../domain/sentences/things.ts'

/** How far a call bears out one thing that was looked for. */
export interface Support {
  /** 0…1: from half on it counts as found. */
  readonly credit: number
  readonly confidence: number
  readonly evidence: readonly Evidence[]
  /** What was said that is like it and leaves it open; what is merely the least unlike is nothing. */
  readonly nearest: Evidence | undefined
  /** What was looked for and, where it was found, how. */
  readonly thing: Thing
  /** Neither clearly there nor clearly absent. */
  readonly unclear: boolean
  /** How many times it was found. */
  readonly moments: number
  /** What decided it, where many signs were weighed. */
  readonly signs?: Extract<Reason, { code: 'signs' }>
  /** How many of the thing's own words were said with it, 0…1, where it was found by its meaning. */
  readonly ownWords?: number
}
