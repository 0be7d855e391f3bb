import { plainWords } from '../../../domain/language/spoken-words.ts'
import { ivrSpeaker, type Turn } from '../../../domain/transcript.ts'
import type { PartyOf } from './parties.ts'
import type { WordPieces } from './word-pieces.ts'

/** A turn as the networks read it, or a piece of one that is too long to be read at once. */
export interface Line {
  readonly turnIndex: number
  /** Verbatim `turn.text.slice(start, start + text.length)`. */
  readonly text: string
  readonly start: number
  /** Who speaks, a colon, and the words. */
  readonly ids: readonly number[]
}

const agent = 4005
const customer = 8013
const colon = 1024
/** As long as nearly all turns the networks have learnt from. */
const longestLine = 64
const mostCharacters = 400
const noiseMark = /\[[^\]]{0,40}\]|<[^>]{0,40}>/g

export function listLines(turns: readonly Turn[], partyOf: PartyOf, pieces: WordPieces): Line[] {
  return turns.flatMap((turn, turnIndex) => {
    if (turn.speaker === ivrSpeaker) return []
    const speaker = partyOf(turn.speaker) === 'customer' ? customer : agent
    return splitText(turn.text).flatMap(({ text, start }) => {
      if (plainWords(text.replace(noiseMark, ' ')) === '') return []
      const words = encodeBare(pieces, text, longestLine)
      return words.length === 0 ? [] : [{ turnIndex, text, start, ids: [speaker, colon, ...words] }]
    })
  })
}

export function encodeBare(pieces: WordPieces, text: string, most: number): number[] {
  return pieces.encode(text, most + 2).slice(1, -1)
}

/** Cut behind a sentence where there is one, else behind a word, so that every piece can be read whole. */
function splitText(text: string): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = []
  let start = 0
  while (text.length - start > mostCharacters / 1.6) {
    const piece = text.slice(start, start + mostCharacters / 2)
    const cut = Math.max(...['. ', '? ', '! '].map((mark) => piece.lastIndexOf(mark))) + 2
    const end = cut > 40 ? cut : Math.max(piece.lastIndexOf(' ') + 1, 0) || piece.length
    parts.push({ text: text.slice(start, start + end), start })
    start += end
  }
  return [...parts, { text: text.slice(start), start }]
}
