import { sql } from 'kysely'
import { AppError } from '../domain/errors.ts'
import { type Database, isRefusedValue } from '../store/database.ts'

/** As a request gives them: days, the last one included, or moments, the last one not. */
export interface Dates {
  readonly start_date: string
  readonly end_date: string
}

const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d\d-\d\d$/

/**
 * The time of the same length directly before: of days so many days, of moments so many microseconds. Null: an end is
 * open, no time lies between the ends, or nothing could have been before.
 */
export async function findTimeBefore(
  database: Database,
  { start_date, end_date }: { readonly [Name in keyof Dates]?: string | undefined },
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
): Promise<Dates | null> {
  if (from === undefined || until === undefined) return null
  if (dayPattern.test(start_date!) && dayPattern.test(end_date!)) return daysBefore(start_date!, end_date!)
  const found = await sql<Dates>`
    select to_char("from" - (until - "from"), ${asMoment}) as start_date, to_char("from", ${asMoment}) as end_date
    from (
      select ${from}::timestamptz at time zone 'UTC' as "from", ${until}::timestamptz at time zone 'UTC' as until
    ) as given
    where until > "from" and "from" - (until - "from") >= '0001-01-01'`
    .execute(database)
    .catch((error) => {
      if (!isRefusedValue(error)) throw error
      throw new AppError('validation', 'This time zone is not known here.', 'time_zone')
    })
  return found.rows[0] ?? null
}

const asMoment = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

function daysBefore(first: string, last: string): Dates | null {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  const start = Date.parse(first) - days * dayMs
  if (days <= 0 || start < Date.parse('0001-01-01')) return null
  return { start_date: dayOf(start), end_date: dayOf(Date.parse(first) - dayMs) }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
