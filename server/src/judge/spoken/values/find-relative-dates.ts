import {
  addMonths,
  addWorkingDays,
  calendarDay,
  countDay,
  endOfMonth,
  nearestDates,
  weekdayOf,
  writeDay,
} from './calendar.ts'
import { readBelowHundred, readCardinal } from './read-cardinal.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((word, index) => [word, `${word}s`, `${word}'s`].map((form) => [form, index] as const)),
)
const shortWeekdays = new Map(
  'sun mon tue tues wed weds thu thur thurs fri sat'
    .split(' ')
    .map((word) => [word, weekdays.findIndex((day) => day.startsWith(word.slice(0, 3)))]),
)

/** A phrase and the days it means, counted from today. */
const phrases: readonly (readonly [string, (today: number) => readonly number[]])[] = [
  ['the day after tomorrow', (today) => [today + 2]],
  ['day after tomorrow', (today) => [today + 2]],
  ['the day before yesterday', (today) => [today - 2]],
  ['day before yesterday', (today) => [today - 2]],
  ['tomorrow week', (today) => [today + 8]],
  ['a week tomorrow', (today) => [today + 8]],
  ['a week today', (today) => [today + 7]],
  ['today week', (today) => [today + 7]],
  ['tomorrow', (today) => [today + 1]],
  ["tomorrow's", (today) => [today + 1]],
  ['yesterday', (today) => [today - 1]],
  ["yesterday's", (today) => [today - 1]],
  ['last night', (today) => [today - 1]],
  ['today', (today) => [today]],
  ["today's", (today) => [today]],
  ['tonight', (today) => [today]],
  ['this morning', (today) => [today]],
  ['this afternoon', (today) => [today]],
  ['this evening', (today) => [today]],
  ['end of next month', (today) => [endOfMonth(today, 1)]],
  ['end of last month', (today) => [endOfMonth(today, -1)]],
  ['end of the month', (today) => [endOfMonth(today)]],
  ['end of this month', (today) => [endOfMonth(today)]],
  ['end of month', (today) => [endOfMonth(today)]],
  ['month end', (today) => [endOfMonth(today)]],
  ['end of the year', (today) => [endOfYear(today)]],
  ['end of this year', (today) => [endOfYear(today)]],
  ['end of next week', (today) => [nextWeekday(today, 1) + 4, nextWeekday(today, 1) + 6]],
  ['end of the week', (today) => [onOrAfter(today, 5), onOrAfter(today, 0)]],
  ['end of this week', (today) => [onOrAfter(today, 5), onOrAfter(today, 0)]],
  ['next week', (today) => [nextWeekday(today, 1)]],
  ['next month', (today) => [endOfMonth(today) + 1]],
  ['next weekend', (today) => [nextWeekday(today, 6), nextWeekday(today, 6) + 7]],
  ['the weekend', (today) => [onOrAfter(today, 6)]],
  ['this weekend', (today) => [onOrAfter(today, 6)]],
  ['a fortnight today', (today) => [today + 14]],
  ['christmas eve', (today) => nearestDates(today, 12, 24)],
  ['christmas day', (today) => nearestDates(today, 12, 25)],
  ['christmas', (today) => nearestDates(today, 12, 25)],
  ['boxing day', (today) => nearestDates(today, 12, 26)],
  ["new year's eve", (today) => nearestDates(today, 12, 31)],
  ["new year's day", (today) => nearestDates(today, 1, 1)],
  ["new year's", (today) => nearestDates(today, 1, 1)],
  ["valentine's day", (today) => nearestDates(today, 2, 14)],
  ['halloween', (today) => nearestDates(today, 10, 31)],
]
const phrasesByWord = Map.groupBy(phrases, ([phrase]) => phrase.split(' ')[0]!)
const mostAhead = 10_000

/** "Tomorrow", "next Monday", "Friday week", "in ten days", "end of the month". */
export function findRelativeDates(tokens: readonly Token[], today: number): RankedValue[] {
  const found: RankedValue[] = []
  for (let at = 0; at < tokens.length && found.length < plenty; at += 1) {
    for (const [phrase, daysOf] of phrasesByWord.get(wordAt(tokens, at)) ?? []) {
      const length = phraseAt(tokens, at, phrase)
      if (length === 0) continue
      found.push(...write(tokens, [at, at + length], daysOf(today)))
      at += length - 1
      break
    }
    for (const one of readWeekday(tokens, at, today) ?? readDistance(tokens, at, today)) found.push(one)
  }
  return found
}

function write(
  tokens: readonly Token[],
  span: readonly [number, number],
  days: readonly number[],
  likely: Rank = 0,
): RankedValue[] {
  return days.map((day, index) => markValue(tokens, span, writeDay(day), index === 0 ? likely : 1))
}

/** Sunday is 0; undefined where no weekday stands at this place. */
export function weekdayAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const index = weekdayNumbers.get(token.low)
  if (index !== undefined) return index
  // "Sat" and "wed" are words, too.
  const short = shortWeekdays.get(token.low)
  return short !== undefined && /^\p{Lu}/u.test(token.text) ? short : undefined
}

function readWeekday(tokens: readonly Token[], at: number, today: number): RankedValue[] | undefined {
  const weekday = weekdayAt(tokens, at)
  if (weekday === undefined) return undefined
  const next = nextWeekday(today, weekday)
  const last = next - 7 === today ? today - 7 : next - 7
  const before = wordAt(tokens, at - 1)
  const on = before === 'on' || before === 'from' ? at - 1 : at
  const after = isNear(tokens, at + 1) ? wordAt(tokens, at + 1) : ''
  const lead = wordAt(tokens, on - 1)
  const many = readBelowHundred(tokens, on - 2)?.value
  const a = many !== undefined || wordAt(tokens, on - 2) === 'a' ? on - 2 : on - 1
  if (after === 'week') return write(tokens, [at, at + 2], [next + 7, next])
  if (after === 'fortnight') return write(tokens, [at, at + 2], [next + 14])
  if (/^weeks?$/.test(lead) && !/^(?:this|next|last|the)$/.test(wordAt(tokens, on - 2)))
    return write(tokens, [a, at + 1], [next + 7 * (many ?? 1)])
  if (lead === 'fortnight') return write(tokens, [a, at + 1], [next + 14])
  if (before === 'next') return write(tokens, [at - 1, at + 1], [next, next + 7])
  if (before === 'last') return write(tokens, [at - 1, at + 1], [last])
  if (/^(?:this|coming)$/.test(before))
    return write(tokens, [at - 1, at + 1], next - 7 === today ? [today, next] : [next])
  const wasSaid = [wordAt(tokens, on - 1), wordAt(tokens, on - 2)].some((word) =>
    /^(?:was|were|since)$/.test(word),
  )
  return write(tokens, [at, at + 1], wasSaid ? [last, next] : [next, last])
}

const unitDays: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['night', 1],
  ['week', 7],
  ['fortnight', 14],
])

/** "In ten days", "three weeks ago", "within five working days", "a month from today". */
function readDistance(tokens: readonly Token[], at: number, today: number): RankedValue[] {
  const count = readCount(tokens, at)
  if (!count || count.value > mostAhead) return []
  const named = wordAt(tokens, count.next)
  const working = named === 'working' || named === 'business'
  const unitAt = count.next + (working ? 1 : 0)
  const unit = wordAt(tokens, unitAt).replace(/'s?$/, '').replace(/s$/, '')
  const days = unitDays.get(unit)
  if (days === undefined && unit !== 'month' && unit !== 'year') return []
  const away = readAway(tokens, at, unitAt + 1)
  if (!away) return []
  const amount = count.value * away.sign
  const there =
    unit === 'month' || unit === 'year'
      ? addMonths(today, Math.round(amount * (unit === 'year' ? 12 : 1)))
      : working && amount > 0
        ? addWorkingDays(today, Math.min(Math.round(amount), 400))
        : today + Math.round(amount * days!)
  if (Math.abs(there - today) > mostAhead) return []
  return write(tokens, [away.from, away.next], [there], away.likely)
}

function readCount(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const word = wordAt(tokens, at)
  if (word === 'a' || word === 'an') {
    const couple = phraseAt(tokens, at, 'a couple of')
    return { value: couple > 0 ? 2 : 1, next: at + (couple || 1) }
  }
  const read = readCardinal(tokens, at)
  return read && { value: read.value, next: read.next }
}

interface Away {
  readonly sign: 1 | -1
  readonly from: number
  readonly next: number
  readonly likely: Rank
}

function readAway(tokens: readonly Token[], from: number, to: number): Away | undefined {
  const before = wordAt(tokens, from - 1)
  const after = wordAt(tokens, to)
  if (after === 'ago' || after === 'back') return { sign: -1, from, next: to + 1, likely: 0 }
  const now = ['from now', 'from today', 'time', 'later', 'after today'].map((phrase) =>
    phraseAt(tokens, to, phrase),
  )
  const said = now.find((length) => length > 0)
  const led = /^(?:in|within|another|after|next|for|by)$/.test(before)
  const start = led ? from - 1 : from
  if (said !== undefined) return { sign: 1, from: start, next: to + said, likely: 0 }
  return led ? { sign: 1, from: start, next: to, likely: before === 'in' ? 0 : 2 } : undefined
}

/** After today. */
function nextWeekday(today: number, weekday: number): number {
  return today + ((weekday - weekdayOf(today) + 6) % 7) + 1
}

function onOrAfter(today: number, weekday: number): number {
  return today + ((weekday - weekdayOf(today) + 7) % 7)
}

function endOfYear(today: number): number {
  return countDay({ ...calendarDay(today), month: 12, day: 31 })!
}
