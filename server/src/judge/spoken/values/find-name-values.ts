import { isFunctionWord } from '../word-stems.ts'
import { isCommonWord } from './common-words.ts'
import { readRows } from './read-rows.ts'
import { isNear, type Token, wordAt } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

const titles =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|sir|madam|ma'am|prof|professor|father|sister|nurse|captain|sergeant|officer|aunty|auntie|uncle|lord|lady|st)$/
const particles = /^(?:de|da|di|del|van|von|der|den|bin|ibn|al|el|la|le|du|dos|das|ter|ten|y)$/
const neverNames =
  /^(?:i|i'.*|a|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|christmas|easter|ok|okay|god)$/
const alsoWords =
  /^(?:will|mark|grace|rose|may|bill|pat|sue|dawn|hope|joy|frank|jack|rob|grant|guy|faith|art|dean|summer|penny|ray|drew|gene|robin|heather|iris|ruby|amber|chase|miles|rich|nick|max|love|young|long|black|white|brown|green|gray|grey|west|north|little|best|small|day|price|power|street|wall|page|post|bell|page|case|cash|bond|short|gold|silver)$/
const mostWords = 3
// A row of capitals is broken up, so that hostile text cannot make one name of everything.
const longestRun = 12

/** Words with capitals that are neither common nor titles, and names spelled out. */
export function findNameValues(tokens: readonly Token[], text: string): RankedValue[] {
  const found = spelledNames(tokens)
  const cased = tokens.some(
    ({ text, low }) => text !== low && /^\p{Lu}/u.test(text) && !/^i(?:'|$)/.test(low),
  )
  if (!cased) return [...found, ...announcedNames(tokens, text), ...unknownWords(tokens, text)]
  for (let at = 0; at < tokens.length && found.length < plenty; ) {
    const run = readRun(tokens, at)
    found.push(...namesOfRun(tokens, text, run))
    at = (run.at(-1) ?? at) + 1
  }
  return found
}

/** The places of words with capitals one after another. */
function readRun(tokens: readonly Token[], at: number): number[] {
  const run: number[] = []
  for (let next = at; next < tokens.length && run.length < longestRun; next += 1) {
    if (next > at && !isNear(tokens, next) && !isAfterInitial(tokens, next)) break
    if (isNameWord(tokens, next)) run.push(next)
    else if (run.length === 0 || !leadsOn(tokens, next)) break
  }
  return run
}

/** "J. Smith": the full stop belongs to the initial. */
function isAfterInitial(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === '.' && /^\p{Lu}$/u.test(tokens[at - 1]!.text) && tokens[at - 1]!.low !== 'i'
}

/** "Maria de la Cruz": small words within a name. */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  if (!particles.test(wordAt(tokens, at))) return false
  if (isNear(tokens, at + 1) && isNameWord(tokens, at + 1)) return true
  const more = at + 2
  return particles.test(wordAt(tokens, at + 1)) && isNear(tokens, more) && isNameWord(tokens, more)
}

function isNameWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || !/^\p{Lu}/u.test(token.text)) return false
  const word = lessOwner(token.low)
  if (titles.test(word) || neverNames.test(word)) return false
  if (/^\p{Lu}$/u.test(token.text)) return isInitial(tokens, at)
  if (/^\p{Lu}{3,}$/u.test(token.text)) return false
  if (!opensSentence(tokens, at)) return !isFunctionWord(word.replace("'", '')) || alsoWords.test(word)
  if (!isCommonWord(word) && !isFunctionWord(word.replace("'", ''))) return true
  // A common word at the beginning is a name only before another: "Will Hargreaves".
  return alsoWords.test(word) && isNear(tokens, at + 1) && /^\p{Lu}\p{Ll}/u.test(tokens[at + 1]!.text)
}

/** "Pooja R", "J. Smith". */
function isInitial(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (isNear(tokens, at) && before && /^\p{Lu}\p{Ll}/u.test(before.text)) return isNameWord(tokens, at - 1)
  return after !== undefined && after.gap === '.' && /^\p{Lu}\p{Ll}/u.test(after.text)
}

function opensSentence(tokens: readonly Token[], at: number): boolean {
  const { opens, gap } = tokens[at]!
  return opens && !(gap === '.' && (titles.test(wordAt(tokens, at - 1)) || isAfterInitial(tokens, at)))
}

function namesOfRun(tokens: readonly Token[], text: string, run: readonly number[]): RankedValue[] {
  // What a hyphen joins is one word.
  const words: { first: number; last: number }[] = []
  for (const at of run) {
    const before = words.at(-1)
    if (before && before.last === at - 1 && tokens[at]!.gap === '-') before.last = at
    else words.push({ first: at, last: at })
  }
  const found: RankedValue[] = []
  const add = (part: readonly { first: number; last: number }[], rank: Rank) => {
    if (part.length > 0) found.push(writtenName(tokens, text, [part[0]!.first, part.at(-1)!.last], rank))
  }
  const opening = run.length > 0 && opensSentence(tokens, run[0]!)
  for (let first = 0; first < words.length; first += mostWords)
    add(words.slice(first, first + mostWords), opening ? 1 : 0)
  if (words.length > mostWords) add(words.slice(-mostWords), 1)
  // The word that opens the sentence may be none of it: "Hiya Niall".
  if (opening) add(words.slice(1, 1 + mostWords), 1)
  return found
}

function writtenName(
  tokens: readonly Token[],
  text: string,
  [first, last]: readonly [number, number],
  rank: Rank,
): RankedValue {
  const { start } = tokens[first]!
  const end = tokens[last]!.end - (tokens[last]!.low.endsWith("'s") ? 2 : 0)
  return { value: text.slice(start, end), start, end, rank }
}

const fewestLetters = 3

/** "S M Y T H E". */
function spelledNames(tokens: readonly Token[]): RankedValue[] {
  return readRows(tokens).flatMap((row) => {
    const whole = row.map((chunk) => chunk.chars).join('')
    const parts = row.length > 1 ? row.map((chunk) => [chunk.chars, chunk.from, chunk.next] as const) : []
    return [[whole, row[0]!.from, row.at(-1)!.next] as const, ...parts]
      .filter(([chars, from, next]) => /^\p{L}{3,40}$/u.test(chars) && next - from >= fewestLetters)
      .map(([chars, from, next]) =>
        markValue(tokens, [from, next], chars[0]! + chars.slice(1).toLowerCase(), 1),
      )
  })
}

const announcers =
  /^(?:name's|names|called|mr|mrs|ms|miss|dr|doctor|sister|hello|hi|hey|thanks|speaking|it's|i'm|im|with|to|for|from|is|ask|see)$/
const surely = /^(?:name's|names|is|called|mr|mrs|ms|miss|dr)$/

/** A recogniser without capitals: a name follows what announces it. */
function announcedNames(tokens: readonly Token[], text: string): RankedValue[] {
  const found: RankedValue[] = []
  for (const [at, token] of tokens.entries()) {
    if (!announcers.test(token.low)) continue
    if (found.length >= plenty) break
    if (token.low === 'is' && !/^(?:name|this|surname|here)$/.test(wordAt(tokens, at - 1))) continue
    const rank: Rank = surely.test(token.low) ? 0 : 1
    for (let next = at + 1; next <= at + mostWords && isUnknown(tokens, next); next += 1) {
      if (!isNear(tokens, next)) break
      found.push(writtenName(tokens, text, [at + 1, next], rank))
    }
  }
  return found
}

/** What is left when the common words are gone, alone and in pairs. */
function unknownWords(tokens: readonly Token[], text: string): RankedValue[] {
  const found: RankedValue[] = []
  for (let at = 0; at < tokens.length && found.length < plenty; at += 1) {
    if (!isUnknown(tokens, at)) continue
    found.push(writtenName(tokens, text, [at, at], 2))
    if (isNear(tokens, at + 1) && isUnknown(tokens, at + 1))
      found.push(writtenName(tokens, text, [at, at + 1], 2))
  }
  return found
}

function isUnknown(tokens: readonly Token[], at: number): boolean {
  const word = lessOwner(wordAt(tokens, at))
  if (!/^\p{L}[\p{L}\p{M}'-]+$/u.test(word) || titles.test(word) || neverNames.test(word)) return false
  if (/(?:ing|tion|tions|ment|ments|ness|able|ible|ally|n't|'ll|'d|'re|'ve)$/.test(word)) return false
  return !isCommonWord(word) && !isFunctionWord(word.replace("'", ''))
}

function lessOwner(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word
}
