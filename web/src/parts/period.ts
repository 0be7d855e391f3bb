import { dayIn, textIn } from './search-values.ts'

/** Days, the last included, and the model that a page speaks of; kept in the address. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly model?: string | undefined
}

export function readPeriod(search: Readonly<Record<string, unknown>>): Period {
  return { from: dayIn(search, 'from'), to: dayIn(search, 'to'), model: textIn(search, 'model') }
}

/** Undefined: from the first call on, or until now. */
export type Days = Pick<Period, 'from' | 'to'>

export const presets = ['7', '30', '90', '365', 'last-week', 'month', 'last-month', 'all'] as const
export type Preset = (typeof presets)[number]
const usual: Preset = '30'

export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The days of a preset, up to today. Weeks begin on Monday. */
export function daysOf(preset: Preset): Days {
  const now = new Date()
  const [year, month] = [now.getFullYear(), now.getMonth()]
  if (preset === 'last-week') {
    const monday = now.getDate() - ((now.getDay() + 6) % 7)
    return { from: dayOf(new Date(year, month, monday - 7)), to: dayOf(new Date(year, month, monday - 1)) }
  }
  if (preset === 'last-month')
    return { from: dayOf(new Date(year, month - 1, 1)), to: dayOf(new Date(year, month, 0)) }
  const to = dayOf(now)
  if (preset === 'all') return { from: undefined, to }
  if (preset === 'month') return { from: dayOf(new Date(year, month, 1)), to }
  return { from: dayOf(new Date(year, month, now.getDate() - Number(preset) + 1)), to }
}

/** The period an address without one means: the last thirty days. */
export function settlePeriod(period: Period): Period {
  return period.from || period.to ? period : { ...period, ...daysOf(usual) }
}

/** The preset with these days, of those there are. No day at all is all time. */
export function presetWithin({ from, to }: Days): Preset | undefined {
  if (!from && !to) return 'all'
  return presets.find((preset) => daysOf(preset).from === from && daysOf(preset).to === to)
}

/** As many days before or after these; of a whole month, the month before or after. Undefined: they have no end. */
export function stepDays({ from, to }: Days, direction: -1 | 1): Days | undefined {
  if (!from || !to) return undefined
  const [start, end] = [startOf(from), startOf(to, 1)]
  if (start.getDate() === 1 && end.getDate() === 1 && end.getTime() > start.getTime()) {
    const months = 12 * (end.getFullYear() - start.getFullYear()) + end.getMonth() - start.getMonth()
    const by = months * direction
    const month = (date: Date, day: number) => dayOf(new Date(date.getFullYear(), date.getMonth() + by, day))
    return { from: month(start, 1), to: month(end, 0) }
  }
  // By the calendar: a day on which the clocks change is a day, too.
  const count = Math.round((end.getTime() - start.getTime()) / 86_400_000) * direction
  return { from: dayOf(startOf(from, count)), to: dayOf(startOf(to, count)) }
}

/** The zone in which a day of the period is a day. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** As the statistics are asked for it. */
export function statsQuery(period: Period) {
  const { from, to, model } = settlePeriod(period)
  return {
    ...(from ? { start_date: from } : {}),
    ...(to ? { end_date: to } : {}),
    ...(model ? { model_name: model } : {}),
    time_zone: timeZone(),
  }
}

/** The same period for a list of calls, which knows only UTC days: as moments, the end left out. */
export function listQuery(period: Period) {
  const { from, to, model } = settlePeriod(period)
  return {
    ...(from ? { start_date: startOf(from).toISOString() } : {}),
    ...(to ? { end_date: startOf(to, 1).toISOString() } : {}),
    ...(model ? { model_name: model } : {}),
  }
}

/** Midnight here, so many days later. */
export function startOf(day: string, daysLater = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}
