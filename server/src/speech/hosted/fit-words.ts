import type { Word } from '../../domain/transcript.ts'

/**
 * Gives the text's own words, punctuation and all, the times of the vendor's, which come bare, in halves or joined.
 * Undefined where the two do not say the same, such as "5" and "five": half the words would be taken for all.
 */
export function fitWords(text: string, timed: readonly Word[]): Word[] | undefined {
  const owners: number[] = []
  let spelled = ''
  for (const [index, word] of timed.entries()) {
    const letters = bare(word.text)
    spelled += letters
    for (let at = 0; at < letters.length; at++) owners.push(index)
  }
  const words: Word[] = []
  let at = 0
  for (const token of text.split(/\s+/u).filter(Boolean)) {
    const letters = bare(token)
    if (!spelled.startsWith(letters, at)) return undefined
    if (letters === '') {
      const startSeconds = words.at(-1)?.endSeconds ?? timed[0]?.startSeconds ?? 0
      words.push({ text: token, startSeconds, endSeconds: startSeconds })
      continue
    }
    const { startSeconds } = timed[owners[at]!]!
    at += letters.length
    const { endSeconds } = timed[owners[at - 1]!]!
    words.push({ text: token, startSeconds, endSeconds: Math.max(startSeconds, endSeconds) })
  }
  return at === spelled.length && words.length > 0 ? words : undefined
}

/** Letters and digits alone, by which words are told to be the same. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]+/gu, '')
}
