import type { Database } from '../database.ts'
import type { Recordings } from '../recordings/recordings.ts'
import { eraseCall } from './erase-call.ts'
import { forgetSoundToRemove } from './let-go.ts'

/** Whose calls; what is not there limits nothing. */
export interface CallSelection {
  readonly client?: string
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

/** Erases them one by one, as their clients could. Whoever is interrupted runs it again: what is done is done. */
export async function eraseCalls(
  { database, recordings }: { readonly database: Database; readonly recordings: Recordings },
  selection: CallSelection,
): Promise<number> {
  let erased = 0
  for (;;) {
    const calls = await select(database, selection).select(['id', 'client_id']).limit(perStep).execute()
    for (const { id, client_id } of calls) {
      await eraseCall(database, client_id, id, 'operator')
      await recordings.remove(id)
      await recordings.removeDecoded(id)
      await forgetSoundToRemove(database, id)
      erased++
    }
    if (calls.length < perStep) return erased
  }
}

function select(database: Database, { client, externalId, agentId }: CallSelection) {
  let query = database.selectFrom('call').where('enabled', '=', true)
  if (client !== undefined) query = query.where('client_id', '=', client)
  if (externalId !== undefined) query = query.where('external_id', '=', externalId)
  if (agentId !== undefined) query = query.where('agent_id', '=', agentId)
  return query
}
