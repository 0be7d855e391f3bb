import type { Language } from '../session/preferences.tsx'

/** A page's words in English, and the id under which other languages hold theirs. */
export interface Catalogue<Id extends string, Words> {
  readonly id: Id
  readonly en: Words
}

/** The same words, whatever they are in another language. */
export type Said<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Said<Words[Key]>
}

/** These words in one more language: one that is missing does not compile. */
export type TranslationOf<Words extends Catalogue<string, object>> = {
  readonly [Part in Words as Part['id']]: Said<Part['en']>
}

/** The dashboard, and what the service says, in one more language than English. */
export interface Translation {
  /** By the id that words are defined with. */
  readonly words: Readonly<Record<string, object>>
  /** By kind and code: what the service's sentences are made into. */
  readonly sentences: Readonly<Record<string, object>>
  /** By status and code: what the service refuses with. */
  readonly messages: Readonly<Record<string, string>>
}

const known = new Map<Language, Translation>()

export function addTranslation(language: Language, translation: Translation): void {
  known.set(language, translation)
}

/** Undefined: English, or not fetched. */
export function translationIn(language: Language): Translation | undefined {
  return known.get(language)
}
