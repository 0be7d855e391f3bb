import type { Readable } from 'node:stream'
import type { PhoneConnection } from '../../domain/phone/phone-system.ts'
import { StorageAwayError } from '../../store/recordings/recordings.ts'
import { type FetchedRecording, FetchFault } from './fetch-fault.ts'

type AmazonConnect = Extract<PhoneConnection, { kind: 'amazon_connect' }>

/** Reads a recording from the bucket that Amazon Connect writes to, with a key that was given for it. */
export async function fetchFromBucket(
  connection: AmazonConnect,
  secretAccessKey: string,
  key: string,
  signal: AbortSignal,
): Promise<FetchedRecording> {
  // Whoever has no such phone system need not load what speaks to Amazon.
  const { connectBucket } = await import('../../store/recordings/s3-connection.ts')
  const { readForeignObject } = await import('../../store/recordings/read-foreign-object.ts')
  const bucket = connectBucket({
    endpoint: connection.endpoint ?? undefined,
    bucket: connection.bucket,
    region: connection.region,
    prefix: '',
    pathStyle: connection.endpoint !== null,
    encryption: 'none',
    kmsKeyId: undefined,
    credentials: { accessKeyId: connection.access_key_id, secretAccessKey },
  })
  const close = () => bucket.client.destroy()
  try {
    const found = await readForeignObject(bucket, key, signal)
    if (!found)
      throw new FetchFault('The bucket does not have this recording, or not yet.', { retryable: true })
    return {
      content: found.body,
      bytes: found.bytes,
      fileName: key.slice(key.lastIndexOf('/') + 1),
      facts: Object.fromEntries(
        Object.entries(found.metadata).map(([name, value]) => [`object.${name}`, value]),
      ),
      close: () => {
        ;(found.body as Readable).destroy()
        close()
      },
    }
  } catch (error) {
    close()
    signal.throwIfAborted()
    if (!(error instanceof StorageAwayError)) throw error
    throw new FetchFault('The bucket could not be read. Check its name, its region and the access key.', {
      retryable: true,
    })
  }
}
