import { months } from '../../../domain/language/counting-words.ts'
import {
  calendarDay,
  countDay,
  endOfMonth,
  nearestDates,
  nearestDaysOfMonth,
  readDay,
  weekdayOf,
  writeDay,
} from './calendar.ts'
import { findFigureDates } from './find-figure-dates.ts'
import { findRelativeDates, weekdayAt } from './find-relative-dates.ts'
import { opensCardinal, readBelowHundred } from './read-cardinal.ts'
import { opensOrdinal, readOrdinal } from './read-ordinal.ts'
import { readYears, type SpokenYear } from './read-year.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

const past =
  /^(?:last|was|were|since|bought|born|paid|been|had|expired|ended|went|came|happened|started|ordered|cancelled|sent|received|made)$/
const mostMonths = 3
const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...months.flatMap((month, index) =>
    [month, `${month}'s`, month.slice(0, 3)].map((word) => [word, index + 1] as const),
  ),
  ['sept', 9],
])

export function findDateValues(tokens: readonly Token[], text: string, calledOn: string): RankedValue[] {
  const today = readDay(calledOn)
  const named = namedMonths(tokens)
  const found = [...findFigureDates(text, today), ...findRelativeDates(tokens, today)]
  for (let at = 0, most = found.length + plenty; at < tokens.length && found.length < most; ) {
    // Most words open no date, and every word of a call is asked.
    if (!mayOpen(tokens[at]!)) {
      at += 1
      continue
    }
    const read = readDayMonth(tokens, at, named.length > 0) ?? readMonthDay(tokens, at)
    if (read) {
      found.push(...writeDates(tokens, today, read))
      at = read.next
      continue
    }
    for (const one of dayOnly(tokens, at, today, named) ?? monthOnly(tokens, at, today)) found.push(one)
    at += 1
  }
  return found
}

function mayOpen({ low, figures }: Token): boolean {
  return figures !== '' || monthNumbers.has(low) || opensOrdinal(low) || opensCardinal(low)
}

/** The first months that are named, for the days that are said without one. */
function namedMonths(tokens: readonly Token[]): number[] {
  const named = new Set<number>()
  for (let at = 0; at < tokens.length && named.size < mostMonths; at += 1) {
    const month = monthAt(tokens, at)
    if (month !== undefined) named.add(month)
  }
  return [...named]
}

interface SpokenDate {
  readonly from: number
  readonly next: number
  readonly month: number
  readonly day: number
  readonly years: readonly SpokenYear[]
}

function writeDates(tokens: readonly Token[], today: number, date: SpokenDate): RankedValue[] {
  const { from, next, month, day, years } = date
  const withYear = years.flatMap(({ year, next: to }) => {
    const count = countDay({ year, month, day })
    return count === undefined ? [] : [markValue(tokens, [from, to], writeDay(count), 0)]
  })
  const nearest = nearestDates(today, month, day)
  if (saidAsPast(tokens, from)) nearest.reverse()
  const without = nearest.map((count, index) =>
    markValue(tokens, [from, next], writeDay(count), withYear.length > 0 ? 2 : index === 0 ? 0 : 1),
  )
  return [...withYear, ...without]
}

/** "The ninth of March", "9 March 2026", "the ninth of the third". */
function readDayMonth(tokens: readonly Token[], at: number, anyMonth: boolean): SpokenDate | undefined {
  const ordinal = readOrdinal(tokens, at)
  const day = ordinal ?? (anyMonth ? readBelowHundred(tokens, at) : undefined)
  if (!day || day.value < 1 || day.value > 31) return undefined
  const of = wordAt(tokens, day.next) === 'of' ? 1 : 0
  const close = isNear(tokens, day.next + of) || (ordinal && tokens[day.next + of]?.gap === ',')
  const month = close ? monthAt(tokens, day.next + of) : undefined
  if (month !== undefined) {
    const next = day.next + of + 1
    return { from: at, next, month, day: day.value, years: readYears(tokens, next) }
  }
  const inFigures =
    ordinal && phraseAt(tokens, day.next, 'of the') ? readOrdinal(tokens, day.next + 2) : undefined
  if (!inFigures || inFigures.value > 12) return undefined
  const { value, next } = inFigures
  return { from: at, next, month: value, day: day.value, years: readYears(tokens, next) }
}

/** "March 9th", "March the ninth", "August 22nd, 2027". */
function readMonthDay(tokens: readonly Token[], at: number): SpokenDate | undefined {
  const month = monthAt(tokens, at)
  if (month === undefined) return undefined
  const the = wordAt(tokens, at + 1) === 'the' ? 1 : 0
  const from = at + 1 + the
  if (!isNear(tokens, from) && tokens[from]?.gap !== '.') return undefined
  const ordinal = readOrdinal(tokens, from)
  const isVerb = tokens[at]!.text === 'may' && wordAt(tokens, from) === 'one'
  const day = ordinal ?? (isVerb || the > 0 ? undefined : readBelowHundred(tokens, from))
  if (!day || day.value < 1 || day.value > 31) return undefined
  return { from: at, next: day.next, month, day: day.value, years: readYears(tokens, day.next) }
}

/** January is 1. */
function monthAt(tokens: readonly Token[], at: number): number | undefined {
  return monthNumbers.get(wordAt(tokens, at))
}

/** "The twenty-third", "Friday the eleventh", "the fifth of next month". */
function dayOnly(
  tokens: readonly Token[],
  at: number,
  today: number,
  named: readonly number[],
): RankedValue[] | undefined {
  const ordinal = readOrdinal(tokens, at)
  if (!ordinal || ordinal.value > 31) return undefined
  const { value: day, next } = ordinal
  const the = wordAt(tokens, at - 1) === 'the'
  const weekday = weekdayAt(tokens, at - (the ? 2 : 1))
  // "One second", "first I called": no days.
  if (
    /^(?:first|second|third)$/.test(wordAt(tokens, at)) &&
    !the &&
    weekday === undefined &&
    !isAfterOn(tokens, at)
  )
    return []
  const write = (count: number, rank: Rank, to = next) => markValue(tokens, [at, to], writeDay(count), rank)
  const inMonth = monthSaid(tokens, next)
  if (inMonth) {
    const count = countDay({ ...calendarDay(endOfMonth(today, inMonth.later)), day })
    if (count !== undefined) return [write(count, 0, inMonth.next)]
  }
  const nearest = nearestDaysOfMonth(today, day)
  if (saidAsPast(tokens, at)) nearest.reverse()
  const likely: Rank = the || weekday !== undefined || isAfterOn(tokens, at) ? 0 : 1
  return [
    ...nextOnWeekday(today, day, weekday).map((count) => write(count, 0)),
    ...nearest.map((count, index) => write(count, index === 0 ? likely : 1)),
    ...named.flatMap((month) => nearestDates(today, month, day)).map((count) => write(count, 1)),
  ]
}

function isAfterOn(tokens: readonly Token[], at: number): boolean {
  return /^(?:on|by|until|till|from|since|before|after|to)$/.test(wordAt(tokens, at - 1))
}

/** "The fifth of next month". */
function monthSaid(tokens: readonly Token[], at: number): { later: number; next: number } | undefined {
  const said: readonly (readonly [string, number])[] = [
    ['of next month', 1],
    ['of this month', 0],
    ['of last month', -1],
    ['of the following month', 1],
    ['next month', 1],
    ['last month', -1],
    ['this month', 0],
  ]
  for (const [phrase, later] of said) {
    const length = phraseAt(tokens, at, phrase)
    if (length > 0) return { later, next: at + length }
  }
  return undefined
}

/** "Friday the eleventh" fits only some months. */
function nextOnWeekday(today: number, day: number, weekday: number | undefined): number[] {
  if (weekday === undefined) return []
  const later = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    .map((months) => countDay({ ...calendarDay(endOfMonth(today, months)), day }))
    .find((count) => count !== undefined && count >= today && weekdayOf(count) === weekday)
  return later === undefined ? [] : [later]
}

/** "In September", "by the end of March". */
function monthOnly(tokens: readonly Token[], at: number, today: number): RankedValue[] {
  const month = monthAt(tokens, at)
  if (month === undefined) return []
  const before = wordAt(tokens, at - 1)
  const led =
    /^(?:in|of|by|since|until|till|from|before|after|during|next|last|this|to|early|late|mid|for)$/.test(
      before,
    )
  if (!led && !/^\p{Lu}/u.test(tokens[at]!.text)) return []
  if (tokens[at]!.opens && !led && /^may$/.test(wordAt(tokens, at))) return []
  const end = before === 'of' && wordAt(tokens, at - 2) === 'end'
  const years = readYears(tokens, at + 1).filter(({ year }) => year > 1900)
  const write = (count: number, rank: Rank, to = at + 1) =>
    markValue(tokens, [at, to], writeDay(end ? endOfMonth(count) : count), rank)
  return [
    ...years.map(({ year, next }) => write(countDay({ year, month, day: 1 })!, 1, next)),
    // This month is the next one of its name.
    ...nearestDates(today - calendarDay(today).day + 1, month, 1).map((count) => write(count, end ? 1 : 2)),
  ]
}

/** "It was the ninth of January." */
function saidAsPast(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    if (past.test(wordAt(tokens, before))) return true
    if (tokens[before]!.opens) return false
  }
  return false
}
