import { constants } from 'node:fs'
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { openLocalFiles } from './local-files.ts'
import { openRecording } from './open-recording.ts'
import { callIdOf, copyName, folders, isCallId, isCopy, originalName } from './recording-names.ts'
import {
  AlteredRecordingError,
  type ByteRange,
  type Fingerprint,
  type NeededFiles,
  type Recordings,
} from './recordings.ts'
import { type KeptFile, type KeptFiles, sweepRecordings } from './sweep-recordings.ts'

/** Recordings on the local disk, under `DATA_DIR`. */
export async function openDiskRecordings(dataDir: string): Promise<Recordings> {
  const local = await openLocalFiles(dataDir)
  const kept = join(dataDir, folders.kept)
  const orphaned = join(dataDir, folders.orphaned)
  for (const folder of [kept, orphaned]) await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileOf = (callId: string) => join(kept, originalName(callId))
  const copyOf = (callId: string, sha256: string) => join(kept, copyName(callId, sha256))

  const remove = async (callId: string) => {
    await rm(fileOf(callId), { force: true })
    await rm(join(orphaned, callId), { force: true })
    await removeCopies(dirname(fileOf(callId)), callId)
    await local.forgetKeeping(callId)
  }
  const sweepLocal = async (needed: NeededFiles) => {
    await local.sweepLocal(needed)
    await local.clearUnfinished(needed, remove)
  }

  return {
    ...local,

    async receive(source, headBytes) {
      const incoming = await local.receive(source, headBytes)
      return {
        ...incoming,
        async keep(callId) {
          await local.noteKeeping(callId)
          await moveInto(incoming.path, fileOf(callId), kept)
        },
      }
    },

    confirm: local.forgetKeeping,

    async has(callId, original) {
      try {
        const file = await openKept(fileOf(callId), original)
        await file?.close()
        return file !== undefined
      } catch (error) {
        if (error instanceof AlteredRecordingError) return false
        throw error
      }
    },

    read: (callId, range, original) => readKept(fileOf(callId), range, original),

    async keepRedacted(callId, path, sha256) {
      await syncPath(path)
      await moveInto(path, copyOf(callId, sha256), kept)
    },

    readRedacted: (callId, sha256, range, bytes) =>
      readKept(copyOf(callId, sha256), range, bytes === undefined ? undefined : { bytes, sha256 }),

    async findLocalFile(callId) {
      const path = fileOf(callId)
      const file = await openKept(path)
      await file?.close()
      return file && path
    },

    async release() {},

    remove,

    sweepLocal,

    async sweep(needed, signal) {
      await local.sweepLocal(needed)
      await sweepRecordings(listKept(kept, orphaned), needed, signal)
      await local.clearUnfinished(needed, remove)
    },
  }
}

/** Durable when it returns: the file's shard and the folder of all shards are written to the disk. */
async function moveInto(path: string, place: string, kept: string): Promise<void> {
  await makeShard(dirname(place))
  await rename(path, place)
  await syncPath(dirname(place))
  await syncPath(kept)
}

async function removeCopies(shard: string, callId: string): Promise<void> {
  const names = await readdir(shard).catch(() => [])
  for (const name of names.filter((name) => isCopy(name) && callIdOf(name) === callId))
    await rm(join(shard, name), { force: true })
}

function listKept(kept: string, orphaned: string): KeptFiles {
  return {
    async *kept() {
      for (const shard of (await readdir(kept)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        const names = (await readdir(join(kept, shard))).filter((name) => isCallId(name) || isCopy(name))
        yield names.map((name) => keptFile(join(kept, shard), name, 'mtimeMs'))
      }
    },
    setAside: ({ name }) => rename(join(kept, originalName(name)), join(orphaned, name)),
    async putBack({ name }) {
      const place = join(kept, originalName(name))
      await makeShard(dirname(place))
      await rename(join(orphaned, name), place)
    },
    async *orphaned() {
      // Moving a file leaves its time of writing as it was, but not the time of its last change.
      yield (await readdir(orphaned)).map((name) => keptFile(orphaned, name, 'ctimeMs'))
    },
  }
}

function keptFile(folder: string, name: string, since: 'mtimeMs' | 'ctimeMs'): KeptFile {
  const path = join(folder, name)
  return {
    name,
    async ageMs() {
      const found = await lstat(path).catch(() => undefined)
      return found?.isFile() ? Date.now() - found[since] : 0
    },
    remove: () => rm(path, { force: true }),
  }
}

/** A folder of ours, never a link to one elsewhere. */
async function makeShard(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (!(await lstat(path)).isDirectory()) throw new AlteredRecordingError()
}

async function openKept(path: string, original?: Fingerprint) {
  const shard = await lstat(dirname(path)).catch(() => undefined)
  if (shard?.isSymbolicLink()) throw new AlteredRecordingError()
  return openRecording(path, original)
}

async function readKept(
  path: string,
  range: ByteRange | undefined,
  original: Fingerprint | undefined,
): Promise<Readable | undefined> {
  return (await openKept(path, original))?.createReadStream(range)
}

/** Of a file or a folder. */
async function syncPath(path: string): Promise<void> {
  const opened = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
