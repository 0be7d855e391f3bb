import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { type Bucket, openBucket } from '../../src/store/recordings/s3-bucket.ts'
import type { BucketSettings } from '../../src/store/recordings/s3-connection.ts'

export interface S3Server {
  readonly url: string
  /** Keys of all objects in the bucket. */
  keys(bucket?: string): Promise<string[]>
  /** Makes an object look as old as that. */
  age(key: string, ageMs: number): Promise<void>
  close(): Promise<void>
}

const objectSuffix = '._S3rver_object'

/** An S3-compatible service on this machine. It does not check signatures, and knows neither versions nor lists of uploads. */
export async function startS3Server(buckets = ['recordings']): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'callmark-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map((name) => ({ name })),
  })
  const { port } = await server.run()
  return {
    url: `http://127.0.0.1:${port}`,
    async keys(bucket = 'recordings') {
      const names = await listAll(join(directory, bucket))
      return names
        .filter((name) => name.endsWith(objectSuffix))
        .map((name) => name.slice(0, -objectSuffix.length))
        .sort()
    },
    async age(key, ageMs) {
      const then = new Date(Date.now() - ageMs)
      await utimes(join(directory, 'recordings', `${key}${objectSuffix}`), then, then)
    },
    async close() {
      await new Promise((resolve) => {
        server.httpServer.close(resolve)
        server.httpServer.closeAllConnections()
      })
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The service takes a folder away with the last object in it: what goes while it is listed is listed anew. */
async function listAll(folder: string): Promise<string[]> {
  for (;;) {
    try {
      return await readdir(folder, { recursive: true })
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT' || path === folder) throw error
    }
  }
}

/** The settings of a service that keeps its recordings there. */
export function s3Environment(url: string, bucket = 'recordings'): Record<string, string> {
  return {
    STORAGE: 's3',
    S3_ENDPOINT: url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

export function openTestBucket(url: string, settings: Partial<BucketSettings> = {}): Promise<Bucket> {
  return openBucket({
    endpoint: url,
    bucket: 'recordings',
    region: 'us-east-1',
    prefix: '',
    pathStyle: true,
    encryption: 'none',
    kmsKeyId: undefined,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    ...settings,
  })
}
