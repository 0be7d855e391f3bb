import type { Acting } from '../domain/people/roles.ts'
import { eraseRows } from '../store/calls/erase-rows.ts'
import type { Database } from '../store/database.ts'
import { type CallStore, removeSound } from './remove-sound.ts'

/**
 * Leaves nothing of what a call was about, only that it was there. False: there is no such call. Also of one that was
 * erased before, the files are removed: one may have been left then.
 */
export async function eraseCall(store: CallStore, by: Acting, callId: string): Promise<boolean> {
  const isKnown = await store.database.transaction().execute((tx) => eraseRows(tx, by, callId))
  if (isKnown) await removeSound(store, callId)
  return isKnown
}

/** Whose calls; what is not there limits nothing. */
export interface CallSelection {
  readonly workspace?: string
  readonly externalId?: string
  readonly agentId?: string
}

const perStep = 200

export async function countSelectedCalls(database: Database, selection: CallSelection): Promise<number> {
  const counted = await select(database, selection)
    .select((count) => count.fn.countAll<number>().as('calls'))
    .executeTakeFirstOrThrow()
  return counted.calls
}

/** Erases them one by one, as their owners could. Whoever is interrupted runs it again: what is done is done. */
export async function eraseCalls(store: CallStore, selection: CallSelection): Promise<number> {
  let erased = 0
  for (;;) {
    const calls = await select(store.database, selection)
      .select(['id', 'workspace_id'])
      .limit(perStep)
      .execute()
    for (const { id, workspace_id } of calls) {
      await eraseCall(store, { workspaceId: workspace_id, actor: 'operator' }, id)
      erased++
    }
    if (calls.length < perStep) return erased
  }
}

function select(database: Database, { workspace, externalId, agentId }: CallSelection) {
  let query = database.selectFrom('call').where('enabled', '=', true)
  if (workspace !== undefined) query = query.where('workspace_id', '=', workspace)
  if (externalId !== undefined) query = query.where('external_id', '=', externalId)
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId)
  return query
}
