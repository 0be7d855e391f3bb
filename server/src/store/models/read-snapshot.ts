import type { ModelRevision } from '../../domain/model.ts'

/** What every revision asked for before it could say so. */
const askedBefore = 0.85

/** A revision as it is stored. Those of earlier versions do not say how sure the judge has to be. */
export type Snapshot = Omit<ModelRevision, 'leastConfidence'> &
  Partial<Pick<ModelRevision, 'leastConfidence'>>

export function readSnapshot(snapshot: Snapshot): ModelRevision {
  return { ...snapshot, leastConfidence: snapshot.leastConfidence ?? askedBefore }
}
