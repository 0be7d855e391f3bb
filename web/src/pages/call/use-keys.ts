import { useEffect, useEffectEvent } from 'react'

export interface KeyActions {
  toggle(): void
  skip(seconds: number): void
  stepEvidence(step: 1 | -1): void
  showKeys(): void
}

/** The keys of the page, for whoever is not typing, choosing in a field or in a dialog. */
export function useKeys(actions: KeyActions): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') || isTaken(event)) return
    const act = find(event, actions)
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

function find({ key, shiftKey }: KeyboardEvent, actions: KeyActions): (() => void) | undefined {
  if (key === ' ') return actions.toggle
  if (key === '?') return actions.showKeys
  if (key === 'ArrowLeft') return () => actions.skip(-5)
  if (key === 'ArrowRight') return () => actions.skip(5)
  if (key === 'n' || (shiftKey && key === 'ArrowDown')) return () => actions.stepEvidence(1)
  if (key === 'p' || (shiftKey && key === 'ArrowUp')) return () => actions.stepEvidence(-1)
  return undefined
}
