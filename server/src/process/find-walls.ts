import { spawn } from 'node:child_process'
import { ownUserOf, ownUserRanges } from '../domain/own-users.ts'
import { becomeUser, type Confinement, confineCommand } from './confine-child.ts'
import type { Room, Walls } from './walls.ts'

/** Root may make a network namespace; others may where the machine lets them have a user namespace. */
const noNetwork = [
  ['unshare', '--net', '--'],
  ['unshare', '--map-current-user', '--net', '--'],
]
const noPrivileges = [
  ['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all,+dac_override', '--'],
  ['setpriv', '--no-new-privs', '--'],
]
const some: Confinement = { code: [], data: [], user: 'decoder', largestFileBytes: 1e6, mostDataBytes: 4e9 }

/** Tried out, for only the kernel knows what it allows. `code`: a file that the process will have to read. */
export async function findWalls(room: Room | undefined, code: string): Promise<Walls> {
  const limits = await runs(['sh', '-c', 'ulimit -c 0 && ulimit -f 1000'])
  const isRoot = process.getuid?.() === 0
  const bare = { limits, noNetwork: [], noPrivileges: [], staysRoot: false, apart: true }
  if (room && process.platform === 'linux') {
    for (const users of isRoot ? ownUserRanges : [undefined]) {
      const walls = { ...bare, room, users }
      if (await runs(() => confineCommand([process.execPath, '--version'], some, walls))) return walls
    }
  }
  if (isRoot) {
    for (const users of ownUserRanges) {
      const uid = ownUserOf('decoder', users)
      for (const network of [...noNetwork, []]) {
        const tried = [...becomeUser(uid, network), 'sh', '-c', 'test -r "$1" && "$0" --version']
        if (await runs([...tried, process.execPath, code])) return { ...bare, users, noNetwork: network }
      }
    }
  }
  const network = (await firstThatRuns(noNetwork)) ?? []
  const privileges = (await firstThatRuns(noPrivileges)) ?? []
  const hasOwnUsers = network === noNetwork[1]
  const apart = hasOwnUsers || (isRoot && privileges === noPrivileges[0])
  return { ...bare, noNetwork: network, noPrivileges: privileges, staysRoot: isRoot, apart }
}

async function firstThatRuns(
  commands: readonly (readonly string[])[],
): Promise<readonly string[] | undefined> {
  for (const command of commands) if (await runs([...command, 'true'])) return command
  return undefined
}

/** A command that cannot even be put together does not run either. */
async function runs(wanted: readonly string[] | (() => readonly string[])): Promise<boolean> {
  if (process.platform === 'win32') return false
  try {
    const [command = '', ...args] = typeof wanted === 'function' ? wanted() : wanted
    return await new Promise((resolve) => {
      const trial = spawn(command, args, { stdio: 'ignore', timeout: 10_000 })
      trial.on('error', () => resolve(false))
      trial.on('exit', (code) => resolve(code === 0))
    })
  } catch {
    return false
  }
}
