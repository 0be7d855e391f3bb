import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../session/preferences.tsx'

/** What single keys do, for whoever is not typing, choosing in a field or in a dialog, and has not switched them off. */
export function useShortcuts(
  find: (key: string) => (() => void) | undefined,
  /** `last`: only what no other part of the page has answered. */
  turn: 'first' | 'last' = 'first',
): void {
  const { shortcuts } = usePreferences()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') || isTyping(event.target)) return
    const act = find(event.key)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const place = turn === 'last' ? window : document
    place.addEventListener('keydown', listen as EventListener)
    return () => place.removeEventListener('keydown', listen as EventListener)
  }, [turn])
}

/** A tick or a choice among several takes arrows and the space bar, not letters. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox'))
    return false
  return target.isContentEditable || target.closest('input, textarea, select') !== null
}
