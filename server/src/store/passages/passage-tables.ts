import type { ColumnType, Generated } from 'kysely'

export interface PassageTables {
  call_passages: {
    call_id: string
    workspace_id: string
    count: number
    places: number[]
    codes: Buffer
    vectors: Buffer
    made_by: string
  }
  passage_change: {
    workspace_id: string
    call_id: string
    /** As text, for it has 64 bits. */
    xact: ColumnType<string, never, never>
    at: ColumnType<Date, never, never>
  }
  passages_due: {
    call_id: string
    since: ColumnType<Date, Date | undefined, never>
    tries: Generated<number>
    next_attempt_at: ColumnType<Date, Date | undefined, Date>
  }
}
