import type { Transaction } from '../../database.ts'
import { noClaim } from './is-free.ts'

/** What was given to somebody who cannot review any more, or was in their hands, is anyone's again. */
export async function handBackTasks(tx: Transaction, personId: string): Promise<void> {
  await tx
    .updateTable('review_task')
    .set(noClaim)
    .where('claimed_by', '=', personId)
    .where('state', '=', 'open')
    .execute()
  await tx
    .updateTable('review_task')
    .set({ assigned_to: null })
    .where('assigned_to', '=', personId)
    .where('state', '=', 'open')
    .execute()
}
