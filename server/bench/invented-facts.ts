import type { Transcript } from '../src/domain/transcript.ts'

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const longestRun = 24

/** Words a summary may begin a sentence with although nobody said them. */
const openers =
  /^(the|a|an|it|they|he|she|asked|nothing|nobody|somebody|still|open|no|early|on|later|also|at|this|there|when|in|to|about|only)$/i

/** Numbers and names of a summary that stand nowhere in the transcript. Uses none of the judge's code. */
export function findInvented(
  summary: string,
  { turns }: Transcript,
  allowedNames: readonly string[],
): string[] {
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))]
  const said = [
    turns.map(({ text }) => text),
    ...speakers.map((name) => turns.filter(({ speaker }) => speaker === name).map(({ text }) => text)),
  ].map((texts) => wordsOf(texts.join(' ')))
  const numbers = new Set(said.flatMap((words) => [...numbersIn(words)]))
  const words = new Set([...said[0]!, ...allowedNames.flatMap(wordsOf), ...speakers.flatMap(wordsOf)])
  const bare = speakers
    .filter((name) => /\d/.test(name))
    .reduce((rest, name) => rest.replaceAll(name, ''), summary)
  return [...inventedNumbers(bare, numbers), ...inventedNames(summary, words)]
}

function inventedNumbers(summary: string, said: ReadonlySet<string>): string[] {
  return [...summary.matchAll(/(?<![\p{L}\d])(?:\d[\d,.:-]*\d|\d)/gu)]
    .map(([number]) => number)
    .filter((number) => {
      const bare = number.replace(/,(?=\d{3})/g, '')
      const whole = bare.replace(/\.0+$/, '')
      const pieces = bare.split(/[^\d]+/)
      return !(
        said.has(whole) ||
        said.has(bare.replace(/\D/g, '')) ||
        (pieces.length > 1 && pieces.every((piece) => said.has(piece) || said.has(String(Number(piece)))))
      )
    })
}

function inventedNames(summary: string, said: ReadonlySet<string>): string[] {
  return [...summary.matchAll(/(?<!\p{L})\p{Lu}[\p{L}’']*/gu)]
    .filter(({ 0: word, index }) => {
      const opens = /(^|[.!?:;…]["”’)]*|[“"(-])\s*$/.test(summary.slice(Math.max(0, index - 5), index))
      return !wordsOf(word).every((part) => said.has(part)) && !(opens && openers.test(word))
    })
    .map(([word]) => word)
    .filter((word) => !/^(AM|PM|English)$/.test(word))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/['’]s?\b/g, '')
    .replace(/(\d)(?=[ap]\.?m\b|k\b)/g, '$1 ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !/^(uh|um|uhm|ah|er|mhm|okay|and|yes|yeah|well|so|then)$/.test(word))
}

/** Every number that can be heard in the words: as a value, and figure by figure. */
function numbersIn(words: readonly string[]): Set<string> {
  const heard = new Set<string>()
  for (let start = 0; start < words.length; start += 1) {
    const run: string[] = []
    for (const word of words.slice(start, start + longestRun)) {
      if (!isNumberWord(word) && !(run.length === 0 && word === 'a')) break
      run.push(word)
      heard.add(String(amountOf(run)))
      heard.add(run.map((each, index) => figuresOf(each, run[index + 1])).join(''))
    }
  }
  return heard
}

function isNumberWord(word: string): boolean {
  return (
    /^\d+(st|nd|rd|th)?$/.test(word) ||
    word === 'oh' ||
    word === 'o' ||
    [units, tens, ordinals].some((list) => list.includes(word)) ||
    word in scales
  )
}

function plainValue(word: string): number {
  if (/^\d/.test(word)) return Number.parseInt(word, 10)
  if (units.includes(word)) return units.indexOf(word)
  if (tens.includes(word)) return 20 + 10 * tens.indexOf(word)
  return ordinals.includes(word) ? ordinals.indexOf(word) + 1 : 0
}

function amountOf(run: readonly string[]): number {
  let total = 0
  let current = 0
  for (const word of run) {
    const scale = scales[word]
    if (word === 'a') current = 1
    else if (scale === 100) current = Math.max(1, current) * 100
    else if (scale !== undefined) {
      total += Math.max(1, current) * scale
      current = 0
    } else {
      // "one thirty four" and "nineteen ninety": the second part moves the first up two places.
      const value = plainValue(word)
      const follows = current > 0 && current % 100 !== 0 && !(current % 10 === 0 && value < 10)
      current = follows ? current * 100 + value : current + value
    }
  }
  return total + current
}

function figuresOf(word: string, next: string | undefined): string {
  if (word === 'oh' || word === 'o') return '0'
  if (tens.includes(word) && next && units.indexOf(next) >= 1 && units.indexOf(next) <= 9)
    return String(2 + tens.indexOf(word))
  return word in scales || word === 'a' ? '' : String(/^0\d/.test(word) ? word : plainValue(word))
}
