import { usePreferences } from '../session/preferences.tsx'
import { useWords } from '../words/use-words.ts'
import { type Explanation, errorWords, explainError } from './explain-error.ts'

/** Explains what went wrong, in the reader's language. */
export function useExplain(): (error: unknown) => Explanation {
  const words = useWords(errorWords)
  const { language } = usePreferences()
  return (error) => explainError(error, words, language)
}
