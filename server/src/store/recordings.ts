import { createHash } from 'node:crypto'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../domain/new-id.ts'

/** Bytes that have arrived but belong to no call yet. */
export interface IncomingRecording {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** The first bytes, enough to tell the container. */
  readonly head: Uint8Array
  /** Makes the bytes durable under the call's id. */
  keep(callId: string): Promise<void>
  discard(): Promise<void>
}

/** Of these call ids, those whose files are still wanted, and those whose must go. */
export interface NeededFiles {
  recordings(callIds: readonly string[]): Promise<ReadonlySet<string>>
  decoded(callIds: readonly string[]): Promise<ReadonlySet<string>>
  erased(callIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The fingerprint of each call's copy with bleeps. */
  redacted(callIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export interface Recordings {
  receive(source: Readable, headBytes: number): Promise<IncomingRecording>
  /** Undefined: the sound is no longer kept. */
  read(callId: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  /** Makes a copy with bleeps durable beside the original. Copies are told apart by what they hold, so none replaces another. */
  keepRedacted(callId: string, path: string, sha256: string): Promise<void>
  /** Undefined: there is no such copy. */
  readRedacted(
    callId: string,
    sha256: string,
    range?: { start: number; end: number },
  ): Promise<Readable | undefined>
  /** A local file with the uploaded bytes. Undefined: the sound is no longer kept. */
  findLocalFile(callId: string): Promise<string | undefined>
  /** Where decoding puts its channel files: `${prefix}-0.pcm` and so on. */
  decodedPrefix(callId: string): string
  removeDecoded(callId: string): Promise<void>
  /** The original and every copy. */
  remove(callId: string): Promise<void>
  /** Clears away what killed processes left: half-received files, files of no call, copies and decoded sound nobody needs. */
  sweep(needed: NeededFiles): Promise<void>
}

/** Recordings on the local disk, under `DATA_DIR`. */
export async function openDiskRecordings(dataDir: string): Promise<Recordings> {
  const incoming = join(dataDir, 'incoming')
  const decoded = join(dataDir, 'decoded')
  const kept = join(dataDir, 'recordings')
  const orphaned = join(dataDir, 'orphaned')
  for (const folder of [incoming, decoded, kept, orphaned])
    await mkdir(folder, { recursive: true, mode: 0o700 })
  // The end of a UUIDv7 is random, its beginning is the time: shard by the end.
  const shardOf = (callId: string) => join(kept, callId.slice(-2))
  const fileOf = (callId: string) => join(shardOf(callId), callId)
  const copyOf = (callId: string, sha256: string) => `${fileOf(callId)}.${sha256}.flac`

  return {
    async receive(source, headBytes) {
      const path = join(incoming, newId())
      // Opened before anything flows: a stream that opens late could make the file after it has been cleared away.
      const file = await open(path, 'wx', 0o600)
      const hash = createHash('sha256')
      const head: Buffer[] = []
      let bytes = 0
      const measure = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          if (bytes < headBytes) head.push(chunk.subarray(0, headBytes - bytes))
          bytes += chunk.length
          hash.update(chunk)
          yield chunk
        }
      }
      try {
        await pipeline(source, measure, file.createWriteStream({ flush: true }))
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
      return {
        path,
        bytes,
        sha256: hash.digest('hex'),
        head: Buffer.concat(head),
        async keep(callId) {
          await mkdir(shardOf(callId), { recursive: true, mode: 0o700 })
          await rename(path, fileOf(callId))
          await syncPath(shardOf(callId))
          await syncPath(kept)
        },
        discard: () => rm(path, { force: true }),
      }
    },

    read: (callId, range) => readFile(fileOf(callId), range),

    async keepRedacted(callId, path, sha256) {
      await mkdir(shardOf(callId), { recursive: true, mode: 0o700 })
      await syncPath(path)
      await rename(path, copyOf(callId, sha256))
      await syncPath(shardOf(callId))
      await syncPath(kept)
    },

    readRedacted: (callId, sha256, range) => readFile(copyOf(callId, sha256), range),

    async findLocalFile(callId) {
      const path = fileOf(callId)
      return (await exists(path)) ? path : undefined
    },

    decodedPrefix: (callId) => join(decoded, callId),

    async removeDecoded(callId) {
      const names = (await readdir(decoded)).filter((name) => name.startsWith(callId))
      await Promise.all(names.map((name) => rm(join(decoded, name), { force: true })))
    },

    async remove(callId) {
      await rm(fileOf(callId), { force: true })
      await rm(join(orphaned, callId), { force: true })
      const shard = await readdir(shardOf(callId)).catch(() => [])
      for (const name of shard.filter((name) => isCopy(name) && callIdOf(name) === callId))
        await rm(join(shardOf(callId), name), { force: true })
    },

    async sweep(needed) {
      const anHourAgo = Date.now() - 3_600_000
      const aMonthAgo = Date.now() - 30 * 86_400_000
      /** A younger one may be another process's work in hand. */
      const isOld = async (path: string) => {
        const found = await stat(path).catch(() => undefined)
        return found?.isFile() === true && found.mtimeMs < anHourAgo
      }
      for (const name of await readdir(incoming)) {
        if (await isOld(join(incoming, name))) await rm(join(incoming, name), { force: true })
      }
      for (const shard of (await readdir(kept)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        const names = await readdir(join(kept, shard))
        const ids = names.filter(isCallId)
        const wanted = await needed.recordings(ids)
        const erased = await needed.erased(ids)
        for (const id of erased) await rm(join(kept, shard, id), { force: true })
        for (const id of ids.filter((id) => !wanted.has(id) && !erased.has(id))) {
          // Set aside rather than removed: a database restored from an old backup does not know its newest calls.
          if (await isOld(join(kept, shard, id))) await rename(join(kept, shard, id), join(orphaned, id))
        }
        const copies = names.filter(isCopy)
        const current = await needed.redacted(copies.map(callIdOf))
        const isCurrent = (name: string) => name.slice(37, -'.flac'.length) === current.get(callIdOf(name))
        const ofErased = await needed.erased(copies.map(callIdOf))
        for (const name of copies.filter((name) => !isCurrent(name))) {
          const path = join(kept, shard, name)
          if (ofErased.has(callIdOf(name)) || (await isOld(path))) await rm(path, { force: true })
        }
      }
      for (const id of await needed.erased((await readdir(orphaned)).filter(isCallId)))
        await rm(join(orphaned, id), { force: true })
      for (const name of await readdir(orphaned)) {
        const { ctimeMs } = await stat(join(orphaned, name))
        if (ctimeMs < aMonthAgo) await rm(join(orphaned, name), { force: true })
      }
      const files = (await readdir(decoded)).filter((name) => isCallId(callIdOf(name)))
      const wanted = await needed.decoded(files.map(callIdOf))
      for (const name of files.filter((name) => !wanted.has(callIdOf(name)))) {
        await rm(join(decoded, name), { force: true })
      }
    },
  }
}

function isCallId(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
}

function isCopy(name: string): boolean {
  return isCallId(callIdOf(name)) && /^\.[0-9a-f]{64}\.flac$/.test(name.slice(36))
}

/** Decoded channels and copies are named after their call. */
function callIdOf(fileName: string): string {
  return fileName.slice(0, 36)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readFile(
  path: string,
  range: { start: number; end: number } | undefined,
): Promise<Readable | undefined> {
  try {
    const file = await open(path, 'r')
    return file.createReadStream(range)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Of a file or a folder. */
async function syncPath(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
