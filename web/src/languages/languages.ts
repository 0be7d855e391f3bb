import type { Language } from '../session/preferences.tsx'
import { addTranslation, type Translation } from '../words/translations.ts'

/** Every language but English, which stands in the pages themselves. Only the one that is read is fetched. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  es: async () => (await import('./spanish/spanish.ts')).spanish,
}

export async function fetchLanguage(language: Language): Promise<void> {
  if (language !== 'en') addTranslation(language, await translations[language]())
}
