const dayMs = 86_400_000

export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Days are counted from 1970; undefined where the calendar has no such day. */
export function countDay({ year, month, day }: CalendarDay): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  date.setUTCFullYear(year)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? Math.floor(date.valueOf() / dayMs)
    : undefined
}

export function readDay(iso: string): number {
  return Math.floor(Date.parse(`${iso}T00:00:00Z`) / dayMs)
}

export function writeDay(count: number): string {
  return new Date(count * dayMs).toISOString().slice(0, 10)
}

export function calendarDay(count: number): CalendarDay {
  const date = new Date(count * dayMs)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Sunday is 0. */
export function weekdayOf(count: number): number {
  return (((count + 4) % 7) + 7) % 7
}

/** The last day of the month so many months after that of the given day. */
export function endOfMonth(count: number, monthsLater = 0): number {
  const { year, month } = calendarDay(count)
  return Math.floor(Date.UTC(year, month + monthsLater, 0) / dayMs)
}

/** The same day so many months later, or the last of a shorter month. */
export function addMonths(count: number, months: number): number {
  const { day } = calendarDay(count)
  const last = endOfMonth(count, months)
  return last - calendarDay(last).day + Math.min(day, calendarDay(last).day)
}

/** Saturdays and Sundays are left out. */
export function addWorkingDays(count: number, days: number): number {
  let at = count
  for (let left = days; left > 0; ) {
    at += 1
    if (weekdayOf(at) !== 0 && weekdayOf(at) !== 6) left -= 1
  }
  return at
}

/** The next day with this date and the last one, in this order; today is the next. */
export function nearestDates(today: number, month: number, day: number): number[] {
  const { year } = calendarDay(today)
  // A leap day may be years away.
  const years = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const find = (step: 1 | -1) =>
    years
      .map((later) => countDay({ year: year + step * later, month, day }))
      .find((count) => count !== undefined && (step > 0 ? count >= today : count < today))
  return [find(1), find(-1)].filter((count) => count !== undefined)
}

/** The next such day of a month and the last one, in this order; today is the next. */
export function nearestDaysOfMonth(today: number, day: number): number[] {
  const find = (step: 1 | -1) =>
    [0, 1, 2]
      .map((months) => endOfMonth(today, step * months))
      .map((last) => countDay({ ...calendarDay(last), day }))
      .find((count) => count !== undefined && (step > 0 ? count >= today : count < today))
  return [find(1), find(-1)].filter((count) => count !== undefined)
}
