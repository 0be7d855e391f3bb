import { soundAlike } from '../../../domain/language/number-words.ts'
import { type Cardinal, readCardinal } from './read-cardinal.ts'
import { readOrdinal } from './read-ordinal.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

/** A number that others may follow at once: "one | seventy-nine | fifty". */
interface Group extends Cardinal {
  readonly from: number
}

const money =
  /^(?:pounds?|quid|dollars?|bucks?|euros?|rupees?|rs|taka|dirhams?|riyals?|rials?|rand|francs?|pesos?|kronor|kroner)$/
const cents = /^(?:cents?|pence|penny|pennies|p|paise|paisa|fils)$/
// A run longer than this is read out figure by figure, and only as a whole.
const longestRun = 6
const mostGroups = 24
// As many as a number holds without losing any.
const mostDigits = 15
const longestNumber = 18

export function findNumberValues(tokens: readonly Token[]): RankedValue[] {
  const found: RankedValue[] = []
  let before: Group | undefined
  for (let at = 0; at < tokens.length && found.length < plenty; ) {
    const ordinal = readOrdinal(tokens, at)
    if (ordinal) {
      found.push(markValue(tokens, [at, ordinal.next], String(ordinal.value), 2))
      at = ordinal.next
      continue
    }
    found.push(...phrasesOfNumber(tokens, at))
    const groups = readRun(tokens, at)
    if (groups.length > 0) {
      found.push(...readingsOf(tokens, groups), ...aroundRun(tokens, groups))
      found.push(...scaleShared(tokens, before, groups[0]!))
      before = pickScale(before, groups)
      at = groups.at(-1)!.next
      continue
    }
    found.push(...wordsOfNumber(tokens, at))
    at += 1
  }
  return found.filter(({ value }) => /^-?\d+(?:\.\d+)?$/.test(value) && value.length <= longestNumber)
}

function readRun(tokens: readonly Token[], at: number): Group[] {
  const groups: Group[] = []
  for (let from = at; groups.length < mostGroups && (from === at || isNear(tokens, from)); ) {
    const word = wordAt(tokens, from)
    const isOh = groups.length > 0 && (word === 'oh' || word === 'o')
    const read = isOh ? { value: 0, digits: '0', plain: true, next: from + 1 } : readCardinal(tokens, from)
    if (!read) break
    groups.push({ ...read, from })
    from = read.next
  }
  return groups
}

function readingsOf(tokens: readonly Token[], groups: readonly Group[]): RankedValue[] {
  const alone = groups.map((group): RankedValue => {
    const rank: Rank = groups.length === 1 ? 0 : 2
    return markValue(tokens, [group.from, group.next], writeGroup(tokens, group), rank)
  })
  const windows = groups.length > longestRun ? [[0, groups.length - 1] as const] : windowsOf(groups.length)
  return [
    ...windows.flatMap(([first, last]) => {
      const rank: Rank = last - first === groups.length - 1 ? 0 : 2
      const span = [groups[first]!.from, groups[last]!.next] as const
      return joinGroups(groups.slice(first, last + 1)).map((value) => markValue(tokens, span, value, rank))
    }),
    ...alone,
  ]
}

function windowsOf(count: number): (readonly [number, number])[] {
  const windows: (readonly [number, number])[] = []
  for (let first = 0; first < count; first += 1)
    for (let last = count - 1; last > first; last -= 1) windows.push([first, last])
  return windows
}

/** "Twelve fifty" is 1250 or 12.50, "four ninety-nine" 499 or 4.99, "twelve oh five" 1205 or 12.05. */
function joinGroups(groups: readonly Group[]): string[] {
  const found: string[] = []
  const digits = groups.map((group) => group.digits).join('')
  const plain = groups.every((group) => group.plain)
  if (plain && digits.length <= mostDigits) found.push(writeNumber(Number(digits)))
  const last = groups.at(-1)!
  const oh = groups.length > 2 && groups.at(-2)!.digits === '0' && last.digits.length === 1
  const whole = groups.slice(0, oh ? -2 : -1)
  const hundredths = oh ? `0${last.digits}` : last.digits
  if (!last.plain || hundredths.length !== 2) return found
  const [first] = whole
  const head = whole.every((group) => group.plain)
    ? whole.map((group) => group.digits).join('')
    : whole.length === 1 && Number.isInteger(first!.value)
      ? String(first!.value)
      : ''
  if (head !== '' && head.length <= mostDigits) found.push(`${Number(head)}.${hundredths}`)
  return found
}

/** What the words after a number make of it: "four pounds fifty", "ninety pence", "two years and a half". */
function aroundRun(tokens: readonly Token[], groups: readonly Group[]): RankedValue[] {
  const found: RankedValue[] = []
  const last = groups.at(-1)!
  const next = last.next
  const value = wholeValue(groups)
  if (value === undefined) return found
  if (wordAt(tokens, groups[0]!.from - 1) === 'minus')
    found.push(markValue(tokens, [groups[0]!.from - 1, next], `-${writeNumber(value)}`, 1))
  if (!isNear(tokens, next)) return found
  const unit = wordAt(tokens, next)
  const span = (to: number) => [groups[0]!.from, to] as const
  if (money.test(unit)) {
    const from = wordAt(tokens, next + 1) === 'and' && isNear(tokens, next + 1) ? next + 2 : next + 1
    const rest = isNear(tokens, from) ? readCardinal(tokens, from) : undefined
    if (rest?.plain && rest.value < 100 && Number.isInteger(value)) {
      const written = `${value}.${String(rest.value).padStart(2, '0')}`
      found.push(markValue(tokens, span(rest.next), written, 0))
    }
  }
  if (cents.test(unit) && value < 1000) {
    const written = (value / 100).toFixed(2)
    found.push(markValue(tokens, span(next + 1), written, 1))
  }
  if (phraseAt(tokens, next + 1, 'and a half') > 0)
    found.push(markValue(tokens, span(next + 4), writeNumber(value + 0.5), 0))
  return found
}

function wholeValue(groups: readonly Group[]): number | undefined {
  const digits = groups.map((group) => group.digits).join('')
  if (groups.length === 1) return groups[0]!.value
  return groups.every((group) => group.plain) && digits.length <= mostDigits ? Number(digits) : undefined
}

const counting: ReadonlyMap<string, readonly number[]> = new Map([
  ['once', [1]],
  ['twice', [2]],
  ['couple', [2]],
  ['pair', [2]],
  ['both', [2]],
  ['thrice', [3]],
  ['fortnight', [14, 2]],
  ['nothing', [0]],
  ['free', [0]],
  ['nil', [0]],
  ['none', [0]],
  ['half', [0.5]],
  ['quarter', [0.25]],
  ['single', [1]],
])
const phrases: readonly (readonly [string, readonly number[]])[] = [
  ['half an hour', [30, 0.5]],
  ['half hour', [30, 0.5]],
  ['quarter of an hour', [15]],
  ['three quarters of an hour', [45]],
  ['three quarters', [75, 0.75]],
  ['an hour and a half', [1.5, 90]],
  ['a year and a half', [1.5, 18]],
  ['a day and a half', [1.5]],
  ['a week and a half', [1.5]],
  ['a month and a half', [1.5]],
  ['no charge', [0]],
]
const phrasesByWord = Map.groupBy(phrases, ([phrase]) => phrase.split(' ')[0]!)
const lengths = /^(?:minute|hour|day|week|month|year|night|time|person|visit)$/

function phrasesOfNumber(tokens: readonly Token[], at: number): RankedValue[] {
  for (const [phrase, values] of phrasesByWord.get(wordAt(tokens, at)) ?? []) {
    const length = phraseAt(tokens, at, phrase)
    if (length > 0) return values.map((value) => markValue(tokens, [at, at + length], writeNumber(value), 1))
  }
  return []
}

/** Numbers that are not counted out: "twice", "a week". */
function wordsOfNumber(tokens: readonly Token[], at: number): RankedValue[] {
  const word = wordAt(tokens, at)
  // "For pound twenty": the recogniser heard another word.
  const heard = soundAlike.get(word)
  if (heard !== undefined && money.test(wordAt(tokens, at + 1))) {
    const group = { value: Number(heard), digits: heard, plain: true, from: at, next: at + 1 }
    return [markValue(tokens, [at, at + 1], heard, 2), ...aroundRun(tokens, [group])]
  }
  const values = counting.get(word)
  if (values) return values.map((value) => markValue(tokens, [at, at + 1], writeNumber(value), 2))
  if ((word === 'a' || word === 'an') && isNear(tokens, at + 1) && lengths.test(wordAt(tokens, at + 1)))
    return [markValue(tokens, [at, at + 1], '1', 2)]
  return []
}

/** A fraction in figures stays as it was written: `1250.50`. */
function writeGroup(tokens: readonly Token[], { value, from, next }: Group): string {
  const { figures } = tokens[from]!
  return next === from + 1 && /^\d+\.\d+$/.test(figures) && figures.length < 20
    ? figures.replace(/^0+(?=\d)/, '')
    : writeNumber(value)
}

const farthestShared = 30

/** The number whose thousand or hundred may be meant of the next one, too. */
function pickScale(before: Group | undefined, groups: readonly Group[]): Group | undefined {
  const last = groups.at(-1)!
  const near = before && !before.plain && last.next - before.next < farthestShared
  return last.plain && near ? before : last
}

/** "Two or three thousand", "sixty-eight hundred, or say seventy-two": what one says of both. */
function scaleShared(tokens: readonly Token[], before: Group | undefined, group: Group): RankedValue[] {
  if (!before || group.from - before.next > farthestShared) return []
  const [scaled, bare] = group.plain ? [before, group] : [group, before]
  const scale = [1_000_000, 1000, 100].find((step) => scaled.value % step === 0) ?? 1
  if (scaled.plain || !bare.plain || scaled.value === 0 || scale === 1 || bare.value === 0) return []
  const joined =
    bare === before && /^(?:to|or|and)$/.test(wordAt(tokens, bare.next)) && group.from === bare.next + 1
  const alike =
    bare === group && String(scaled.value / scale).length === bare.digits.length && bare.value > 10
  if (!joined && !alike) return []
  return [markValue(tokens, [bare.from, bare.next], writeNumber(bare.value * scale), joined ? 1 : 2)]
}

function writeNumber(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
