/** A piece of text, and whether it is what was looked for. */
export interface Piece {
  readonly text: string
  readonly found: boolean
}

/** Words that follow each other, mostly one: without accents and the endings that the search itself does not mind. */
export type Term = readonly string[]

const accents = /\p{M}+/gu

function plain(text: string): string {
  return text.normalize('NFKD').replace(accents, '').toLowerCase()
}

/** What a search looks for, read as the service reads it: words, "phrases", this or that; without what it leaves out. */
export function readTerms(query = ''): Term[] {
  const terms: Term[] = []
  let leftOut = false
  let hasOperand = false
  for (const { 0: token, index } of query.matchAll(/"[^"]*"?|-|[^\s"]+/g)) {
    const isLast = query.slice(index + token.length).trim() === ''
    if (token === '-') leftOut = !leftOut
    // At the beginning and at the end it is a word like any other.
    else if (hasOperand && !isLast && token.toLowerCase() === 'or') hasOperand = false
    else {
      const words = plain(token).match(/[\p{L}\p{N}]+/gu)
      if (words && !leftOut) terms.push(words.map(withoutEnding))
      leftOut = false
      hasOperand = true
    }
  }
  return terms
}

function withoutEnding(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word
}

/** A phrase may begin in one turn and end in the next: if no text holds any term whole, their words are looked for one by one. */
export function settleTerms(terms: readonly Term[], texts: readonly string[]): readonly Term[] {
  const phrases = terms.some(({ length }) => length > 1)
  if (!phrases || texts.some((text) => holdsAny(text, terms))) return terms
  return terms.flatMap((term) => term.map((word) => [word]))
}

/** Splits a text at the words that were looked for. */
export function highlightFound(text: string, terms: readonly Term[]): Piece[] {
  if (terms.length === 0) return [{ text, found: false }]
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const letters = words.map(([word]) => plain(word))
  const highlighted = new Set<number>()
  for (const place of letters.keys())
    for (const term of terms)
      if (term.every((word, offset) => isFormOf(letters[place + offset], word)))
        for (const offset of term.keys()) highlighted.add(place + offset)
  const pieces: Piece[] = []
  let from = 0
  for (const place of [...highlighted].sort((a, b) => a - b)) {
    const { 0: word, index } = words[place]!
    if (index > from) pieces.push({ text: text.slice(from, index), found: false })
    pieces.push({ text: word, found: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false })
  return pieces
}

function isFormOf(letters: string | undefined, word: string): boolean {
  return word.length < 3 ? letters === word : letters?.startsWith(word) === true
}

export function holdsAny(text: string, terms: readonly Term[]): boolean {
  return terms.length > 0 && highlightFound(text, terms).some(({ found }) => found)
}
