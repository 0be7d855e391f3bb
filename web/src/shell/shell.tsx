import { Link, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SignInPage } from '../pages/sign-in/sign-in-page.tsx'
import { Button } from '../parts/button.tsx'
import { Select } from '../parts/inputs.tsx'
import {
  type Language,
  languageNames,
  languages,
  type Theme,
  themes,
  usePreferences,
} from '../session/preferences.tsx'
import { useGate } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { fetchEveryPage } from './lazy-page.tsx'
import styles from './shell.module.css'

export const shellWords = defineWords('shell.shell', {
  skip: 'Skip to content',
  places: 'Main menu',
  overview: 'Overview',
  calls: 'Calls',
  agents: 'Agents',
  models: 'Models',
  upload: 'Upload',
  settings: 'Settings',
  menu: 'Menu',
  signOut: 'Sign out',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
})

const places = [
  { to: '/', name: 'overview', path: 'M4 13h6V4H4zM14 20h6V11h-6zM4 20h6v-4H4zM14 8h6V4h-6z' },
  { to: '/calls', name: 'calls', path: 'M4 6h16M4 12h16M4 18h10' },
  { to: '/agents', name: 'agents', path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1.5-4 5-5 8-5s6.5 1 8 5' },
  { to: '/models', name: 'models', path: 'M5 4h14v16H5zM8 9l2 2 4-4M8 16h8' },
  { to: '/upload', name: 'upload', path: 'M12 16V4M7 9l5-5 5 5M4 20h16' },
  { to: '/settings', name: 'settings', path: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6' },
] as const

/** By then the first page stands, and nothing is kept waiting by code that may never be needed. */
const quietMs = 4_000

/** What stands around every page; before anybody has signed in, the way to do so. */
export function Shell() {
  const { session } = useGate()
  const router = useRouter()
  if (!session) return <SignInPage />
  // By way of the overview: pages with something unsaved ask before they are left, and whoever stays stays signed in.
  const leave = async () => {
    const signOutWish = Date.now()
    await router.navigate({ to: '/', state: { signOutWish }, replace: true })
    // It also ends when another way was taken later.
    if (router.history.location.state.signOutWish === signOutWish) session.signOut()
  }
  return <SignedIn onSignOut={() => void leave()} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signOutWish?: number
  }
}

function SignedIn({ onSignOut }: { readonly onSignOut: () => void }) {
  const words = useWords(shellWords)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => void fetchEveryPage(), quietMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <nav className={styles.nav} aria-label={words.places}>
        <Link to="/" className={styles.brand} aria-label="Callmark">
          <img src="mark.svg" alt="" width="28" height="28" />
          <span>Callmark</span>
        </Link>
        <ul className={styles.places}>
          {places.map(({ to, name, path }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.place}
                activeOptions={{ exact: to === '/', includeSearch: false }}
              >
                <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                  <path d={path} />
                </svg>
                <span>{words[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.wide}>
          <Preferences onSignOut={onSignOut} />
        </div>
        <details className={styles.menu}>
          <summary>{words.menu}</summary>
          <Preferences onSignOut={onSignOut} />
        </details>
      </nav>
      <main ref={main} className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

function Preferences({ onSignOut }: { readonly onSignOut: () => void }) {
  const words = useWords(shellWords)
  const { language, theme, change } = usePreferences()
  return (
    <div className={styles.preferences}>
      <Select
        aria-label={words.language}
        value={language}
        onChange={({ target }) => change({ language: target.value as Language })}
      >
        {languages.map((name) => (
          <option key={name} value={name}>
            {languageNames[name]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={words.theme}
        value={theme}
        onChange={({ target }) => change({ theme: target.value as Theme })}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {words.themes[name]}
          </option>
        ))}
      </Select>
      <Button look="quiet" onClick={onSignOut}>
        {words.signOut}
      </Button>
    </div>
  )
}
