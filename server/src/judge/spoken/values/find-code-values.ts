import { type Chunk, type Piece, readRows } from './read-rows.ts'
import type { Token } from './split-tokens.ts'
import { markValue, plenty, type Rank, type RankedValue } from './spoken-value.ts'

const longestCode = 24
// With more chunks than this a code was read out one figure at a time.
const mostWindows = 5

export function findCodeValues(tokens: readonly Token[]): RankedValue[] {
  const rows = readRows(tokens)
  const found: RankedValue[] = []
  for (const [index, row] of rows.entries()) {
    if (found.length >= plenty) break
    found.push(...codesOfRow(tokens, row), ...correctedTails(tokens, rows[index - 1], row))
  }
  return found
}

function codesOfRow(tokens: readonly Token[], row: readonly Chunk[]): RankedValue[] {
  const found: RankedValue[] = []
  const windows = row.length <= mostWindows ? everyWindow(row.length) : longRowWindows(row.length)
  for (const [first, last] of windows) {
    const chunks = row.slice(first, last + 1)
    const code = chunks.map((chunk) => chunk.chars).join('')
    const overStop = chunks.slice(1).some((chunk) => chunk.opens)
    const whole = first === 0 && last === row.length - 1
    const rank: Rank = overStop || !isLikely(code) ? 2 : whole || first === last ? 0 : 1
    for (const value of variantsOf(code)) {
      if (isCode(value, chunks))
        found.push(markValue(tokens, [chunks[0]!.from, chunks.at(-1)!.next], value, rank))
    }
  }
  for (const { pieces } of row) {
    if (pieces.length < 2) continue
    found.push(...partsOf(tokens, pieces))
    for (const { chars, from, next } of pieces)
      if (/^\d{3,}$/.test(chars) && chars.length <= longestCode)
        found.push(markValue(tokens, [from, next], chars, 2))
    // "A 5 5 1" may be "a 551", and a word in capitals may stand before a code.
    const rest = pieces.slice(1)
    const code = rest.map((piece) => piece.chars).join('')
    if (/^\p{L}/u.test(pieces[0]!.chars) && isLikely(code) && code.length <= longestCode)
      found.push(markValue(tokens, [rest[0]!.from, rest.at(-1)!.next], code, 2))
  }
  return found
}

/** "K C C 7 4 eleven twelve": what is written and what is in words need not belong together. */
function partsOf(tokens: readonly Token[], pieces: readonly Piece[]): RankedValue[] {
  const inWords = (piece: Piece) => /^\d+$/.test(piece.chars) && tokens[piece.from]!.figures === ''
  const cut = pieces.findIndex((piece, index) => index > 0 && inWords(piece) !== inWords(pieces[index - 1]!))
  if (cut < 0) return []
  return [pieces.slice(0, cut), pieces.slice(cut)].flatMap((part) => {
    const code = part.map((piece) => piece.chars).join('')
    return isLikely(code) && code.length <= longestCode
      ? [markValue(tokens, [part[0]!.from, part.at(-1)!.next], code, 1)]
      : []
  })
}

function everyWindow(count: number): (readonly [number, number])[] {
  const windows: (readonly [number, number])[] = []
  for (let first = 0; first < count; first += 1)
    for (let last = first; last < count; last += 1) windows.push([first, last])
  return windows
}

function longRowWindows(count: number): (readonly [number, number])[] {
  const last = count - 1
  const alone = Array.from({ length: count }, (_, index) => [index, index] as const)
  const cut = [1, 2, 3].flatMap((less) => [[less, last] as const, [0, last - less] as const])
  return [[0, last], ...cut, ...alone]
}

/** The letter O and the figure are said and written alike. */
function variantsOf(code: string): string[] {
  if (!/\d/.test(code) || code.length > longestCode) return [code]
  const zeroed = code.replaceAll('O', '0')
  return [...new Set(/\dO|O\d/.test(code) ? [zeroed, code] : [code, zeroed])]
}

function isCode(code: string, chunks: readonly Chunk[]): boolean {
  if (code.length > longestCode) return false
  // Two figures name a seat or a room where they are written as figures.
  if (/^\d{2}$/.test(code)) return chunks.length === 1
  return code.length >= 3 || (code.length === 2 && /\d/.test(code))
}

function isLikely(code: string): boolean {
  return code.length >= 3 && /\d/.test(code)
}

/** "085 555 0 1 4 6. Sorry, 0 1 6 4": the end of a number is said anew. */
function correctedTails(
  tokens: readonly Token[],
  before: readonly Chunk[] | undefined,
  row: readonly Chunk[],
): RankedValue[] {
  const rows = before ? [before, row] : [row]
  const chunks = rows.flat().slice(-mostWindows - 1)
  const found: RankedValue[] = []
  for (let at = 1; at < chunks.length; at += 1) {
    const [wrong, right] = [chunks[at - 1]!, chunks[at]!]
    const shorter = right.chars.length < wrong.chars.length && wrong.chars.length <= longestCode
    if (!shorter || right.from - wrong.next > farthestCorrection) continue
    const value = wrong.chars.slice(0, -right.chars.length) + right.chars
    if (isLikely(value) && value !== wrong.chars)
      found.push(markValue(tokens, [wrong.from, right.next], value, 2))
  }
  return found
}

// In words: "no, sorry, I mean".
const farthestCorrection = 6
