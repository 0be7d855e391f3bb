import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { readForeignObject } from './read-foreign-object.ts'
import { type BucketSettings, connectBucket } from './s3-connection.ts'
import { isAbsent, toStorageError } from './s3-errors.ts'

/** Objects under a prefix of a bucket that others write to. Throws StorageAwayError, never the SDK's own errors. */
export interface ForeignBucket {
  /** Keys without the prefix, page by page; empty objects are left out. */
  list(): AsyncIterable<readonly string[]>
  /** Throws ObjectGoneError if it is no longer there. */
  read(key: string): Promise<Readable>
  /** The first of these keys that no object has, or the same one, from a move that was broken off. */
  findFree(key: string, named: (number: number) => string): Promise<string>
  /** Moves an object to a key that is free: it would replace one that is there. */
  move(key: string, to: string): Promise<void>
  putText(key: string, text: string): Promise<void>
  close(): void
}

const pageSize = 500

/** Somebody took the object away. */
export class ObjectGoneError extends Error {}

/** Tries the bucket once. What it throws then is the SDK's own, for `explainBucket` to put into words. */
export async function openForeignBucket(settings: BucketSettings): Promise<ForeignBucket> {
  const connection = connectBucket(settings)
  const { client, Bucket, fullKey, ownKey, encryption } = connection
  const listPage = (StartAfter?: string) =>
    client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix: fullKey(''),
        MaxKeys: pageSize,
        ...(StartAfter ? { StartAfter } : {}),
      }),
    )
  await listPage().catch((error) => {
    client.destroy()
    throw error
  })
  /** Undefined: there is no such object. */
  const signOf = async (key: string): Promise<string | undefined> => {
    try {
      return (await client.send(new HeadObjectCommand({ Bucket, Key: fullKey(key) }))).ETag ?? ''
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404)
        return undefined
      throw toStorageError(error)
    }
  }

  return {
    async *list() {
      let after: string | undefined
      for (;;) {
        const page = await listPage(after).catch(rethrow)
        const found = (page.Contents ?? []).filter(({ Key, Size }) => Key !== undefined && Size !== 0)
        yield found.map(({ Key }) => ownKey(Key!))
        after = page.Contents?.at(-1)?.Key
        if (!page.IsTruncated || after === undefined) return
      }
    },

    async read(key) {
      const found = await readForeignObject(connection, key)
      if (!found) throw new ObjectGoneError('The recording is no longer there.')
      return found.body
    },

    async findFree(key, named) {
      const sign = await signOf(key)
      if (sign === undefined) throw new ObjectGoneError('The recording is no longer there.')
      let number = 1
      // One that is the same was copied before a kill.
      for (let there = await signOf(named(number)); there !== undefined && there !== sign; )
        there = await signOf(named(++number))
      return named(number)
    },

    async move(key, to) {
      const CopySource = [Bucket, ...fullKey(key).split('/')].map(encodeURIComponent).join('/')
      await client
        .send(new CopyObjectCommand({ Bucket, Key: fullKey(to), CopySource, ...encryption }))
        .catch((error) => {
          // One that somebody else moves at the same moment holds up no other.
          if (isAbsent(error)) throw new ObjectGoneError('The recording is no longer there.')
          throw toStorageError(error)
        })
      await client.send(new DeleteObjectCommand({ Bucket, Key: fullKey(key) })).catch(rethrow)
    },

    async putText(key, text) {
      await client
        .send(new PutObjectCommand({ Bucket, Key: fullKey(key), Body: text, ...encryption }))
        .catch(rethrow)
    },

    close: () => client.destroy(),
  }
}

function rethrow(error: unknown): never {
  throw toStorageError(error)
}
