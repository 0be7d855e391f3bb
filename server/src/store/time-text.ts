import { type RawBuilder, sql } from 'kysely'

/** A moment as text, to the microsecond, which a Date would lose, and with them what lies between two places of a list. */
export function timeText(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
