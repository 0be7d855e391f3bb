import { months, ordinals, smallNumbers, tens } from '../../../domain/language/counting-words.ts'

const words = [
  ...months,
  ...ordinals,
  ...smallNumbers,
  ...tens,
  'thirtieth|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hundred|thousand|million|half|quarter|double|oh',
]
const units = "pounds?|dollars?|euros?|quid|pence|cents?|percent|per cent|o[’']?clock|[ap]\\.?m\\.?"
const part = `(?:[$€£]?\\d[\\d,.:]*\\d(?:st|nd|rd|th)?|[$€£]?\\d(?:st|nd|rd|th)?|${words.join('|')})`
const value = `(?:${part}(?:(?:[ -]| and | past | to | of | of the )${part}){0,8}(?: (?:${units}))?)`
const takenBack =
  "(?:no|sorry|wait|hang on|i mean|i meant|scratch that|correction|make that|or rather|my mistake|i tell a lie|that['’]s wrong|not that)"
const again = "(?:it['’]s|it is|that['’]s|that is|the|at|on|for|actually|rather|i mean|i meant|make that)"
const corrected = new RegExp(
  `(?<![\\p{L}\\p{N}])${value}[,.…–-]*\\s+(?:${takenBack}[,.…–-]*\\s+){1,3}(?:${again}\\s+){0,2}(?=${value}(?![\\p{L}\\p{N}]))`,
  'giu',
)

/** "986, no, sorry, 869" → "… 869": a value that its speaker takes back at once is not told. */
export function dropCorrected(text: string): string {
  return text.replace(corrected, '… ')
}
