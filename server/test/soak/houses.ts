import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '../../src/store/database.ts'
import { openEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { listChildren } from '../support/child-processes.ts'
import { openDatabaseProxy } from '../support/database-proxy.ts'
import { openS3Proxy, type S3Fault } from '../support/s3-proxy.ts'
import { s3Environment, startS3Server } from '../support/s3-server.ts'
import { findPostmaster } from '../support/spawned-service.ts'
import type { Post } from './crew.ts'
import { listFileNames } from './list-files.ts'

/** What stands around the processes, and how it can be made to fail. */
export interface FragileHouse {
  readonly name: string
  readonly address: string
  readonly posts: readonly Post[]
  /** Where the API keeps its first client. */
  readonly apiDataDir: string
  /** Something happens to database or storage; resolves when it is over, to what it was. */
  disturb(random: () => number): Promise<string>
  /** Lets every part work as it should again. */
  calm(): Promise<void>
  /** Opens the database for a look, once all processes have ended; `close` ends what this opened. */
  openDatabase(): Promise<{ connection: Connection; close(): Promise<void> }>
  /** Names of all recordings that are kept. */
  listKept(): Promise<string[]>
  close(): Promise<void>
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The server and all its processes at once, as when the machine loses power. */
async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = await findPostmaster(dataDir)
  if (!postmaster) return
  for (const { pid } of [{ pid: postmaster }, ...listChildren(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** The default: one data directory, the embedded database, recordings on disk; two workers beside the service. */
export async function openEmbeddedHouse(work: string, env: Record<string, string>): Promise<FragileHouse> {
  const dataDir = join(work, 'data')
  const port = await findFreePort()
  return {
    name: 'embedded database, recordings on disk, 1 service and 2 workers',
    address: `http://127.0.0.1:${port}`,
    apiDataDir: dataDir,
    posts: [
      { name: 'service', dataDir, args: ['serve'], env: { ...env, PORT: String(port) } },
      { name: 'worker 1', dataDir, args: ['work'], env },
      { name: 'worker 2', dataDir, args: ['work'], env },
    ],
    async disturb() {
      await killPostgres(dataDir)
      return 'database killed'
    },
    calm: async () => {},
    async openDatabase() {
      const postgres = await openEmbeddedPostgres({ dataDir, mode: 'own' })
      return { connection: postgres.connection, close: () => postgres.close() }
    },
    listKept: () => listFileNames(join(dataDir, 'recordings')),
    async close() {
      const postmaster = await findPostmaster(dataDir)
      if (postmaster) process.kill(postmaster, 'SIGINT')
    },
  }
}

const storageFaults: readonly S3Fault[] = [
  'refused',
  'silent',
  'slow down',
  'broken',
  'stores half',
  'sends half',
]

/** Many machines: PostgreSQL behind one line, S3 behind another, and every process with a disk of its own. */
export async function openSpreadHouse(work: string, env: Record<string, string>): Promise<FragileHouse> {
  const serverDir = join(work, 'server')
  let postgres = await openEmbeddedPostgres({ dataDir: serverDir, mode: 'own' })
  const line = await openDatabaseProxy(postgres.connection)
  const s3 = await startS3Server()
  const bucket = await openS3Proxy(s3.url)
  const port = await findFreePort()
  const all = { ...env, DATABASE_URL: line.url, ...s3Environment(bucket.url) }
  const post = (name: string, args: readonly string[], more = {}): Post => ({
    name,
    dataDir: join(work, name.replace(' ', '-')),
    args,
    env: { ...all, ...more },
  })
  const restart = async (kill: boolean) => {
    if (kill) await killPostgres(serverDir)
    else await postgres.close()
    await pause(500)
    postgres = await openEmbeddedPostgres({ dataDir: serverDir, mode: 'own' })
  }
  return {
    name: 'PostgreSQL and S3, 1 api and 3 workers, each with its own disk',
    address: `http://127.0.0.1:${port}`,
    apiDataDir: join(work, 'api'),
    posts: [
      post('api', ['serve', '--api-only'], { PORT: String(port) }),
      post('worker 1', ['work']),
      post('worker 2', ['work', '--stages', 'convert,transcribe']),
      post('worker 3', ['work', '--stages', 'analyze,summarize']),
    ],
    async disturb(random) {
      const luck = random()
      if (luck < 0.1) {
        await restart(true)
        return 'database killed'
      }
      if (luck < 0.2) {
        await restart(false)
        return 'database restarted'
      }
      if (luck < 0.4) {
        line.breakAll()
        await pause(500 + 1500 * random())
        line.mend()
        return 'database cut off'
      }
      bucket.fault = storageFaults[Math.floor(random() * storageFaults.length)]
      const what = `storage: ${bucket.fault}`
      await pause(500 + 2500 * random())
      bucket.fault = undefined
      return what
    },
    async calm() {
      line.mend()
      bucket.fault = undefined
    },
    openDatabase: async () => ({ connection: postgres.connection, close: async () => {} }),
    listKept: async () => (await s3.keys()).map((key) => key.split('/').at(-1)!),
    async close() {
      await line.close()
      await bucket.close()
      await s3.close()
      await postgres.close()
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
