import type { ModelRevision } from '../../domain/model.ts'
import type { Figures } from '../../domain/teaching/head.ts'
import type { Transaction } from '../database.ts'
import { digestCriterion } from './digest-criterion.ts'

interface Note {
  readonly key: string
  readonly engine: string
  readonly figures: Figures
}

/** What the judge noted of a call the last time it was judged. */
export async function saveNotes(
  tx: Transaction,
  callId: string,
  { variables, prompt }: ModelRevision,
  notes: readonly Note[],
): Promise<void> {
  await tx.deleteFrom('answer_features').where('call_id', '=', callId).execute()
  const rows = notes.flatMap(({ key, engine, figures }) => {
    const variable = variables.find((one) => one.key === key)
    if (!variable) return []
    const criterion = digestCriterion(variable, prompt)
    return [{ call_id: callId, key, criterion, engine, features: [...figures] }]
  })
  if (rows.length > 0) await tx.insertInto('answer_features').values(rows).execute()
}
