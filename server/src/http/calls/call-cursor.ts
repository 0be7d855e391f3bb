import { z } from 'zod'
import type { CallPlace, CallSort } from '../../store/list/call-order.ts'
import { isMoment } from '../date-range.ts'

const Time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
  .refine(isMoment)
/** The newest call of the first page, and after what this one ended: a rank, or the time of an older call. */
const Lesson = z
  .string()
  .regex(/^\S+ (\d{33}|~\S+)$/)
  .refine((text) => {
    const [newest, place = ''] = text.split(' ')
    const isTime = (moment: string | undefined) => Time.safeParse(moment).success
    return isTime(newest) && (!place.startsWith('~') || isTime(place.slice(1)))
  })
const Place = z.union([
  z.tuple([z.literal('most_to_learn'), Lesson, z.uuid()]),
  z.tuple([z.enum(['-created_at', 'created_at']), Time, z.uuid()]),
  z.tuple([
    z.enum(['-score_percentage', 'score_percentage', '-duration', 'duration']),
    z.number().nullable(),
    z.uuid(),
  ]),
])

/** Where a page ended, in a form that callers only carry. It holds the sort, so that it cannot be used with another. */
export function writeCallCursor(sort: CallSort, { value, id }: CallPlace): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')
}

/** Undefined: not a cursor of ours, or one of a list in another order. */
export function readCallCursor(cursor: string, sort: CallSort): CallPlace | undefined {
  const place = Place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!place.success || place.data[0] !== sort) return undefined
  return { value: place.data[1], id: place.data[2] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
