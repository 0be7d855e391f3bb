import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'

/** Of a call that is locked: what it was up for has been done. An appeal is done when it is decided. */
export async function finishTask(
  tx: Transaction,
  callId: string,
  reviewId: string | null,
  options: { readonly appeal: boolean },
): Promise<void> {
  await tx
    .updateTable('review_task')
    .set({ state: 'done', review_id: reviewId, finished_at: new Date() })
    .where('call_id', '=', callId)
    .where('state', '=', 'open')
    .where(sql<boolean>`('appeals' = any(reasons)) = ${options.appeal}`)
    .execute()
}
