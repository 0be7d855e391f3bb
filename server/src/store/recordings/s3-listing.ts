import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
} from '@aws-sdk/client-s3'
import type { BucketConnection } from './s3-connection.ts'
import { isAbsentUpload, isUnknownOperation, toStorageError } from './s3-errors.ts'

export interface StoredObject {
  readonly key: string
  readonly changedAt: Date
}

/** One page of what there is to remove. */
type ListAll = (
  prefix: string,
) => Promise<{ items: { Key?: string; VersionId?: string | undefined }[]; more: boolean | undefined }>

const pageSize = 500

/** Tries the bucket once, and finds how it lists all it has; what it throws then is the SDK's own. */
export async function findListing({ client, Bucket, fullKey }: BucketConnection): Promise<ListAll> {
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

export async function* listObjects(
  { client, Bucket, fullKey, ownKey }: BucketConnection,
  prefix: string,
): AsyncIterable<StoredObject[]> {
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
      .catch((error) => {
        throw toStorageError(error)
      })
    const contents = page.Contents ?? []
    yield contents.map(({ Key, LastModified }) => ({
      key: ownKey(Key!),
      changedAt: LastModified ?? new Date(),
    }))
    StartAfter = contents.at(-1)?.Key
    if (!page.IsTruncated || !StartAfter) return
  }
}

export async function removeObjects(
  { client, Bucket }: BucketConnection,
  listAll: ListAll,
  prefix: string,
): Promise<void> {
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
}

export async function abortUploads(
  { client, Bucket, fullKey }: BucketConnection,
  before: Date,
): Promise<void> {
  try {
    const found = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: fullKey('') }))
    for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
      if (!Key || !UploadId || !Initiated || Initiated >= before) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch((error) => {
        // Another process was quicker.
        if (!isAbsentUpload(error)) throw error
      })
    }
  } catch (error) {
    if (!isUnknownOperation(error)) throw toStorageError(error)
  }
}
