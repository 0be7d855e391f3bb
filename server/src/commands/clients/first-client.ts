import { rename, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { scopes } from '../../domain/scopes.ts'
import { type Credentials, createClient } from '../../store/clients/clients.ts'
import type { Database } from '../../store/database.ts'
import { firstClientPath } from './first-client-path.ts'

/** Makes the first client of an empty database, with every scope. Undefined: there are clients already. */
export async function createFirstClient(
  database: Database,
  dataDir: string,
): Promise<Credentials | undefined> {
  return database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('callmark first client'))`.execute(tx)
    if (await tx.selectFrom('client').select('id').limit(1).executeTakeFirst()) return undefined
    const credentials = await createClient(tx, 'first client', scopes, { workspaceName: 'My workspace' })
    // Written before the commit: a client whose secret nobody has would lock its owner out.
    const path = firstClientPath(dataDir)
    await writeFile(`${path}.new`, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
    return credentials
  })
}
