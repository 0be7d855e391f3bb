import { type Language, usePreferences } from '../session/preferences.tsx'

/** The same words, whatever they are in another language. */
type Said<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Said<Words[Key]>
}

/** A page's words in every language; a word that is missing in one of them does not compile. */
export interface Catalogue<Words> {
  readonly en: Words
  readonly es: Said<Words>
}

export function defineWords<const Words extends object>(
  catalogue: Catalogue<Words>,
): Record<Language, Said<Words>> {
  return catalogue as Record<Language, Said<Words>>
}

export function useWords<Words>(catalogue: Record<Language, Words>): Words {
  return catalogue[usePreferences().language]
}
