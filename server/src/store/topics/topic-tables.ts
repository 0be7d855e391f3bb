import type { ColumnType, Generated } from 'kysely'
import type { CreatedAt } from '../column-types.ts'

export interface TopicTables {
  topic: {
    id: string
    workspace_id: string
    name: string
    given_name: string | null
    merged_into: string | null
    centre: Buffer
    weight: number
    made_by: string
    named_of: number
    known_from: Date | null
    created_at: CreatedAt
    updated_at: Date | null
    updated_by: string | null
  }
  call_topic: {
    call_id: string
    workspace_id: string
    topic_id: string | null
    placed_at: ColumnType<Date, Date | undefined, Date>
  }
  topics_due: { call_id: string; workspace_id: string }
  topic_left: { id: Generated<number>; workspace_id: string; topic_id: string }
  topic_round: { workspace_id: string; looked_at: Date }
}
