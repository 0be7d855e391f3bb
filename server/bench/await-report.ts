import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The next message of a child process; fails where it ends without one. */
export async function awaitReport<Report>(child: ChildProcess): Promise<Report> {
  const ended = once(child, 'disconnect').then(() => {
    throw new Error(`${child.spawnargs[1]} ended without a report.`)
  })
  const [report] = await Promise.race([once(child, 'message'), ended])
  return report
}
