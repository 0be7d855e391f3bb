import { S3Client, type ServerSideEncryption } from '@aws-sdk/client-s3'

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

/** How the bucket is reached, and how requests name what lies under the prefix. */
export interface BucketConnection {
  readonly client: S3Client
  readonly Bucket: string
  readonly fullKey: (key: string) => string
  readonly ownKey: (key: string) => string
  /** What every request that writes asks for. */
  readonly encryption: { ServerSideEncryption?: ServerSideEncryption; SSEKMSKeyId?: string }
}

const mostSockets = 256

export function connectBucket(settings: BucketSettings): BucketConnection {
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
  const encryption =
    settings.encryption === 'none'
      ? {}
      : {
          ServerSideEncryption: settings.encryption as ServerSideEncryption,
          ...(settings.kmsKeyId ? { SSEKMSKeyId: settings.kmsKeyId } : {}),
        }
  return {
    client,
    Bucket: settings.bucket,
    fullKey: (key) => `${settings.prefix}${key}`,
    ownKey: (key) => key.slice(settings.prefix.length),
    encryption,
  }
}
