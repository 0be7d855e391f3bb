import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

export interface TreeUse {
  /** Of the processes that live and of the children they have outlived. */
  readonly cpuSeconds: number
  /** What several processes share is counted once. */
  readonly memoryBytes: number
}

/** What a process and all below it use. Linux only: elsewhere, undefined. */
export function measureTree(root: number): TreeUse | undefined {
  if (process.platform !== 'linux') return undefined
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name in brackets may hold anything, so count from its end.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const ticks = fields[11]! + fields[12]! + fields[13]! + fields[14]!
      return [{ pid: Number(name), parent: fields[1]!, ticks }]
    } catch {
      return []
    }
  })
  const tree = new Set([root])
  for (let before = 0; before !== tree.size; ) {
    before = tree.size
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid)
  }
  const own = processes.filter(({ pid }) => tree.has(pid))
  return {
    cpuSeconds: own.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond,
    memoryBytes: own.reduce((sum, { pid }) => sum + readMemory(pid), 0),
  }
}

function readMemory(pid: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    // It has ended since.
    return 0
  }
}
