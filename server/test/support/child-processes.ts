import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The process ids below one process, straight from the kernel: a bare machine has no `ps`. */
export function listChildren(parent: number): { pid: number; command: string }[] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid=,args='], { encoding: 'utf8' }).split('\n')
    return lines
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .filter((match) => Number(match?.[1]) === parent)
      .map((match) => ({ pid: Number(match![2]), command: match![3]! }))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parentOf = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
        if (parentOf !== parent) return []
        return [
          { pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') },
        ]
      } catch {
        return [] // it has ended meanwhile
      }
    })
}

/** With those that its children have started: what is shut in is the child of a child. */
export function listDescendants(parent: number): { pid: number; command: string }[] {
  return listChildren(parent).flatMap((child) => [child, ...listDescendants(child.pid)])
}
