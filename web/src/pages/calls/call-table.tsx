import { useNavigate } from '@tanstack/react-router'
import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { CallsSearch } from '../../parts/calls-search.ts'
import { lastCallOf } from '../../parts/last-call.ts'
import { CallRow } from './call-row.tsx'
import styles from './call-table.module.css'
import { type Row, tracksOf } from './columns.ts'
import type { Reading } from './refresh-pages.ts'
import type { RowSetting } from './row-setting.ts'
import { TableHead } from './table-head.tsx'
import { useActiveRow } from './use-active-row.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useRowPlaces } from './use-row-places.ts'
import { useWayBack } from './use-way-back.ts'

const heights = {
  wide: { head: 34, row: 36, hit: 28, foot: 8 },
  narrow: { head: 0, row: 68, hit: 48, foot: 8 },
}
/** The next page is asked for when so few rows are left below those that are shown. */
const rowsAhead = 60

interface CallTableProps {
  readonly rows: readonly Row[]
  readonly setting: RowSetting
  readonly label: string
  readonly total: number | undefined
  readonly sort: NonNullable<CallsSearch['sort']>
  readonly onSort: (sort: NonNullable<CallsSearch['sort']>) => void
  readonly q: string | undefined
  /** A list of other calls begins at its top. */
  readonly listKey: string
  readonly isBusy: boolean
  readonly reading: RefObject<Reading>
  readonly onTop: () => void
  /** Absent: there are no more, or they are on their way. */
  readonly onNeedMore: (() => void) | undefined
  readonly box: RefObject<HTMLDivElement | null>
}

/** All calls that have been read, of which only those on the screen are in the page. */
export function CallTable(props: CallTableProps) {
  const { rows, setting, label, total, sort, onSort, q, listKey, isBusy, onNeedMore, box } = props
  const navigate = useNavigate()
  const isNarrow = useIsNarrow()
  const height = isNarrow ? heights.narrow : heights.wide
  const [left] = useState(() => lastCallOf(listKey))
  const active = useActiveRow(rows, left)
  const virtual = useVirtualRows(props, height, active.keepInRange)
  const isSeeking = useWayBack(left, rows, virtual, box)
  const items = virtual.getVirtualItems()
  const places = useRowPlaces(items.map(({ index }) => rows[index]!.id))
  const last = virtual.range?.endIndex ?? 0
  const isNearEnd = last >= rows.length - rowsAhead

  useEffect(() => {
    if (isNearEnd || isSeeking) onNeedMore?.()
  }, [isNearEnd, isSeeking, onNeedMore])

  const shownKey = useRef(listKey)
  useLayoutEffect(() => {
    if (shownKey.current === listKey) return
    shownKey.current = listKey
    box.current?.scrollTo({ top: 0 })
  }, [listKey, box])

  const { tracks, least } = tracksOf(setting.columns)
  const layout = { '--tracks': tracks, '--least': least } as CSSProperties
  const body = virtual.getTotalSize()
  return (
    <div
      ref={box}
      className={styles.box}
      style={{ '--whole': `${body + height.head + 2}px` } as CSSProperties}
      data-scroll-restoration-id="calls"
    >
      <table
        className={styles.table}
        style={layout}
        aria-label={label}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-busy={isBusy}
      >
        <TableHead setting={setting} sort={sort} onSort={onSort} />
        <tbody
          className={styles.body}
          style={{ height: body }}
          onClick={(event) =>
            openCall(
              event,
              (callId, at) =>
                void navigate({
                  to: '/calls/$callId',
                  params: { callId },
                  search: { at, q, list: setting.list },
                }),
            )
          }
          onFocus={active.onFocus}
          onKeyDown={(event) => active.onKeyDown(event, virtual)}
        >
          {items.map(({ index, start, size }) => {
            const row = rows[index]!
            return (
              <CallRow
                key={places.get(row.id)}
                row={row}
                index={index}
                top={start - height.head}
                height={size}
                setting={setting}
                isActive={index === active.index}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function useVirtualRows(
  { rows, box, reading, onTop }: CallTableProps,
  height: (typeof heights)['wide'],
  rangeExtractor: (range: Range) => number[],
) {
  // A new function makes the virtualiser measure anew, which it must when rows or their heights are others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heights are not in the key
  const getItemKey = useCallback((index: number) => rows[index]!.id, [rows, height])
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey,
    estimateSize: (index) => {
      const hits = rows[index]!.hits?.length ?? 0
      return height.row + (hits ? hits * height.hit + height.foot : 0)
    },
    overscan: 8,
    scrollMargin: height.head,
    scrollPaddingStart: height.head,
    rangeExtractor,
    useFlushSync: false,
    onChange: ({ scrollOffset, range }) => {
      const wasAtTop = reading.current.atTop
      const atTop = (scrollOffset ?? 0) < height.row / 2
      reading.current = { atTop, first: range?.startIndex ?? 0, last: range?.endIndex ?? 0 }
      if (atTop && !wasAtTop) onTop()
    },
  })
}

/** Opens the call that was clicked in the same page, unless the browser was asked for another. */
function openCall(event: MouseEvent, open: (callId: string, at: number | undefined) => void): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-call]')
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!link || !isPlain || event.button !== 0) return
  event.preventDefault()
  open(link.dataset.call!, link.dataset.at === undefined ? undefined : Number(link.dataset.at))
}
