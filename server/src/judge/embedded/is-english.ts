import type { ReadUtterance } from './call-reading.ts'
import { isFunctionWord } from './word-stems.ts'

const wordsLookedAt = 600
const leastShare = 0.25

/** By its small words; a transcript's label may be a guess of the recogniser's. */
export function isEnglish(utterances: readonly Pick<ReadUtterance, 'plain'>[]): boolean {
  const words: string[] = []
  for (const { plain } of utterances) {
    if (words.length >= wordsLookedAt) break
    words.push(...plain.split(' ', wordsLookedAt))
  }
  return words.filter(isFunctionWord).length >= leastShare * words.length
}
