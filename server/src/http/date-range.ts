import { z } from 'zod'

const dayPattern = /^\d{4}-\d\d-\d\d$/
/** A plus sign that was not percent-encoded arrives as a space; there it can mean nothing else. */
const momentPattern =
  /^(\d{4}-\d\d-\d\d)[Tt ]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(\.\d{1,9})?)?(?:[Zz]|([-+ ])(0\d|1[0-4]):?([0-5]\d))?$/

const moment = z
  .string()
  .max(40)
  .refine(isMoment, 'This must be a date like 2026-01-31 or a date and time like 2026-01-31T14:30:00Z.')
  .meta({ anyOf: [{ format: 'date' }, { format: 'date-time' }] })
  .optional()

/** The two query parameters of every list and statistic that can be limited to a time. */
export const dateRangeQuery = {
  start_date: moment.describe('First day (2026-01-31) or time (2026-01-31T14:30:00Z), inclusive.'),
  end_date: moment.describe('Last day, inclusive; or a time, exclusive.'),
}

/** From `from` on, up to but without `until`; what is not there is open. Both are text for a `timestamptz`. */
export interface DateRange {
  readonly from?: string
  readonly until?: string
}

/**
 * A day lasts from its midnight to the next in the time zone, which PostgreSQL must know by that name; a moment without an
 * offset is in it too. The values stay text all the way, since a JavaScript Date would lose the microseconds.
 */
export function readDateRange(
  range: { readonly start_date?: string | undefined; readonly end_date?: string | undefined },
  timeZone = 'UTC',
): DateRange {
  const { start_date, end_date } = range
  return {
    ...(start_date === undefined ? {} : { from: toInstant(start_date, timeZone) }),
    ...(end_date === undefined
      ? {}
      : { until: toInstant(dayPattern.test(end_date) ? dayAfter(end_date) : end_date, timeZone) }),
  }
}

export function isMoment(text: string): boolean {
  const day = dayPattern.test(text) ? text : momentPattern.exec(text)?.[1]
  return day !== undefined && isRealDay(day)
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !day.startsWith('0000') && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
}

function dayAfter(day: string): string {
  if (day === '9999-12-31') return '10000-01-01'
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}

function toInstant(text: string, timeZone: string): string {
  const found = momentPattern.exec(text)
  if (!found) return `${text} 00:00:00 ${timeZone}`
  const [, day, hours, minutes, seconds = ':00', , sign, offsetHours, offsetMinutes] = found
  const time = `${day} ${hours}:${minutes}${seconds}`
  if (sign) return `${time}${sign === '-' ? '-' : '+'}${offsetHours}:${offsetMinutes}`
  return `${time} ${/z$/i.test(text) ? 'UTC' : timeZone}`
}
