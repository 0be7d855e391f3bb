import { dayOf, type Period, settlePeriod } from '../period.ts'

export type Interval = 'day' | 'week' | 'month'

const dayMs = 86_400_000

/** How finely a period is told: by days up to two months, by weeks up to nine, then by months; and by months if nobody knows how long it is. */
export function chooseInterval(period: Period, firstDay: string | undefined): Interval {
  const days = countDays(period, firstDay)
  return days <= 62 ? 'day' : days <= 280 ? 'week' : 'month'
}

/** Coarser, for what has few calls a day, as one agent or one criterion: by days, the line would jump with every call. */
export function chooseTrend(period: Period, firstDay?: string): Interval {
  const days = countDays(period, firstDay)
  return days <= 14 ? 'day' : days <= 190 ? 'week' : 'month'
}

function countDays(period: Period, firstDay: string | undefined): number {
  const { from = firstDay, to } = settlePeriod(period)
  if (!from) return Number.POSITIVE_INFINITY
  return ((to ? readDay(to) : new Date()).getTime() - readDay(from).getTime()) / dayMs
}

/** The days that a point of the course stands for, as far as they lie in the period. */
export function daysOfPoint(start: string, interval: Interval, period: Period): Pick<Period, 'from' | 'to'> {
  const end = readDay(start)
  if (interval === 'week') end.setDate(end.getDate() + 6)
  if (interval === 'month') end.setMonth(end.getMonth() + 1, 0)
  const { from, to } = settlePeriod(period)
  const last = dayOf(end)
  return { from: from && from > start ? from : start, to: to && to < last ? to : last }
}

/** Midnight here at the beginning of a day. */
export function readDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
