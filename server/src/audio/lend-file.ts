import { constants } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

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
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
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
