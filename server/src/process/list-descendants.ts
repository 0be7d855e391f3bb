import { readdirSync, readFileSync } from 'node:fs'

/** Processes that a process has started, and those that they have; none where the machine does not tell. */
export function listDescendants(pid: number): number[] {
  const found = listChildren(pid)
  for (const child of found) found.push(...listChildren(child))
  return found
}

/** Of all its threads, for any of them may have started one. */
function listChildren(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const texts = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1'))
    return texts.join(' ').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
