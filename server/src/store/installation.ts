import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { newId } from '../domain/new-id.ts'
import type { Database } from './database.ts'
import { folders } from './recordings/recording-names.ts'
import type { Bucket } from './recordings/s3-bucket.ts'

/** Database and storage do not belong together. */
export class WrongDataDirError extends Error {}

/** Stands for the id while a backup is being restored: nobody may settle in meanwhile. */
export const restoringMark = 'restoring'

/** Where recordings are kept, and the id that says whose they are. */
export interface MarkedPlace {
  /** As the operator knows it: `DATA_DIR /var/lib/callmark`. */
  readonly name: string
  /** The settings that lead to the place. */
  readonly settings: string
  /** Empty: it has no mark yet. */
  readMark(): Promise<string>
  writeMark(id: string): Promise<void>
  hasRecordings(): Promise<boolean>
}

/**
 * Ties the place of the recordings to its database, and refuses a stranger: a service on the wrong database would take
 * every recording for litter, and a worker in the wrong place would take every recording for lost.
 */
export async function checkInstallation(database: Database, place: MarkedPlace): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('callmark installation'))`.execute(tx)
    const mark = await place.readMark()
    const row = await tx.selectFrom('installation').select('id').executeTakeFirst()
    if (row && row.id === mark) return
    if (mark === restoringMark)
      throw new WrongDataDirError(
        `${place.name} contains part of a backup whose restore was not finished. Restore it again, then start.`,
      )
    const hasCalls = (await tx.selectFrom('call').select('id').limit(1).executeTakeFirst()) !== undefined
    if (mark ? row !== undefined || (await place.hasRecordings()) : hasCalls) {
      throw new WrongDataDirError(
        `${place.name} does not belong to this database. Set ${place.settings} and DATABASE_URL to what was used ` +
          'together before (a worker needs those of its service), or to an empty place for a new database.',
      )
    }
    const id = mark || row?.id || newId()
    if (!row) await tx.insertInto('installation').values({ id }).execute()
    await place.writeMark(id)
  })
}

const markName = 'installation-id'

export function markedFolder(dataDir: string): MarkedPlace {
  const path = join(dataDir, markName)
  return {
    name: `DATA_DIR ${dataDir}`,
    settings: 'DATA_DIR',
    readMark: async () => (await readFile(path, 'utf8').catch(() => '')).trim(),
    async writeMark(id) {
      await writeFile(`${path}.new`, `${id}\n`, { flush: true })
      await rename(`${path}.new`, path)
    },
    async hasRecordings() {
      // Folders may stay behind when what was in them is removed.
      const path = join(dataDir, folders.kept)
      const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.some((entry) => entry.isFile())
    },
  }
}

/** Any number of machines may share a bucket; what they have on their own disks needs no mark. */
export function markedBucket(bucket: Bucket, name: string): MarkedPlace {
  return {
    name: `Bucket ${name}`,
    settings: 'S3_BUCKET and S3_PREFIX',
    async readMark() {
      const found = await bucket.get(markName)
      return found ? (await text(found.body)).trim() : ''
    },
    writeMark: (id) => bucket.putText(markName, `${id}\n`),
    async hasRecordings() {
      for await (const page of bucket.list(`${folders.kept}/`)) return page.length > 0
      return false
    },
  }
}
