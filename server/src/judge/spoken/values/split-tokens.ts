/** A word or a number in figures, with where it stands. */
export interface Token {
  /** As written. */
  readonly text: string
  /** In lower case, with straight apostrophes. */
  readonly low: string
  readonly start: number
  readonly end: number
  /** What stands between it and the one before, less the spaces. */
  readonly gap: string
  /** Only spaces, a hyphen or nothing between it and the one before. */
  readonly near: boolean
  /** A sentence may end right before it. */
  readonly opens: boolean
  /** The figures of a number, without commas and currency; '' for a word. */
  readonly figures: string
}

const tokenPattern =
  /[$€£₹¥]?\d+(?:,\d{2,3})+(?:\.\d+)?|[$€£₹¥]?\d+(?:\.\d+)?|\.\d+|[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu
const longestGap = 20
// More than an hour of talk without a pause: whatever has more words is no turn.
const mostTokens = 10_000

export function splitTokens(text: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(tokenPattern)) {
    if (tokens.length === mostTokens) break
    // However long the gap, its beginning tells what it is.
    const between = text.slice(end, Math.min(index, end + longestGap))
    const gap = between === ' ' ? '' : between.replace(/\s/g, '')
    const figures = /\d/.test(word) ? word.replace(/[^\d.]/g, '') : ''
    const first = tokens.length === 0
    tokens.push({
      text: word,
      low: figures === '' ? word.toLowerCase().replaceAll('’', "'") : word,
      start: index,
      end: index + word.length,
      gap,
      near: !first && (gap === '' || /^[-–‑]$/.test(gap)),
      opens: first || (gap !== '' && /[.!?…"“”]/.test(gap)),
      figures,
    })
    end = index + word.length
  }
  return tokens
}

/** Whether the word at this place follows the one before with nothing but a space or a hyphen between. */
export function isNear(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.near === true
}

/** The word at this place, in lower case; '' past either end. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.low ?? ''
}

const splitPhrases = new Map<string, readonly string[]>()

function wordsOf(phrase: string): readonly string[] {
  const known = splitPhrases.get(phrase)
  if (known) return known
  const words = phrase.split(' ')
  splitPhrases.set(phrase, words)
  return words
}

/** How many words these are, where they stand at this place one after another; otherwise 0. */
export function phraseAt(tokens: readonly Token[], at: number, phrase: string): number {
  // Most phrases differ in their first letters: this is asked at every word of a call.
  const first = wordAt(tokens, at)
  if (first === '' || !phrase.startsWith(first)) return 0
  const words = wordsOf(phrase)
  for (let index = 0; index < words.length; index += 1) {
    if (wordAt(tokens, at + index) !== words[index]) return 0
    if (index > 0 && !isNear(tokens, at + index)) return 0
  }
  return words.length
}
