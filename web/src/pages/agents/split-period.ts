import { dayOf, type Period, settlePeriod } from '../../parts/period.ts'

const dayMs = 86_400_000

/** So many stretches of a period, as equal as days allow; fewer where there are not as many days. */
export function splitPeriod(period: Period, firstDay: string | undefined, stretches: number): Period[] {
  const { from = firstDay, to = dayOf(new Date()), model } = settlePeriod(period)
  if (!from || from > to) return []
  // At noon, so that a clock that is put forward or back moves nothing into another day.
  const start = new Date(`${from}T12:00:00`).getTime()
  const days = Math.round((new Date(`${to}T12:00:00`).getTime() - start) / dayMs) + 1
  const count = Math.min(stretches, days)
  const dayAt = (day: number) => dayOf(new Date(start + day * dayMs))
  return Array.from({ length: count }, (_, index) => ({
    from: dayAt(Math.floor((index * days) / count)),
    to: dayAt(Math.floor(((index + 1) * days) / count) - 1),
    model,
  }))
}
