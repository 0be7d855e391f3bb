import { usePreferences } from '../../session/preferences.tsx'
import { defineWords, useWords } from '../../words/use-words.ts'
import { type Interval, readDay } from './course.ts'

export const nameWords = defineWords('parts.use-point-names', { weekOf: (day: string) => `Week of ${day}` })

export interface PointNames {
  /** Short, for an axis. */
  tick(start: string): string
  /** In full. */
  name(start: string): string
}

/** What the points of a course are called. */
export function usePointNames(interval: Interval): PointNames {
  const { language } = usePreferences()
  const words = useWords(nameWords)
  const regional = navigator.languages.find((name) => name.startsWith(language)) ?? language
  const write = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(regional, options)
    return (start: string) => format.format(readDay(start))
  }
  if (interval === 'month')
    return {
      tick: write({ month: 'short', year: '2-digit' }),
      name: write({ month: 'long', year: 'numeric' }),
    }
  const tick = write({ day: 'numeric', month: 'short' })
  if (interval === 'day') return { tick, name: write({ dateStyle: 'full' }) }
  const long = write({ dateStyle: 'long' })
  return { tick, name: (start) => words.weekOf(long(start)) }
}
