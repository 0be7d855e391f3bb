import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { noteAudit } from '../../store/audit.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { countPeople } from '../../store/people/people.ts'
import { makeLink } from '../../store/people/sign-in-links.ts'
import { listWorkspaces, makeWorkspace } from '../../store/people/workspaces.ts'

/** What opens the link by which the first account of the first workspace is made. Undefined: somebody is there already. */
export function makeFirstLink(database: Database): Promise<string | undefined> {
  return database.transaction().execute(async (tx) => {
    // Processes that start together make a workspace only once.
    await sql`select pg_advisory_xact_lock(hashtext('callmark first link'))`.execute(tx)
    if ((await countPeople(tx)) > 0) return undefined
    const [first] = await listWorkspaces(tx)
    const workspaceId = first?.id ?? (await makeFirstWorkspace(tx))
    const by = { workspaceId, actor: 'system' }
    return (await makeLink(tx, by, { personId: null, purpose: 'first' })).token
  })
}

/** Where an issuer elsewhere knows the clients, none has come yet that would have brought its own. */
async function makeFirstWorkspace(tx: Transaction): Promise<string> {
  const id = `ws_${randomBytes(12).toString('hex')}`
  await makeWorkspace(tx, { id, name: 'Callmark' })
  const entry = { workspaceId: id, actor: 'system', action: 'created', subjectId: id } as const
  await noteAudit(tx, { ...entry, subject: 'workspace' })
  return id
}
