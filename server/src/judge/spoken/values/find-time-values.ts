import { type Clock, readBareHour, readClock } from './read-clock.ts'
import { type DayHalf, readDayHalf } from './read-day-half.ts'
import { isNear, type Token, wordAt } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

const named: ReadonlyMap<string, string> = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['noontime', '12:00'],
  ['midnight', '00:00'],
])

export function findTimeValues(tokens: readonly Token[]): RankedValue[] {
  const found: RankedValue[] = []
  for (let at = 0; at < tokens.length && found.length < plenty; ) {
    const name = named.get(wordAt(tokens, at).replace(/'s$/, ''))
    if (name) found.push(markValue(tokens, [at, at + 1], name, 0))
    const clock = readClock(tokens, at)
    if (clock) {
      found.push(...writeTimes(tokens, at, clock))
      if (clock.rank === 0 && !clock.ambiguous) {
        at = clock.next
        continue
      }
    }
    const bare = readBareHour(tokens, at)
    if (bare) found.push(...writeTimes(tokens, at, bare))
    at += 1
  }
  return found
}

function writeTimes(tokens: readonly Token[], at: number, clock: Clock): RankedValue[] {
  const half = readDayHalf(tokens, clock.next)
  const next = half?.next ?? clock.next
  const hours = halvesOf(clock, half?.half ?? halfBefore(tokens, at), half !== undefined)
  return hours.map((hour, index) => {
    const rank = Math.min(2, (half ? 0 : clock.rank) + index) as Rank
    return markValue(tokens, [clock.from, next], writeTime(hour, clock.minute), rank)
  })
}

/** The hours of the day a clock may mean; office hours first where nothing tells which half of the day. */
function halvesOf({ hour, exact }: Clock, half: DayHalf | undefined, settled: boolean): number[] {
  if (hour > 12 || hour === 0) return [hour]
  const [am, pm] = [hour % 12, (hour % 12) + 12]
  const first = half === 'am' ? am : half === 'pm' ? pm : exact ? hour : hour >= 7 && hour < 12 ? am : pm
  // "At night" is before midnight or after.
  if (settled && half !== 'night') return [first]
  if (half === 'night') return hour >= 6 && hour < 12 ? [pm] : hour === 12 ? [0] : [am, pm]
  return [first, first === am ? pm : am]
}

const lookBack = 5

/** "Tomorrow evening at eight": the half of the day may be told before. */
function halfBefore(tokens: readonly Token[], at: number): DayHalf | undefined {
  for (let before = at - 1; before >= Math.max(0, at - lookBack); before -= 1) {
    const word = wordAt(tokens, before)
    if (/^(?:evening|afternoon|tonight|night)$/.test(word)) return 'pm'
    if (word === 'morning')
      return isNear(tokens, before) && wordAt(tokens, before - 1) === 'good' ? undefined : 'am'
  }
  return undefined
}

function writeTime(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
