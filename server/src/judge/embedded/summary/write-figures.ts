import { ordinals } from '../../../domain/language/counting-words.ts'
import { findSpokenNumbers, type SpokenNumber } from '../spoken/spoken-numbers.ts'

/** What a number in the text stands for, where the question it answers has told. */
export type FiguresOf = 'time' | 'phone' | 'figures' | 'other'

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const minutes =
  '(?:oh|o) five|ten|fifteen|twenty(?:[ -]five)?|thirty(?:[ -]five)?|forty(?:[ -]five)?|fifty(?:[ -]five)?|[0-5]\\d'
// The five of "ninety five" is no hour.
const alone =
  '(?<!\\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and|point|zero|oh|one|two|three|four|five|six|seven|eight|nine|\\w*teen|ten|eleven|twelve|\\d+)[ -])'
const hour = `${alone}(${hours.join('|')}|1[0-2]|0?[1-9])`
const clockTime = new RegExp(
  `(?<![\\p{L}\\p{N}:])${hour}(?:[ :](${minutes}))?(?: o['’]?clock)?[ ,]*([ap])\\.? ?m\\b\\.?(?![\\p{L}\\p{N}])`,
  'giu',
)
const bareTime = new RegExp(`(?<![\\p{L}\\p{N}:$])${hour} (${minutes})(?![\\p{L}\\p{N}])`, 'giu')
// After "at" an hour and minutes are no price.
const atTime = new RegExp(
  `\\b(at|by|around|until|till|from) ${hour} (${minutes})(?![\\p{L}\\p{N}])(?!\\s*(?:dollars?|bucks?|euros?|pounds?|percent|cents?|hundred|thousand|miles|street|st\\b|minutes?|days?))`,
  'giu',
)
const ordinalPair = new RegExp(`\\b(twenty|thirty)[ -](${ordinals.slice(0, 9).join('|')})\\b`, 'gi')
const tooManyCents =
  /(?:hundred|thousand|million|\d{3,})\b(?:(?!dollar|buck|euro|pound|usd|eur|gbp).)*cents?$/i
const leastInFigures = 10

/** Numbers as people write them: "a hundred and thirty four dollars" → "$134", "eleven thirty a m" → "11:30 AM". */
export function writeFigures(text: string, figuresOf: FiguresOf = 'other'): string {
  const timed = text
    .replace(clockTime, (_, hourWord: string, minuteWord: string | undefined, half: string) =>
      writeTime(hourWord, minuteWord, ` ${half.toUpperCase()}M`),
    )
    .replace(
      atTime,
      (_, at: string, hourWord: string, minuteWord: string) => `${at} ${writeTime(hourWord, minuteWord, '')}`,
    )
    .replace(ordinalPair, (_, ten: string, unit: string) =>
      writeOrdinal((/^twenty/i.test(ten) ? 20 : 30) + ordinals.indexOf(unit.toLowerCase()) + 1),
    )
    .replace(/\btwenty[ -]?four seven\b/gi, '24/7')
  const read =
    figuresOf === 'time'
      ? timed.replace(bareTime, (_, hourWord: string, minuteWord: string) =>
          writeTime(hourWord, minuteWord, ''),
        )
      : timed
  return writeNumbers(read, figuresOf)
}

function writeTime(hourWord: string, minuteWord: string | undefined, half: string): string {
  const spelled = hours.indexOf(hourWord.toLowerCase())
  const hourFigure = spelled >= 0 ? String(spelled + 1) : hourWord.replace(/^0/, '')
  if (minuteWord === undefined) return `${hourFigure}${half}`
  const minute = /^\d/.test(minuteWord)
    ? minuteWord
    : (findSpokenNumbers(minuteWord.replace(/^(?:oh|o) /i, '').replace('-', ' '))[0]?.value ?? 0)
  return `${hourFigure}:${String(minute).padStart(2, '0')}${half}`
}

function writeOrdinal(value: number): string {
  const last = value % 10
  return `${value}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

function writeNumbers(text: string, figuresOf: FiguresOf): string {
  const phone = figuresOf === 'phone' || /\b(?:phone|cell|mobile|call|reach|text)\b/i.test(text)
  let written = ''
  let at = 0
  for (const run of joinRuns(text, findSpokenNumbers(text), figuresOf)) {
    const [first, last] = [run[0]!, run.at(-1)!]
    // "11:30", "24/7", "3rd" and "A12" are figures already.
    const touches =
      /[\p{L}\p{N}:/.-]$/u.test(text.slice(0, first.start)) || /^[:/\p{L}-]/u.test(text.slice(last.end))
    const source = text.slice(first.start, last.end)
    written += text.slice(at, first.start) + (touches ? source : writeRun(run, source, figuresOf, phone))
    at = last.end
  }
  return written + text.slice(at)
}

/** A long number is said in several: "nineteen ninety five", "five eight, five five eight". */
function joinRuns(text: string, numbers: readonly SpokenNumber[], figuresOf: FiguresOf): SpokenNumber[][] {
  const runs: SpokenNumber[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const near = before && /^[\s,]+$/.test(text.slice(before.end, number.start))
    if (run && before && near && isPart(before) && isPart(number)) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) => {
    const pair = run.length === 2 && run.every(({ value, digits }) => digits === null && value >= 10)
    const joined =
      figuresOf === 'figures' ||
      figuresOf === 'phone' ||
      run.length >= 3 ||
      (pair && isYear(run, text)) ||
      run.some(({ digits }) => digits)
    return joined ? [run] : run.map((number) => [number])
  })
}

/** "Nineteen ninety five" is a year behind "in" or a month, and may be a price or a time anywhere else. */
function isYear(run: readonly SpokenNumber[], text: string): boolean {
  const [first, last] = [run[0]!, run.at(-1)!]
  const before = text.slice(0, first.start)
  const after = text.slice(last.end)
  return (
    (first.value === 19 || first.value === 20) &&
    /\b(?:in|since|from|of|year|born|before|until|january|february|march|april|may|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)?)[\s,]+$/i.test(
      before,
    ) &&
    !/^\s*(?:a|per|each|dollars?|euros?|pounds?|[ap]\.? ?m\b|o['’]?clock|in the)\b/i.test(after)
  )
}

function isPart({ value, digits, unit }: SpokenNumber): boolean {
  return unit === null && (digits !== null || (Number.isInteger(value) && value < 100))
}

function writeRun(
  run: readonly SpokenNumber[],
  source: string,
  figuresOf: FiguresOf,
  phone: boolean,
): string {
  const groupFigures = (digits: string) =>
    phone && digits.length === 10 ? digits.replace(/^(...)(...)(....)$/, '$1-$2-$3') : digits
  if (run.length > 1) return groupFigures(run.map(({ value, digits }) => digits ?? String(value)).join(''))
  const { value, digits, unit } = run[0]!
  // "Three hundred and twenty cents" beside dollars is not to be reckoned with.
  if (unit === 'money' && tooManyCents.test(source)) return source
  if (unit === 'money') return `${signOf(source)}${writeAmount(value)}`
  if (unit === 'percent') return `${value}%`
  if (/^\d/.test(source)) return source
  if (digits !== null) return groupFigures(digits)
  return value >= leastInFigures || figuresOf === 'figures' || figuresOf === 'phone' ? String(value) : source
}

function signOf(source: string): string {
  if (/€|euro|eur\b/i.test(source)) return '€'
  return /£|pound|gbp/i.test(source) ? '£' : '$'
}

function writeAmount(value: number): string {
  const decimals = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}
