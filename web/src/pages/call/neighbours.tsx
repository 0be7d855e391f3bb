import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Button, buttonClass } from '../../parts/button.tsx'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { rememberCall } from '../../parts/last-call.ts'
import { toFilters } from '../../parts/list-request.ts'
import { callListQueries, callQueries } from '../../parts/queries/calls.ts'
import { useShortcuts } from '../../parts/use-shortcuts.ts'
import { usePreferences } from '../../session/preferences.tsx'
import { useClient } from '../../session/session.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './neighbours.module.css'
import { words as pageWords } from './words.ts'

/** The way through the list a call was opened from, and back to it. */
export function Neighbours({
  callId,
  list,
}: {
  readonly callId: string
  readonly list: CallsSearch
}): ReactNode {
  const words = useWords(pageWords).neighbours
  const { count } = useFormats()
  const client = useClient()
  const navigate = useNavigate()
  const filters = useMemo(() => toFilters(list), [list])
  const { sort: _, ...limits } = filters
  const beside = useQuery(callQueries.neighbours(client, callId, filters)).data
  const total = useQuery(callListQueries.total(client, limits)).data
  useEffect(() => rememberCall(filters, callId), [filters, callId])
  useShortcuts((key) => {
    const wanted = key === 'j' ? beside?.next : key === 'k' ? beside?.previous : undefined
    if (!wanted) return undefined
    const params = { callId: wanted.id }
    return () => void navigate({ to: '/calls/$callId', params, search: { list, q: list.q }, replace: true })
  }, 'last')
  return (
    <nav className={styles.way} aria-label={words.title}>
      <Link to="/calls" search={list} className={buttonClass('quiet')}>
        {words.back}
      </Link>
      <span className={styles.place} role="status">
        {beside?.place != null && total !== undefined && words.place(count(beside.place), count(total))}
      </span>
      <Step label={words.previous} shortcut="k" callId={beside?.previous?.id} list={list} />
      <Step label={words.next} shortcut="j" callId={beside?.next?.id} list={list} />
    </nav>
  )
}

function Step(props: {
  readonly label: string
  readonly shortcut: string
  /** Absent: there is no call on this side. */
  readonly callId: string | undefined
  readonly list: CallsSearch
}) {
  const { label, shortcut, callId, list } = props
  const words = useWords(pageWords).neighbours
  const { shortcuts } = usePreferences()
  if (callId === undefined) return <Button disabled>{label}</Button>
  return (
    <Link
      to="/calls/$callId"
      params={{ callId }}
      search={{ list, q: list.q }}
      // In the place of the call that was open: one step back is the list, however many calls have been looked at.
      replace
      // Not read before somebody wants it: whoever is to review a call blind must not have seen it.
      preload={false}
      className={buttonClass()}
      title={shortcuts ? words.key(shortcut) : undefined}
    >
      {label}
    </Link>
  )
}
