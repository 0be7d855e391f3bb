import { findWalls, type Walls } from './find-walls.ts'

/** How little a process that reads hostile input gets along with. */
export interface Confinement {
  /** Paths, or folders that end in `/*`; the code it runs among them. */
  readonly mayRead: readonly string[]
  readonly mayWrite: readonly string[]
  readonly largestFileBytes: number
  /** Of memory it may write to, touched or not: the last wall behind whoever watches what it really takes. */
  readonly mostDataBytes: number
  /** So that one nobody watches any more ends too. */
  readonly mostProcessorSeconds?: number
}

const mostOpenFiles = 256

/** How to start Node so that it is shut in: what to run, and what to put before its script. */
export function confineChild(
  nodeFlags: readonly string[],
  confinement: Confinement,
  walls: Walls = findWalls(),
): { execPath: string; execArgv: string[] } {
  const node = [process.execPath, ...nodeFlags, ...permissionFlags(confinement)]
  const [execPath = '', ...execArgv] = [
    ...(walls.limits ? ['/bin/sh', '-c', `${limits(confinement)}exec "$@"`, 'sh'] : []),
    ...walls.noNetwork,
    ...walls.noPrivileges,
    ...node,
  ]
  return { execPath, execArgv }
}

/**
 * Node's own wall: no other files, no processes. It holds back JavaScript, not native code; that is what the kernel's
 * walls are for.
 */
function permissionFlags({ mayRead, mayWrite }: Confinement): string[] {
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    '--disable-warning=SecurityWarning',
    // What may be written may be looked at too: opening a file is both.
    ...[...mayRead, ...mayWrite].map((path) => `--allow-fs-read=${path}`),
    ...mayWrite.map((path) => `--allow-fs-write=${path}`),
  ]
}

/** One `ulimit` each: not every shell takes several. A limit the machine does not know is left out, not fatal. */
function limits({ largestFileBytes, mostDataBytes, mostProcessorSeconds }: Confinement): string {
  const wanted = {
    c: 0,
    f: Math.ceil(largestFileBytes / 512),
    d: Math.ceil(mostDataBytes / 1024),
    n: mostOpenFiles,
    ...(mostProcessorSeconds ? { t: Math.ceil(mostProcessorSeconds) } : {}),
  }
  return Object.entries(wanted)
    .map(([name, value]) => `ulimit -${name} ${value} 2>/dev/null; `)
    .join('')
}

/** What is missing on this machine, in words for its operator; undefined: nothing. */
export function describeMissingWalls(walls: Walls = findWalls()): string | undefined {
  const missing = [
    ...(walls.limits ? [] : ['limits of file size, memory and processor time']),
    ...(walls.noNetwork.length > 0 ? [] : ['a network namespace']),
    ...(walls.noPrivileges.length > 0 && !walls.staysRoot ? [] : ['dropped privileges']),
    ...(walls.apart ? [] : ["a wall before the service's own process and its keys"]),
  ]
  return missing.length > 0 ? missing.join(', ') : undefined
}
