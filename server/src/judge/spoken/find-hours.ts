import { plainWords } from '../../domain/language/spoken-words.ts'
import { findTimes } from './spoken-moments.ts'

const hour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const bare = new RegExp(
  `\\b(${hour}(?: thirty| fifteen| forty five)?) (to|till|until|through) (${hour}(?: thirty)?)(?! \\w*day)(?! ?[ap] ?m)\\b`,
  'g',
)
const untilAfternoon = new RegExp(
  `\\b(${hour}(?: thirty| fifteen)?) (to|till|until|through) (?=${hour}(?: \\w+)? ?p ?m)`,
  'g',
)

/** "Nine to five" as "9:00 AM to 5:00 PM". */
export function findHours(text: string): string | undefined {
  const [from, until] = findTimes(withHalfDays(plainWords(text)))
  return from === undefined || until === undefined ? undefined : `${asClock(from)} to ${asClock(until)}`
}

/** Without a word about it, opening hours begin in the morning and end in the afternoon. */
function withHalfDays(plain: string): string {
  return plain.replace(untilAfternoon, '$1 a m $2 ').replace(bare, '$1 a m $2 $3 p m')
}

function asClock(time: string): string {
  const [hours, minutes] = time.split(':').map(Number)
  return `${hours! % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours! < 12 ? 'AM' : 'PM'}`
}
