import type { Generated } from 'kysely'
import type { CreatedAt } from '../column-types.ts'

export interface WeeklyTables {
  digest_settings: {
    workspace_id: string
    enabled: boolean
    time_zone: string
    /** 1: Monday, to 7. */
    weekday: number
    hour: number
    since: Date
  }
  digest_day: {
    workspace_id: string
    day: string
    queued_at: CreatedAt
  }
  digest_mail: {
    id: string
    workspace_id: string
    day: string
    person_id: string
    time_zone: string
    status: Generated<'PENDING' | 'SENT' | 'EMPTY' | 'FAILED'>
    tries: Generated<number>
    next_attempt_at: Generated<Date | null>
    claim: string | null
  }
}
