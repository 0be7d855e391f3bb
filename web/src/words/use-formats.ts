import { type Language, usePreferences } from '../session/preferences.tsx'

export interface Formats {
  /** 12,345 */
  count(value: number): string
  /** 81.5 — with at most so many decimals. */
  decimal(value: number, decimals?: number): string
  /** A percentage that is given as 0…100: 81.5 %. */
  percent(value: number, decimals?: number): string
  date(value: Date | string): string
  /** Oct 20 – Nov 18, 2026 */
  dates(from: Date, to: Date): string
  time(value: Date | string): string
  dateTime(value: Date | string): string
  /** 4:05, 1:02:33 */
  clock(seconds: number): string
  /** 3 h 20 min, 45 s */
  span(seconds: number): string
  bytes(value: number): string
  /** 5 minutes ago */
  ago(value: Date | string): string
  /** Spanish, for es */
  language(code: string): string
}

export function useFormats(): Formats {
  return formatsIn(usePreferences().language)
}

const known = new Map<Language, Formats>()

/** Made once for each language: a table asks for them in every cell, and making them is slow. */
function formatsIn(language: Language): Formats {
  const formats = known.get(language) ?? createFormats(language)
  known.set(language, formats)
  return formats
}

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

export function createFormats(language: Language): Formats {
  const regional = navigator.languages.find((name) => name.startsWith(language)) ?? language
  const numberWith = keepByDecimals(
    (most) => new Intl.NumberFormat(regional, { maximumFractionDigits: most }),
  )
  const percentWith = keepByDecimals(
    (most) => new Intl.NumberFormat(regional, { style: 'percent', maximumFractionDigits: most }),
  )
  const date = new Intl.DateTimeFormat(regional, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(regional, { timeStyle: 'short' })
  const dateTime = new Intl.DateTimeFormat(regional, { dateStyle: 'medium', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(regional, { numeric: 'auto' })
  const languages = new Intl.DisplayNames(regional, { type: 'language' })
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(regional, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    }).format(value)
  return {
    count: (value) => numberWith(0).format(value),
    language: (code) => (/^[a-z]{2,3}$/i.test(code) ? (languages.of(code) ?? code) : code),
    decimal: (value, most = 1) => numberWith(most).format(value),
    percent: (value, most = 1) => percentWith(most).format(value / 100),
    date: (value) => date.format(new Date(value)),
    dates: (from, to) => date.formatRange(from, to),
    time: (value) => time.format(new Date(value)),
    dateTime: (value) => dateTime.format(new Date(value)),
    clock: writeClock,
    span(seconds) {
      if (seconds < 60) return unit(Math.round(seconds), 'second')
      if (seconds < 3_600) return unit(Math.round(seconds / 60), 'minute')
      const minutes = Math.round(seconds / 60)
      const hours = unit(Math.floor(minutes / 60), 'hour')
      return minutes % 60 === 0 ? hours : `${hours} ${unit(minutes % 60, 'minute')}`
    },
    bytes(value) {
      // As limits are set: 512 MiB, not 536.9 MB.
      if (value > 0 && value % 1_048_576 === 0) return `${numberWith(0).format(value / 1_048_576)} MiB`
      if (value < 1_000_000) return unit(Math.max(1, value / 1_000), 'kilobyte')
      return new Intl.NumberFormat(regional, {
        style: 'unit',
        unit: 'megabyte',
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      }).format(value / 1_000_000)
    },
    ago(value) {
      const seconds = (new Date(value).getTime() - Date.now()) / 1000
      const step = steps.find((known) => Math.abs(seconds) >= known.seconds)
      return step
        ? relative.format(Math.round(seconds / step.seconds), step.unit)
        : relative.format(Math.round(seconds), 'second')
    },
  }
}

function keepByDecimals(
  make: (decimals: number) => Intl.NumberFormat,
): (decimals: number) => Intl.NumberFormat {
  const made = new Map<number, Intl.NumberFormat>()
  return (decimals) => {
    const format = made.get(decimals) ?? make(decimals)
    made.set(decimals, format)
    return format
  }
}

export function writeClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
