import type { CallPage } from '@callmark/client'
import type { InfiniteData } from '@tanstack/react-query'
import { isWorking } from '../../parts/call-status.ts'
import type { Row } from './columns.ts'

export interface RowPage extends Omit<CallPage, 'items'> {
  readonly items: readonly Row[]
}
export type RowPages = InfiniteData<RowPage, string | undefined>

/** Which rows are on the screen, and whether they are the list's first. */
export interface Reading {
  atTop: boolean
  first: number
  last: number
}

/** The first page, for what is new, and those on the screen in which calls are still being worked on. */
export function pagesToRefresh({ pages }: RowPages, { first, last }: Reading): number[] {
  let start = 0
  return pages.flatMap((page, index) => {
    const end = start + page.items.length
    const isShown = start <= last && first < end
    start = end
    const isMoving = isShown && page.items.some(({ status }) => isWorking(status))
    return index === 0 || isMoving ? [index] : []
  })
}

/**
 * The list with one page as it is now. Who reads at the top sees the page itself; who reads further down sees the rows
 * they had, brought up to date: what is new waits above, and only what no longer belongs to the list goes.
 */
export function layFreshPage(list: RowPages, index: number, fresh: RowPage, atTop: boolean): RowPages {
  const old = list.pages[index]
  if (!old) return list
  if (index === 0 && atTop) {
    const isSame =
      old.items.length === fresh.items.length &&
      old.items.every(({ id }, place) => id === fresh.items[place]!.id)
    return isSame
      ? { ...list, pages: list.pages.with(0, { ...fresh, next_cursor: old.next_cursor }) }
      : // What follows is read again from where the new page ends, so that nothing is lost between the two.
        { pages: [fresh], pageParams: [undefined] }
  }
  const now = new Map(fresh.items.map((row) => [row.id, row]))
  // Past the end of the fresh page, nothing is known to have gone.
  const reach =
    fresh.next_cursor === null ? old.items.length : old.items.findLastIndex(({ id }) => now.has(id))
  const items = old.items.flatMap((row, place) => now.get(row.id) ?? (place > reach ? [row] : []))
  return { ...list, pages: list.pages.with(index, { ...old, items }) }
}

/** How many calls stand before those that the list has. */
export function countNew(list: RowPages, fresh: RowPage): number {
  const known = new Set(list.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const place = fresh.items.findIndex(({ id }) => known.has(id))
  return place < 0 ? fresh.items.length : place
}

/** Every row once: a page that was read again may reach into the next. */
export function rowsOf(pages: readonly RowPage[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { items } of pages) for (const row of items) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
