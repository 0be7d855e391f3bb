import type { ColumnType } from 'kysely'

/** Set by the database at insert, read as a Date. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>

export interface Authored {
  created_at: CreatedAt
  created_by: string
  updated_at: Date | null
  updated_by: string | null
}
