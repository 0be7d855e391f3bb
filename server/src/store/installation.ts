import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { newId } from '../domain/new-id.ts'
import type { Database } from './database.ts'

/** Database and data directory do not belong together. */
export class WrongDataDirError extends Error {}

/**
 * Ties a data directory to its database, and refuses a stranger: a service on the wrong database would take every
 * recording for litter, and a worker in the wrong directory would take every recording for lost.
 */
export async function checkInstallation(database: Database, dataDir: string): Promise<void> {
  const path = join(dataDir, 'installation-id')
  const inDataDir = (await readFile(path, 'utf8').catch(() => '')).trim()
  await database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('callmark installation'))`.execute(tx)
    const row = await tx.selectFrom('installation').select('id').executeTakeFirst()
    if (row && row.id === inDataDir) return
    const hasCalls = (await tx.selectFrom('call').select('id').limit(1).executeTakeFirst()) !== undefined
    if (inDataDir ? row !== undefined || (await hasRecordings(dataDir)) : hasCalls) {
      throw new WrongDataDirError(
        `DATA_DIR ${dataDir} does not belong to this database. Set DATA_DIR and DATABASE_URL to two that were used ` +
          'together before (a worker needs the data directory of its service), or DATA_DIR to an empty directory for a new database.',
      )
    }
    const id = inDataDir || row?.id || newId()
    if (!row) await tx.insertInto('installation').values({ id }).execute()
    await writeFile(`${path}.new`, `${id}\n`, { flush: true })
    await rename(`${path}.new`, path)
  })
}

async function hasRecordings(dataDir: string): Promise<boolean> {
  const names = await readdir(join(dataDir, 'recordings')).catch(() => [])
  return names.length > 0
}
