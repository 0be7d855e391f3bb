import { type Repeated, repeatStep } from '../process/repeat-step.ts'
import type { Database } from '../store/database.ts'
import { closePeriod, listOpenPeriods, listPendingMonths, rollUpDays } from '../store/stats/stats-rollups.ts'

const pollMs = 15_000
/** When calls are rolled up: so many of a client's wait, or one has waited so long. Until then they are added one by one. */
const enough = { calls: 1_000, seconds: 600 }
/** So many at once take a second or two, and hold up nobody but an erasure in the same month. */
const perStep = 20_000

/** Rolls up finished calls in the background. Any number of processes may do so: they never work on the same year. */
export function startRoller(
  database: Database,
  log: { error(fields: object, message: string): void },
): Repeated {
  let closedOn = ''
  return repeatStep(
    async (signal) => {
      const rolled = await rollUp(database, enough, signal)
      const today = new Date().toISOString().slice(0, 10)
      // A month may be over without another call in it.
      if (rolled > 0 || closedOn !== today) await closePast(database, signal)
      closedOn = today
    },
    pollMs,
    (fields) => log.error(fields, 'statistics not rolled up'),
  )
}

/** Adds the calls of every month in which enough of them wait to its days. Resolves to how many calls it were. */
export async function rollUp(
  database: Database,
  when: { calls: number; seconds: number },
  signal?: AbortSignal,
): Promise<number> {
  let calls = 0
  for (const month of await listPendingMonths(database, when)) {
    let rolled = perStep
    while (rolled === perStep && !signal?.aborted) {
      rolled = await rollUpDays(database, month, perStep)
      calls += rolled
    }
  }
  return calls
}

/** Makes one of every month and year that is over. */
export async function closePast(database: Database, signal?: AbortSignal): Promise<void> {
  for (const period of await listOpenPeriods(database)) {
    if (!signal?.aborted) await closePeriod(database, period)
  }
}
