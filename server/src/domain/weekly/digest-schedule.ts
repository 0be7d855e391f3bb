import { clockIn } from '../alerts/quiet-hours.ts'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

/** When a workspace sends the digest of the week. */
export interface DigestSchedule {
  readonly timeZone: string
  readonly weekday: Weekday
  readonly hour: number
}

/** Both days included. */
export interface Week {
  readonly firstDay: string
  readonly lastDay: string
}

/** So late, after the service was down, the digest of a day is still sent. */
const latestMinutes = 2 * 1_440
const dayMs = 86_400_000

/**
 * The day whose digest is to be sent now, if there is one: it has come since the schedule was set, and not too long ago.
 * Everything by the clock on the wall there, so that an hour which the clocks leave out or repeat makes no difference.
 */
export function findDueDay(
  { timeZone, weekday, hour }: DigestSchedule,
  since: Date,
  now: Date,
): string | undefined {
  const here = clockIn(timeZone, now)
  const due = hour * 60
  let daysAgo = (here.weekday - (weekdays.indexOf(weekday) + 1) + 7) % 7
  if (daysAgo === 0 && here.minutes < due) daysAgo = 7
  const day = addDays(here.day, -daysAgo)
  if (daysAgo * 1_440 + here.minutes - due > latestMinutes) return undefined
  const set = clockIn(timeZone, since)
  return set.day < day || (set.day === day && set.minutes <= due) ? day : undefined
}

/** The seven days before a day, and the seven before those. */
export function weeksBefore(day: string): { readonly week: Week; readonly before: Week } {
  return {
    week: { firstDay: addDays(day, -7), lastDay: addDays(day, -1) },
    before: { firstDay: addDays(day, -14), lastDay: addDays(day, -8) },
  }
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
