import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'node:test'
import { openDiskRecordings } from '../../src/store/recordings/disk-recordings.ts'
import { openS3Recordings } from '../../src/store/recordings/s3-recordings.ts'
import { checkRecordings } from '../support/check-recordings.ts'
import { openTestBucket, startS3Server } from '../support/s3-server.ts'

const createDataDir = () => mkdtemp(join(tmpdir(), 'callmark-recordings-'))

suite('recordings on disk', () => {
  checkRecordings('disk', async () => {
    const dataDir = await createDataDir()
    return {
      recordings: await openDiskRecordings(dataDir),
      dataDir,
      async list() {
        const names = await readdir(dataDir, { recursive: true })
        return names.filter((name) => /^(recordings\/..\/|orphaned\/)/.test(name))
      },
      async age(name, ageMs) {
        const then = new Date(Date.now() - ageMs)
        await utimes(join(dataDir, name), then, then)
      },
      close: () => rm(dataDir, { recursive: true }),
    }
  })
})

suite('recordings in a bucket', () => {
  checkRecordings('s3', async () => {
    const dataDir = await createDataDir()
    const server = await startS3Server()
    const bucket = await openTestBucket(server.url, { prefix: 'calls/' })
    return {
      recordings: await openS3Recordings(bucket, dataDir),
      dataDir,
      list: async () => (await server.keys()).map((key) => key.slice('calls/'.length)),
      age: (name, ageMs) => server.age(`calls/${name}`, ageMs),
      async close() {
        bucket.close()
        await server.close()
        await rm(dataDir, { recursive: true })
      },
    }
  })
})
