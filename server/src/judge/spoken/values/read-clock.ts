import { weekdayAt } from './find-relative-dates.ts'
import { readBelowHundred, readFigure } from './read-cardinal.ts'
import { readDayHalf } from './read-day-half.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'
import type { Rank } from './spoken-value.ts'

export interface Clock {
  readonly hour: number
  readonly minute: number
  /** With a leading nought, as a day of 24 hours is written. */
  readonly exact?: true
  /** Its words may also be read one by one: "five to seven" as from five until seven. */
  readonly ambiguous?: true
  readonly from: number
  readonly next: number
  readonly rank: Rank
}

/** A time with its minutes, its o'clock or its half of the day. */
export function readClock(tokens: readonly Token[], at: number): Clock | undefined {
  return readFigureClock(tokens, at) ?? readPastOrTo(tokens, at) ?? readHourMinute(tokens, at)
}

/** "14:20", "9.15", "0900 hours", "9h30". */
function readFigureClock(tokens: readonly Token[], at: number): Clock | undefined {
  const token = tokens[at]!
  if (!/^\d[\d.]*$/.test(token.text)) return undefined
  const after = tokens[at + 1]
  if (/^\d{1,2}$/.test(token.text) && after?.gap === ':' && /^\d{2}$/.test(after.text))
    return clockOf(token.text, after.text, at, at + 2, 0)
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(token.text)
  if (dotted) {
    const sure = isLed(tokens, at) || readDayHalf(tokens, at + 1) !== undefined
    return clockOf(dotted[1]!, dotted[2]!, at, at + 1, sure ? 0 : 2)
  }
  const military = /^([01]\d|2[0-3])([0-5]\d)$/.exec(token.text) ?? /^(\d)([0-5]\d)$/.exec(token.text)
  if (military) {
    const hours = isNear(tokens, at + 1) && /^(?:hours|hrs)$/.test(wordAt(tokens, at + 1))
    if (!hours && !isLed(tokens, at) && !readDayHalf(tokens, at + 1)) return undefined
    return clockOf(military[1]!, military[2]!, at, at + 1 + (hours ? 1 : 0), hours ? 0 : 1)
  }
  return undefined
}

function clockOf(hour: string, minute: string, from: number, next: number, rank: Rank): Clock | undefined {
  const clock = { hour: Number(hour), minute: Number(minute), from, next, rank }
  if (clock.hour > 23 || clock.minute > 59) return undefined
  return /^0/.test(hour) ? { ...clock, exact: true } : clock
}

const parts: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
])

/** "Half past three", "half seven", "a quarter to five", "twenty past two", "five minutes to six". */
function readPastOrTo(tokens: readonly Token[], at: number): Clock | undefined {
  const part = parts.get(wordAt(tokens, at))
  const counted = part === undefined ? readBelowHundred(tokens, at) : undefined
  const minute = part ?? counted?.value
  if (minute === undefined || minute < 1 || minute > 59) return undefined
  const after = counted?.next ?? at + 1
  const sideAt = after + (/^minutes?$/.test(wordAt(tokens, after)) ? 1 : 0)
  if (!isNear(tokens, sideAt)) return undefined
  const side = wordAt(tokens, sideAt)
  if (part === 30) {
    const hour = hourAt(tokens, sideAt)
    // British: half seven is half past seven.
    if (hour && !isDenied(tokens, hour.next))
      return { hour: hour.value, minute, from: at, next: afterOclock(tokens, hour.next), rank: 0 }
  }
  const isPast = side === 'past' || side === 'after'
  if (!isPast && !/^(?:to|till|til|of|before)$/.test(side)) return undefined
  const hour = isNear(tokens, sideAt + 1)
    ? (hourAt(tokens, sideAt + 1) ?? namedHour(tokens, sideAt + 1))
    : undefined
  if (!hour || (part === undefined && !isPast && side === 'of')) return undefined
  const next = afterOclock(tokens, hour.next)
  if (part === undefined && isDenied(tokens, hour.next)) return undefined
  const rank: Rank = part !== undefined || minute % 5 === 0 ? 0 : 2
  if (isPast) return { hour: hour.value, minute, from: at, next, rank: 0 }
  const before = hour.value === 0 ? 23 : hour.value === 1 ? 12 : hour.value - 1
  return {
    hour: before,
    minute: 60 - minute,
    from: at,
    next,
    rank,
    ...(part === undefined && { ambiguous: true }),
  }
}

function namedHour(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const word = wordAt(tokens, at)
  if (word === 'noon' || word === 'midday') return { value: 12, next: at + 1 }
  return word === 'midnight' ? { value: 0, next: at + 1 } : undefined
}

function hourAt(tokens: readonly Token[], at: number): { value: number; next: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const bare = token.low.endsWith("'s") ? [{ ...token, low: token.low.slice(0, -2) }] : undefined
  const read = bare ? readBelowHundred(bare, 0) : readBelowHundred(tokens, at)
  if (!read || read.value < 1 || read.value > 24) return undefined
  return { value: read.value === 24 ? 0 : read.value, next: bare ? at + 1 : read.next }
}

/** "Nine fifteen", "eight-thirty", "ten oh five", "six o'clock", "two in the afternoon", "fourteen hundred hours". */
function readHourMinute(tokens: readonly Token[], at: number): Clock | undefined {
  const hour = hourAt(tokens, at)
  if (!hour) return undefined
  const { value, next } = hour
  const oclock = afterOclock(tokens, next)
  if (oclock > next) return { hour: value, minute: 0, from: at, next: oclock, rank: 0 }
  if (phraseAt(tokens, next, 'hundred hours') > 0)
    return { hour: value, minute: 0, from: at, next: next + 2, rank: 0 }
  if (!isNear(tokens, next)) return undefined
  const oh = /^(?:oh|o)$/.test(wordAt(tokens, next)) ? readFigure(tokens, next + 1) : undefined
  if (oh) return { hour: value, minute: Number(oh), from: at, next: next + 2, rank: 0 }
  const minute = readBelowHundred(tokens, next)
  const digits = tokens[next]!.figures
  if (
    minute &&
    minute.value >= 10 &&
    minute.value < 60 &&
    digits.length !== 1 &&
    tokens[at]!.low.at(-2) !== "'"
  ) {
    const isRange = tokens[next]!.gap !== '' && digits !== ''
    const sure =
      !isRange &&
      value <= 12 &&
      (isLed(tokens, at) || minute.value % 5 === 0) &&
      !isDenied(tokens, minute.next)
    return { hour: value, minute: minute.value, from: at, next: minute.next, rank: sure ? 0 : 2 }
  }
  const half = readDayHalf(tokens, next)
  return half && value <= 12 ? { hour: value, minute: 0, from: at, next, rank: 0 } : undefined
}

function afterOclock(tokens: readonly Token[], at: number): number {
  if (!wordAt(tokens, at).startsWith('o') || !isNear(tokens, at)) return at
  const length = ["o'clock", 'oclock', 'o clock', "o'clock's"]
    .map((word) => phraseAt(tokens, at, word))
    .find((n) => n > 0)
  return at + (length ?? 0)
}

const leads =
  /^(?:at|by|around|about|till|til|until|before|between|from|say|after|past|since|approximately|roughly|near|towards|is|it's|that's|for|be|make|to)$/
const strongLeads = /^(?:at|by|around|about|till|til|until|before|between|towards|after|from)$/
const denied =
  /^(?:point|points|time|times|stage|end|go|moment|place|level|hundred|thousand|million|lakh|percent|per|cent|%|pounds?|dollars?|euros?|rupees?|quid|bucks?|cents?|pence|p|working|business|days?|weeks?|months?|years?|minutes?|mins?|seconds?|hours?|people|persons?|of|more|other|others|another|thing|things|way|ways|miles?|kilos?|kg|km|metres?|meters?|feet|foot|inch|inches|degrees|items?|boxes|pieces|rooms?|bedrooms?|calls?|visits?|different|extra|attempts?|digits?|figures?|numbers?|st|nd|rd|th|gb|mb|gigs?|k|grand|off|each|apiece)$/
const joins = /^(?:to|till|til|until|and|or)$/

/** Whether the word before leads to a time: "at ten", "by four". */
function isLed(tokens: readonly Token[], at: number): boolean {
  return isNear(tokens, at) && leads.test(wordAt(tokens, at - 1))
}

/** Whether what follows makes it a number of something: "at one point", "ten percent". */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  if (!isNear(tokens, at)) return false
  if (denied.test(word)) return true
  // "Two or three weeks", "five to seven working days".
  const other = joins.test(word) && isNear(tokens, at + 1) ? readBelowHundred(tokens, at + 1) : undefined
  return other !== undefined && isNear(tokens, other.next) && denied.test(wordAt(tokens, other.next))
}

function rangeEnd(tokens: readonly Token[], at: number): boolean {
  const hour = isNear(tokens, at) ? hourAt(tokens, at) : undefined
  return hour !== undefined && (!isNear(tokens, hour.next) || !denied.test(wordAt(tokens, hour.next)))
}

/** An hour with nothing beside it: "at ten", "between eight and ten", "Thursday, eight." */
export function readBareHour(tokens: readonly Token[], at: number): Clock | undefined {
  const hour = hourAt(tokens, at)
  if (!hour || hour.value > 24 || (hour.value > 12 && tokens[at]!.figures === '')) return undefined
  const { value, next } = hour
  const before = wordAt(tokens, at - 1)
  const clock = (rank: Rank): Clock => ({ hour: value, minute: 0, from: at, next, rank })
  if (/[$€£₹¥]/.test(tokens[at]!.text) || tokens[next]?.gap === ':') return undefined
  const goesOn = isNear(tokens, next) && joins.test(wordAt(tokens, next))
  if (isDenied(tokens, next)) return undefined
  if (isNear(tokens, at) && strongLeads.test(before)) return clock(isFollowedLoosely(tokens, next) ? 0 : 2)
  if ((goesOn && rangeEnd(tokens, next + 1)) || isFigureRange(tokens, at)) return clock(2)
  if (isNear(tokens, at) && (joins.test(before) || tokens[at]!.gap === '-') && hourAt(tokens, at - 2))
    return clock(2)
  if (tokens[at]!.low.endsWith("'s")) return clock(2)
  if (besideDay(tokens, at - 1) || (isNear(tokens, next) && besideDay(tokens, next))) return clock(1)
  const alone = !isNear(tokens, at) && !isNear(tokens, next)
  return alone || isLed(tokens, at) || endsClause(tokens, next) ? clock(2) : undefined
}

/** "8-10", but no row of figures with hyphens. */
function isFigureRange(tokens: readonly Token[], at: number): boolean {
  const other = tokens[at + 1]
  if (other?.gap !== '-' || other.figures === '' || tokens[at]!.gap === '-') return false
  return tokens[at + 2]?.gap !== '-' && rangeEnd(tokens, at + 1)
}

function isFollowedLoosely(tokens: readonly Token[], at: number): boolean {
  return (
    endsClause(tokens, at) ||
    /^(?:on|in|tomorrow|today|this|and|to|then|if|so|o|is|till|until|please|the|or|but|with|for|at|next|it|that|i|you|we|he|she|they)$/.test(
      wordAt(tokens, at),
    ) ||
    besideDay(tokens, at)
  )
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  return !isNear(tokens, at)
}

function besideDay(tokens: readonly Token[], at: number): boolean {
  return /^(?:tomorrow|today|tonight)$/.test(wordAt(tokens, at)) || weekdayAt(tokens, at) !== undefined
}
