import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import type { Command } from 'commander'
import { readConfig } from '../config.ts'

/** `callmark restore`: into an empty database and an empty data directory, before a service is started there. */
export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .argument('<file>', 'a backup; - for the standard input')
    .description('take a backup into an empty database and an empty DATA_DIR')
    .action(async (path: string) => {
      const config = readConfig(process.env)
      const { openStore } = await import('./open-store.ts')
      const { openDiskRecordings } = await import('../store/recordings.ts')
      const { checkDataDir, restoreHouse } = await import('../store/backup/restore-house.ts')
      await checkDataDir(config.DATA_DIR)
      // Before a database is made for nothing.
      if (path !== '-') await access(path)
      const source = path === '-' ? process.stdin : createReadStream(path, { highWaterMark: 1_048_576 })
      const store = await openStore(config, 'as-is')
      try {
        const recordings = await openDiskRecordings(config.DATA_DIR)
        const target = { connection: store.connection, recordings, dataDir: config.DATA_DIR }
        const report = await restoreHouse(target, source)
        console.log(
          `Restored ${report.calls} calls with ${report.recordings} recordings, ${report.rows} rows in all, ` +
            `from a backup of ${report.createdAt} by Callmark ${report.callmark}.`,
        )
        console.log('Start the service: calls that were being worked on are taken up again.')
      } finally {
        await store.close()
      }
    })
}
