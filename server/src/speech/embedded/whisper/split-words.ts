import type { BytePairs } from './byte-pairs.ts'

/** Tokens that make up one word, by their place; the end is the first one after it. */
export interface WordSpan {
  readonly text: string
  readonly first: number
  readonly end: number
}

/** Written without spaces, so that a whole sentence would be one word. */
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'my', 'km', 'bo'])

/** Words as they are written, each with the space before it and the punctuation after it. */
export function splitWords(text: BytePairs, tokens: readonly number[], language: string): WordSpan[] {
  const words: WordSpan[] = []
  let first = 0
  for (let end = 1; end <= tokens.length; end++) {
    const own = tokens.slice(first, end)
    // A character's bytes can be spread over tokens.
    if (text.endsInside(own) && end < tokens.length) continue
    const piece = text.decode(own)
    const last = words.at(-1)
    const begins = unspaced.has(language) ? /[\p{L}\p{N}]/u.test(piece) : piece.startsWith(' ')
    if (last && !begins) words[words.length - 1] = { text: last.text + piece, first: last.first, end }
    else words.push({ text: piece, first, end })
    first = end
  }
  return words
}
