import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { finalStatuses } from '@callmark/client'
import { awaitReport } from './await-report.ts'
import { isCorpusThere, listCalls } from './corpus-calls.ts'
import type { LoadScene } from './load-scene.ts'
import { dryEngines, type LoadService, startLoadService, submitCalls } from './load-service.ts'
import { percentile } from './percentile.ts'

const whole = { uploads: 20, uploadBytes: 20_000_000, rounds: 2, settleMs: 3_000, seconds: 20 }
const little = { uploads: 2, uploadBytes: 1_000_000, rounds: 1, settleMs: 0, seconds: 0.5 }
const longestP99Ms = 100
const mostMegabytes = 300

/** How the API does while a worker takes every core it can get: reading records, then large uploads all at once. */
export async function measureReads({ corpus, small }: LoadScene): Promise<void> {
  if (!isCorpusThere(corpus)) return
  const { uploads, uploadBytes, rounds, settleMs, seconds } = small ? little : whole
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const service = await startLoadService(work)
  try {
    const ids = Array.from({ length: rounds }, () => listCalls(corpus)).flat()
    const { submitted } = await submitCalls(service, corpus, ids, 'reads')
    const workers = service.startWorkers(1, { env: small ? dryEngines : {} })
    try {
      await waitForWork(service, submitted.length)
      await pause(settleMs)
      const quiet = await readFor(service, submitted, seconds)
      print('reads', quiet, longestP99Ms)
      const sending = sendUploads(service, uploads, uploadBytes)
      const during = await readFor(service, submitted, 1, sending)
      const sent = await sending
      console.log(
        `uploads    ${uploads} of ${uploadBytes / 1_000_000} MB at once in ${sent.seconds.toFixed(1)} s, ${sent.refused} refused, while all cores transcribe`,
      )
      assert.ok(sent.refused < uploads, 'Every upload was refused.')
      print('           reads meanwhile', during)
      const megabytes = await readPeakMegabytes(service.child.pid!)
      if (megabytes !== undefined)
        console.log(
          `memory     ${megabytes.toFixed(0)} MB at the most in the API (aim ${mostMegabytes}: ${megabytes <= mostMegabytes ? 'met' : 'MISSED'})`,
        )
    } finally {
      await workers.stop()
    }
  } finally {
    await service.stop()
    await rm(work, { recursive: true, force: true })
  }
}

/** Until two calls are being transcribed at once, or all have gone through before anybody saw that. */
async function waitForWork({ client }: LoadService, calls: number): Promise<void> {
  for (;;) {
    const { items: busy } = await client.calls.listPage({ status: ['AUDIO_TRANSCRIPTION_IN_PROGRESS'] })
    if (busy.length >= 2) return
    const { items: ended } = await client.calls.listPage({ status: [...finalStatuses], limit: 100 })
    if (ended.length >= calls) return
    await pause(200)
  }
}

/** One read after the other, for so many seconds and for as long as something else goes on. */
async function readFor(
  { client }: LoadService,
  ids: readonly string[],
  seconds: number,
  meanwhile: Promise<unknown> = Promise.resolve(),
): Promise<number[]> {
  const latencies: number[] = []
  let over = false
  void meanwhile.then(() => {
    over = true
  })
  const endsAt = performance.now() + seconds * 1000
  while (performance.now() < endsAt || !over) {
    const startMs = performance.now()
    await client.calls.get(ids[latencies.length % ids.length]!)
    latencies.push(performance.now() - startMs)
    await pause(5)
  }
  return latencies
}

function print(name: string, latencies: readonly number[], aimMs?: number): void {
  const p99 = percentile(latencies, 0.99)
  console.log(
    `${name.padEnd(10)} p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${latencies.length} authenticated GETs${aimMs ? ` (aim ${aimMs}: ${p99 <= aimMs ? 'met' : 'MISSED'})` : ''}`,
  )
}

async function sendUploads(
  { address, dataDir, modelName }: LoadService,
  uploads: number,
  bytes: number,
): Promise<{ seconds: number; refused: number }> {
  const kept = JSON.parse(await readFile(join(dataDir, 'first-client.json'), 'utf8'))
  const options = {
    uploads,
    bytes,
    modelName,
    baseUrl: address,
    clientId: kept.client_id,
    clientSecret: kept.client_secret,
  }
  const child = fork(new URL('./upload-child.ts', import.meta.url), [JSON.stringify(options)])
  return awaitReport(child)
}

async function readPeakMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
}
