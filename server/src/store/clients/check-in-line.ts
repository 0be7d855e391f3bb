import { TooManySignIns } from '../../domain/too-many-sign-ins.ts'

/** Checking is slow on purpose, on threads that reading files needs too: one at a time, and no endless queue. */
const mostWaiting = 64
let waiting = 0
/** How often something was checked: whoever finds nobody must have checked as often as whoever finds somebody. */
export const checks = { done: 0 }
let lastCheck: Promise<unknown> = Promise.resolve()

export async function checkInLine<T>(check: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new TooManySignIns(mostWaiting)
  waiting++
  checks.done++
  const mine = lastCheck.then(check).finally(() => {
    waiting--
  })
  lastCheck = mine.catch(() => {})
  return mine
}
