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

export const presets = ['7', '30', '90', '365', 'all'] as const
export type Preset = (typeof presets)[number]
const usual: Preset = '30'

export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The days of a preset, up to today. */
export function daysOf(preset: Preset): Pick<Period, 'from' | 'to'> {
  if (preset === 'all') return { from: undefined, to: dayOf(new Date()) }
  const start = new Date()
  start.setDate(start.getDate() - Number(preset) + 1)
  return { from: dayOf(start), to: dayOf(new Date()) }
}

/** The period an address without one means: the last thirty days. */
export function settlePeriod(period: Period): Period {
  return period.from || period.to ? period : { ...period, ...daysOf(usual) }
}

export function presetOf(period: Period): Preset | undefined {
  const { from, to } = settlePeriod(period)
  return presets.find((preset) => daysOf(preset).from === from && daysOf(preset).to === to)
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
