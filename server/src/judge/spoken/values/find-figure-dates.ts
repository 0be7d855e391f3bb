import { countDay, nearestDates, writeDay } from './calendar.ts'
import { plenty, type Rank, type RankedValue } from './spoken-value.ts'

const isoDate = /(?<![\d-])(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/g
const fullDate = /(?<![\d-])(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?![\d-])/g
const shortDate = /(?<![\d/-])(\d{1,2})\/(\d{1,2})(?![\d/])/g

/** Dates in figures; where day and month can be swapped, both readings. */
export function findFigureDates(text: string, today: number): RankedValue[] {
  const found: RankedValue[] = []
  const add = (match: RegExpMatchArray, count: number | undefined, rank: Rank) => {
    if (count === undefined) return
    const start = match.index!
    found.push({ value: writeDay(count), start, end: start + match[0].length, rank })
  }
  for (const match of text.matchAll(isoDate)) {
    if (found.length >= plenty) break
    const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
    add(match, countDay({ year, month, day }), 0)
  }
  for (const match of text.matchAll(fullDate)) {
    if (found.length >= plenty) break
    const [first, second, written] = match.slice(1).map(Number) as [number, number, number]
    const year = written >= 100 ? written : written < 40 ? 2000 + written : 1900 + written
    add(match, countDay({ year, month: second, day: first }), 0)
    add(match, countDay({ year, month: first, day: second }), 0)
  }
  for (const match of text.matchAll(shortDate)) {
    if (found.length >= plenty) break
    const [first, second] = match.slice(1).map(Number) as [number, number]
    for (const [day, month] of [
      [first, second],
      [second, first],
    ] as const) {
      for (const [index, count] of nearestDates(today, month, day).entries())
        add(match, count, index === 0 ? 0 : 1)
    }
  }
  return found
}
