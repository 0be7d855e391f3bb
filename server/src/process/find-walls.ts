import { spawnSync } from 'node:child_process'

/** What this machine has to shut a process in with; each is a command that ends by running the one behind it. */
export interface Walls {
  /** Files, memory and processor time are limited by the kernel. */
  readonly limits: boolean
  /** Cuts off the network; empty where it cannot be had. */
  readonly noNetwork: readonly string[]
  /** Gives up every privilege but reaching the service's own files; empty where it cannot be had. */
  readonly noPrivileges: readonly string[]
  /** It is root and remains so, with all that root may do. */
  readonly staysRoot: boolean
  /** The kernel keeps it from looking into the service's own process, whose environment holds every key. */
  readonly apart: boolean
}

/** Root may make a network namespace; others may where the machine lets them have a user namespace. */
const noNetwork = [
  ['unshare', '--net', '--'],
  ['unshare', '--map-current-user', '--net', '--'],
]
const noPrivileges = [
  ['setpriv', '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all,+dac_override', '--'],
  ['setpriv', '--no-new-privs', '--'],
]

let found: Walls | undefined

/** Tried out once, for only the kernel knows what it allows. */
export function findWalls(): Walls {
  found ??= tryOut()
  return found
}

function tryOut(): Walls {
  const limits = runs(['sh', '-c', 'ulimit -c 0 && ulimit -f 1000'])
  const network = noNetwork.find((command) => runs([...command, 'true'])) ?? []
  const privileges = noPrivileges.find((command) => runs([...command, 'true'])) ?? []
  const isRoot = process.getuid?.() === 0
  const staysRoot = isRoot && privileges !== noPrivileges[0]
  const hasOwnUsers = network === noNetwork[1]
  return {
    limits,
    noNetwork: network,
    noPrivileges: privileges,
    staysRoot,
    apart: hasOwnUsers || (isRoot && !staysRoot),
  }
}

function runs([command = '', ...args]: readonly string[]): boolean {
  if (process.platform === 'win32') return false
  return spawnSync(command, args, { stdio: 'ignore', timeout: 5000 }).status === 0
}
