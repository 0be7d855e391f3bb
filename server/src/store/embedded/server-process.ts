import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Tells whether a process is the PostgreSQL server of this cluster, and not a stranger who got its old process id. */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if (process.platform !== 'linux') return (await readCommand(pid)).includes(clusterDir)
  try {
    // The server works inside its cluster before it writes its lock file, and until it ends.
    const [cwd, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(clusterDir)])
    return cwd.dev === cluster.dev && cwd.ino === cluster.ino
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.includes(clusterDir)
  }
}

function readCommand(pid: number): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_error, output) => resolve(output))
  })
}
