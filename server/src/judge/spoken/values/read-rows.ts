import { isFunctionWord } from '../word-stems.ts'
import { readBelowHundred } from './read-cardinal.ts'
import { isNear, phraseAt, type Token, wordAt } from './split-tokens.ts'

/** Letters and figures said in one breath: "D K 4 7", "double four one". */
export interface Chunk {
  readonly chars: string
  readonly from: number
  readonly next: number
  /** Its parts as they were written or said. */
  readonly pieces: readonly Piece[]
  /** A sentence may end before it. */
  readonly opens: boolean
}

export interface Piece {
  readonly chars: string
  readonly from: number
  readonly next: number
  /** Explained by a word: "B for Bravo". */
  readonly explained?: true
}

const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
])
const alphabet = new Set(
  'alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu'.split(
    ' ',
  ),
)
const signs = /^(?:dash|hyphen|slash|stroke|dot|space|underscore|hash|minus|gap)$/
const fillers = /^(?:um|uh|uhm|er|erm|em|ah|then|and|so|and then)$/
const suffixes = /^(?:st|nd|rd|th|am|pm|p|k|s|m|kg|km|gb|mb|ml|mg|cm|mm|ft|hrs?|mins?)$/
const explainers = ['for', 'as in', 'like', 'as for', 'from', 'is for']
const openingExplainers = new Set(explainers.map((explainer) => explainer.split(' ')[0]!))
// The longest names and numbers are shorter.
const mostChunks = 24
const mostRows = 200

/** Every row of letters and figures; the chunks of a row may belong together. */
export function readRows(tokens: readonly Token[]): Chunk[][] {
  const rows: Chunk[][] = []
  let row: Chunk[] = []
  for (let at = 0; at < tokens.length && rows.length < mostRows; ) {
    const chunk = readChunk(tokens, at)
    if (!chunk) {
      if (row.length > 0 && !fillers.test(wordAt(tokens, at)) && !signs.test(wordAt(tokens, at))) {
        rows.push(row)
        row = []
      }
      at += 1
      continue
    }
    if (row.length === mostChunks) {
      rows.push(row)
      row = []
    }
    row.push(chunk)
    at = chunk.next
  }
  return row.length > 0 ? [...rows, row] : rows
}

function readChunk(tokens: readonly Token[], at: number): Chunk | undefined {
  const pieces: Piece[] = []
  let next = at
  for (let from = at; from === at || isJoined(tokens, from, pieces); ) {
    const piece = readPiece(tokens, from, pieces.length > 0)
    if (!piece) {
      if (pieces.length === 0 || !signs.test(wordAt(tokens, from))) break
      from += 1
      continue
    }
    // "D, D for Delhi" is one D.
    const last = pieces.at(-1)
    if (piece.explained && last?.chars === piece.chars && !last.explained) pieces.pop()
    pieces.push(piece)
    next = piece.next
    from = piece.next
  }
  if (pieces.length === 0) return undefined
  const chars = pieces.map((piece) => piece.chars).join('')
  return { chars, from: pieces[0]!.from, next, pieces, opens: tokens[at]!.opens }
}

/** What follows belongs to the same breath: close by, or the same letter once more after a comma. */
function isJoined(tokens: readonly Token[], at: number, pieces: readonly Piece[]): boolean {
  if (isNear(tokens, at) || /^[/._]$/.test(tokens[at]?.gap ?? ' ')) return tokens[at]?.opens !== true
  return (
    tokens[at]?.gap === ',' &&
    wordAt(tokens, at) === pieces.at(-1)?.chars.toLowerCase() &&
    explains(tokens, at) > 0
  )
}

function readPiece(tokens: readonly Token[], at: number, within: boolean): Piece | undefined {
  const times = repeats.get(wordAt(tokens, at))
  if (times !== undefined && isNear(tokens, at + 1)) {
    const one = readDigits(tokens, at + 1, true) ?? readLetters(tokens, at + 1, true)
    if (one?.chars.length === 1) return { chars: one.chars.repeat(times), from: at, next: one.next }
    return one && /^\d+$/.test(one.chars) && tokens[at + 1]!.figures !== ''
      ? { chars: one.chars[0]!.repeat(times - 1) + one.chars, from: at, next: one.next }
      : undefined
  }
  return readDigits(tokens, at, within) ?? readLetters(tokens, at, within)
}

function readDigits(tokens: readonly Token[], at: number, within: boolean): Piece | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (/^[\d,]+$/.test(token.text)) return { chars: token.figures, from: at, next: at + 1 }
  if (token.low === 'oh')
    return within || isBesideFigure(tokens, at + 1) ? { chars: '0', from: at, next: at + 1 } : undefined
  const words = readBelowHundred(tokens, at)
  if (!words) return undefined
  const scale = isNear(tokens, words.next) ? wordAt(tokens, words.next) : ''
  const noughts = scale === 'hundred' ? '00' : scale === 'thousand' ? '000' : ''
  return { chars: words.digits + noughts, from: at, next: words.next + (noughts === '' ? 0 : 1) }
}

/** "Oh seven", "oh oh seven", "oh double seven": a nought opens the row. */
function isBesideFigure(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:oh|o)$/.test(wordAt(tokens, at)) || repeats.has(wordAt(tokens, at)) ? at + 1 : at
  return isNear(tokens, at) && isNear(tokens, from) && readBelowHundred(tokens, from) !== undefined
}

function readLetters(tokens: readonly Token[], at: number, within: boolean): Piece | undefined {
  const token = tokens[at]
  if (token?.figures !== '') return undefined
  const { text, low } = token
  if (/^\p{L}$/u.test(text)) {
    const explained = explains(tokens, at)
    const chars = low.toUpperCase()
    if (explained > 0) return { chars, from: at, next: at + explained, explained: true }
    return isLetter(tokens, at, within) ? { chars, from: at, next: at + 1 } : undefined
  }
  const chars = low.toUpperCase()
  if (/^\p{Lu}{2,8}$/u.test(text)) return { chars, from: at, next: at + 1 }
  const touches = token.start === tokens[at - 1]?.end && tokens[at - 1]!.figures !== ''
  const touched = tokens[at + 1]?.start === token.end && tokens[at + 1]!.figures !== ''
  if (/^\p{L}{2,5}$/u.test(text) && ((touches && !suffixes.test(low)) || touched))
    return { chars, from: at, next: at + 1 }
  if (alphabet.has(low.replace('-', '')) && (within || followsRow(tokens, at + 1)))
    return { chars: chars[0]!, from: at, next: at + 1 }
  // A recogniser without capitals: "dk 4714".
  const figuresFollow =
    isNear(tokens, at + 1) &&
    ((tokens[at + 1]?.figures ?? '').length >= 2 || (isFigure(tokens[at + 1]) && isFigure(tokens[at + 2])))
  return !within &&
    figuresFollow &&
    /^\p{Ll}{2,3}$/u.test(text) &&
    !isFunctionWord(low) &&
    !suffixes.test(low)
    ? { chars, from: at, next: at + 1 }
    : undefined
}

/** "I" and "a" are letters only among others. */
function isLetter(tokens: readonly Token[], at: number, within: boolean): boolean {
  const { text, low, start } = tokens[at]!
  const touches = start === tokens[at - 1]?.end
  if (touches && suffixes.test(low) && tokens[at - 1]!.figures !== '') return false
  if (low !== 'a' && low !== 'i') return true
  const next = tokens[at + 1]
  if (within && (!next?.near || followsRow(tokens, at + 1))) return true
  if (!next || (!next.near && next.gap !== ',')) return false
  const beforeLetter = /^\p{L}$/u.test(next.text) && next.low !== 'm'
  return beforeLetter || (text === 'A' && next.figures !== '')
}

function isFigure(token: Token | undefined): boolean {
  return token?.near === true && token.figures !== ''
}

function followsRow(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token?.near) return false
  if (repeats.has(token.low) || alphabet.has(token.low) || /^\p{L}$/u.test(token.text)) return true
  return readDigits(tokens, at, false) !== undefined
}

/** How many words a letter takes with its explanation: "B for Bravo" takes three; 0 without one. */
function explains(tokens: readonly Token[], at: number): number {
  const letter = wordAt(tokens, at)
  if (letter.length !== 1 || !openingExplainers.has(wordAt(tokens, at + 1))) return 0
  for (const explainer of explainers) {
    const length = phraseAt(tokens, at + 1, explainer)
    const word = wordAt(tokens, at + 1 + length)
    if (length > 0 && word.length > 1 && word.startsWith(letter)) return length + 2
  }
  return 0
}
