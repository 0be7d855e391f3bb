import type { Taught } from '../../domain/model.ts'
import type { Json } from '../column-types.ts'

export interface TeachingTables {
  answer_features: {
    call_id: string
    key: string
    criterion: string
    engine: string
    features: number[]
  }
  model_teaching: {
    model_id: number
    key: string
    criterion: string
    taught: Json<Taught>
  }
}
