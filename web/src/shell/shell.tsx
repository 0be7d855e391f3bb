import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../parts/button.tsx'
import { Select } from '../parts/inputs.tsx'
import { Loading } from '../parts/loading.tsx'
import { ErrorNotice } from '../parts/notice.tsx'
import { meQueries } from '../parts/queries/me.ts'
import { useMe, useRights } from '../session/me.ts'
import {
  type Language,
  languageNames,
  languages,
  type Theme,
  themes,
  usePreferences,
} from '../session/preferences.tsx'
import { useSession } from '../session/session.tsx'
import { defineWords, useWords } from '../words/use-words.ts'
import { fetchEveryPage } from './lazy-page.tsx'
import { type Place, placesFor } from './places.ts'
import styles from './shell.module.css'
import { useSignOut } from './use-sign-out.ts'
import { useWayToSignIn } from './use-way-to-sign-in.ts'

export const shellWords = defineWords('shell.shell', {
  skip: 'Skip to content',
  places: 'Main menu',
  overview: 'Overview',
  home: 'My calls',
  calls: 'Calls',
  reviews: 'Reviews',
  agents: 'Agents',
  criteria: 'Criteria',
  topics: 'Topics',
  alerts: 'Alerts',
  models: 'Models',
  upload: 'Upload',
  people: 'People',
  settings: 'Settings',
  menu: 'Menu',
  account: 'Your account:',
  signOut: 'Sign out',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
})

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Nothing stands around this page, and nobody has to be signed in to see it. */
    readonly bare?: true
  }
}

/** By then the first page stands, and nothing is kept waiting by code that may never be needed. */
const quietMs = 4_000

/** What stands around every page. Whoever is not signed in is led to where they can. */
export function Shell() {
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  return isBare ? <Outlet /> : <Gate />
}

function Gate() {
  const { client, refusals } = useSession()
  const me = useQuery(meQueries.own(client))
  useWayToSignIn()
  // Another person may have signed in in another tab.
  if (me.data) return <SignedIn key={me.data.id} />
  return (
    <main className={styles.main}>
      {me.isError && refusals === 0 ? (
        <ErrorNotice error={me.error} onRetry={() => void me.refetch()} />
      ) : (
        <Loading lines={5} />
      )}
    </main>
  )
}

function SignedIn() {
  const words = useWords(shellWords)
  const { role } = useMe()
  const may = useRights()
  const main = useRef<HTMLElement>(null)
  const signingOut = useSignOut()
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => {
    const timer = setTimeout(() => void fetchEveryPage(), quietMs)
    return () => clearTimeout(timer)
  }, [])
  const places = placesFor(role, may)
  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <nav className={styles.nav} aria-label={words.places}>
        <Link to="/" className={styles.brand} aria-label="Callmark">
          <img src="mark.svg" alt="" width="24" height="24" />
          <span>Callmark</span>
        </Link>
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.to} className={place.seldom ? styles.seldom : ''}>
              <PlaceLink place={place}>{words[place.name]}</PlaceLink>
            </li>
          ))}
        </ul>
        <div className={styles.wide}>
          <Preferences onSignOut={signingOut.mutate} />
        </div>
        {/* Another page closes it. */}
        <details key={path} className={styles.menu} onBlur={closeLeft}>
          <summary className={styles.place}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 7h16M4 12h16M4 17h16" />
            </svg>
            <span>{words.menu}</span>
          </summary>
          <Preferences onSignOut={signingOut.mutate}>
            {places
              .filter(({ seldom }) => seldom)
              .map((place) => (
                <PlaceLink key={place.to} place={place}>
                  {words[place.name]}
                </PlaceLink>
              ))}
          </Preferences>
        </details>
      </nav>
      <main ref={main} className={styles.main} tabIndex={-1}>
        {signingOut.isError && <ErrorNotice error={signingOut.error} />}
        <Outlet />
      </main>
    </div>
  )
}

function closeLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function PlaceLink({ place, children }: { readonly place: Place; readonly children: string }) {
  const { to, path, also } = place
  const isBelow = useLocation({ select: ({ pathname }) => also?.some((start) => pathname.startsWith(start)) })
  return (
    <Link
      to={to}
      className={styles.place}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      {...(isBelow ? { 'aria-current': 'page' } : {})}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
      <span>{children}</span>
    </Link>
  )
}

function Preferences(props: { readonly onSignOut: () => void; readonly children?: ReactNode }) {
  const { onSignOut, children } = props
  const words = useWords(shellWords)
  const { name, workspace } = useMe()
  const { language, theme, change } = usePreferences()
  return (
    <div className={styles.preferences}>
      {children}
      <Link to="/account" className={styles.person}>
        <span className="visually-hidden">{words.account} </span>
        <strong>{name}</strong>
        <span>{workspace.name}</span>
      </Link>
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
