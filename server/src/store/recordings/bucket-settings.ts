import { readFlag } from '../../domain/read-flag.ts'
import { optional, type Settings, secret, setting } from '../../domain/settings/setting.ts'
import { oneOf, text, url } from '../../domain/settings/setting-values.ts'

export const bucketSettings = {
  S3_ENDPOINT: optional(
    'Address of the S3-compatible service; unset: Amazon’s own.',
    url(['http:', 'https:']),
  ),
  S3_BUCKET: optional('Bucket for the recordings; used by this database only.', text),
  S3_REGION: setting('us-east-1', 'Region of the bucket.', text),
  S3_PREFIX: setting(
    '',
    'Folder in the bucket, if others use the bucket too: letters, digits and any of - _ . /',
    keyPrefix,
  ),
  S3_PATH_STYLE: optional(
    'Whether the bucket name is in the path (true) or in the host name (false); unset: true with S3_ENDPOINT.',
    trueOrFalse,
  ),
  S3_ENCRYPTION: setting(
    'none',
    'How the storage service encrypts recordings: AES256, aws:kms, or none beyond the default of the bucket.',
    oneOf(['none', 'AES256', 'aws:kms']),
  ),
  S3_KMS_KEY_ID: optional('Key for S3_ENCRYPTION=aws:kms; unset: the account’s own.', text),
  S3_ACCESS_KEY_ID: optional(
    'Access key for the bucket; unset: the environment, files and roles that Amazon’s tools use.',
    text,
  ),
  S3_SECRET_ACCESS_KEY: secret('Secret of that access key.', text),
} satisfies Settings

/** With one slash at its end, so that `a` and `ab` are two places. */
function keyPrefix(value: string): string {
  if (!/^[\w./-]*$/.test(value)) throw new Error('may contain only letters, digits and any of - _ . /')
  const parts = value.split('/').filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..'))
    throw new Error('must not contain . or .. as a folder')
  return parts.map((part) => `${part}/`).join('')
}

function trueOrFalse(value: string): boolean {
  const flag = readFlag(value)
  if (flag === undefined) throw new Error(`must be true or false, not "${value}"`)
  return flag
}
