/** A word, a row of figures or a single punctuation mark of a turn's text. */
export interface Token {
  readonly turn: number
  /** In small letters. */
  readonly text: string
  /** Where it stands in the turn's text. */
  readonly start: number
  readonly end: number
}

export function readTokens(text: string, turn: number): Token[] {
  return [...text.matchAll(/\p{L}+(?:['’]\p{L}+)*|\p{Nd}+|[^\s\p{L}\p{Nd}]/gu)].map((match) => ({
    turn,
    text: plainFigures(match[0].toLowerCase().replaceAll('’', "'")),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function isFigures(text: string): boolean {
  return /^\d+$/.test(text)
}

export function isPunctuation(text: string): boolean {
  return /^[^\p{L}\p{Nd}]/u.test(text)
}

/** Full-width and other scripts' figures are the same number. */
function plainFigures(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (figure) =>
    /\d/.test(figure) ? figure : String(digitValue(figure.codePointAt(0)!)),
  )
}

/** Unicode lays every script's ten figures side by side, zero first. */
function digitValue(codePoint: number): number {
  let zero = codePoint
  while (codePoint - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return codePoint - zero
}
