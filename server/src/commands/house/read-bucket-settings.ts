import { type Config, ConfigError } from '../../config.ts'
import type { BucketSettings } from '../../store/recordings/s3-connection.ts'

/** How to reach a bucket of the service that the settings name: Callmark's own, or one that others write to. */
export function readBucketSettings(
  config: Config,
  { bucket, prefix }: { readonly bucket: string; readonly prefix: string },
): BucketSettings {
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = config
  if ((id === undefined) !== (secret === undefined))
    throw new ConfigError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither to use the credentials of the machine.',
    )
  if (config.S3_KMS_KEY_ID !== undefined && config.S3_ENCRYPTION !== 'aws:kms')
    throw new ConfigError('S3_KMS_KEY_ID needs S3_ENCRYPTION=aws:kms.')
  return {
    endpoint: config.S3_ENDPOINT,
    bucket,
    region: config.S3_REGION,
    prefix,
    pathStyle: config.S3_PATH_STYLE ?? config.S3_ENDPOINT !== undefined,
    encryption: config.S3_ENCRYPTION,
    kmsKeyId: config.S3_KMS_KEY_ID,
    credentials:
      id !== undefined && secret !== undefined ? { accessKeyId: id, secretAccessKey: secret } : undefined,
  }
}
