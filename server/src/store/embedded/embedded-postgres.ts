import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ClusterHome,
  checkSocketDir,
  locateCluster,
  readPassword,
  socketPort,
  superuser,
} from './postgres-cluster.ts'
import { findSocketDir, readStartLog, type ServerStart, startServer, stopServer } from './postgres-server.ts'
import { PostgresSession } from './postgres-session.ts'
import { ensureServiceRole, servicePasswordFrom, serviceRole } from './service-role.ts'

interface PostgresAccess {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export interface EmbeddedPostgres {
  /** Settings for `pg`: the host is a private socket directory. An ordinary role, which owns the database and nothing else. */
  readonly connection: PostgresAccess
  /** The superuser, for what only the server's keeper may do. Never for requests or for work on calls. */
  readonly keeper: PostgresAccess
  /** True when this process owns the server and will stop it at close. */
  readonly owner: boolean
  close(): Promise<void>
}

interface EmbeddedPostgresOptions {
  readonly dataDir: string
  /**
   * `own` must be the only owner, and waits a moment for an operator's command to finish; `join` uses the live server of
   * another owner, or else owns one itself until it closes.
   */
  readonly mode: 'own' | 'join'
  readonly log?: (message: string) => void
  /** Called once if the server goes away while it is in use. */
  readonly onLost?: () => void
}

/** The data directory is in the hands of another Callmark process. */
export class DataDirOwnedError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another Callmark process: stop that one first, or give this one a DATA_DIR of its own.`,
    )
    this.name = 'DataDirOwnedError'
  }
}

const databaseName = 'callmark'
const readyTimeoutMs = 60_000
const stopTimeoutMs = 30_000
/** How long a connection whose process was killed may still seem to hold the lock. */
const servePatienceMs = 3000
const commandPatienceMs = 10_000

/** Finds or starts the PostgreSQL that belongs to a data directory. Every error says what to do about it. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, mode, log } = options
  try {
    const home = await locateCluster(dataDir)
    const password = await readPassword(home)
    for (;;) {
      const { session, host } = await reachServer(home, password, options)
      const standing = await settle(session, options).catch(async (error) => {
        const cut = session.ended
        await leave(home, session, { owner: false, mode, log })
        // The server may have ended between our coming and our asking: then there is a new one to start.
        if (cut) return 'again' as const
        throw error
      })
      if (standing === 'again') continue
      const keeper = { host, port: socketPort, user: superuser, password, database: databaseName }
      const owner = standing === 'owner'
      try {
        // A guest may be the first to know of it, beside a service of an earlier version.
        if (owner || !(await session.isOwnedBy(databaseName, serviceRole)))
          await ensureServiceRole(keeper, servicePasswordFrom(password))
      } catch (error) {
        const cut = session.ended
        await leave(home, session, { owner, mode, log })
        if (cut) continue
        throw error
      }
      return present(home, session, owner, options, keeper)
    }
  } catch (error) {
    throw explain(error, dataDir)
  }
}

function present(
  home: ClusterHome,
  session: PostgresSession,
  owner: boolean,
  options: EmbeddedPostgresOptions,
  keeper: PostgresAccess,
): EmbeddedPostgres {
  session.onEnd(() => options.onLost?.())
  let closing: Promise<void> | undefined
  return {
    connection: { ...keeper, user: serviceRole, password: servicePasswordFrom(keeper.password) },
    keeper,
    owner,
    close() {
      closing ??= closeOrLeave()
      return closing
    },
  }
  async function closeOrLeave() {
    const { mode, log } = options
    if (!session.ended && (await leave(home, session, { owner, mode, log })) === 'left') return
    // Our connection is lost, but the server may live on without an owner, as after one of its processes crashed. It drops a
    // new connection, too, if it has yet to notice.
    const deadline = Date.now() + commandPatienceMs
    for (;;) {
      const again = await knock(home, keeper.password, mode)
      if (
        again.session
          ? (await leave(home, again.session, { owner: false, mode, log })) === 'left'
          : again.silent
      )
        return
      if (Date.now() > deadline) return
      await sleep(50)
    }
  }
}

interface Reached {
  readonly session: PostgresSession
  readonly host: string
}

/** Connects to the live server; starts one when nothing answers, and waits for one that is not ready. */
async function reachServer(
  home: ClusterHome,
  password: string,
  { mode, log }: EmbeddedPostgresOptions,
): Promise<Reached> {
  const deadline = Date.now() + readyTimeoutMs
  let start: ServerStart | undefined
  for (;;) {
    const answer = await knock(home, password, mode)
    if (answer.session) return answer
    const ended = start && (start.process.exitCode !== null || start.process.signalCode !== null)
    const inPatience = Date.now() < deadline
    if (start && ended && !(inPatience && (await mayStartAgain(home, start)))) {
      const lastWords = (await readStartLog(home, start)).split('\n').slice(-5).join('\n')
      throw new Error(
        `The database in ${home.clusterDir} did not start. Its last words, also in ${home.logFile}, say why; most often the disk is full or the memory too small: ${lastWords}`,
      )
    }
    if (!inPatience)
      throw new Error(
        `The database in ${home.clusterDir} is still starting or recovering after ${readyTimeoutMs / 1000} seconds: it goes on by itself, so start Callmark again in a minute, and see ${home.logFile} if that does not help.`,
      )
    if (answer.silent && (!start || ended)) {
      if (ended) await sleep(250)
      else log?.('Starting the embedded PostgreSQL.')
      start = await startServer(home)
    }
    await sleep(50)
  }
}

/** A server met another's lock or the remains of a killed one, or another process took it over and has stopped it. */
async function mayStartAgain(home: ClusterHome, start: ServerStart): Promise<boolean> {
  if (start.process.exitCode === 0) return true
  return /lock file ".*" (already exists|is empty)|still in use/.test(await readStartLog(home, start))
}

type Answer =
  | { readonly session: PostgresSession; readonly host: string }
  | { readonly session?: undefined; readonly silent: boolean }

async function knock(home: ClusterHome, password: string, mode: 'own' | 'join'): Promise<Answer> {
  const host = await findSocketDir(home)
  await checkSocketDir(home, host)
  try {
    return { session: await PostgresSession.connect(host, password, mode), host }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { silent: true }
    if (code === '28P01' || code === '28000')
      throw new Error(
        `The database does not accept the password in ${home.passwordFile}: put back the file that belongs to ${home.clusterDir}.`,
      )
    if (code === 'EACCES' || code === 'EPERM') throw error
    return { silent: false }
  }
}

/** Decides who we are on this server: its owner, a guest of its owner, or, if it is about to end, somebody who must come again. */
async function settle(
  session: PostgresSession,
  { dataDir, mode, log }: EmbeddedPostgresOptions,
): Promise<'owner' | 'guest' | 'again'> {
  const arrived = Date.now()
  for (;;) {
    if (await session.tryLock()) {
      await session.rename(mode === 'own' ? 'serve' : 'command')
      if (!(await session.hasDatabase(databaseName))) await session.createDatabase(databaseName)
      log?.('Connected to the embedded PostgreSQL as its owner.')
      return 'owner'
    }
    const holder = await session.findHolder()
    const waitedMs = Date.now() - arrived
    if (mode === 'own') {
      if (waitedMs > (holder === 'serve' ? servePatienceMs : commandPatienceMs))
        throw new DataDirOwnedError(dataDir)
    } else if (holder && holder !== 'leaving' && (await session.hasDatabase(databaseName))) {
      log?.('Connected to the embedded PostgreSQL of another Callmark process.')
      return 'guest'
    } else if (waitedMs > readyTimeoutMs) throw new DataDirOwnedError(dataDir)
    await sleep(50)
  }
}

/**
 * The last one out stops the server; an owner by `own` stops it in any case. Whoever leaves says so first and looks around
 * afterwards, so that of two who leave together one sees the other.
 */
async function leave(
  home: ClusterHome,
  session: PostgresSession,
  { owner, mode, log }: { owner: boolean; mode: 'own' | 'join'; log: EmbeddedPostgresOptions['log'] },
): Promise<'left' | 'cut off'> {
  session.onEnd(() => undefined)
  try {
    await session.rename('leaving')
    const mayStop = owner || (await inherits(session))
    if (mayStop && ((owner && mode === 'own') || (await session.countOthers()) === 0)) {
      // The lock is held until the server drops it, so that nobody takes over a server that is going down.
      if (!(await stopServer(home, stopTimeoutMs)))
        log?.('The embedded PostgreSQL is still writing to disk; it ends by itself.')
    }
    return 'left'
  } catch (error) {
    if (!session.ended) throw error
    return 'cut off'
  } finally {
    await session.end()
  }
}

async function inherits(session: PostgresSession): Promise<boolean> {
  const deadline = Date.now() + 5000
  for (;;) {
    if (await session.tryLock()) return true
    const holder = await session.findHolder()
    if (holder === 'serve' || holder === 'command' || Date.now() > deadline) return false
    await sleep(20)
  }
}

function explain(error: unknown, dataDir: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk of DATA_DIR ${dataDir} is full: free some space and start again. (${message})`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Error(
      `Callmark cannot use DATA_DIR ${dataDir} as this user: make it readable and writable for the user who runs Callmark, or set DATA_DIR to another directory. (${message})`,
    )
  return error
}
