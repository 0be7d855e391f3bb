import { closeSync, openSync } from 'node:fs'

/** A path, or the number of an open file. Reading moves a file's place: each reading from the start needs one of its own. */
export type RecordingSource = string | number

/** Looks into it without moving its place. */
export function withFile<T>(source: RecordingSource, look: (file: number) => T): T {
  if (typeof source === 'number') return look(source)
  const file = openSync(source, 'r')
  try {
    return look(file)
  } finally {
    closeSync(file)
  }
}
