import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { migrate } from '../../src/store/migrate.ts'
import { openStageQueue } from '../../src/store/queue/stage-queue.ts'

let postgres: EmbeddedPostgres | undefined
let dataDir = ''

/** One real PostgreSQL for the whole run; each service under test gets a database of its own, copied from this one. */
export async function globalSetup(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-tests-'))
  postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' })
  await migrate(postgres.connection)
  const queue = await openStageQueue(postgres.connection, { supervise: false, onError: () => {} })
  await queue.close()
  process.env.CALLMARK_TEST_POSTGRES = JSON.stringify(postgres.connection)
  process.env.CALLMARK_TEST_KEEPER = JSON.stringify(postgres.keeper)
  // Every file is a process of its own, and so are the services in it: what one has compiled, the others need not.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'callmark-test-compiled')
}

export async function globalTeardown(): Promise<void> {
  await postgres?.close()
  await rm(dataDir, { recursive: true, force: true })
}
