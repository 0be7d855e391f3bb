import type { Database } from '../database.ts'
import { listHidden } from '../reviews/hidden-calls.ts'
import { hideOrNoteSeen, listHidden as listBlind } from '../reviews/queue/blind.ts'

interface Reader {
  readonly id: string
  readonly workspaceId: string
}

/** Calls that somebody is to answer without seeing what the machine said: no mail may tell. */
export async function listWithheldFrom(
  database: Database,
  { id, workspaceId }: Reader,
): Promise<ReadonlySet<string>> {
  const inCalibrations = await listHidden(database, { by: { workspaceId, actor: id }, person: true })
  return inCalibrations.union(await listBlind(database, id))
}

/**
 * Of calls that a mail is about to name, those it must not. If one of the others is up for a blind review, the mail tells,
 * and for this person it is not blind any more.
 */
export async function noteTold(
  database: Database,
  { id, workspaceId }: Reader,
  callIds: readonly string[],
): Promise<string[]> {
  const hidden: string[] = []
  for (const callId of callIds)
    if (await hideOrNoteSeen(database, { workspaceId, actor: id }, callId)) hidden.push(callId)
  return hidden
}
