import type { Turn } from '../domain/transcript.ts'
import { findMatches } from './find-matches.ts'
import { type Piece, readNumbers } from './read-numbers.ts'
import { readTokens, type Token } from './read-tokens.ts'

/** A turn, read. */
export interface ReadTurn {
  readonly speaker: string
  readonly text: string
  readonly tokens: readonly Token[]
  readonly pieces: readonly Piece[]
  /** Nothing but numbers and `mhm`: it does not interrupt whoever is reading a number out. */
  readonly transparent: boolean
}

/** What one speaker said, as far as nobody really interrupted. */
export interface Passage {
  readonly turns: readonly number[]
}

export interface Conversation {
  readonly turns: readonly ReadTurn[]
  readonly passages: readonly Passage[]
}

/** Amounts of money, times of day and dates in figures: whole, so that none of their figures counts as part of a number. */
const notNumbers = [
  /[$£€]\s?\d[\d,]*(?:\.\d+)?/g,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
  /(?<!\d)\d{1,2}\s?[ap]\.?\s?m\b/gi,
  /(?<![\d/-])\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?![\d/-])/g,
  // Only what can be a date, in either order of day and month: a sort code looks much the same.
  /(?<![\d-])(?:(?:19|20)\d{2}-\d{2}-\d{2}|(?:(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])-(?:0?[1-9]|1[0-2]))-(?:(?:19|20)\d{2}|\d{2}))(?![\d-])/g,
]

/** Said between the parts of a number. */
const fillers = new Set(
  "oh o um uh uhm er erm ah eh hm hmm mm mmm mhm and then so the next is it's its that's thats that it are was a okay ok yes yeah yep yup no sorry wait i mean let me see again like also followed by all right alright got sure please now dash hyphen space slash comma digit digits number numbers last first final other middle after dot point well just y luego es el la este sí si aja ajá bueno guion guión espacio noise unk < > [ ] , . - … – — / ; : ' \" ( ) ? ! # _".split(
    ' ',
  ),
)
/** Said by whoever writes a number down. */
const listening = new Set(
  "huh go ahead on have perfect great good thanks thank you continue ready correct what whats uh-huh uhhuh m-hm gotcha cool fine copy keep going done exactly repeat sir ma'am mam madam hold one moment second claro bien perfecto siga adelante dígame digame correcto gracias listo vale".split(
    ' ',
  ),
)
const longestListening = 14

export function isFiller(text: string): boolean {
  return fillers.has(text)
}

export function readConversation(turns: readonly Turn[]): Conversation {
  const read = turns.map((turn, index) => readTurn(turn, index))
  return { turns: read, passages: findPassages(read) }
}

function readTurn({ speaker, text }: Turn, index: number): ReadTurn {
  const tokens = readTokens(text, index)
  const excluded = new Uint8Array(text.length)
  for (const pattern of notNumbers)
    for (const { start, end } of findMatches(pattern, text)) excluded.fill(1, start, end)
  const isExcluded = ({ start, end }: Token) => excluded.subarray(start, end).includes(1)
  const pieces = readNumbers(tokens, isExcluded)
  const counted = new Set(
    pieces.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, step) => first + step)),
  )
  const rest = tokens.filter((_, at) => !counted.has(at))
  const transparent =
    rest.length <= longestListening && rest.every(({ text }) => fillers.has(text) || listening.has(text))
  return { speaker, text, tokens, pieces, transparent }
}

function findPassages(turns: readonly ReadTurn[]): Passage[] {
  const passages: Passage[] = []
  const open = new Map<string, number[]>()
  for (const [index, { speaker, transparent }] of turns.entries()) {
    const mine = open.get(speaker) ?? []
    if (mine.length === 0) passages.push({ turns: mine })
    mine.push(index)
    open.set(speaker, mine)
    if (!transparent) for (const other of open.keys()) if (other !== speaker) open.delete(other)
  }
  return passages
}
