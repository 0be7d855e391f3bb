import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnService } from '../test/support/spawned-service.ts'
import { awaitReport } from './await-report.ts'
import { percentile } from './percentile.ts'
import { signIn } from './sign-in.ts'

export interface StrangersOptions {
  /** 1,000 unless told otherwise; a hundred for a few seconds is enough to see that nothing is broken. */
  readonly connections?: number
  readonly seconds?: number
  /** Prints nothing. */
  readonly quiet?: boolean
}

export interface Strangers {
  readonly connections: number
  /** The median of those that stood at a time; the others had been thrown out and were about to come back. */
  readonly standing: number
  /** Of the API's own process, median against median. */
  readonly grownMegabytes: number
  readonly healthP50: number
  readonly healthP99: number
  /** Without anybody else, for comparison. */
  readonly quietP99: number
  readonly failed: number
}

const strangersChild = new URL('./strangers-child.ts', import.meta.url)
const healthChild = new URL('./health-child.ts', import.meta.url)
const loadChild = new URL('./http-load-child.ts', import.meta.url)

export const strangerAims = { grownMegabytes: 50, healthP99: 100 }

/** What slow and broken connections without a token cost everybody else: memory of the API, and how fast /healthz answers. */
export async function measureStrangers(options: StrangersOptions = {}): Promise<Strangers> {
  const { connections = 1_000, seconds = 30 } = options
  checkOpenFiles(connections)
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const service = await spawnService(join(work, 'data'), { RATE_LIMIT_PER_MINUTE: '0' }, ['--api-only'])
  const port = Number(new URL(service.address).port)
  const pid = service.child.pid!
  let strangers: ChildProcess | undefined
  try {
    // A service that has just started only ever grows: it is in use, by clients and by a few strangers, before memory counts.
    const token = await signIn(service.address, join(work, 'data'))
    const paths = ['/v1/models', '/v1/call-analysis', '/v1/stats/basic', '/healthz']
    const headers = { authorization: `Bearer ${token}` }
    await once(start(loadChild, { port, headers, paths, connections: 32, seconds: seconds / 3 }), 'exit')
    await watch(start(strangersChild, { port, connections: Math.ceil(connections / 10) }), seconds / 3)
    const quiet = await askForHealth(port, seconds / 4)
    const before = await medianMemory(pid, seconds / 8)
    strangers = start(strangersChild, { port, connections })
    const standing: number[] = []
    strangers.on('message', (message: { standing: number }) => standing.push(message.standing))
    // All of them are there, and the first have been thrown out, before anything is measured.
    await wait((seconds * 1000) / 3)
    standing.length = 0
    const [health, during] = await Promise.all([askForHealth(port, seconds), medianMemory(pid, seconds)])
    const found = {
      connections,
      standing: percentile(standing, 0.5),
      grownMegabytes: (during - before) / 2 ** 20,
      healthP50: percentile(health.took, 0.5),
      healthP99: percentile(health.took, 0.99),
      quietP99: percentile(quiet.took, 0.99),
      failed: health.failed,
    }
    if (!options.quiet) print(found)
    return found
  } finally {
    strangers?.kill()
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

function print(found: Strangers): void {
  const { grownMegabytes, healthP50, healthP99, quietP99 } = found
  console.log(
    `strangers  ${found.connections} connections without a token, slow or broken; ${found.standing} stand at a time`,
  )
  console.log(`memory     + ${grownMegabytes.toFixed(0)} MB (aim ≤ ${strangerAims.grownMegabytes})`)
  console.log(
    `/healthz   p50 ${healthP50.toFixed(1)} ms, p99 ${healthP99.toFixed(1)} ms (aim ≤ ${strangerAims.healthP99}; ` +
      `${quietP99.toFixed(1)} when quiet), ${found.failed} failed`,
  )
}

function start(child: URL, options: object): ChildProcess {
  return fork(child, [JSON.stringify(options)])
}

async function watch(child: ChildProcess, seconds: number): Promise<void> {
  await wait(seconds * 1000)
  child.kill()
  await once(child, 'exit')
}

async function askForHealth(port: number, seconds: number): Promise<{ took: number[]; failed: number }> {
  return awaitReport(start(healthChild, { port, seconds, everyMs: 10 }))
}

async function medianMemory(pid: number, seconds: number): Promise<number> {
  const samples: number[] = []
  for (const endsAt = Date.now() + seconds * 1000; Date.now() < endsAt; await wait(100))
    samples.push(readMemory(pid))
  return percentile(samples, 0.5)
}

/** Linux only. */
function readMemory(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? []
  return Number(kilobytes) * 1024
}

/** Node asks for all that the machine gives; where that is too little, nothing could be told. */
function checkOpenFiles(connections: number): void {
  const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1')) ?? []
  if (Number(most) < 2 * connections + 200)
    throw new Error(
      `The machine allows ${most} open files, too few for ${connections} connections: see "ulimit -n".`,
    )
}
