import { z } from 'zod'
import { isMoment } from './date-range.ts'

/** Where a page of a list in order of time ended. The time is text, to the microsecond. */
export interface TimePlace {
  readonly at: string
  readonly id: string
  /** Of several entries of the same id: which one. */
  readonly key?: string | undefined
}

const Place = z.tuple([z.string().max(40).refine(isMoment), z.uuid(), z.string().max(200).optional()])

/** The query parameter of such a list. */
export const timeCursor = z
  .string()
  .max(1_000)
  .transform((cursor, context): TimePlace => {
    const place = readTimeCursor(cursor)
    if (place) return place
    const message = 'This is not a cursor of this list. Use `next_cursor` of the previous page.'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .optional()
  .describe('`next_cursor` of the previous page. Keep the other parameters unchanged.')

export const nextCursor = z.string().nullable().describe('For the next page; null on the last one.')

/** The items of the page, and where the next one goes on: one more than the page holds was looked for. */
export function cutPage<T>(
  found: readonly T[],
  limit: number,
  placeOf: (item: T) => TimePlace,
): { readonly items: readonly T[]; readonly next_cursor: string | null } {
  const items = found.slice(0, limit)
  return { items, next_cursor: found.length > limit ? writeTimeCursor(placeOf(items.at(-1)!)) : null }
}

function writeTimeCursor({ at, id, key }: TimePlace): string {
  return Buffer.from(JSON.stringify(key === undefined ? [at, id] : [at, id, key])).toString('base64url')
}

function readTimeCursor(cursor: string): TimePlace | undefined {
  try {
    const [at, id, key] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id, key }
  } catch {
    return undefined
  }
}
