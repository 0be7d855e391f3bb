import { months, ordinals, smallNumbers } from '../../domain/language/counting-words.ts'
import { findSpokenNumbers } from './spoken-numbers.ts'

const monthNames = months
  .map((month) => (month.length > 4 ? `${month}|${month.slice(0, 3)}\\.?` : month))
  .join('|')
const hours = smallNumbers.slice(1, 13)

const year =
  '(\\d{4}|(?:nineteen|twenty)(?: hundred)?(?: and)?(?: |-)\\w+(?:[ -]\\w+)?|two thousand(?: \\w+)?(?: \\w+)?)'
const monthFirst = new RegExp(`\\b(${monthNames}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?,? (?:of )?${year}`, 'g')
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${monthNames}),? ${year}`, 'g')
const ordinalPair = new RegExp(`\\b(twenty|thirty)[ -](${ordinals.slice(0, 9).join('|')})\\b`, 'g')
const oneOrdinal = new RegExp(`\\b(${ordinals.join('|')})\\b`, 'g')

/** Whole dates only, as YYYY-MM-DD. Day and month in figures count where they cannot be swapped. */
export function findDates(text: string): string[] {
  const found: string[] = []
  for (const match of text.matchAll(/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/g))
    found.push(dateOf(match[1]!, match[2]!, match[3]!))
  for (const match of text.matchAll(/\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/g)) {
    const [first, second] = [Number(match[1]), Number(match[2])]
    if (first === second || first > 12) found.push(dateOf(match[3]!, match[2]!, match[1]!))
    else if (second > 12) found.push(dateOf(match[3]!, match[1]!, match[2]!))
  }
  const plain = figureOrdinals(text.toLowerCase())
  for (const match of plain.matchAll(monthFirst))
    found.push(dateOf(yearOf(match[3]!), monthOf(match[1]!), match[2]!))
  for (const match of plain.matchAll(dayFirst))
    found.push(dateOf(yearOf(match[3]!), monthOf(match[2]!), match[1]!))
  return [...new Set(found.filter((date) => date !== ''))]
}

function figureOrdinals(text: string): string {
  return text
    .replace(ordinalPair, (_, ten, unit) => String((ten === 'twenty' ? 20 : 30) + ordinals.indexOf(unit) + 1))
    .replace(/\bthirtieth\b/g, '30')
    .replace(oneOrdinal, (word) => String(ordinals.indexOf(word) + 1))
}

function monthOf(name: string): string {
  return String(months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1)
}

function yearOf(words: string): string {
  if (/^\d{4}$/.test(words)) return words
  const thousand = /^two thousand/.test(words)
  const century = words.startsWith('nineteen') ? 1900 : 2000
  const rest = findSpokenNumbers(
    words
      .replace(/-/g, ' ')
      .replace(/^(nineteen(?: hundred)?(?: and)?|twenty|two thousand(?: and)?) ?(oh )?/, ''),
  )[0]
  return rest && rest.value < 100 ? String(century + rest.value) : thousand ? '2000' : ''
}

function dateOf(year: string, month: string, day: string): string {
  const date = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${date}T00:00:00Z`)
  return year !== '' && !Number.isNaN(read.valueOf()) && read.toISOString().startsWith(date) ? date : ''
}

const minute =
  '(?:[:. ](\\d{2}|(?:oh |o )?(?:five)|ten|fifteen|twenty|twenty[ -]five|thirty|thirty[ -]five|forty|forty[ -]five|fifty|fifty[ -]five))?'
const halfDay = '\\s*(a\\.? ?m\\b|p\\.? ?m\\b|in the (?:morning|afternoon|evening)|at night)'
const clockTime = new RegExp(`\\b(\\d{1,2}|${hours.join('|')})${minute}(?: o'?clock)?${halfDay}`, 'g')

/** Times of day as HH:MM, in figures or words: "eleven thirty a m", "5:15 pm", "nine o'clock", "noon". */
export function findTimes(text: string): string[] {
  const plain = pastAndTo(text.toLowerCase())
  const found: string[] = []
  for (const match of plain.matchAll(clockTime)) {
    found.push(timeOf(match[1]!, match[2], /^(p|in the (a|e)|at)/.test(match[3]!) ? 'pm' : 'am'))
  }
  for (const match of plain.matchAll(
    /\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s*(?:[ap]\.? ?m\b|in the (?:morning|afternoon|evening)|at night))/g,
  )) {
    found.push(`${match[1]!.padStart(2, '0')}:${match[2]}`)
  }
  if (/\b(at|by|until|to|till) noon\b|\bmidday\b/.test(plain)) found.push('12:00')
  return [...new Set(found.filter((time) => time !== ''))]
}

const halfOfDay = '(?=\\s*(?:[ap]\\.? ?m\\b|in the (?:morning|afternoon|evening)|at night))'
const minutesBeside: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
  ['twenty', 20],
  ['ten', 10],
  ['five', 5],
])
const pastOrTo = new RegExp(
  `\\b(?:a )?(${[...minutesBeside.keys()].join('|')}) (past|after|to|till) (${hours.join('|')}|\\d{1,2})\\b${halfOfDay}`,
  'g',
)

/** "Half past three" is 3:30, "a quarter to five" 4:45. */
function pastAndTo(text: string): string {
  return text.replace(pastOrTo, (_, part: string, side: string, word: string) => {
    const hour = /^\d/.test(word) ? Number(word) : hours.indexOf(word) + 1
    const minute = minutesBeside.get(part)!
    const past = side === 'past' || side === 'after'
    const shown = past ? minute : 60 - minute
    return `${past ? hour : ((hour + 10) % 12) + 1}:${String(shown).padStart(2, '0')}`
  })
}

function timeOf(hourWord: string, minuteWord: string | undefined, half: 'am' | 'pm'): string {
  const hour = /^\d/.test(hourWord) ? Number(hourWord) : hours.indexOf(hourWord) + 1
  const minute =
    minuteWord === undefined
      ? 0
      : (findSpokenNumbers(minuteWord.replace(/^(oh|o) /, '').replace('-', ' '))[0]?.value ?? 0)
  if (hour < 1 || hour > 12 || minute > 59) return ''
  return `${String((hour % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
