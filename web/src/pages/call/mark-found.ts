/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

const accents = /\p{M}+/gu

function plain(text: string): string {
  return text.normalize('NFKD').replace(accents, '').toLowerCase()
}

/** The words of a search, without accents, operators and the endings that the search itself does not mind. */
export function readTerms(query: string | undefined): string[] {
  const words = (query ?? '').match(/(?<![\p{L}\p{N}])-?[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !word.startsWith('-') && word !== 'OR')
    .map((word) => {
      const letters = plain(word)
      return letters.length > 4 ? letters.replace(/(?:ing|ed|es|s)$/, '') : letters
    })
}

/** Splits a text at its words that begin with one of the terms. */
export function markFound(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, found: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const letters = plain(word)
    if (!terms.some((term) => (term.length < 3 ? letters === term : letters.startsWith(term)))) continue
    if (index > from) pieces.push({ text: text.slice(from, index), found: false })
    pieces.push({ text: word, found: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false })
  return pieces
}

export function holdsAny(text: string, terms: readonly string[]): boolean {
  return terms.length > 0 && markFound(text, terms).some(({ found }) => found)
}
