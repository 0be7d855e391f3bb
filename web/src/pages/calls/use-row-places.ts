import { useRef } from 'react'

/**
 * Gives each call that is shown a place among the elements of the table: the one it has for as long as it is shown, so
 * that what is pressed or focused stays the element it is; a new one, that of a call which has just left. Making elements
 * anew for every row that scrolls by costs far more.
 */
export function useRowPlaces(ids: readonly string[]): ReadonlyMap<string, number> {
  const last = useRef<ReadonlyMap<string, number>>(new Map())
  const shown = new Set(ids)
  const free = [...last.current].filter(([id]) => !shown.has(id)).map(([, place]) => place)
  let next = Math.max(-1, ...last.current.values()) + 1
  const places = new Map<string, number>()
  for (const id of ids) places.set(id, last.current.get(id) ?? free.pop() ?? next++)
  last.current = places
  return places
}
