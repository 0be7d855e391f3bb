import { noteAudit } from '../audit.ts'
import type { Database } from '../database.ts'
import { makeWorkspace } from '../people/workspaces.ts'
import { type Client, findClient } from './clients.ts'

/** The client an external issuer names, noted down when it is seen for the first time. */
export async function admitExternalClient(database: Database, id: string): Promise<Client> {
  const known = await findClient(database, id)
  if (known) return known
  await database.transaction().execute(async (tx) => {
    await makeWorkspace(tx, { id, name: id })
    const made = await tx
      .insertInto('client')
      .values({ id, workspace_id: id, name: id, secret_hash: null, scopes: [] })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    const entry = { workspaceId: id, actor: 'system', action: 'created', subjectId: id } as const
    await noteAudit(tx, { ...entry, subject: 'client', detail: { external: true } })
  })
  return (await findClient(database, id))!
}
