import type { InsightPart, RationalePart } from '@callmark/client'
import type { Language } from '../../session/preferences.tsx'
import { translationIn } from '../../words/translations.ts'

/** What the service says, in the reader's language where what it was made from is known, otherwise in its own words. */
export function tellSentence(
  kind: 'reasons' | 'insights',
  text: string,
  parts: readonly (RationalePart | InsightPart)[] | undefined,
  language: Language,
): string {
  const known = translationIn(language)?.sentences[kind]
  if (!known || !parts || parts.length === 0) return text
  try {
    return parts.map((part) => writePart(known, part)).join(' ')
  } catch {
    // A service newer than this page knows more codes, or says more with those that are known.
    return text
  }
}

/** Parts come from outside: a newer service has codes that are not known here, and other values. */
function writePart(known: object, part: RationalePart | InsightPart): string {
  const { code } = part
  const write = Object.hasOwn(known, code)
    ? (known as Record<string, (values: object) => string>)[code]
    : undefined
  if (!write) throw new RangeError('No words are known for this.')
  return write('values' in part ? part.values : {})
}
