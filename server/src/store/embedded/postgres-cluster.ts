import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  chmod,
  lchown,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, type Launch, launchProgram } from './unprivileged-user.ts'

/** Where one DATA_DIR keeps its PostgreSQL. */
export interface ClusterHome {
  readonly dataDir: string
  readonly clusterDir: string
  readonly socketDir: string
  readonly passwordFile: string
  readonly logFile: string
}

export const superuser = 'callmark'
export const socketPort = 5432

export async function locateCluster(dataDir: string): Promise<ClusterHome> {
  // Root's server runs as another user, which must pass through here; every directory inside is closed by itself.
  await mkdir(dataDir, { recursive: true, mode: process.geteuid?.() === 0 ? 0o711 : 0o700 })
  const real = await realpath(dataDir)
  const home = {
    dataDir: real,
    clusterDir: join(real, 'postgres'),
    socketDir: await placeSocketDir(real),
    passwordFile: join(real, 'postgres-password'),
    logFile: join(real, 'postgres.log'),
  }
  const cluster = await findStat(home.clusterDir)
  const me = process.geteuid?.()
  if (cluster && me !== 0 && cluster.uid !== me)
    throw new Error(
      `The database in DATA_DIR ${dataDir} was made by another user (its files belong to user id ${cluster.uid}, yours is ${me}): run Callmark as the user who made it, which may be root, or give the whole directory to yours with "chown -R".`,
    )
  return home
}

/** Reads the superuser's password, or makes one where there is no database yet. */
export async function readPassword(home: ClusterHome): Promise<string> {
  const found = await readFile(home.passwordFile, 'utf8').catch(ignoreMissing)
  if (found?.trim()) return found.trim()
  if (await findStat(home.clusterDir))
    throw new Error(
      `The database's password file ${home.passwordFile} is missing or empty: put it back from a backup of DATA_DIR, next to the postgres directory it belongs to.`,
    )
  if (found !== undefined) await rm(home.passwordFile, { force: true })
  const draft = `${home.passwordFile}.new-${randomUUID()}`
  try {
    const file = await open(draft, 'wx', 0o600)
    await file.writeFile(`${randomBytes(24).toString('base64url')}\n`)
    await file.sync()
    await file.close()
    // A link appears whole or not at all, and only the first of two processes makes it.
    await link(draft, home.passwordFile).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(home.passwordFile, 'utf8')).trim()
}

/** Makes the cluster where there is none. It appears under its name only when complete, so a crash half-way costs nothing. */
export async function ensureCluster(home: ClusterHome, launch: Launch): Promise<void> {
  await removeAbandonedDrafts(home.dataDir)
  if (await holdsCluster(home)) return
  const draft = join(home.dataDir, `${draftPrefix}${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    await giveTo(launch.fileOwner, draft)
    await runInitdb(home, launch, draft)
    await rename(draft, home.clusterDir).catch(async (error) => {
      // Another process was faster; its cluster is as good.
      if (!(await holdsCluster(home))) throw error
    })
    const parent = await open(home.dataDir)
    await parent.sync()
    await parent.close()
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Only who owns the data needs it: not the server, and not the user that the server runs as. */
export async function keepPassword(home: ClusterHome): Promise<void> {
  const { uid, gid } = await stat(home.dataDir)
  if (process.geteuid?.() === 0) await giveTo({ uid, gid }, home.passwordFile)
}

/** Makes the private socket directory, and refuses one that somebody else has put there. */
export async function ensureSocketDir(home: ClusterHome, owner: Account | undefined): Promise<void> {
  await mkdir(home.socketDir, { mode: 0o700 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  await checkSocketDir(home, home.socketDir)
  await chmod(home.socketDir, 0o700)
  await giveTo(owner, home.socketDir)
}

/** A stranger's directory could hold a stranger's server, to which we would tell the password. */
export async function checkSocketDir(home: ClusterHome, socketDir: string): Promise<void> {
  const found = await findStat(socketDir)
  if (!found) return
  const cluster = await findStat(home.clusterDir)
  const trusted =
    dirname(socketDir) === home.dataDir || [process.geteuid?.(), cluster?.uid].includes(found.uid)
  if (!found.isDirectory() || !trusted || (found.mode & 0o022) !== 0)
    throw new Error(
      `The directory ${socketDir} for the database's socket is not a private directory of Callmark's own: remove it and start again.`,
    )
}

/** Hands a file or a whole directory to a user; the top comes last, so that an interrupted change is seen and redone. */
export async function giveTo(owner: Account | undefined, path: string): Promise<void> {
  const found = await findStat(path)
  if (!owner || !found || found.uid === owner.uid) return
  if (found.isDirectory()) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid).catch(ignoreMissing)
  }
  await lchown(path, owner.uid, owner.gid)
}

export function findStat(path: string) {
  return lstat(path).catch(ignoreMissing)
}

const draftPrefix = 'postgres.new-'

/** Only old ones: a young one may be another process's work in progress. */
async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(draftPrefix)) continue
    const draft = await findStat(join(dataDir, name))
    if (draft && Date.now() - draft.mtimeMs > 600_000)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

async function holdsCluster(home: ClusterHome): Promise<boolean> {
  if (await findStat(join(home.clusterDir, 'global', 'pg_control'))) return true
  const content = await readdir(home.clusterDir).catch(ignoreMissing)
  if (!content || content.length === 0) return false
  throw new Error(
    `${home.clusterDir} contains files but no complete database: put it back from a backup of DATA_DIR, or move it away to start with an empty one.`,
  )
}

async function runInitdb(home: ClusterHome, launch: Launch, draft: string): Promise<void> {
  // Its user needs the password this once, and never again.
  const lent = `${draft}-password`
  try {
    await writeFile(lent, await readFile(home.passwordFile), { mode: 0o600 })
    await giveTo(launch.fileOwner, lent)
    await makeCluster(home, launch, draft, lent)
  } finally {
    await rm(lent, { force: true })
  }
}

async function makeCluster(home: ClusterHome, launch: Launch, draft: string, pwfile: string): Promise<void> {
  const args = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--data-checksums',
    '--no-instructions',
  ]
  const log = await open(home.logFile, 'a', 0o600)
  try {
    const initdb = launchProgram(launch, join(launch.bin, 'initdb'), args, {
      cwd: home.dataDir,
      stdio: ['ignore', log.fd, 'pipe'],
      timeout: 300_000,
    })
    let complaint = ''
    initdb.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-2000)
    })
    const code = await new Promise<number | null>((resolve, reject) => {
      initdb.on('error', reject)
      initdb.on('close', resolve)
    })
    if (code === 0) return
    await log.write(complaint)
    throw new Error(
      `The database could not be created in DATA_DIR ${home.dataDir}: check that the disk has space and that the directory is writable, then start again. initdb said: ${complaint.trim()} (see ${home.logFile})`,
    )
  } finally {
    await log.close()
  }
}

/** A socket's whole path must fit in about 104 bytes, and DATA_DIR can be longer than that by itself. */
async function placeSocketDir(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'run')
  if (Buffer.byteLength(join(inside, `.s.PGSQL.${socketPort}`)) <= 100) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(await realpath(tmpdir()), `callmark-${name}`)
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
