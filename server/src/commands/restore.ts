import { createReadStream } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import type { Command } from 'commander'
import { readConfig } from '../config.ts'

/** `callmark restore`: into an empty database and an empty data directory, before a service is started there. */
export function addRestoreCommand(program: Command): void {
  program
    .command('restore')
    .argument('<file>', 'a backup; - for the standard input')
    .description('restore a backup into an empty database and an empty DATA_DIR')
    .action(async (path: string) => {
      const config = readConfig(process.env)
      const { openStore } = await import('./house/open-store.ts')
      const { openPlace } = await import('./house/open-recordings.ts')
      const { checkPlace, restoreHouse } = await import('../store/backup/restore-house.ts')
      // Before a database is made for nothing.
      if (path !== '-') await access(path)
      await mkdir(config.DATA_DIR, { recursive: true, mode: 0o711 })
      const { recordings, place, close } = await openPlace(config)
      await checkPlace(place)
      const source = path === '-' ? process.stdin : createReadStream(path, { highWaterMark: 1_048_576 })
      const store = await openStore(config, 'as-is')
      try {
        const target = { connection: store.connection, recordings, place }
        const report = await restoreHouse(target, source)
        console.log(
          `Restored ${report.calls} calls with ${report.recordings} recordings, ${report.rows} rows in all, ` +
            `from a backup of ${report.createdAt} by Callmark ${report.callmark}.`,
        )
        if (report.missing > 0)
          console.log(
            `${report.missing} recordings or copies were missing from the backup or damaged, and were left out.`,
          )
        console.log('Start the service: calls that were in progress continue.')
      } finally {
        close()
        await store.close()
      }
    })
}
