import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeBareEngine } from './bare-engine.ts'
import { isCorpusThere, listCalls } from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'
import {
  type LoadService,
  readWallSeconds,
  startLoadService,
  submitCalls,
  waitForAll,
} from './load-service.ts'

const calls = 200
const aimShare = 90

/** Real calls from the queue to their end, beside the bare speech engine on the same audio before and after. */
export async function measureRate(): Promise<void> {
  if (!isCorpusThere()) return
  const ids = listCalls()
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  let service: LoadService | undefined
  try {
    const decoded = await decodeCalls(ids, work)
    const before = await timeBareEngine(decoded, availableParallelism())
    service = await startLoadService(work)
    const queued = Array.from({ length: calls }, (_, index) => ids[index % ids.length]!)
    const { submitted, callSeconds } = await submitCalls(service, queued, 'rate')
    const workers = service.startWorkers(1)
    await waitForAll(service, submitted)
    await workers.stop()
    const wallSeconds = await readWallSeconds(service, submitted)
    const after = await timeBareEngine(decoded, availableParallelism())
    const bare = (before.callSeconds + after.callSeconds) / (before.wallSeconds + after.wallSeconds)
    const rate = callSeconds / wallSeconds
    const share = (100 * rate) / bare
    console.log(
      `rate       ${rate.toFixed(1)} call-seconds per second: ${calls} calls (${callSeconds.toFixed(0)} s) from queue to end in ${wallSeconds.toFixed(0)} s, judging included`,
    )
    const each = [before, after].map((pass) => (pass.callSeconds / pass.wallSeconds).toFixed(1))
    console.log(
      `           ${bare.toFixed(1)} the bare speech engine on the same audio (${each.join(' before, ')} after)`,
    )
    console.log(`           ${share.toFixed(0)} % (aim ${aimShare}: ${share >= aimShare ? 'met' : 'MISSED'})`)
  } finally {
    await service?.stop()
    await rm(work, { recursive: true, force: true })
  }
}
