import type { ReactVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef } from 'react'
import type { Row } from './columns.ts'

/** Further down nobody's row is looked for. */
const mostRows = 2_000

/**
 * Leads whoever comes back from a call to its row, which may be on a page that has yet to be read. Gives whether it is
 * still looked for.
 */
export function useWayBack(
  callId: string | undefined,
  rows: readonly Row[],
  list: ReactVirtualizer<HTMLDivElement, Element>,
  box: RefObject<HTMLDivElement | null>,
): boolean {
  const isBack = useRef(callId === undefined)
  const index = callId === undefined ? -1 : rows.findIndex(({ id }) => id === callId)
  useEffect(() => {
    if (isBack.current || index < 0) return
    // After the browser's own way back, which knows where the list was left and not which call was looked at last.
    const frame = requestAnimationFrame(() => {
      isBack.current = true
      list.scrollToIndex(index)
      const focused = document.activeElement
      if (focused === document.body || focused?.tagName === 'H1')
        box.current?.querySelector<HTMLElement>(`a[data-index="${index}"]`)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [index, list, box])
  return callId !== undefined && index < 0 && !isBack.current && rows.length < mostRows
}
