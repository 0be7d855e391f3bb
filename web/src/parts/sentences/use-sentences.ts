import type { InsightPart, RationalePart } from '@callmark/client'
import { usePreferences } from '../../session/preferences.tsx'
import { tellSentence } from './tell-sentence.ts'

/** Reasons and insights in the reader's language. */
export function useSentences() {
  const { language } = usePreferences()
  return {
    tellReasons: (text: string, parts: readonly RationalePart[] | undefined) =>
      tellSentence('reasons', text, parts, language),
    tellInsight: (text: string, part: InsightPart | undefined) =>
      tellSentence('insights', text, part && [part], language),
  }
}
