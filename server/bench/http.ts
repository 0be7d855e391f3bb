import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openStore } from '../src/commands/house/open-store.ts'
import { readConfig } from '../src/config.ts'
import { listWorkspaces } from '../src/store/people/workspaces.ts'
import { signInAs } from '../test/support/people.ts'
import { spawnService } from '../test/support/spawned-service.ts'
import { awaitReport } from './await-report.ts'
import type { BenchOptions } from './bench-options.ts'
import { signIn } from './sign-in.ts'
import { writeShortRecording } from './small/short-recording.ts'

const whole = { rounds: 5, secondsPerRound: 4, connections: 32, calls: 1000 }
const little = { rounds: 1, secondsPerRound: 0.2, connections: 4, calls: 20 }
const model = new URL('../samples/demo-model.json', import.meta.url)
const sample = fileURLToPath(new URL('../samples/billing-refund.ogg', import.meta.url))

interface Load {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly failures: number
}

/** An authenticated GET of an analysed call, by token and by session, beside a bare fastify route that answers the same bytes. */
export async function benchHttp({ small }: BenchOptions): Promise<void> {
  const { rounds, secondsPerRound, connections, calls } = small ? little : whole
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  // Counted as every request is, but never refused.
  const service = await spawnService(join(work, 'data'), {
    RATE_LIMIT_PER_MINUTE: process.env.RATE_LIMIT_PER_MINUTE ?? '100000000',
  })
  let bare: ChildProcess | undefined
  try {
    const { client } = service
    const { name } = await client.models.create(JSON.parse(await readFile(model, 'utf8')))
    const call = { external_id: 'bench', agent_id: 'bench', agent_name: 'Bench', model_name: name }
    const audio = small ? await writeShortRecording(work) : sample
    const { id } = await client.calls.submit({ ...call, audio })
    const record = await client.calls.wait(id)
    assert.equal(record.status, 'PROCESS_COMPLETED')
    const token = await signIn(service.address, join(work, 'data'))
    bare = fork(new URL('./bare-fastify-child.ts', import.meta.url), [JSON.stringify(record)])
    const { port: barePort } = await awaitReport<{ port: number }>(bare)
    const paths = (await copyCall(join(work, 'data'), id, calls)).map((copy) => `/v1/call-analysis/${copy}`)
    pin(service.child.pid!, bare.pid!)
    const bearer = { authorization: `Bearer ${token}` }
    const own = Number(new URL(service.address).port)
    const targets = {
      callmark: { port: own, headers: bearer },
      session: { port: own, headers: await beginSessionOf(service.address, join(work, 'data')) },
      bare: { port: barePort, headers: bearer },
    }
    const measured: Record<keyof typeof targets, Load[]> = { callmark: [], session: [], bare: [] }
    for (let round = 0; round <= rounds; round++) {
      for (const target of ['callmark', 'session', 'bare'] as const) {
        const load = await measure({
          ...targets[target],
          paths,
          connections,
          seconds: secondsPerRound,
        })
        assert.equal(load.failures, 0, `${target} refused requests.`)
        // The first round warms both up.
        if (round > 0) measured[target].push(load)
      }
    }
    console.log(
      `record     ${JSON.stringify(record).length} bytes, ${calls} of them, ${connections} connections, ${rounds} rounds`,
    )
    print('callmark', measured.callmark)
    print('session', measured.session)
    print('bare', measured.bare)
    const ratios = measured.callmark.map((load, round) => load.rate / measured.bare[round]!.rate)
    console.log(`ratio      ${(100 * median(ratios)).toFixed(0)} % of bare fastify (aim 60 %)`)
    const dearer = measured.callmark.map((load, round) => load.rate / measured.session[round]!.rate - 1)
    console.log(`session    ${(100 * median(dearer)).toFixed(1)} % dearer than a token (aim: at most 10 %)`)
  } finally {
    bare?.kill()
    service.child.kill('SIGINT')
    await service.ended
    await rm(work, { recursive: true, force: true })
  }
}

function print(name: string, loads: readonly Load[]): void {
  const of = (pick: (load: Load) => number) => median(loads.map(pick))
  console.log(
    `${name.padEnd(10)} ${of((load) => load.rate).toFixed(0)} requests/s, p50 ${of((load) => load.p50).toFixed(2)} ms, p99 ${of((load) => load.p99).toFixed(2)} ms`,
  )
}

/** What a browser sends in which a QA lead is signed in. */
async function beginSessionOf(address: string, dataDir: string): Promise<Record<string, string>> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    const [workspace] = await listWorkspaces(store.database)
    const { cookie } = await signInAs({ address, database: store.database }, workspace!.id, 'qa')
    return { cookie, origin: address, 'sec-fetch-site': 'same-origin' }
  } finally {
    await store.close()
  }
}

/** The same result under many ids, so that no request can live off the one before it. */
async function copyCall(dataDir: string, id: string, calls: number): Promise<string[]> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }), 'join')
  try {
    const { rows } = await sql<{ id: string }>`
      insert into call
      select copy.* from call, generate_series(1, ${calls}::int) number,
        jsonb_populate_record(call, jsonb_build_object('id', gen_random_uuid(), 'external_id', 'copy-' || number)) copy
      where call.id = ${id}
      returning id`.execute(store.database)
    return rows.map((row) => row.id)
  } finally {
    await store.close()
  }
}

async function measure(options: {
  port: number
  paths: string[]
  headers: Record<string, string>
  connections: number
  seconds: number
}): Promise<Load> {
  const child = fork(new URL('./http-load-child.ts', import.meta.url), [JSON.stringify(options)])
  const load = await awaitReport<Load>(child)
  await once(child, 'exit')
  return load
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Each server has one core to itself in turn; the asking and the database have the rest. */
function pin(...pids: number[]): void {
  try {
    for (const pid of pids) execFileSync('taskset', ['-acp', '0', String(pid)], { stdio: 'ignore' })
    console.log('cores      both servers pinned to core 0')
  } catch {
    console.log('cores      not pinned (no taskset here)')
  }
}
