import { Command, InvalidArgumentError } from 'commander'
import { runDemo } from './commands/demo.ts'
import { firstClientPath } from './commands/first-client.ts'
import { addClientCommands } from './commands/manage-clients.ts'
import { openStore } from './commands/open-store.ts'
import { startService, startWorkerOnly } from './commands/serve.ts'
import { ConfigError, describeConfig, readConfig } from './config.ts'
import { DataDirOwnedError } from './store/embedded-postgres.ts'
import { openStageQueue } from './store/stage-queue.ts'

const program = new Command('callmark')
  .description('Marks every recorded call against your own criteria, and shows the evidence.')
  .configureHelp({ showGlobalOptions: true })

program
  .command('serve')
  .description('run the API and a worker')
  .option('--api-only', 'run no worker in this process')
  .action(async ({ apiOnly }: { apiOnly?: boolean }) => {
    const config = readConfig(process.env)
    const starting = startService(config, { work: !apiOnly, onLost: endOnLoss })
    stopOnSignal(async () => (await starting).stop())
    const service = await starting
    console.log(`Callmark listens on ${service.address}`)
    if (service.firstClient) {
      const { client_id, client_secret } = service.firstClient
      console.log(`\nYour first client, shown this once and kept in ${firstClientPath(config.DATA_DIR)}:`)
      console.log(`  client_id      ${client_id}\n  client_secret  ${client_secret}\n`)
    }
  })

program
  .command('work')
  .description('run a worker alone, beside a service on the same database')
  .action(async () => {
    const starting = startWorkerOnly(readConfig(process.env), endOnLoss)
    stopOnSignal(async () => (await starting).stop())
    await starting
    console.log('A Callmark worker waits for calls.')
  })

program
  .command('migrate')
  .description('bring the database up to date and stop')
  .action(async () => {
    const store = await openStore(readConfig(process.env), 'join')
    const queue = await openStageQueue(store.connection, { supervise: false, onError: () => {} })
    await queue.close()
    await store.close()
    console.log('The database is up to date.')
  })

program
  .command('config')
  .description('show every setting, its value and its meaning')
  .action(() => {
    console.log(describeConfig(process.env))
    readConfig(process.env)
  })

program
  .command('demo')
  .description('run the service with a sample model and sample calls')
  .action(() => runDemo(stopOnSignal, endOnLoss))

addClientCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  const expected = [ConfigError, DataDirOwnedError, InvalidArgumentError].some(
    (kind) => error instanceof kind,
  )
  const { code, syscall, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    console.error(`Something else uses that port already: ${message}. Set PORT to another one.`)
  else console.error(expected || syscall ? message : (stack ?? message))
  process.exitCode = 1
}

/** Ctrl-C or a polite kill: hand back what is running and go. A second one goes at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = async () => {
    if (stopping) process.exit(1)
    stopping = true
    console.log('Stopping: handing back what is running. Once more to stop at once.')
    await stop().catch((error) => console.error(`The stop was not clean: ${(error as Error).message}`))
    process.exit(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/** The embedded database is gone: nothing can be promised any more, and a fresh start recovers everything. */
function endOnLoss(): void {
  console.error('The embedded database ended unexpectedly. Start again: what was accepted is safe.')
  process.exit(1)
}
