import { askedConfidence } from '@callmark/client/model-rules'
import type { ModelRevision } from '../../domain/model.ts'

/** A revision as it is stored. Those of earlier versions do not say how sure the judge has to be. */
export type Snapshot = Omit<ModelRevision, 'leastConfidence'> &
  Partial<Pick<ModelRevision, 'leastConfidence'>>

export function readSnapshot(snapshot: Snapshot): ModelRevision {
  return { ...snapshot, leastConfidence: snapshot.leastConfidence ?? askedConfidence.usual }
}
