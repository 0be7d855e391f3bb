import { addUserCommands } from '@callmark/client/commands'
import { Command, InvalidArgumentError } from 'commander'
import { addBackupCommand } from './commands/backup.ts'
import { addClientCommands } from './commands/clients/manage-clients.ts'
import { addKeyCommands } from './commands/clients/manage-keys.ts'
import { addEngineCommands } from './commands/engines/manage-engines.ts'
import { addEraseCommands } from './commands/erase.ts'
import { findLocalService } from './commands/find-local-service.ts'
import { addJudgeCommand } from './commands/judge-command.ts'
import { describeFirstMinute } from './commands/people/describe-first-minute.ts'
import { addPeopleCommands } from './commands/people/manage-people.ts'
import { addWorkspaceCommands } from './commands/people/manage-workspaces.ts'
import { addRestoreCommand } from './commands/restore.ts'
import { addVerifyCommand } from './commands/verify-audit-command.ts'
import { addWatchBucketCommand } from './commands/watching/watch-bucket.ts'
import { addWatchSftpCommand } from './commands/watching/watch-sftp.ts'
import { parseConcurrency, parseStages, type WorkOptions } from './commands/work-options.ts'
import { ConfigError, describeConfig, readConfig } from './config.ts'

/** Longer than any clean stop takes; what is not done by then, the next start recovers. */
const longestStopMs = 25_000

// What a command needs is loaded when it runs: the whole service is a second's worth of code, which most do without.
const program = new Command('callmark')
  .description('Scores every recorded call against your own criteria, and shows the evidence.')
  .configureHelp({ showGlobalOptions: true })

program
  .command('serve')
  .description('run the API and a worker')
  .option('--api-only', 'run no worker in this process')
  .action(async ({ apiOnly }: { apiOnly?: boolean }) => {
    const config = readConfig(process.env)
    const { startService } = await import('./commands/serve.ts')
    const { suggestLanguageModel } = await import('./commands/suggest-language-model.ts')
    const starting = startService(config, { work: !apiOnly, onLost: endOnLoss })
    stopOnSignal(async () => (await starting).stop())
    const service = await starting
    console.log(`Callmark listens on ${service.address}`)
    for (const line of describeFirstMinute(service, config)) console.log(line)
    void suggestLanguageModel(config, service.address, console.log)
  })

program
  .command('work')
  .description('run only a worker, for a service on the same database')
  .option(
    '--stages <names>',
    'only these of convert,transcribe,analyze,summarize, separated by commas',
    parseStages,
  )
  .option('--concurrency <number>', 'calls at once in each stage', parseConcurrency)
  .action(async (work: WorkOptions) => {
    const config = readConfig(process.env)
    const { startWorkerOnly } = await import('./commands/serve.ts')
    const starting = startWorkerOnly(config, { work, onLost: endOnLoss })
    stopOnSignal(async () => (await starting).stop())
    await starting
    console.log('A Callmark worker waits for calls.')
  })

program
  .command('migrate')
  .description('bring the database up to date and stop')
  .action(async () => {
    const config = readConfig(process.env)
    const { openStore } = await import('./commands/house/open-store.ts')
    const { openStageQueue } = await import('./store/queue/stage-queue.ts')
    const store = await openStore(config, 'join')
    try {
      const queue = await openStageQueue(store.connection, { supervise: false, onError: () => {} })
      await queue.close()
    } finally {
      await store.close()
    }
    console.log('The database is up to date.')
  })

program
  .command('config')
  .description('show every setting, its value and its meaning, and the walls around the decoder')
  .action(async () => {
    console.log(describeConfig(process.env))
    const { describeDecoderWalls } = await import('./commands/describe-decoder-walls.ts')
    console.log(await describeDecoderWalls())
    readConfig(process.env)
  })

program
  .command('demo')
  .description('run the service with a sample model and sample calls')
  .action(async () => {
    const { runDemo } = await import('./commands/demo.ts')
    await runDemo(stopOnSignal, endOnLoss)
  })

addPeopleCommands(program)
addWorkspaceCommands(program)
addClientCommands(program)
addKeyCommands(program)
addEngineCommands(program)
addBackupCommand(program)
addRestoreCommand(program)
addEraseCommands(program)
addJudgeCommand(program)
addUserCommands(program, findLocalService)
addWatchBucketCommand(program, findLocalService)
addWatchSftpCommand(program, findLocalService)
addVerifyCommand(program)

try {
  await program.parseAsync()
} catch (error) {
  const { StoreError } = await import('./commands/house/open-store.ts')
  const { DataDirOwnedError } = await import('./store/embedded/embedded-postgres.ts')
  const { WrongDataDirError } = await import('./store/installation.ts')
  const { EngineFetchError } = await import('./commands/engines/engine-fetch-error.ts')
  const { NewerDatabaseError } = await import('./store/migrate.ts')
  const { BackupError } = await import('./store/backup/backup-error.ts')
  const expected = [
    BackupError,
    ConfigError,
    DataDirOwnedError,
    WrongDataDirError,
    NewerDatabaseError,
    StoreError,
    EngineFetchError,
    InvalidArgumentError,
  ].some((kind) => error instanceof kind)
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`That port is already in use: ${message}. Set PORT to another one.`)
  else console.error(expected || syscall ? message : (stack ?? message))
  process.exit(1)
}

/** Ctrl-C, a polite kill or a closed terminal: hand back what is running and go. A second one goes at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince = 0
  const onSignal = async () => {
    // One Ctrl-C can arrive twice, from the terminal and through whoever started us.
    if (stoppingSince > 0 && Date.now() - stoppingSince < 500) return
    if (stoppingSince > 0) process.exit(1)
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), longestStopMs).unref()
    console.log('Stopping: handing running calls back to the queue. Press again to stop at once.')
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      console.error(`The stop was not clean: ${(error as Error).message}`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
}

/** The embedded database is gone: nothing can be promised any more, and a fresh start recovers everything. */
function endOnLoss(): void {
  console.error('The embedded database stopped unexpectedly. Start again: accepted calls are safe.')
  process.exit(1)
}
