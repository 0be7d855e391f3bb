import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../src/store/database.ts'
import { openEmbeddedPostgres } from '../src/store/embedded/embedded-postgres.ts'
import { migrate } from '../src/store/migrate.ts'
import { findPostmaster, spawnCallmark } from '../test/support/spawned-service.ts'
import type { LoadScene } from './load-scene.ts'
import { dryEngines } from './load-service.ts'
import { measureTree } from './process-tree.ts'
import { queueCalls } from './queued-calls.ts'

const whole = { calls: 3_000, crews: [1, 4] }
const little = { calls: 20, crews: [2] }
const aim = 100
/** In each stage of each worker: nothing is waited for but the database. */
const atOnce = 8

/** What the pipeline itself carries: worker processes whose engines cost nothing, on one PostgreSQL. */
export async function measureCeiling({ small }: LoadScene): Promise<void> {
  const { calls, crews } = small ? little : whole
  for (const workers of crews) {
    const { rate, workersMs, databaseMs } = await measureWorkers(workers, calls)
    const verdict = workers === crews.at(-1) ? ` (aim ${aim}: ${rate >= aim ? 'met' : 'MISSED'})` : ''
    console.log(
      `ceiling    ${rate.toFixed(0)} calls/s through four stages, engines dry, ${workers} worker ${workers === 1 ? 'process' : 'processes'}${verdict}`,
    )
    if (workersMs !== undefined && databaseMs !== undefined)
      console.log(
        `           of a core's time, each call took the workers ${workersMs.toFixed(1)} ms and PostgreSQL ${databaseMs.toFixed(1)} ms`,
      )
  }
}

interface Ceiling {
  readonly rate: number
  readonly workersMs: number | undefined
  readonly databaseMs: number | undefined
}

async function measureWorkers(count: number, calls: number): Promise<Ceiling> {
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const postgres = await openEmbeddedPostgres({ dataDir: join(work, 'server'), mode: 'own' })
  const { connection } = postgres
  const dataDir = join(work, 'data')
  const database = openDatabase(connection, 2)
  const workers: ReturnType<typeof spawnCallmark>[] = []
  try {
    await mkdir(dataDir)
    await migrate(connection)
    await queueCalls(connection, dataDir, calls)
    const address = `postgres://${connection.user}:${encodeURIComponent(String(connection.password))}@localhost/${connection.database}?host=${encodeURIComponent(String(connection.host))}&port=${connection.port}`
    const env = { DATABASE_URL: address, ...dryEngines }
    const postmaster = (await findPostmaster(join(work, 'server')))!
    const perCall = (pid: number) => {
      const use = measureTree(pid)
      return use && (1000 * use.cpuSeconds) / calls
    }
    const databaseBefore = perCall(postmaster)
    for (let index = 0; index < count; index++)
      workers.push(spawnCallmark(dataDir, ['work', '--concurrency', String(atOnce)], env))
    for (;;) {
      const { rows } = await sql<{ done: number; seconds: number }>`
        select count(*) as done, extract(epoch from max(done.at) - (
          select min(at) from call_history where status = 'AUDIO_CONVERSION_IN_PROGRESS'
        ))::float8 as seconds
        from call_history done where status = 'PROCESS_COMPLETED'`.execute(database)
      if (rows[0]!.done >= calls) {
        const databaseAfter = perCall(postmaster)
        return {
          rate: calls / rows[0]!.seconds,
          workersMs: workers.reduce((sum, { child }) => sum + (perCall(child.pid!) ?? Number.NaN), 0),
          databaseMs: databaseAfter && databaseBefore && databaseAfter - databaseBefore,
        }
      }
      if (workers.some(({ child }) => child.exitCode !== null))
        throw new Error(`A worker ended: ${workers.map(({ output }) => output()).join('\n')}`)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  } finally {
    for (const { child } of workers) child.kill('SIGINT')
    await Promise.all(workers.map(({ ended }) => ended))
    await database.destroy()
    await postgres.close()
    await rm(work, { recursive: true, force: true })
  }
}
