import { plainWords } from '../../domain/language/spoken-words.ts'
import { findSpokenNumbers } from '../spoken/spoken-numbers.ts'

/** What may be told about a call: the words and numbers that are known of it. */
export interface Known {
  readonly words: ReadonlySet<string>
  readonly numbers: ReadonlySet<number>
  /** Figures one after another, as in a telephone number: each from its beginning to its end. */
  readonly runs: ReadonlySet<string>
  /** Numbers in words are read in English; elsewhere only a recogniser that writes figures can be held to them. */
  readonly numbersAreRead: boolean
  /** Nouns have capitals in German: a capital there makes no name. */
  readonly capitalsMeanNames: boolean
}

const languagesOfCapitals = ['de', 'lb']
const lightWords = new Set(
  'i ivr id pin csr crm sms usd eur gbp ok agent customer caller representative ms mr mrs dr english'.split(
    ' ',
  ),
)
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const figureGroups = /\d+(?:[ ,.-]{1,2}\d+)*/g
const dictated = /\b\d(?:[ ,-]{1,2}\d\b){3,}/g
/** "Ending in 4711" tells of a number without telling all of it. */
const shortestEnd = 3
const shortestRun = 6

/** Of what was said, and of what else is known of the call. */
export function readKnown(said: readonly string[], other: readonly string[], language: string): Known {
  const words = new Set<string>()
  const numbers = new Set<number>()
  const runs = new Set<string>()
  for (const text of [...said, ...other]) {
    // Figure by figure is one number, not one for each.
    const read = text.replace(dictated, ' ')
    for (const word of plainWords(read).split(' ')) words.add(word)
    for (const number of findSpokenNumbers(read)) {
      numbers.add(number.value)
      runs.add(number.digits ?? String(number.value))
    }
    // People dictate figures in twos and threes: "47, 11".
    for (const [figures] of text.matchAll(figureGroups)) runs.add(figures.replace(/\D/g, ''))
  }
  return {
    words,
    numbers,
    runs,
    numbersAreRead: language === 'en' || said.some((text) => /\d/.test(text)),
    capitalsMeanNames: !languagesOfCapitals.includes(language),
  }
}

/** Numbers and names in a sentence that nobody said. */
export function findInvented(sentence: string, known: Known): string[] {
  return [...inventedNumbers(sentence, known), ...inventedNames(sentence, known)]
}

function inventedNumbers(sentence: string, { numbers, runs, words, numbersAreRead }: Known): string[] {
  if (!numbersAreRead) return []
  const bare = sentence
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?\b/g, (time) => (knowsTime(time, words, numbers) ? ' ' : time))
    .replace(figureGroups, (groups) =>
      /\D/.test(groups) && runs.has(groups.replace(/\D/g, '')) ? ' ' : groups,
    )
  return findSpokenNumbers(bare).flatMap(({ value, digits: figures, unit, start, end }) => {
    const written = bare.slice(start, end)
    // "one" and "two" in letters are as often grammar as they are figures.
    if (!/\d/.test(written) && value <= 10) return []
    if (numbers.has(value) || words.has(written.toLowerCase())) return []
    if (figures !== null && runs.has(figures)) return []
    // An amount is never part of a longer number.
    if (figures !== null && unit === null && isEndOf(figures, runs)) return []
    return [written]
  })
}

function isEndOf(figures: string, runs: ReadonlySet<string>): boolean {
  if (figures.length < shortestEnd) return false
  return [...runs].some(
    (run) => run.length >= shortestRun && (run.startsWith(figures) || run.endsWith(figures)),
  )
}

function knowsTime(time: string, words: ReadonlySet<string>, numbers: ReadonlySet<number>): boolean {
  const [hours, minutes] = time.split(':').map(Number)
  const hour =
    numbers.has(hours!) ||
    words.has(small[hours!] ?? '') ||
    numbers.has((hours! + 12) % 24) ||
    numbers.has(hours! % 12)
  return hour && (minutes === 0 || numbers.has(minutes!) || numbers.has(100 * hours! + minutes!))
}

const opener =
  /^(?:agents?|customers?|callers?|clients?|nobody|nothing|somebody|something|someone|everyone|everybody|anyone|neither|both|they|he|she|it|we|who|which|that|this|one|others|later|then|finally|also|never|twice|once)$/
/** What only people do: a word before it that opens a sentence is likely one's name. */
const verbOfPerson =
  /^(?:said|says|told|tells|asked|asks|promised|promises|explained|explains|apologi[sz]ed|agreed|thanked|wanted|wants|called|calls|needed|needs|greeted|verified)$/

function inventedNames(sentence: string, { words, capitalsMeanNames }: Known): string[] {
  const tokens = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)]
  return tokens.flatMap((match, index): string[] => {
    const word = match[0]
    if (!/^\p{Lu}/u.test(word) || isKnown(word, words)) return []
    const titled = /^(?:herr|frau|mr|mrs|ms|dr|señor|señora|monsieur|madame)$/i.test(
      tokens[index - 1]?.[0] ?? '',
    )
    if (titled) return [word]
    if (!capitalsMeanNames) return []
    if (!opensSentence(sentence, match.index)) return [word]
    const next = tokens[index + 1]?.[0] ?? ''
    const looksLikeName = /^\p{Lu}\p{Ll}/u.test(next) || verbOfPerson.test(next)
    return looksLikeName && !opener.test(word.toLowerCase()) ? [word] : []
  })
}

function isKnown(word: string, words: ReadonlySet<string>): boolean {
  const parts = plainWords(word.replace(/['’]s$/u, '')).split(' ')
  return parts.every((part) => lightWords.has(part) || words.has(part) || words.has(part.replace(/s$/, '')))
}

function opensSentence(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at).trimEnd()
  return before === '' || /[.!?:;“"«(–—-]$/.test(before)
}
