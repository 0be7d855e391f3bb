import type { ColumnType, Generated } from 'kysely'
import type { AlertEvidence, AlertKind, Watch } from '../../domain/alerts/alert.ts'
import type { Authored, CreatedAt, Json } from '../column-types.ts'

export interface AlertTables {
  alert_rule: Authored & {
    id: string
    workspace_id: string
    name: string
    watch: Json<Watch>
    webhooks: boolean
    people: string[]
    enabled: boolean
    checked_at: Date | null
    state: ColumnType<RuleState, never, string>
    next_tell_at: Date | null
    wait_minutes: Generated<number>
    version: Generated<number>
  }
  alert_hours: {
    workspace_id: string
    time_zone: string
    quiet_from: number | null
    quiet_until: number | null
    quiet_weekends: boolean
  }
  alert_notice: {
    id: string
    workspace_id: string
    rule_id: string | null
    rule_name: string
    told_at: CreatedAt
  }
  alert: {
    id: string
    workspace_id: string
    /** Null: the rule is no more. */
    rule_id: string | null
    occasion: string
    kind: AlertKind
    agent_id: string | null
    call_id: string | null
    evidence: Json<AlertEvidence>
    notice_id: string | null
    raised_at: CreatedAt
  }
  alert_mail: {
    id: string
    notice_id: string
    person_id: string
    status: Generated<'PENDING' | 'SENT' | 'FAILED'>
    tries: Generated<number>
    next_attempt_at: Generated<Date | null>
    claim: string | null
  }
}

/** What a rule remembers between two looks. */
export interface RuleState {
  /** The last day whose calls were weighed. */
  readonly day?: string
  /** How long the backlog was, hour by hour: the moment and the length. */
  readonly lengths?: readonly (readonly [at: string, length: number])[]
  /** The length it was last told of, while it has not gone back since. */
  readonly toldLength?: number
}
