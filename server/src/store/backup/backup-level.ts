import type { Database } from '../database.ts'
import { listApplied, listMigrations } from '../migrate.ts'
import { BackupError } from './backup-error.ts'

/** The first level whose tables have all that a backup asks for. */
const oldestLevel = '0010-retention'

/** The migrations that the database has been through. A backup is often made before an upgrade: it takes the tables as they are. */
export async function getBackupLevel(database: Database): Promise<string[]> {
  const [applied, known] = [await listApplied(database), await listMigrations()]
  if (applied.length === 0)
    throw new BackupError(
      'No Callmark has run on this database, so there is nothing to back up. Check DATABASE_URL and DATA_DIR.',
    )
  if (applied.some((name, index) => known[index] !== name))
    throw new BackupError(
      'This database was brought up to date by another Callmark. Back it up with that version or a later one.',
    )
  if (!applied.includes(oldestLevel))
    throw new BackupError(
      'This database is of an older Callmark. Back it up with that version, or bring it up to date first: callmark migrate.',
    )
  return applied
}
