import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyCalls } from '../../../server/test/support/copy-calls.ts'
import { type SpawnedService, spawnService } from '../../../server/test/support/spawned-service.ts'
import { describeService } from './people.ts'
import { submitSamples } from './submit-samples.ts'

let service: SpawnedService | undefined
let dataDir = ''

/** One real service for the whole run, with three calls that went all the way through its pipeline and a past made of them. */
export async function globalSetup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'callmark-test-compiled')
  dataDir = await mkdtemp(join(tmpdir(), 'callmark-web-'))
  service = await spawnService(dataDir, { RATE_LIMIT_PER_MINUTE: '0' })
  const callIds = await submitSamples(service.client)
  await copyCalls(dataDir, { count: 120, days: 45 })
  await describeService({ address: service.address, dataDir, callIds })
}

export async function globalTeardown(): Promise<void> {
  service?.child.kill('SIGINT')
  await service?.ended
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
}
