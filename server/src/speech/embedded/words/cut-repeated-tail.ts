/** Long enough that nobody dictates it: repeated digits in an account number stay. */
const leastRepeatedTokens = 12
const longestPhrase = 12

/** A recogniser that has lost the thread says the same phrase over and over at the end: one of them is kept. */
export function cutRepeatedTail(tokens: readonly number[]): number[] {
  for (let length = 1; length <= longestPhrase; length++) {
    let repeated = 0
    while (
      repeated + length < tokens.length &&
      tokens[tokens.length - 1 - repeated] === tokens[tokens.length - 1 - repeated - length]
    ) {
      repeated++
    }
    if (repeated >= leastRepeatedTokens && repeated >= 2 * length) {
      return tokens.slice(0, tokens.length - Math.floor(repeated / length) * length)
    }
  }
  return [...tokens]
}

/** "No. No. No. No. No." at the end is the same, though it is short: a sentence said four times and more is kept once. */
export function cutRepeatedSentence(text: string): string {
  return text.replace(/(?<=^|\s)([^.!?\s][^.!?]*[.!?])(?:\s+\1){3,}$/u, '$1')
}
