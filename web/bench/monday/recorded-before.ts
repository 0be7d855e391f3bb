import type { Effort } from './hand.ts'
import type { TaskName } from './tasks.ts'

export interface Recorded {
  /** Undefined: not possible. */
  readonly effort?: Effort
  /** What was missing then, and how one helped oneself. */
  readonly note?: string
}

/** Of the last commit before the page of criteria, targets, saved views and the review queue came: 2de4591b. */
export const recordedAt = '17 November 2026'

/** Driven once by hand-written steps on that dashboard, on the same calls; recorded here, not measured again. */
export const recordedBefore: Readonly<Record<TaskName, Recorded>> = {
  worse: {
    effort: { clicks: 33, entries: 6, pages: 1, ms: 5711 },
    note: 'six criteria in two weeks compared by hand, then names counted in a list of 44 calls',
  },
  hear: { effort: { clicks: 9, entries: 2, pages: 2, ms: 4866 } },
  'put-up': {
    note: 'no queue; the five calls were on the screen after 7 clicks, and their links went by mail',
  },
  critical: {
    effort: { clicks: 5, entries: 2, pages: 1, ms: 2494 },
    note: 'for one criterion, if one knew that it is critical',
  },
  review: { note: 'no reviews' },
  target: {
    effort: { clicks: 3, entries: 2, pages: 1, ms: 1680 },
    note: 'all agents in one list, without teams and targets',
  },
  complaint: {
    effort: { clicks: 8, entries: 1, pages: 2, ms: 3255 },
    note: 'if the model names the field as one to group by',
  },
  view: {
    effort: { clicks: 11, entries: 7, pages: 1, ms: 7109 },
    note: 'one list for each of the four agents, and all of it again every Monday',
  },
  coaching: {
    note: 'no sessions; what was missed was on the screen after 4 clicks, without the team beside it',
  },
  report: { note: 'no file; six pairs of numbers were on the screen after 14 clicks, and typed by hand' },
}
