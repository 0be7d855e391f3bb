import type { QuietHours } from './alert.ts'

/** The clock and the day of the week somewhere: minutes after midnight, 1 for Monday to 7, and the date. */
export function clockIn(
  timeZone: string,
  at: Date,
): { readonly minutes: number; readonly weekday: number; readonly day: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!) + 1,
    day: `${parts.year}-${parts.month}-${parts.day}`,
  }
}

/** Whether nobody is to be disturbed. Hours that begin in the evening end the next morning. */
export function isQuiet({ timeZone, from, until, weekends }: QuietHours, at: Date): boolean {
  const { minutes, weekday } = clockIn(timeZone, at)
  if (weekends && weekday >= 6) return true
  if (from === null || until === null || from === until) return false
  return from < until ? minutes >= from && minutes < until : minutes >= from || minutes < until
}

const firstWaitMinutes = 15
const longestWaitMinutes = 1_440

/** How long a rule keeps still after it has told: longer each time it goes on, and from the beginning after a calm. */
export function nextWait(waitMinutes: number, minutesSinceAllowed: number): number {
  const calm = waitMinutes === 0 || minutesSinceAllowed > waitMinutes
  return calm ? firstWaitMinutes : Math.min(waitMinutes * 2, longestWaitMinutes)
}
