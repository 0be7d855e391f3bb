import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCorpusThere, listCalls } from './corpus-calls.ts'
import { readWallSeconds, startLoadService, submitCalls, waitForAll } from './load-service.ts'

const aim = 1.7

/** One worker with one core, then two with one each: what another machine adds. */
export async function measureWorkers(): Promise<void> {
  if (!isCorpusThere()) return
  const ids = listCalls().slice(0, 24)
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const service = await startLoadService(work)
  try {
    const rates: number[] = []
    for (const count of [1, 2]) {
      const { submitted, callSeconds } = await submitCalls(service, ids, `workers-${count}`)
      const env = { ENGINE_PROCESSES: '1', CALLS_AT_ONCE: '2' }
      const workers = service.startWorkers(count, { env, oneCoreEach: true })
      await waitForAll(service, submitted)
      await workers.stop()
      const rate = callSeconds / (await readWallSeconds(service, submitted))
      rates.push(rate)
      console.log(
        `workers    ${rate.toFixed(1)} call-seconds per second with ${count} worker ${count === 1 ? 'process' : 'processes'}, a core each`,
      )
    }
    const gain = rates[1]! / rates[0]!
    console.log(`           ${gain.toFixed(2)} × (aim ${aim}: ${gain >= aim ? 'met' : 'MISSED'})`)
  } finally {
    await service.stop()
    await rm(work, { recursive: true, force: true })
  }
}
