import type { Readable } from 'node:stream'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import type { BucketConnection } from './s3-connection.ts'
import { isAbsent, toStorageError } from './s3-errors.ts'

export interface ForeignObject {
  readonly body: Readable
  readonly bytes: number | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** An object that somebody else put there, in a bucket that is not ours. Undefined: there is none. */
export async function readForeignObject(
  { client, Bucket, fullKey }: BucketConnection,
  key: string,
  signal?: AbortSignal,
): Promise<ForeignObject | undefined> {
  try {
    const found = await client.send(
      new GetObjectCommand({ Bucket, Key: fullKey(key) }),
      signal ? { abortSignal: signal } : {},
    )
    return {
      body: found.Body as Readable,
      bytes: found.ContentLength,
      metadata: found.Metadata ?? {},
    }
  } catch (error) {
    if (isAbsent(error)) return undefined
    signal?.throwIfAborted()
    throw toStorageError(error)
  }
}
