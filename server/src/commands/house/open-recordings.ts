import { type Config, ConfigError } from '../../config.ts'
import { newId } from '../../domain/new-id.ts'
import type { Database } from '../../store/database.ts'
import { checkInstallation, type MarkedPlace, markedBucket, markedFolder } from '../../store/installation.ts'
import { openDiskRecordings } from '../../store/recordings/disk-recordings.ts'
import { type Recordings, StorageAwayError } from '../../store/recordings/recordings.ts'
import { StoreError } from './open-store.ts'
import { readBucketSettings } from './read-bucket-settings.ts'

export interface OpenRecordings {
  readonly recordings: Recordings
  close(): void
}

/** The storage that the settings ask for, which must be this database's own. What is wrong with it is said in a sentence. */
export async function openRecordings(
  config: Config,
  database: Database,
  use: 'read' | 'write' = 'write',
): Promise<OpenRecordings> {
  const opened = await openPlace(config)
  try {
    await checkInstallation(database, opened.place)
    if (use === 'write') await opened.tryWriting()
    return opened
  } catch (error) {
    opened.close()
    throw error instanceof StorageAwayError ? opened.explain(error) : error
  }
}

interface OpenPlace extends OpenRecordings {
  readonly place: MarkedPlace
  /** What the operator can do about an error of the storage's. */
  explain(error: unknown): StoreError
  /** Whoever may only read is to learn it at the start, not with the first upload. */
  tryWriting(): Promise<void>
}

/** The same, whoever's it is. */
export async function openPlace(config: Config): Promise<OpenPlace> {
  if (config.STORAGE === 'disk') {
    return {
      recordings: await openDiskRecordings(config.DATA_DIR),
      place: markedFolder(config.DATA_DIR),
      explain: (error) => new StoreError((error as Error).message),
      tryWriting: async () => {},
      close: () => {},
    }
  }
  const settings = readBucketSettings(config, findOwnBucket(config))
  // Whoever keeps recordings on disk need not load what speaks to others.
  const { openBucket } = await import('../../store/recordings/s3-bucket.ts')
  const { explainBucket } = await import('../../store/recordings/s3-errors.ts')
  const { openS3Recordings } = await import('../../store/recordings/s3-recordings.ts')
  const explain = (error: unknown) =>
    new StoreError(`The bucket ${settings.bucket} cannot be used: ${explainBucket(error)}.`)
  const bucket = await openBucket(settings).catch((error) => {
    throw explain(error)
  })
  return {
    recordings: await openS3Recordings(bucket, config.DATA_DIR),
    place: markedBucket(bucket, `${settings.bucket}/${settings.prefix}`),
    explain,
    async tryWriting() {
      const key = `write-test-${newId()}`
      await bucket.putText(key, 'May this Callmark write here?\n')
      await bucket.removeAll(key)
    },
    close: () => bucket.close(),
  }
}

function findOwnBucket({ S3_BUCKET: bucket, S3_PREFIX: prefix }: Config) {
  if (bucket === undefined) throw new ConfigError('STORAGE=s3 needs S3_BUCKET, the name of the bucket.')
  return { bucket, prefix }
}
