import { isTelling, withoutDenial } from './telling-words.ts'

/** What somebody said, word by word, with where each word stands and where each is said. */
export interface WordText {
  readonly words: readonly string[]
  readonly starts: readonly number[]
  readonly places: ReadonlyMap<string, readonly number[]>
}

export interface AlignedSpan {
  readonly start: number
  readonly end: number
  /** How many words are off. */
  readonly cost: number
}

const fillers = new Set('um uh uhm umm er erm ah hm hmm mm mhm eh äh ähm euh este'.split(' '))
/** Longer quotes have to stand as they are. */
const mostWords = 120

/** Words as they stand in `plain`, hesitations left out. */
export function readWordText(plain: string): WordText {
  const words: string[] = []
  const starts: number[] = []
  const places = new Map<string, number[]>()
  for (const { 0: word, index } of plain.matchAll(/[^ ]+/g)) {
    if (fillers.has(word)) continue
    const known = places.get(word)
    if (known) known.push(words.length)
    else places.set(word, [words.length])
    words.push(word)
    starts.push(index)
  }
  return { words, starts, places }
}

/** How many words a recogniser or a judge may have got wrong: none in a short quote. */
function allowanceFor(words: number): number {
  return words < 5 ? 0 : Math.max(1, Math.floor(words / 6))
}

/** How much comparing one quote may cost, in pairs of words, and how many places are looked at in any case. */
const mostPairs = 60_000
const fewestPlaces = 50

/**
 * Where `phrase` was said but for a few small words or letters. Numbers and negations are never among them: with
 * another figure, or without its "not", it is another sentence. What is said over and over is looked for around the
 * `near`est place of the plain text only.
 */
export function alignQuote(phrase: string, said: WordText, near: number): AlignedSpan[] {
  const quote = readWordText(phrase).words
  if (quote.length === 0 || quote.length > mostWords) return []
  const allowed = allowanceFor(quote.length)
  const nearWord = said.starts.findIndex((start) => start >= near)
  const distance = (word: number) => Math.abs(word - (nearWord < 0 ? said.words.length : nearWord))
  const pairs = quote.length * (quote.length + 2 * allowed)
  const candidates = [...findCandidates(quote, said, allowed)]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, Math.max(fewestPlaces, Math.floor(mostPairs / pairs)))
  return mergeWindows(candidates, quote.length, allowed, said.words.length).flatMap(({ from, to }) => {
    const best = alignWithin(quote, said.words, from, to, distance)
    if (!best || best.cost > allowed) return []
    const end = said.starts[best.to - 1]! + said.words[best.to - 1]!.length
    return [{ start: said.starts[best.from]!, end, cost: best.cost }]
  })
}

/** The stretches of words to look at; those that overlap by half are one. */
function mergeWindows(
  candidates: readonly number[],
  length: number,
  allowed: number,
  words: number,
): { from: number; to: number }[] {
  const windows: { from: number; to: number }[] = []
  for (const first of candidates.toSorted((one, other) => one - other)) {
    const from = Math.max(0, first - allowed)
    const to = Math.min(words, first + length + allowed)
    const last = windows.at(-1)
    if (last && from < last.to - length / 2) last.to = to
    else windows.push({ from, to })
  }
  return windows
}

/** With so many faults in so many pieces and one more, one piece has none: only its places need a closer look. */
function findCandidates(quote: readonly string[], said: WordText, allowed: number): Set<number> {
  const found = new Set<number>()
  for (let piece = 0; piece <= allowed; piece++) {
    const from = Math.floor((piece * quote.length) / (allowed + 1))
    const to = Math.floor(((piece + 1) * quote.length) / (allowed + 1))
    const rarest = rarestWord(quote, from, to, said)
    for (const place of said.places.get(quote[rarest]!) ?? []) {
      const first = place - rarest
      let at = from
      while (at < to && said.words[first + at] === quote[at]) at++
      if (at === to) found.add(first)
    }
  }
  return found
}

function rarestWord(quote: readonly string[], from: number, to: number, said: WordText): number {
  let rarest = from
  const countOf = (at: number) => said.places.get(quote[at]!)?.length ?? 0
  for (let at = from + 1; at < to; at++) if (countOf(at) < countOf(rarest)) rarest = at
  return rarest
}

/** How far the quote has been read, what that cost, and at which word it began. */
interface Reading {
  readonly cost: number
  readonly from: number
}

const impossible: Reading = { cost: Infinity, from: 0 }

/**
 * The cheapest way to read the quote out of `words[from, to)`, wherever in it that begins and ends. A word of the quote
 * left out beside one of the transcript's left out would be another word in its place, and is none of the ways.
 */
function alignWithin(
  quote: readonly string[],
  words: readonly string[],
  from: number,
  to: number,
  distance: (word: number) => number,
): { from: number; to: number; cost: number } | undefined {
  const width = to - from + 1
  let heard: Reading[] = Array.from({ length: width }, (_, at) => ({ cost: 0, from: from + at }))
  let missing: Reading[] = Array.from({ length: width }, () => impossible)
  let extra = missing
  for (const [row, word] of quote.entries()) {
    // The ends have to be heard, or the word beyond them might be the figure that was changed.
    const atEnd = row === 0 || row === quote.length - 1
    const dropCost = atEnd || isTelling(word) ? Infinity : 1
    const nextHeard: Reading[] = [impossible]
    const nextMissing: Reading[] = [impossible]
    const nextExtra: Reading[] = [impossible]
    for (let at = 1; at < width; at++) {
      const said = words[from + at - 1]!
      const before = cheaper(cheaper(heard[at - 1]!, missing[at - 1]!), extra[at - 1]!)
      nextHeard.push(addCost(before, replaceCost(word, said)))
      nextMissing.push(addCost(cheaper(heard[at]!, missing[at]!), dropCost))
      const addedCost = row === quote.length - 1 || isTelling(said) ? Infinity : 1
      nextExtra.push(addCost(cheaper(nextHeard[at - 1]!, nextExtra[at - 1]!), addedCost))
    }
    heard = nextHeard
    missing = nextMissing
    extra = nextExtra
  }
  const ends = heard.map((reading, at) => ({ ...reading, to: from + at }))
  const isBetter = (one: Reading, other: Reading) =>
    one.cost < other.cost || (one.cost === other.cost && distance(one.from) < distance(other.from))
  const best = ends.reduce((first, next) => (isBetter(next, first) ? next : first))
  return best.cost < Infinity ? best : undefined
}

function cheaper(one: Reading, other: Reading): Reading {
  return other.cost < one.cost ? other : one
}

function addCost({ cost, from }: Reading, more: number): Reading {
  return { cost: cost + more, from }
}

/** A word misheard is one fault, another word four, more than most quotes may have: "Michael" is not "Robert". */
function replaceCost(word: string, heard: string): number {
  if (word === heard) return 0
  if (isTelling(word) || isTelling(heard) || isDenied(word, heard)) return Infinity
  return isAlike(word, heard) ? 1 : 4
}

/** One is the other with an "un-" or "im-" before it. */
function isDenied(one: string, other: string): boolean {
  const [plainOne, plainOther] = [withoutDenial(one), withoutDenial(other)]
  const oneOnly = (plainOne === one) !== (plainOther === other)
  return oneOnly && isAlike(plainOne, plainOther)
}

function isAlike(one: string, other: string): boolean {
  const longer = Math.max(one.length, other.length)
  if (longer <= 3) return true
  return countEdits(one, other) <= Math.max(1, Math.floor(longer / 4))
}

function countEdits(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 8) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const kept = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(kept, row[to]! + 1, next[to - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}
