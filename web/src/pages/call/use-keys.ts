import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../../session/preferences.tsx'

export interface KeyActions {
  toggle(): void
  skip(seconds: number): void
  stepEvidence(step: 1 | -1): void
  showKeys(): void
}

/** The keys of the page, for whoever is not typing, choosing in a field or in a dialog. */
export function useKeys(actions: KeyActions): void {
  const { shortcuts } = usePreferences()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') || isTaken(event)) return
    const act = find(event, actions, shortcuts)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('input, textarea, select')) return true
  // The space bar presses what has the focus.
  return key === ' ' && target.closest('button, a, summary') !== null
}

function find(
  { key, shiftKey }: KeyboardEvent,
  actions: KeyActions,
  shortcuts: boolean,
): (() => void) | undefined {
  if (key === ' ') return actions.toggle
  if (key === 'ArrowLeft') return () => actions.skip(-5)
  if (key === 'ArrowRight') return () => actions.skip(5)
  if (shiftKey && key === 'ArrowDown') return () => actions.stepEvidence(1)
  if (shiftKey && key === 'ArrowUp') return () => actions.stepEvidence(-1)
  if (!shortcuts) return undefined
  if (key === 'n') return () => actions.stepEvidence(1)
  if (key === 'p') return () => actions.stepEvidence(-1)
  if (key === '?') return actions.showKeys
  return undefined
}
