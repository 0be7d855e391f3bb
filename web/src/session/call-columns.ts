import { useState } from 'react'

const key = 'callmark-call-columns'
const usual: readonly string[] = [
  'created_at',
  'external_id',
  'agent',
  'duration',
  'score',
  'status',
  'summary',
]

/** Which columns of the list of calls somebody likes to see: their names, nothing of what stands in them. */
export function useKeptColumns(): readonly [readonly string[], (names: readonly string[]) => void] {
  const [names, setNames] = useState(readKept)
  return [
    names,
    (chosen) => {
      setNames(chosen)
      try {
        localStorage.setItem(key, JSON.stringify(chosen))
      } catch {
        // A browser that keeps nothing shows the usual ones next time.
      }
    },
  ]
}

function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) && kept.every((name) => typeof name === 'string') ? kept : usual
  } catch {
    return usual
  }
}
