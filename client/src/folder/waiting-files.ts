import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { audioFormats } from '../vocabulary.ts'

export const doneFolder = 'done'
export const refusedFolder = 'refused'

interface Seen {
  readonly sign: string
  readonly sinceMs: number
}

/** Finds recordings whose writer has finished: size and time have not changed for a while. */
export function watchForComplete(folder: string, settleMs: number): () => Promise<string[]> {
  const settle = watchForSettled(settleMs)
  return async () => {
    const files: SignedFile[] = []
    for (const path of await listRecordings(folder)) {
      const found = await lstat(join(folder, path)).catch(() => undefined)
      if (found?.isFile() && found.size > 0) files.push({ path, sign: `${found.size} ${found.mtimeMs}` })
    }
    return settle(files)
  }
}

/** A file with what changes when it is written to. */
export interface SignedFile {
  readonly path: string
  readonly sign: string
}

/** Of the files that are there now, those that have not changed for a while. */
export function watchForSettled(settleMs: number): (files: readonly SignedFile[]) => string[] {
  let seen = new Map<string, Seen>()
  return (files) => {
    const nowMs = performance.now()
    seen = new Map(
      files.map(({ path, sign }) => {
        const before = seen.get(path)
        return [path, before?.sign === sign ? before : { sign, sinceMs: nowMs }]
      }),
    )
    return [...seen].filter(([, { sinceMs }]) => nowMs - sinceMs >= settleMs).map(([path]) => path)
  }
}

/** With slashes between folders, as patterns have them. Links, hidden files and what is over are passed by. */
async function listRecordings(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.sort((one, other) => one.name.localeCompare(other.name))) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.name.startsWith('.') || path === doneFolder || path === refusedFolder) continue
    if (entry.isDirectory()) found.push(...(await listRecordings(folder, path)))
    else if (entry.isFile() && isRecording(entry.name)) found.push(path)
  }
  return found
}

export function isRecording(name: string): boolean {
  return Object.keys(audioFormats).some((format) => name.toLowerCase().endsWith(`.${format}`))
}
