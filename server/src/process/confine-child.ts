import { join } from 'node:path'
import { type OwnUser, ownUserOf, passingUserOf } from '../domain/own-users.ts'
import { type PrivateRoot, preparePrivateRoot, type Shown } from './private-root.ts'
import type { Walls } from './walls.ts'

/** How little a process that reads hostile input gets along with. Its own files are handed to it open. */
export interface Confinement {
  /** Files and folders of code. */
  readonly code: readonly string[]
  /** Folders it may look into besides. */
  readonly data: readonly string[]
  /** Compiled code, for reading; only where a root of its own keeps it from writing there. */
  readonly cache?: string | undefined
  /** Who it is where the service is root. */
  readonly user: OwnUser
  readonly largestFileBytes: number
  /** Of memory it may write to, touched or not: the last wall behind whoever watches what it really takes. */
  readonly mostDataBytes: number
  /** So that one nobody watches any more ends too. */
  readonly mostProcessorSeconds?: number
}

const mostOpenFiles = 256
/** Threads count too. A user of its own has nothing else running; elsewhere the limit would count what the service runs. */
const mostProcesses = 256

/** The command that runs a program behind these walls. */
export function confineCommand(
  program: readonly string[],
  confinement: Confinement,
  walls: Walls,
): readonly string[] {
  const limits = walls.limits ? limitsOf(confinement, walls) : ''
  if (walls.room) {
    const shown = shownTo(program, confinement, walls.room.libraries)
    const { root, table } = preparePrivateRoot(walls.room.folder, shown)
    const script = `${limits}mount -a -T ${quote(table)} && exec ${enterRoot({ root, table }, confinement, walls)} -- "$@"`
    const asOthers = walls.users === undefined ? ['--map-root-user'] : []
    const apart = ['--mount', '--pid', '--net', '--ipc', '--fork', '--kill-child']
    return ['unshare', ...asOthers, ...apart, '--', '/bin/sh', '-c', script, 'sh', ...program]
  }
  const limited = walls.limits ? ['/bin/sh', '-c', `${limits}exec "$@"`, 'sh'] : []
  if (walls.users === undefined) return [...limited, ...walls.noNetwork, ...walls.noPrivileges, ...program]
  return [...limited, ...becomeUser(passingUserOf(walls.users), walls.noNetwork), ...program]
}

/** Node's command line for such a process, its script to follow. */
export function confineNode(
  nodeFlags: readonly string[],
  confinement: Confinement,
  walls: Walls,
): readonly string[] {
  return confineCommand([process.execPath, ...nodeFlags, ...permissionFlags(confinement)], confinement, walls)
}

function shownTo(
  program: readonly string[],
  confinement: Confinement,
  libraries: readonly string[],
): Shown[] {
  const { code, data, cache } = confinement
  const readable = [...data, ...(cache ? [cache] : [])]
  return [
    ...[program[0]!, ...libraries, ...code].map((path) => ({ path })),
    ...readable.map((path) => ({ path, data: true })),
  ]
}

/**
 * Into its root, without a way back: whoever has no privileges cannot leave it, and the kernel gives a process in such a
 * root no user namespace in which it would have some. Those who are not root come here by one user namespace and enter
 * through a second one, so that even that of the mounts is not theirs.
 */
function enterRoot({ root }: PrivateRoot, { user }: Confinement, { users }: Walls): string {
  const command =
    users === undefined
      ? ['setpriv', '--no-new-privs', 'unshare', ...mapTo(process.getuid!(), process.getgid!())]
      : [
          ...['setpriv', '--no-new-privs', '--inh-caps=-all'],
          '--bounding-set=-all,+sys_chroot,+setuid,+setgid',
          ...['unshare', `--setuid=${ownUserOf(user, users)}`, `--setgid=${ownUserOf(user, users)}`],
        ]
  return [...command, `--root=${quote(root)}`].join(' ')
}

function mapTo(uid: number, gid: number): string[] {
  return [`--map-user=${uid}`, `--map-group=${gid}`]
}

/** Root gives up the network first, and then itself; where it may not, the other user does, in a namespace of users of his. */
export function becomeUser(uid: number, noNetwork: readonly string[]): string[] {
  const ids = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  const become = ['setpriv', ...ids, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--']
  return noNetwork.includes('--map-current-user') ? [...become, ...noNetwork] : [...noNetwork, ...become]
}

/**
 * Node's own wall: no other files, no processes. It holds back JavaScript, not native code; that is what the kernel's
 * walls are for.
 */
function permissionFlags({ code, data, cache }: Confinement): string[] {
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    ...[...code, ...data].flatMap((path) => [path, join(path, '*')]).map((path) => `--allow-fs-read=${path}`),
    // Node reads compiled code only where it would be allowed to write it; the root it is shown in is not to be written.
    ...(cache ? [cache, join(cache, '*')] : []).flatMap((path) => [
      `--allow-fs-read=${path}`,
      `--allow-fs-write=${path}`,
    ]),
  ]
}

/** One `ulimit` each: not every shell takes several. A limit the machine does not know is left out, not fatal. */
function limitsOf(confinement: Confinement, walls: Walls): string {
  const { largestFileBytes, mostDataBytes, mostProcessorSeconds } = confinement
  const wanted = {
    c: 0,
    f: Math.ceil(largestFileBytes / 512),
    d: Math.ceil(mostDataBytes / 1024),
    n: mostOpenFiles,
    ...(mostProcessorSeconds ? { t: Math.ceil(mostProcessorSeconds) } : {}),
  }
  const each = Object.entries(wanted).map(([name, value]) => `ulimit -${name} ${value} 2>/dev/null; `)
  // One shell calls it p, another u.
  const processes = `{ ulimit -p ${mostProcesses} || ulimit -u ${mostProcesses}; } 2>/dev/null; `
  return each.join('') + (walls.users === undefined ? '' : processes)
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
