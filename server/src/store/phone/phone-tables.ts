import type { Generated } from 'kysely'
import type {
  PhoneConnection,
  PhoneFacts,
  PhoneRecordingStatus,
  PhoneRules,
} from '../../domain/phone/phone-system.ts'
import type { Authored, CreatedAt, Json, NullableJson } from '../column-types.ts'

export interface PhoneTables {
  phone_system: Authored & {
    id: string
    workspace_id: string
    name: string
    connection: Json<PhoneConnection>
    secret: string
    bucket_secret: string | null
    model_id: number
    rules: Json<PhoneRules>
    enabled: boolean
  }
  phone_recording: {
    id: string
    phone_system_id: string
    recording_id: string
    external_id: string
    facts: NullableJson<PhoneFacts>
    status: Generated<PhoneRecordingStatus>
    tries: Generated<number>
    next_attempt_at: Generated<Date | null>
    claim: string | null
    reason: string | null
    call_id: string | null
    told_at: CreatedAt
    settled_at: Date | null
  }
  phone_contact: {
    phone_system_id: string
    external_id: string
    facts: Json<PhoneFacts>
    told_at: CreatedAt
  }
}
