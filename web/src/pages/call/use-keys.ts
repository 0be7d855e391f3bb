import { useEffect, useEffectEvent } from 'react'
import { usePreferences } from '../../session/preferences.tsx'

export interface KeyActions {
  toggle(): void
  skip(seconds: number): void
  stepEvidence(step: 1 | -1): void
  showKeys(): void
  /** Ends what is under way, also out of a field. */
  submit(): void
  /** What is asked first, for it may mean more at the moment. */
  first(event: KeyboardEvent, shortcuts: boolean): (() => void) | undefined
}

/** The keys of the page, for whoever is not typing, choosing in a field or in a dialog. */
export function useKeys(actions: KeyActions): void {
  const { shortcuts } = usePreferences()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'Enter') actions.submit()
      return
    }
    if (isTaken(event)) return
    const act = actions.first(event, shortcuts) ?? find(event, actions, shortcuts)
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
