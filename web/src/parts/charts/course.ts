import { dayOf, type Period, settlePeriod } from '../period.ts'

export type Interval = 'day' | 'week' | 'month'

const dayMs = 86_400_000

/** How finely a period is told: by days up to two months, by weeks up to nine, then by months; and by months if nobody knows how long it is. */
export function chooseInterval(period: Period, firstDay: string | undefined): Interval {
  const settled = settlePeriod(period)
  const first = settled.from ?? firstDay
  if (!first) return 'month'
  const from = readDay(first)
  const to = settled.to ? readDay(settled.to) : new Date()
  const days = (to.getTime() - from.getTime()) / dayMs
  return days <= 62 ? 'day' : days <= 280 ? 'week' : 'month'
}

/** Coarser than a chart tells it: a day has few calls, and a line in the size of a word says only where it goes. */
export function chooseTrend(period: Period): Interval {
  const { from, to } = settlePeriod(period)
  if (!from) return 'month'
  const days = ((to ? readDay(to) : new Date()).getTime() - readDay(from).getTime()) / dayMs
  return days <= 14 ? 'day' : days <= 190 ? 'week' : 'month'
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
