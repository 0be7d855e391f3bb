import type { ColumnType, Generated } from 'kysely'
import type { Authored } from '../column-types.ts'

export interface CoachingTables {
  coaching_session: Authored & {
    id: string
    workspace_id: string
    agent_id: string
    title: string
    notes: string
    /** Null: planned. */
    held_at: Date | null
    shared: boolean
    acknowledged_at: Date | null
    acknowledgement: string | null
    created_by_name: string | null
  }
  coaching_moment: {
    session_id: string
    place: number
    call_id: string
    start_seconds: number
    end_seconds: number
    note: string
    key: string | null
  }
  coaching_criterion: {
    session_id: string
    place: number
    model_id: number
    key: string
  }
  mention: {
    comment_id: string
    person_id: string
    read_at: ColumnType<Date | null, never, Date>
  }
}

/** Of a call: whether its agent has read the result, and whether people agree with it. */
export interface CoachingColumns {
  /** When its agent said that they have read the result. */
  acknowledged_at: ColumnType<Date | null, never, Date | null>
  /** The result has changed since, or was released again. */
  acknowledgement_outdated: Generated<boolean>
  /** Whether every answer that people gave is the machine's; null: nobody has answered anything. */
  agreement: ColumnType<'agrees' | 'differs' | null, never, 'agrees' | 'differs' | null>
}
