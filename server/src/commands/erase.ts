import { type Command, InvalidArgumentError } from 'commander'
import { readConfig } from '../config.ts'

interface Selection {
  readonly client?: string
  readonly externalId?: string
  readonly agentId?: string
  readonly dryRun?: boolean
}

/** `callmark erase` and `callmark erase-traces`: work while the service runs and when it does not. */
export function addEraseCommands(program: Command): void {
  program
    .command('erase')
    .description('erase every call of one person or case, of all clients or of one')
    .option('--external-id <id>', 'calls with this external ID')
    .option('--agent-id <id>', 'calls of this agent')
    .option('--client <id>', 'only the calls of this client')
    .option('--dry-run', 'only say how many there are')
    .action(async (selection: Selection) => {
      if (selection.externalId === undefined && selection.agentId === undefined)
        throw new InvalidArgumentError('Say whose calls: --external-id or --agent-id.')
      const config = readConfig(process.env)
      const { openStore } = await import('./house/open-store.ts')
      const { openRecordings } = await import('./house/open-recordings.ts')
      const { eraseCalls, countSelectedCalls } = await import('../calls/erase-calls.ts')
      const store = await openStore(config, 'join')
      try {
        const found = await countSelectedCalls(store.database, selection)
        if (selection.dryRun) return console.log(`${found} calls would be erased.`)
        const storage = await openRecordings(config, store.database)
        const erased = await eraseCalls(
          { database: store.database, recordings: storage.recordings },
          selection,
        ).finally(() => storage.close())
        console.log(`${erased} calls are erased. "callmark erase-traces" clears what is left in freed space.`)
      } finally {
        await store.close()
      }
    })

  program
    .command('erase-traces')
    .description('clear what erased calls left in the freed space of the database; requests wait meanwhile')
    .action(async () => {
      const config = readConfig(process.env)
      const { openStore, StoreError } = await import('./house/open-store.ts')
      const { eraseTraces, StillSeenError } = await import('../store/calls/erase-traces.ts')
      const store = await openStore(config, 'join')
      try {
        const { logCleared } = await eraseTraces(store.keeper, 60_000)
        console.log('The tables were rewritten: nothing of erased calls is left in them.')
        if (!logCleared)
          console.log(
            "This user may not clear the server's own log and statistics: ask the administrator of the database server.",
          )
      } catch (error) {
        throw error instanceof StillSeenError ? new StoreError(error.message) : error
      } finally {
        await store.close()
      }
    })
}
