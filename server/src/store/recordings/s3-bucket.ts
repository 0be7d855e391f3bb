import { constants, createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { CopyObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type ByteRange, StorageAwayError } from './recordings.ts'
import { type BucketConnection, type BucketSettings, connectBucket } from './s3-connection.ts'
import { isAbsent, toStorageError } from './s3-errors.ts'
import { abortUploads, findListing, listObjects, removeObjects, type StoredObject } from './s3-listing.ts'

interface Content {
  readonly bytes: number
  readonly sha256: string
}

interface Reading {
  readonly range?: ByteRange
  readonly signal?: AbortSignal
}

export interface FetchedObject {
  readonly body: Readable
  /** Of what is on its way, which may be a part. */
  readonly bytes: number
  /** Of the whole object. */
  readonly wholeBytes: number
  /** As it was noted when the object was put there. */
  readonly sha256: string | undefined
}

/** Objects under one prefix of one bucket. Throws StorageAwayError, never the SDK's own errors. */
export interface Bucket {
  /** Durable and whole when it returns. */
  put(key: string, path: string, content: Content): Promise<void>
  putText(key: string, text: string): Promise<void>
  /** Undefined: there is no such object. */
  get(key: string, options?: Reading): Promise<FetchedObject | undefined>
  list(prefix: string): AsyncIterable<StoredObject[]>
  copy(from: string, to: string): Promise<void>
  /** Every object whose key begins so, with every version that the bucket still has of it. */
  removeAll(prefix: string): Promise<void>
  /** Gives back the room of uploads that were never finished. */
  abortUploadsBefore(moment: Date): Promise<void>
  close(): void
}

/** Amazon's smallest; of each upload, two parts are in memory at a time. */
const smallestPartBytes = 5 * 1_048_576
const mostParts = 9_000
/** For reading, and never through a link. */
const noLink = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string
const fingerprintName = 'sha256'

/** Tries the bucket once. What it throws then is the SDK's own, for `explainBucket` to put into words. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const connection = connectBucket(settings)
  const { client, Bucket, fullKey, encryption } = connection
  const listAll = await findListing(connection).catch((error) => {
    client.destroy()
    throw error
  })

  return {
    put: (key, path, content) => putFile(connection, key, path, content),

    async putText(key, text) {
      await client
        .send(new PutObjectCommand({ Bucket, Key: fullKey(key), Body: text, ...encryption }))
        .catch(rethrow)
    },

    get: (key, options = {}) => getObject(connection, key, options),

    list: (prefix) => listObjects(connection, prefix),

    async copy(from, to) {
      const CopySource = `${Bucket}/${fullKey(from)}`
      await client
        .send(new CopyObjectCommand({ Bucket, Key: fullKey(to), CopySource, ...encryption }))
        .catch(rethrow)
    },

    removeAll: (prefix) => removeObjects(connection, listAll, prefix),

    abortUploadsBefore: (moment) => abortUploads(connection, moment),

    close: () => client.destroy(),
  }
}

async function putFile(
  connection: BucketConnection,
  key: string,
  path: string,
  content: Content,
): Promise<void> {
  const { client, Bucket, fullKey, encryption } = connection
  const source = createReadStream(path, { flags: noLink })
  const upload = new Upload({
    client,
    queueSize: 2,
    partSize: Math.max(smallestPartBytes, Math.ceil(content.bytes / mostParts)),
    params: {
      Bucket,
      Key: fullKey(key),
      Body: source,
      ContentType: 'application/octet-stream',
      ChecksumAlgorithm: 'SHA256',
      Metadata: { [fingerprintName]: content.sha256 },
      ...encryption,
    },
  })
  try {
    await upload.done()
    await checkStored(connection, key, content)
  } catch (error) {
    throw toStorageError(error)
  } finally {
    source.destroy()
  }
}

/** The service's own word on what it has: an answer of 200 alone does not prove that all bytes arrived. */
async function checkStored(
  { client, Bucket, fullKey }: BucketConnection,
  key: string,
  content: Content,
): Promise<void> {
  const { ContentLength, Metadata, ChecksumSHA256 } = await client.send(
    new HeadObjectCommand({ Bucket, Key: fullKey(key), ChecksumMode: 'ENABLED' }),
  )
  // Of an object in parts it is a checksum of checksums, with their number behind a hyphen.
  const whole = ChecksumSHA256?.includes('-') ? undefined : ChecksumSHA256
  const isWhole =
    ContentLength === content.bytes &&
    Metadata?.[fingerprintName] === content.sha256 &&
    (whole === undefined || whole === Buffer.from(content.sha256, 'hex').toString('base64'))
  if (!isWhole) throw new StorageAwayError('IncompleteBody')
}

async function getObject(
  { client, Bucket, fullKey }: BucketConnection,
  key: string,
  { range, signal }: Reading,
): Promise<FetchedObject | undefined> {
  const Range = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
  try {
    const found = await client.send(
      new GetObjectCommand({ Bucket, Key: fullKey(key), ...Range }),
      signal ? { abortSignal: signal } : {},
    )
    return {
      body: found.Body as Readable,
      bytes: found.ContentLength ?? -1,
      wholeBytes: Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength ?? -1),
      sha256: found.Metadata?.[fingerprintName],
    }
  } catch (error) {
    if (isAbsent(error)) return undefined
    signal?.throwIfAborted()
    throw toStorageError(error)
  }
}

function rethrow(error: unknown): never {
  throw toStorageError(error)
}
