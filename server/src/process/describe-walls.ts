import type { Walls } from './walls.ts'

export interface MissingWalls {
  /** In words for the operator. */
  readonly missing: string
  readonly remedy: string
  /** Native code would reach what the service itself reaches: recordings, keys, the database. */
  readonly grave: boolean
}

/** What this machine does not offer, and what to do about it; undefined: nothing is missing. */
export function describeMissingWalls(walls: Walls): MissingWalls | undefined {
  const { limits, room, users, noNetwork, noPrivileges, staysRoot, apart } = walls
  const missing = limits ? [] : ['limits of file size, memory and processor time']
  if (!room) {
    missing.push('a root of its own')
    if (noNetwork.length === 0) missing.push('a network namespace')
    if (staysRoot) missing.push('a user of its own')
    if (users === undefined && noPrivileges.length === 0) missing.push('dropped privileges')
    if (!apart) missing.push("a wall before the service's own process and its keys")
  }
  if (missing.length === 0) return undefined
  return { missing: missing.join(', '), remedy: remedyFor(walls), grave: !room && users === undefined }
}

function remedyFor({ limits, room, staysRoot }: Walls): string {
  if (process.platform !== 'linux') return 'Only Linux has these walls: decode recordings of strangers there.'
  const steps = limits ? [] : ['install a POSIX shell with ulimit as sh']
  if (!room) {
    const allow =
      'let this user make user, mount, pid and network namespaces (unshare and mount of util-linux; kernel.unprivileged_userns_clone=1, kernel.apparmor_restrict_unprivileged_userns=0; in a container, a seccomp and AppArmor profile that allows them)'
    steps.push(allow)
    if (staysRoot) steps.push('or do not run the service as root')
    steps.push(
      'else let this machine reach nothing but what the service needs, and keep the database elsewhere',
    )
  }
  return `${steps.join('; ')}. See SECURITY.md, "The decoder's walls".`.replace(/^./, (first) =>
    first.toUpperCase(),
  )
}
