import { type SpawnOptions, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { ownUserOf, ownUserRanges } from '../../domain/own-users.ts'
import { copyBinaries, getPackagedBinaries } from './postgres-binaries.ts'

/** A way to run PostgreSQL's programs as somebody they accept: they refuse root, and users without a name. */
export interface Launch {
  /** Where `initdb` and `postgres` are. */
  readonly bin: string
  /** A program that starts the program, with its arguments. */
  readonly prefix: readonly string[]
  readonly account: Account | undefined
  /** Who must own the files, or undefined where only one user is in play. */
  readonly fileOwner: Account | undefined
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Finds a way to run PostgreSQL that reaches both its binaries and `dataDir`, by trying. */
export async function chooseLaunch(dataDir: string, clusterDir: string): Promise<Launch> {
  const packaged = await getPackagedBinaries()
  const copy = join(dataDir, `postgres-binaries-${packaged.version}`)
  if (!packaged.complete) await copyBinaries(packaged.directory, copy)
  const bin = join(packaged.complete ? packaged.directory : copy, 'bin')

  const accounts = await readAccounts()
  const asRoot = process.geteuid?.() === 0
  if (!asRoot && hasName()) return { bin, prefix: [], account: undefined, fileOwner: undefined }

  const runners = asRoot ? await orderRunners(accounts, dataDir, clusterDir) : []
  for (const runner of runners) if (await reaches({ ...runner, bin }, dataDir)) return { ...runner, bin }
  const nobody = accounts.get('nobody') ?? accounts.get('daemon')
  if (nobody) {
    // Keeps the real user, and so its access to its own closed directories, but shows PostgreSQL another one.
    const disguise: Launch = {
      bin,
      prefix: ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`],
      account: undefined,
      fileOwner: asRoot ? { uid: 0, gid: 0 } : undefined,
    }
    if (await reaches(disguise, dataDir)) return disguise
  }
  if (asRoot) {
    await copyBinaries(packaged.directory, copy)
    const copied = join(copy, 'bin')
    for (const runner of runners)
      if (await reaches({ ...runner, bin: copied }, dataDir)) return { ...runner, bin: copied }
    throw new Error(
      `PostgreSQL does not run as root, and no other user of this machine can reach DATA_DIR ${dataDir}: set DATA_DIR to a directory that others may enter (chmod o+x on it and its parents), or run Callmark as a normal user.`,
    )
  }
  throw new Error(
    `PostgreSQL needs a user with a name, and user id ${process.geteuid?.()} has none in /etc/passwd: add it there, or run Callmark as a user that is listed.`,
  )
}

export function launchProgram(
  launch: Launch,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
) {
  const [command, ...rest] = [...launch.prefix, program, ...args]
  return spawn(command!, rest, {
    ...options,
    ...launch.account,
    // English messages, so that they can be recognised, and none of the caller's PG* settings.
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  })
}

function reaches(launch: Launch, dataDir: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = 'cd "$1" && id -un && exec "$2" --version'
    const args = ['-c', script, 'sh', dataDir, join(launch.bin, 'postgres')]
    const trial = launchProgram(launch, 'sh', args, { cwd: '/', stdio: 'ignore', timeout: 10_000 })
    trial.on('error', () => resolve(false))
    trial.on('exit', (code) => resolve(code === 0))
  })
}

type Runner = Omit<Launch, 'bin'>

/** Users of a system, whose files others of its programs may read and change. */
const shared = ['nobody', 'postgres', 'daemon']

/**
 * A person or service who owns the data already comes first, so that a visit by root does not lock its usual user out.
 * Then a user of our own, where one can be had; then those that every machine has.
 */
async function orderRunners(
  accounts: ReadonlyMap<string, Account>,
  dataDir: string,
  clusterDir: string,
): Promise<Runner[]> {
  const owners = await Promise.all([clusterDir, dataDir].map((path) => stat(path).catch(() => undefined)))
  const named = [...accounts].filter(([name, { uid }]) => uid > 0 && !shared.includes(name))
  const usual = owners.map((owner) => named.find(([, { uid }]) => uid === owner?.uid)?.[1])
  const common = shared.map((name) => accounts.get(name))
  const asAccounts = (found: readonly (Account | undefined)[]) =>
    [...new Set(found.filter((account) => account !== undefined))].map(
      (account): Runner => ({ prefix: [], account, fileOwner: account }),
    )
  return [...asAccounts(usual), ...(await asOwnUsers(dataDir)), ...asAccounts(common)]
}

/**
 * PostgreSQL wants its user to have a name. Its processes alone see a list of users with our own in it: nothing of the
 * machine is changed for that.
 */
async function asOwnUsers(dataDir: string): Promise<Runner[]> {
  if (process.platform !== 'linux') return []
  const ids = ownUserRanges.map((range) => ownUserOf('database', range))
  const list = join(dataDir, 'postgres-users')
  const lines = ids.map((uid) => `callmark-${uid}:x:${uid}:${uid}::/nonexistent:/usr/sbin/nologin\n`)
  await writeOnce(list, lines.join(''))
  const show = 'mount --bind "$1" /etc/passwd && shift && exec "$@"'
  const alone = ['unshare', '--mount', '--propagation', 'slave', '--', 'sh', '-c', show, 'sh', list]
  return ids.map((uid) => ({
    prefix: [...alone, 'setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--'],
    account: undefined,
    fileOwner: { uid, gid: uid },
  }))
}

/** Another start may be reading the list at this moment, and must never see half of it or an empty one. */
async function writeOnce(path: string, content: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === content) return
  const draft = `${path}.new-${randomUUID()}`
  await writeFile(draft, content, { mode: 0o644 })
  await rename(draft, path)
}

async function readAccounts(): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>()
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid && Number(uid) >= 0) accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return accounts
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}
