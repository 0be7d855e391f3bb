import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { listDescendants } from './list-descendants.ts'
import { killChild } from './start-child.ts'

export interface MemoryLimit {
  readonly mostBytes: number
  /** How a child over the limit is ended, so that its end tells why. */
  readonly signal: NodeJS.Signals
}

const everyMs = 50

/**
 * Ends a child that takes more memory than it may, with all that it has started. From outside: native code may hold the
 * child's own thread for as long as it likes, and a second thread in every child would cost a fifth of its start.
 */
export function watchMemory(child: ChildProcess, { mostBytes, signal }: MemoryLimit): void {
  const pid = child.pid!
  const timer = setInterval(() => {
    const taken = [pid, ...listDescendants(pid)].reduce((sum, one) => sum + readMemory(one), 0)
    if (taken > mostBytes) killChild(child, signal)
  }, everyMs).unref()
  child.once('exit', () => clearInterval(timer))
}

function readMemory(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    // It has just ended.
    return 0
  }
}
