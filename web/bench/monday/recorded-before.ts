import type { Effort } from './hand.ts'
import type { TaskName } from './tasks.ts'

export interface Recorded {
  /** Undefined: not possible. */
  readonly effort?: Effort
  /** How one would have helped oneself, and what was missing then. */
  readonly note?: string
}

export const recordedAt = '17 November 2026'

export const recordedBefore: Readonly<Record<TaskName, Recorded>> = {
  worse: {},
  hear: {},
  'put-up': {},
  critical: {},
  review: {},
  target: {},
  complaint: {},
  view: {},
  coaching: {},
  report: {},
}
