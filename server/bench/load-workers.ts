import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeBareEngine } from './bare-engine.ts'
import { type Corpus, isCorpusThere, listCalls, readReference } from './corpus-calls.ts'
import { decodeCalls } from './decode-calls.ts'
import type { LoadScene } from './load-scene.ts'
import { dryEngines, readWallSeconds, startLoadService, submitCalls, waitForAll } from './load-service.ts'

const aim = 1.7
const calls = 24

/**
 * One worker with one core, then two with one each: what another machine adds. Beside it, what the second core adds to the
 * bare speech engine, for the two share a memory and a cache, as two machines would not.
 */
export async function measureWorkers({ corpus, small }: LoadScene): Promise<void> {
  if (!isCorpusThere(corpus)) return
  const all = listCalls(corpus)
  const ids = await sortCalls(corpus, small ? all.slice(-1) : all.slice(0, calls))
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const service = await startLoadService(work)
  try {
    const decoded = await decodeCalls(corpus, ids, work)
    const bare = []
    for (const processes of [1, 2]) bare.push((await timeBareEngine(decoded, processes)).wallSeconds)
    const spent = new Map([
      [1, 0],
      [2, 0],
    ])
    let callSeconds = 0
    // There and back, so that neither has the quieter half of the time.
    for (const [round, count] of (small ? [1, 2] : [1, 2, 2, 1]).entries()) {
      const batch = await submitCalls(service, corpus, ids, `round-${round}`)
      const env = { ENGINE_PROCESSES: '1', CALLS_AT_ONCE: '2', ...(small ? dryEngines : {}) }
      const workers = service.startWorkers(count, { env, oneCoreEach: true })
      await waitForAll(service, batch.submitted)
      await workers.stop()
      spent.set(count, spent.get(count)! + (await readWallSeconds(service, batch.submitted)))
      callSeconds += batch.callSeconds / 2
    }
    for (const [count, seconds] of spent)
      console.log(
        `workers    ${(callSeconds / seconds).toFixed(1)} call-seconds per second with ${count} worker ${count === 1 ? 'process' : 'processes'}, a core each`,
      )
    const gain = spent.get(1)! / spent.get(2)!
    console.log(`           ${gain.toFixed(2)} × (aim ${aim}: ${gain >= aim ? 'met' : 'MISSED'})`)
    console.log(`           ${(bare[0]! / bare[1]!).toFixed(2)} × the bare speech engine on the same calls`)
  } finally {
    await service.stop()
    await rm(work, { recursive: true, force: true })
  }
}

/** The longest first, as anybody would who wants both workers done at the same time. */
async function sortCalls(corpus: Corpus, ids: readonly string[]): Promise<string[]> {
  const timed = await Promise.all(
    ids.map(async (id) => ({ id, seconds: (await readReference(corpus, id)).duration })),
  )
  return timed.sort((one, other) => other.seconds - one.seconds).map(({ id }) => id)
}
