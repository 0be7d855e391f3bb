import type { SentencePart } from '@callmark/client'
import type { Language } from '../../session/preferences.tsx'
import type { Sentences } from './part-values.ts'
import { insights } from './spanish-insights.ts'
import { reasons } from './spanish-reasons.ts'
import { things, ways } from './spanish-things.ts'

/** The service writes English itself. */
export const sentencesIn: Readonly<Record<Exclude<Language, 'en'>, Sentences>> = {
  es: { reasons, insights, things, ways },
}

/** What the service says, in the reader's language where what it was made from is known, otherwise in its own words. */
export function tellSentence(
  kind: 'reasons' | 'insights',
  text: string,
  parts: readonly SentencePart[] | undefined,
  language: Language,
): string {
  if (language === 'en' || !parts || parts.length === 0) return text
  try {
    return parts.map((part) => writePart(sentencesIn[language][kind], part)).join(' ')
  } catch {
    // A service newer than this page knows more codes, or says more with those that are known.
    return text
  }
}

function writePart(known: Sentences['reasons'], { code, values }: SentencePart): string {
  const write = Object.hasOwn(known, code) ? known[code] : undefined
  if (!write) throw new RangeError('No words are known for this.')
  return write((values ?? {}) as never)
}
