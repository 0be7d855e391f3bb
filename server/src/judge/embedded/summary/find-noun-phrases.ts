import { classOf, isVague, type WordClass } from './word-classes.ts'

export const longestPhrase = 4
const ordering = /^(?:last|next|first|second|other|own)$/
const object = /^(?:me|you|him|her|us|them|it|the|an?|my|your|our|his|their|this|that)$/

/** Things spoken of, as runs of describing words that end in a thing: "damaged cable", "account balance". */
export function findNounPhrases(words: readonly string[], leaveOut: ReadonlySet<string>): string[][] {
  const phrases: string[][] = []
  let run: string[] = []
  let before: WordClass = 'other'
  const close = () => {
    const phrase = trimPhrase(run)
    if (phrase.length > 0) phrases.push(phrase)
    run = []
  }
  for (const [index, word] of words.entries()) {
    const given = leaveOut.has(word) ? 'other' : classOf(word)
    // "The charge" and "service charge" are things, "charge me" is not.
    const guess: WordClass =
      given === 'either'
        ? before === 'determiner' || (run.length > 0 && !object.test(words[index + 1] ?? ''))
          ? 'noun'
          : 'other'
        : given
    // "Damaged" before a thing tells of it only where it follows "a" or "the".
    const participle = guess === 'modifier' && /ed$/.test(word) && before !== 'determiner' && run.length === 0
    if ((guess === 'noun' || guess === 'modifier') && !participle && !run.includes(word)) run.push(word)
    else close()
    // "My last bill" is as good as "my bill".
    if (before !== 'determiner' || !ordering.test(word)) before = guess
  }
  close()
  return phrases
}

/** Ends in a thing, begins with no number or day, and is not only vague words. */
function trimPhrase(run: readonly string[]): string[] {
  const phrase = [...run]
  while (phrase.length > 0 && classOf(phrase.at(-1)!) === 'modifier') phrase.pop()
  const short = phrase.slice(-longestPhrase)
  while (short.length > 0 && isUnnamed(short[0]!)) short.shift()
  while (short.length > 0 && (isUnnamed(short.at(-1)!) || classOf(short.at(-1)!) === 'modifier')) short.pop()
  return short.every((word) => isVague(word) || classOf(word) === 'modifier') ? [] : short
}

const unnamed =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|\w*teen|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|first|second|third|fourth|fifth|\w*teenth|twentieth|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|sir|maam|madam|mister|miss|mr|mrs|ms|dollars?|cents?|percent|other|same|last|next|whole|today|own|more|few|good|great|nice|best|sure|more|most|such|right|entire|couple|bit|thirtieth|dot|enough|fair|honest|direct|double)$/

function isUnnamed(word: string): boolean {
  return unnamed.test(word) && word !== 'birthday' && word !== 'holiday'
}
