import { constants, createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type ByteRange, StorageAwayError } from './recordings.ts'
import { isAbsent, isAbsentUpload, isUnknownOperation, toStorageError } from './s3-errors.ts'

export interface BucketSettings {
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined
  readonly bucket: string
  readonly region: string
  /** Empty, or with a slash at its end. */
  readonly prefix: string
  readonly pathStyle: boolean
  readonly encryption: 'none' | 'AES256' | 'aws:kms'
  readonly kmsKeyId: string | undefined
  /** Unset: from the environment, a file or the machine, as the SDK finds them. */
  readonly credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** How long the service may be silent, and how often it is asked. */
  readonly silenceMs?: number
  readonly attempts?: number
}

export interface StoredObject {
  readonly key: string
  readonly changedAt: Date
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
  put(key: string, path: string, content: { bytes: number; sha256: string }): Promise<void>
  putText(key: string, text: string): Promise<void>
  /** Undefined: there is no such object. */
  get(key: string, options?: { range?: ByteRange; signal?: AbortSignal }): Promise<FetchedObject | undefined>
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
const mostSockets = 256
const pageSize = 500
/** For reading, and never through a link. */
const noLink = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string
const fingerprintName = 'sha256'

/** Tries the bucket once. What it throws then is the SDK's own, for `explainBucket` to put into words. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const silenceMs = settings.silenceMs ?? 15_000
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
    maxAttempts: settings.attempts ?? 3,
    requestHandler: {
      connectionTimeout: Math.min(5_000, silenceMs),
      socketTimeout: silenceMs,
      // The SDK's own fifty could all be taken by listeners who have paused.
      httpAgent: { keepAlive: true, maxSockets: mostSockets },
      httpsAgent: { keepAlive: true, maxSockets: mostSockets },
    },
  })
  const Bucket = settings.bucket
  const fullKey = (key: string) => `${settings.prefix}${key}`
  const ownKey = (key: string) => key.slice(settings.prefix.length)
  const encryption =
    settings.encryption === 'none'
      ? {}
      : {
          ServerSideEncryption: settings.encryption as ServerSideEncryption,
          ...(settings.kmsKeyId ? { SSEKMSKeyId: settings.kmsKeyId } : {}),
        }
  const listVersions = async (prefix: string) => {
    const found = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: fullKey(prefix) }))
    return { items: [...(found.Versions ?? []), ...(found.DeleteMarkers ?? [])], more: found.IsTruncated }
  }
  const listCurrent = async (prefix: string) => {
    const found = await client.send(new ListObjectsV2Command({ Bucket, Prefix: fullKey(prefix) }))
    return {
      items: (found.Contents ?? []).map(({ Key }) => ({ Key, VersionId: undefined })),
      more: found.IsTruncated,
    }
  }

  const tryOut = async () => {
    try {
      await listVersions('installation-id')
      return listVersions
    } catch (error) {
      // A store that keeps no versions need not know how to list them.
      if (!isUnknownOperation(error)) throw error
      await listCurrent('installation-id')
      return listCurrent
    }
  }
  const listAll = await tryOut().catch((error) => {
    client.destroy()
    throw error
  })

  /** The service's own word on what it has: an answer of 200 alone does not prove that all bytes arrived. */
  const checkStored = async (key: string, content: { bytes: number; sha256: string }) => {
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

  return {
    async put(key, path, content) {
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
        await checkStored(key, content)
      } catch (error) {
        throw toStorageError(error)
      } finally {
        source.destroy()
      }
    },

    async putText(key, text) {
      await client
        .send(new PutObjectCommand({ Bucket, Key: fullKey(key), Body: text, ...encryption }))
        .catch(rethrow)
    },

    async get(key, { range, signal } = {}) {
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
    },

    async *list(prefix) {
      let StartAfter: string | undefined
      for (;;) {
        const page = await client
          .send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: fullKey(prefix),
              MaxKeys: pageSize,
              ...(StartAfter ? { StartAfter } : {}),
            }),
          )
          .catch(rethrow)
        const contents = page.Contents ?? []
        yield contents.map(({ Key, LastModified }) => ({
          key: ownKey(Key!),
          changedAt: LastModified ?? new Date(),
        }))
        StartAfter = contents.at(-1)?.Key
        if (!page.IsTruncated || !StartAfter) return
      }
    },

    async copy(from, to) {
      const CopySource = `${Bucket}/${fullKey(from)}`
      await client
        .send(new CopyObjectCommand({ Bucket, Key: fullKey(to), CopySource, ...encryption }))
        .catch(rethrow)
    },

    async removeAll(prefix) {
      try {
        for (;;) {
          // Asked anew after every page: what was listed is gone by then.
          const { items, more } = await listAll(prefix)
          for (const { Key, VersionId } of items)
            await client.send(new DeleteObjectCommand({ Bucket, Key, ...(VersionId ? { VersionId } : {}) }))
          if (!more || items.length === 0) return
        }
      } catch (error) {
        throw toStorageError(error)
      }
    },

    async abortUploadsBefore(moment) {
      try {
        const found = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: fullKey('') }))
        for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
          if (!Key || !UploadId || !Initiated || Initiated >= moment) continue
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error) => {
            // Another process was quicker.
            if (!isAbsentUpload(error)) throw error
          })
        }
      } catch (error) {
        if (!isUnknownOperation(error)) throw toStorageError(error)
      }
    },

    close: () => client.destroy(),
  }
}

function rethrow(error: unknown): never {
  throw toStorageError(error)
}
