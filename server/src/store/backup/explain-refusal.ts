import pg from 'pg'
import { isOutOfReach } from '../database.ts'
import { BackupError } from './backup-error.ts'

/**
 * What a database's error means to whoever restores. Its own words would quote the row, and with it what was said on a
 * call: of them, only the table, the row's number and the column are told.
 */
export function explainRefusal(error: unknown, { committed }: { committed: boolean }): unknown {
  if (committed || error instanceof BackupError) return error
  if (isOutOfReach(error) && !isFull(error))
    return new BackupError(
      'The database stopped answering, so nothing was restored. Make sure it runs, and restore again.',
    )
  if (!(error instanceof pg.DatabaseError)) return error
  if (isFull(error))
    return new BackupError(
      'The disk or the memory of the database is full, so nothing was restored. Make room, and restore again.',
    )
  const [, table, row, column] = /^COPY (\w+), line (\d+)(?:, column (\w+))?/.exec(error.where ?? '') ?? []
  const place = table && `row ${row} of the table "${table}"${column ? `, column "${column}",` : ''}`
  return new BackupError(
    `This backup is damaged: ${place ?? 'its content'} is not accepted by the database (${error.code}). Nothing was restored. Use another copy of it.`,
  )
}

function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^53[12]00$/.test(error.code ?? '')
}
