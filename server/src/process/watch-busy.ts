import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { listDescendants } from './list-descendants.ts'

const everyMs = 100
/** The kernel counts processor time in hundredths of a second, whatever its clock does. */
const msPerTick = 10

/** What happens once a child has worked for longer than so much. */
export interface BusyLimit {
  readonly afterMs: number | undefined
  readonly tell: () => void
}

/**
 * Tells once for each limit when a child has worked for longer than that from now on. It is its processor time that counts: a
 * busy machine makes nobody late. From outside, since one call of native code may hold the child's own thread for minutes.
 * Where processes cannot be looked at, it tells nothing, and the time on the clock is the only limit. Returns how to stop.
 */
export function watchBusy(child: ChildProcess, limits: readonly BusyLimit[]): () => void {
  let ahead = limits.filter(({ afterMs }) => afterMs !== undefined)
  const atStart = ahead.length > 0 ? readBusyMs(child.pid) : undefined
  if (atStart === undefined) return () => {}
  const timer = setInterval(() => {
    const busyMs = readBusyMs(child.pid)! - atStart
    const reached = ahead.filter(({ afterMs }) => busyMs > afterMs!)
    ahead = ahead.filter((limit) => !reached.includes(limit))
    if (ahead.length === 0) clearInterval(timer)
    for (const { tell } of reached) tell()
  }, everyMs).unref()
  return () => clearInterval(timer)
}

/** What is shut in is not the process that was started, but one that it has started. */
function readBusyMs(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || !pid) return undefined
  const each = [pid, ...listDescendants(pid)].map(readOwnBusyMs)
  return each.reduce((sum, one) => sum + one, 0)
}

function readOwnBusyMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // Behind the name of the program, which may hold anything: the eleventh and twelfth of what follows it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * msPerTick
  } catch {
    // It has just ended.
    return 0
  }
}
