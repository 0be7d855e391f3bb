import type { Utterance } from '../../../domain/language/utterances.ts'
import { isFunctionWord } from '../../spoken/word-stems.ts'

const wordsLookedAt = 600
const leastShare = 0.25
const fewestWords = 6
const figure =
  /^(?:\d+|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/

/** By its small words; a transcript's label may be a guess of the recogniser's. */
export function isEnglish(utterances: readonly Pick<Utterance, 'plain'>[]): boolean {
  const words: string[] = []
  for (const { plain } of utterances) {
    if (words.length >= wordsLookedAt) break
    words.push(...plain.split(' ', wordsLookedAt))
  }
  // Figures are read out in any language, and a word or two prove nothing.
  const telling = words.filter((word) => !figure.test(word))
  return telling.length < fewestWords || telling.filter(isFunctionWord).length >= leastShare * telling.length
}
