import type { ChildProcess } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { listDescendants } from './list-descendants.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority

/** Answering requests comes before crunching audio. To be called at a child's start, for what it starts is held back with it. */
export function holdBack({ pid }: ChildProcess): void {
  if (pid) lower(pid, PRIORITY_BELOW_NORMAL)
}

/** From now on, a child and all that it has started work only where nobody else wants the processor. There is no way back. */
export function standBack({ pid }: ChildProcess): void {
  if (pid) for (const each of [pid, ...listDescendants(pid)]) lower(each, PRIORITY_LOW)
}

/** A machine that forbids it still works, only less smoothly; and the process may just have ended. */
function lower(pid: number, priority: number): void {
  for (const thread of listThreads(pid))
    try {
      setPriority(thread, priority)
    } catch {}
  try {
    // Where Linux shares the processor by sessions, the priority of a process counts only within its own.
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {}
}

/** Linux counts priority by thread; elsewhere the process has one. */
function listThreads(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number)
  } catch {
    return [pid]
  }
}
