import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ClusterHome,
  ensureCluster,
  ensureSocketDir,
  findStat,
  giveTo,
  keepPassword,
  socketPort,
} from './postgres-cluster.ts'
import { isAlive, isServerOf } from './server-process.ts'
import { chooseLaunch, launchProgram } from './unprivileged-user.ts'

/** An attempt to run the server. Another process may win the race to start it; then this one ends by itself. */
export interface ServerStart {
  readonly process: ChildProcess
  readonly logOffset: number
}

const logLimitBytes = 10 * 1024 * 1024

const settings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(socketPort),
  max_connections: '200',
  shared_buffers: '256MB',
  jit: 'off',
  timezone: 'UTC',
  // A log segment used again would keep what erased calls held for as long as it takes to write it full.
  wal_recycle: 'off',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The words of customers pass through statements, parameters, errors and their details: none may reach the log.
  log_statement: 'none',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
}

/** Starts the server, with a new cluster where there is none, and returns at once: it is not yet ready. */
export async function startServer(home: ClusterHome): Promise<ServerStart> {
  const launch = await chooseLaunch(home.dataDir, home.clusterDir)
  await ensureCluster(home, launch)
  await ensureSocketDir(home, launch.fileOwner)
  await keepPassword(home)
  // Never from under a server that another process has started meanwhile.
  if (!(await hasServer(home))) await giveTo(launch.fileOwner, home.clusterDir)
  await takeAwayStaleLock(home, join(home.clusterDir, 'postmaster.pid'))
  await takeAwayStaleLock(home, join(home.socketDir, `.s.PGSQL.${socketPort}.lock`))

  const log = await open(home.logFile, 'a', 0o600)
  try {
    await giveTo(launch.fileOwner, home.logFile)
    if ((await log.stat()).size > logLimitBytes) await log.truncate()
    const logOffset = (await log.stat()).size
    const socketList = `"${home.socketDir.replaceAll('"', '""')}"`
    const options = Object.entries({ ...settings, unix_socket_directories: socketList })
    const server = launchProgram(
      launch,
      join(launch.bin, 'postgres'),
      ['-D', home.clusterDir, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // Its own session: Ctrl-C in a terminal is for us, and we decide when the database ends.
      { cwd: home.dataDir, detached: true, stdio: ['ignore', log.fd, log.fd] },
    )
    await new Promise<void>((resolve, reject) => {
      server.once('spawn', resolve)
      server.once('error', reject)
    })
    server.unref()
    return { process: server, logOffset }
  } finally {
    await log.close()
  }
}

/**
 * What this start wrote to the log, which other starts may be writing to as well. Only the server's own words: see the
 * settings above.
 */
export async function readStartLog(home: ClusterHome, start: ServerStart): Promise<string> {
  const log = await readFile(home.logFile).catch(() => Buffer.alloc(0))
  const lines = log.subarray(start.logOffset).toString('utf8').trim().split('\n')
  // Before the server has its voice, the loader or `unshare` complain without a process id.
  return lines.filter((line) => line.includes(`[${start.process.pid}]`) || !/\[\d+\]/.test(line)).join('\n')
}

/** Where the server listens: a running one tells it itself, for the temporary directory may differ between two processes. */
export async function findSocketDir(home: ClusterHome): Promise<string> {
  const [pid, , , , socketDir] = (
    await readFile(join(home.clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  ).split('\n')
  if (!socketDir?.startsWith('/')) return home.socketDir
  // In a copy of a data directory the file names the original's server, and that is not ours to use.
  return (await isServerOf(Number(pid), home.clusterDir)) ? socketDir : home.socketDir
}

/** Ends the server in good order. Resolves to false if it is still at it after `timeoutMs`; it then finishes alone. */
export async function stopServer(home: ClusterHome, timeoutMs: number): Promise<boolean> {
  const lockFile = join(home.clusterDir, 'postmaster.pid')
  const pid = await readPid(lockFile)
  if (!pid || !(await isServerOf(pid, home.clusterDir))) return true
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return true
  }
  const deadline = Date.now() + timeoutMs
  // The file goes last, and unlike the process it cannot stay behind as a zombie that nobody reaps.
  while ((await readPid(lockFile)) === pid && isAlive(pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/**
 * PostgreSQL trusts a lock file as long as its process id lives; after a restart of the machine or container that id can
 * be anybody's.
 */
async function takeAwayStaleLock(home: ClusterHome, lockFile: string): Promise<void> {
  const judged = await readFile(lockFile, 'utf8').catch(() => undefined)
  if (judged === undefined) return
  const pid = Number.parseInt(judged, 10)
  if (pid > 0) {
    if (!isAlive(pid) || (await isServerOf(pid, home.clusterDir))) return
  } else {
    const found = await findStat(lockFile)
    // Younger, it may be a server that is about to write it.
    if (!found || Date.now() - found.mtimeMs < 10_000) return
  }
  const aside = `${lockFile}.stale-${randomUUID()}`
  try {
    await rename(lockFile, aside)
    // A new server may have replaced the file meanwhile: then it is put back.
    if ((await readFile(aside, 'utf8')) !== judged) await link(aside, lockFile)
  } catch (error) {
    if (!(await stat(aside).catch(() => undefined))) return
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function hasServer(home: ClusterHome): Promise<boolean> {
  const pid = await readPid(join(home.clusterDir, 'postmaster.pid'))
  return pid !== undefined && (await isServerOf(pid, home.clusterDir))
}

async function readPid(lockFile: string): Promise<number | undefined> {
  const pid = Number.parseInt(await readFile(lockFile, 'utf8').catch(() => ''), 10)
  return pid > 0 ? pid : undefined
}
