import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { EngineError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import { openLocalFiles } from './local-files.ts'
import { copyName, folders, originalName } from './recording-names.ts'
import {
  AlteredRecordingError,
  type ByteRange,
  type Fingerprint,
  type NeededFiles,
  type Recordings,
  StorageAwayError,
} from './recordings.ts'
import type { Bucket, FetchedObject } from './s3-bucket.ts'
import { toStorageError } from './s3-errors.ts'
import type { StoredObject } from './s3-listing.ts'
import { type KeptFile, type KeptFiles, sweepRecordings } from './sweep-recordings.ts'

const dayMs = 86_400_000

/** Recordings in a bucket; only what is on its way in, or being decoded, lies under `DATA_DIR`. */
export async function openS3Recordings(bucket: Bucket, dataDir: string): Promise<Recordings> {
  const local = await openLocalFiles(dataDir)
  const keyOf = (callId: string) => `${folders.kept}/${originalName(callId)}`
  const copyOf = (callId: string, sha256: string) => `${folders.kept}/${copyName(callId, sha256)}`
  // Among the decoded sound, so that whatever clears that away takes this along.
  const fetchedPath = (callId: string) => `${local.decodedPrefix(callId)}.original`

  const remove = async (callId: string) => {
    // Copies are named after the original, so this finds them too.
    await bucket.removeAll(keyOf(callId))
    await bucket.removeAll(`${folders.orphaned}/${callId}`)
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
          await putOriginal(bucket, keyOf(callId), incoming)
          await incoming.discard()
        },
      }
    },

    confirm: local.forgetKeeping,

    async has(callId, original) {
      const first = await bucket.get(keyOf(callId), { range: { start: 0, end: 0 } })
      first?.body.destroy()
      return first !== undefined && (!original || isAsNoted(first, original))
    },

    read: (callId, range, original) => readObject(bucket, keyOf(callId), range, original),

    async keepRedacted(callId, path, sha256) {
      const { size } = await stat(path)
      await bucket.put(copyOf(callId, sha256), path, { bytes: size, sha256 })
      await rm(path, { force: true })
    },

    readRedacted: (callId, sha256, range, bytes) =>
      readObject(bucket, copyOf(callId, sha256), range, bytes === undefined ? undefined : { bytes, sha256 }),

    async findLocalFile(callId, signal) {
      const path = fetchedPath(callId)
      // There from an attempt before.
      if (await exists(path)) return path
      const found = await bucket.get(keyOf(callId), signal ? { signal } : {})
      if (!found) return undefined
      await fetchWhole(found, path, signal)
      return path
    },

    release: (callId) => rm(fetchedPath(callId), { force: true }),

    remove,

    sweepLocal,

    async sweep(needed, signal) {
      await local.sweepLocal(needed)
      await sweepRecordings(listKept(bucket), needed, signal)
      await bucket.abortUploadsBefore(new Date(Date.now() - dayMs))
      await local.clearUnfinished(needed, remove)
    },
  }
}

async function putOriginal(
  bucket: Bucket,
  key: string,
  incoming: Fingerprint & { path: string },
): Promise<void> {
  try {
    await bucket.put(key, incoming.path, incoming)
  } catch (error) {
    // It may be there though its answer never came, or come yet: the note stays, and a sweep finds what it names.
    void bucket.removeAll(key).catch(() => {})
    throw error
  }
}

async function readObject(
  bucket: Bucket,
  key: string,
  range: ByteRange | undefined,
  original: Fingerprint | undefined,
): Promise<Readable | undefined> {
  const found = await bucket.get(key, range ? { range } : {})
  if (!found || !original || isAsNoted(found, original)) return found?.body
  found.body.destroy()
  throw new AlteredRecordingError()
}

/** By what the bucket says of it: to read it whole for every listener would cost more than it is worth there. */
function isAsNoted(found: FetchedObject, { bytes, sha256 }: Fingerprint): boolean {
  return found.wholeBytes === bytes && (found.sha256 === undefined || found.sha256 === sha256)
}

/** The file appears under its name only when every byte is there. */
async function fetchWhole(
  found: FetchedObject,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const part = `${path}.${newId()}`
  const hash = createHash('sha256')
  let bytes = 0
  const measure = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(found.body, measure, createWriteStream(part, { mode: 0o600, flush: true }), { signal })
    const sha256 = hash.digest('hex')
    if (bytes !== found.bytes || (found.sha256 !== undefined && found.sha256 !== sha256)) {
      throw new StorageAwayError('IncompleteBody', 'The recording did not arrive whole from its storage.')
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    signal?.throwIfAborted()
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new EngineError('The disk is full.', { retryable: true, retryAfterMs: 60_000 })
    throw toStorageError(error)
  }
}

function listKept(bucket: Bucket): KeptFiles {
  const move = async (from: string, to: string) => {
    await bucket.copy(from, to)
    await bucket.removeAll(from)
  }
  return {
    async *kept() {
      for await (const page of bucket.list(`${folders.kept}/`))
        yield page.map((object) => keptFile(bucket, object))
    },
    setAside: ({ name }) => move(`${folders.kept}/${originalName(name)}`, `${folders.orphaned}/${name}`),
    putBack: ({ name }) => move(`${folders.orphaned}/${name}`, `${folders.kept}/${originalName(name)}`),
    async *orphaned() {
      for await (const page of bucket.list(`${folders.orphaned}/`))
        yield page.map((object) => keptFile(bucket, object))
    },
  }
}

function keptFile(bucket: Bucket, { key, changedAt }: StoredObject): KeptFile {
  return {
    name: key.slice(key.lastIndexOf('/') + 1),
    ageMs: async () => Date.now() - changedAt.getTime(),
    remove: () => bucket.removeAll(key),
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
