import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { EngineError } from '../domain/errors.ts'
import { openRecording } from '../store/recordings/open-recording.ts'

const readableToGroup = 0o040
const readableToAll = 0o004
const passable = 0o001

/** Whether another user can reach what lies in the folder of this file, provided the file lets him. */
export async function isPassable(path: string): Promise<boolean> {
  const found = await stat(dirname(path)).catch(() => undefined)
  return found !== undefined && (found.mode & passable) !== 0
}

/** Lets this group read a file of ours for as long as `use` takes, and nobody else. */
export async function lendFile<T>(path: string, group: number, use: () => Promise<T>): Promise<T> {
  const file = await openRecording(path)
  if (!file) throw new EngineError('The recording is no longer there.', { retryable: true })
  try {
    const { mode, uid, gid } = await file.stat()
    if ((mode & readableToAll) !== 0) return await use()
    await file.chown(uid, group)
    await file.chmod((mode & 0o777) | readableToGroup)
    try {
      return await use()
    } finally {
      await file.chmod(mode & 0o777)
      await file.chown(uid, gid)
    }
  } finally {
    await file.close()
  }
}
