import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** Each by its own name. */
export const languageNames = { en: 'English', es: 'Español' } as const
export const languages = Object.keys(languageNames) as Language[]
export type Language = keyof typeof languageNames
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

interface Preferences {
  readonly language: Language
  readonly theme: Theme
  /** Whether single characters are shortcuts. Who speaks to the computer, or hits keys by chance, switches them off. */
  readonly shortcuts: boolean
}

interface PreferencesHandle extends Preferences {
  change(change: Partial<Preferences>): Promise<void>
}

const key = 'callmark-preferences'
const PreferencesContext = createContext<PreferencesHandle | undefined>(undefined)

/** What somebody likes to see. All that is kept in the browser; nothing about calls ever is. */
export function PreferencesProvider({
  children,
  fetchLanguage,
}: {
  readonly children: ReactNode
  /** Called before anything is shown in another language than before. */
  readonly fetchLanguage: (language: Language) => Promise<void>
}) {
  const [preferences, setPreferences] = useState(readPreferences)
  useEffect(() => {
    document.documentElement.lang = preferences.language
    if (preferences.theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = preferences.theme
  }, [preferences])
  const handle = useMemo(
    () => ({
      ...preferences,
      async change(change: Partial<Preferences>) {
        if (change.language) await fetchLanguage(change.language)
        const next = { ...preferences, ...change }
        setPreferences(next)
        writePreferences(next)
      },
    }),
    [preferences, fetchLanguage],
  )
  return <PreferencesContext value={handle}>{children}</PreferencesContext>
}

export function usePreferences(): PreferencesHandle {
  const found = useContext(PreferencesContext)
  if (!found) throw new Error('There are no preferences around this part.')
  return found
}

export function readPreferences(): Preferences {
  const kept = readKept()
  const spoken = languages.find((language) => navigator.language.startsWith(language)) ?? 'en'
  return {
    language: languages.find((language) => language === kept.language) ?? spoken,
    theme: themes.find((theme) => theme === kept.theme) ?? 'system',
    shortcuts: kept.shortcuts !== false,
  }
}

function readKept(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function writePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
