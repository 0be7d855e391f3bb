import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeBareEngine } from './bare-engine.ts'
import { isCorpusThere, listCalls } from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'
import { countEngineProcesses } from './engine-processes.ts'
import type { LoadScene } from './load-scene.ts'
import {
  type LoadService,
  readWallSeconds,
  startLoadService,
  submitCalls,
  waitForAll,
} from './load-service.ts'

const aimShare = 90

/** Real calls from the queue to their end, beside the bare speech engine on the same audio before and after. */
export async function measureRate({ corpus, small }: LoadScene): Promise<void> {
  if (!isCorpusThere(corpus)) return
  const ids = listCalls(corpus).slice(small ? -1 : 0)
  const calls = small ? 1 : 200
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  let service: LoadService | undefined
  try {
    const decoded = await decodeCalls(corpus, ids, work)
    const before = await timeBareEngine(decoded, countEngineProcesses())
    service = await startLoadService(work)
    const queued = Array.from({ length: calls }, (_, index) => ids[index % ids.length]!)
    const { submitted, callSeconds } = await submitCalls(service, corpus, queued, 'rate')
    const workers = service.startWorkers(1)
    await waitForAll(service, submitted)
    await workers.stop()
    const wallSeconds = await readWallSeconds(service, submitted)
    const after = await timeBareEngine(decoded, countEngineProcesses())
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
