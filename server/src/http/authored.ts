import { z } from 'zod'

const timestamp = z.iso.datetime()

/** The fields that say who made something and who changed it last. */
export const authored = {
  created_at: timestamp.describe('When it was made, UTC.'),
  created_by: z.string().describe('Who made it: the ID of a client or a person.'),
  updated_at: timestamp.nullable().describe('When it was last changed, UTC; null: never.'),
  updated_by: z.string().nullable().describe('Who changed it last.'),
}

export function showAuthored(row: {
  readonly created_at: Date
  readonly created_by: string
  readonly updated_at: Date | null
  readonly updated_by: string | null
}) {
  return {
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at?.toISOString() ?? null,
    updated_by: row.updated_by,
  }
}
