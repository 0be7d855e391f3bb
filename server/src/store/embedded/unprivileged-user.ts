import { type SpawnOptions, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
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

  const runners = asRoot ? await orderAccounts(accounts, dataDir, clusterDir) : []
  const asAccount = (account: Account, from: string): Launch => ({
    bin: from,
    prefix: [],
    account,
    fileOwner: account,
  })
  for (const account of runners) {
    if (await reaches(asAccount(account, bin), dataDir)) return asAccount(account, bin)
  }
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
    for (const account of runners) {
      if (await reaches(asAccount(account, join(copy, 'bin')), dataDir))
        return asAccount(account, join(copy, 'bin'))
    }
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
    const script = 'cd "$1" && exec "$2" --version'
    const args = ['-c', script, 'sh', dataDir, join(launch.bin, 'postgres')]
    const trial = launchProgram(launch, 'sh', args, { cwd: '/', stdio: 'ignore', timeout: 10_000 })
    trial.on('error', () => resolve(false))
    trial.on('exit', (code) => resolve(code === 0))
  })
}

/** Whoever owns the data already comes first, so that a visit by root does not lock its usual user out. */
async function orderAccounts(
  accounts: ReadonlyMap<string, Account>,
  dataDir: string,
  clusterDir: string,
): Promise<Account[]> {
  const owners = await Promise.all([clusterDir, dataDir].map((path) => stat(path).catch(() => undefined)))
  const present = owners.map((owner) => [...accounts.values()].find(({ uid }) => uid === owner?.uid))
  const usual = ['nobody', 'postgres', 'daemon'].map((name) => accounts.get(name))
  const known = [...present, ...usual].filter((account) => account !== undefined)
  return [...new Set(known)].filter(({ uid }) => uid > 0)
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
