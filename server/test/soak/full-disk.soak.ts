import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../support/mutate-bytes.ts'
import { createTestDatabase } from '../support/service.ts'
import { type SpawnedService, spawnService } from '../support/spawned-service.ts'
import { listFiles } from './list-files.ts'
import { startShakyVendors } from './shaky-vendors.ts'
import { speakCall } from './spoken-calls.ts'

const disk = await mkdtemp(join(tmpdir(), 'callmark-disk-'))
const skip = mountSmallDisk() ? false : 'mounting a small disk needs root on Linux'
after(async () => {
  if (!skip) execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
})

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function leaveFree(bytes: number): Promise<void> {
  await rm(join(disk, 'ballast'), { force: true })
  const { bsize, bavail } = await statfs(disk)
  await writeFile(join(disk, 'ballast'), Buffer.alloc(Math.max(0, bsize * bavail - bytes)))
}

const submit = ({ client }: SpawnedService, index: number) => {
  const { externalId, audio } = speakCall(index)
  const fields = { agent_id: 'a-1', agent_name: 'Ana', model_name: 'Quality' }
  return client.calls.submit(
    { ...fields, external_id: externalId, audio: new Blob([new Uint8Array(audio)]) },
    { retry: { attempts: 1 } },
  )
}

test('a disk that fills up refuses uploads, holds stages up, loses nothing, and all goes on when there is room', {
  skip,
}, async () => {
  const vendors = await startShakyVendors(seededRandom(1))
  const database = await createTestDatabase()
  const dataDir = join(disk, 'data')
  const env = { ...vendors.environment, DATABASE_URL: database.url, MIN_FREE_DISK_MB: '0' }
  const service = await spawnService(dataDir, env)
  try {
    await service.client.models.create({ name: 'Quality', xscore_template: true })
    await service.client.calls.wait((await submit(service, 0)).id)

    await leaveFree(100_000)
    for (let index = 1; index < 6; index++)
      await assert.rejects(submit(service, index), (error: { status?: number }) => error.status === 503)
    for (const folder of ['incoming', 'keeping']) assert.deepEqual(await listFiles(join(dataDir, folder)), [])
    assert.equal((await listFiles(join(dataDir, 'recordings'))).length, 1)

    // Room for what is sent, none for what is decoded.
    await leaveFree(300_000)
    const { id } = await submit(service, 6)
    for (;;) {
      const history = await service.client.calls.history(id)
      if (history.some(({ note }) => note?.startsWith('Attempt'))) break
      await pause(200)
    }
    await rm(join(disk, 'ballast'))
    assert.equal((await service.client.calls.wait(id, { timeoutMs: 180_000 })).status, 'PROCESS_COMPLETED')
    assert.deepEqual(await readdir(join(dataDir, 'decoded')), [])
  } finally {
    service.child.kill('SIGINT')
    await service.ended
    await vendors.close()
    await database.drop()
  }
})
