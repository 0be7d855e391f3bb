import { defaultRangeExtractor, type Range, type ReactVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Row } from './columns.ts'

/** One row of all can be reached by the Tab key; arrows, Home, End and the page keys move from it to others. */
export function useActiveRow(rows: readonly Row[], firstId: string | undefined) {
  const [activeId, setActiveId] = useState(firstId)
  const places = useMemo(() => new Map(rows.map(({ id }, index) => [id, index])), [rows])
  const lastIndex = useRef(0)
  // A call that leaves the list leaves its place to the one that comes up there.
  const index =
    (activeId === undefined ? 0 : places.get(activeId)) ??
    Math.max(0, Math.min(lastIndex.current, rows.length - 1))
  useEffect(() => {
    lastIndex.current = index
  })
  const table = useRef<Element | undefined>(undefined)

  // The row may come into the page only after the list has scrolled to it, which is several drawings later.
  useLayoutEffect(() => {
    const link = table.current?.querySelector<HTMLElement>(`a[data-index="${index}"]`)
    if (!link) return
    link.focus({ preventScroll: true })
    table.current = undefined
  })

  return {
    index,
    /** A row that has the focus keeps it, wherever the list is scrolled to. */
    keepInRange: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        if (index >= range.count || shown.includes(index)) return shown
        return index < (shown[0] ?? 0) ? [index, ...shown] : [...shown, index]
      },
      [index],
    ),
    onFocus(event: FocusEvent) {
      const focused = (event.target as HTMLElement).dataset.call
      if (focused !== undefined) setActiveId(focused)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>, list: ReactVirtualizer<HTMLDivElement, Element>) {
      const { startIndex = 0, endIndex = 0 } = list.range ?? {}
      const rowsOfPage = Math.max(1, endIndex - startIndex - 1)
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: index + 1,
        ArrowUp: index - 1,
        PageDown: index + rowsOfPage,
        PageUp: index - rowsOfPage,
        Home: 0,
        End: rows.length - 1,
      }
      const wanted = steps[event.key]
      if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const next = Math.min(rows.length - 1, Math.max(0, wanted))
      table.current = event.currentTarget
      setActiveId(rows[next]!.id)
      list.scrollToIndex(next)
    },
  }
}
