import { type Settings, setting } from '../../domain/settings/setting.ts'
import { oneOf } from '../../domain/settings/setting-values.ts'
import { bucketSettings } from './bucket-settings.ts'

export const storageSettings = {
  STORAGE: setting(
    'disk',
    'Where recordings are kept: disk (under DATA_DIR) or s3 (a bucket of any S3-compatible service, for more than one machine).',
    oneOf(['disk', 's3']),
  ),
  ...bucketSettings,
} satisfies Settings
