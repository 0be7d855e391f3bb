import { usePreferences } from '../session/preferences.tsx'
import { type Catalogue, type Said, translationIn } from './translations.ts'

export function defineWords<const Id extends string, const Words extends object>(
  id: Id,
  en: Words,
): Catalogue<Id, Said<Words>> {
  return { id, en: en as Said<Words> }
}

export function useWords<Words>({ id, en }: Catalogue<string, Words>): Words {
  const { language } = usePreferences()
  return (translationIn(language)?.words[id] as Words | undefined) ?? en
}
