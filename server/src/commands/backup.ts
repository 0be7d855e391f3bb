import { open, rename, rm, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import { newId } from '../domain/new-id.ts'

/** `callmark backup`: works while the service runs and when it does not. */
export function addBackupCommand(program: Command): void {
  program
    .command('backup')
    .argument('<file>', 'where to write it; - for the standard output')
    .description('write all calls, models, clients and recordings to one file, while the service runs')
    .action(async (path: string) => {
      const config = readConfig(process.env)
      const { openStore } = await import('./house/open-store.ts')
      const { openRecordings } = await import('./house/open-recordings.ts')
      const { backUp } = await import('../store/backup/back-up.ts')
      // A backup before an upgrade must not be the upgrade.
      const store = await openStore(config, 'as-is')
      try {
        const { getBackupLevel } = await import('../store/backup/backup-level.ts')
        await getBackupLevel(store.database)
        const storage = await openRecordings(config, store.database, 'read')
        const { recordings } = storage
        const report = await writeWhole(path, (output) =>
          backUp({ connection: store.connection, recordings }, output),
        ).finally(() => storage.close())
        // Beside the standard output, which may be the backup itself.
        console.error(
          `Backed up ${report.calls} calls with ${report.recordings} recordings, ${report.rows} rows in all.`,
        )
        if (report.missing > 0)
          console.error(
            `${report.missing} recordings or copies were missing or damaged: erased meanwhile, or lost earlier. A restore leaves them out.`,
          )
      } finally {
        await store.close()
      }
    })
}

/** A file has its name only when it is whole, and only its owner may read it: it holds what the database holds. */
async function writeWhole<T>(path: string, write: (output: Writable) => Promise<T>): Promise<T> {
  const { BackupError } = await import('../store/backup/backup-error.ts')
  if (path === '-') {
    if (process.stdout.isTTY) throw new BackupError('Lead the backup into a file: callmark backup - > FILE')
    return write(process.stdout)
  }
  await checkFree(path)
  // A name of its own, for somebody else may be writing a backup of that name.
  const partial = `${path}.${newId()}.partial`
  const file = await open(partial, 'wx', 0o600)
  try {
    const result = await write(file.createWriteStream({ flush: true }))
    await checkFree(path)
    await rename(partial, path)
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  } finally {
    await file.close().catch(() => {})
  }
}

async function checkFree(path: string): Promise<void> {
  const { BackupError } = await import('../store/backup/backup-error.ts')
  if (await stat(path).catch(() => undefined))
    throw new BackupError(`${path} is there already. Choose another name, or remove it first.`)
}
