import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { sql } from 'kysely'
import { openStore } from '../src/commands/house/open-store.ts'
import { startService } from '../src/commands/serve.ts'
import { readConfig } from '../src/config.ts'
import type { ModelRevision } from '../src/domain/model.ts'
import { closePast, rollUp } from '../src/stats/start-roller.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { forgetCallFact } from '../src/store/stats/call-facts.ts'
import type { BenchOptions } from './bench-options.ts'
import { checkGenerated } from './check-generated.ts'
import { days, generateCalls } from './generate-calls.ts'
import { generateReviews } from './generate-reviews.ts'
import { createBenchModels } from './generated-models.ts'
import { listQuestions } from './list-questions.ts'
import { loadDuckDb } from './load-duckdb.ts'
import { measureCompletion } from './measure-completion.ts'
import { percentile } from './percentile.ts'
import { signIn } from './sign-in.ts'
import type { Question, Range } from './stats-question.ts'
import { comparable, questions, timeDuck } from './stats-questions.ts'

const everything = { calls: 1, seconds: 0 }

interface Bench extends Extent {
  readonly address: string
  /** A new token: writing a million calls takes longer than one is good for. */
  signIn(): Promise<string>
  readonly database: Database
  readonly clientId: string
}

interface Extent {
  /** Of each kind. */
  readonly requests: number
  /** How many calls are completed one by one. */
  readonly completions: number
}
const whole = { sizes: [100_000, 1_000_000], requests: 35, completions: 100 }
const little = { sizes: [1_000], requests: 1, completions: 5 }

/**
 * Statistics and lists over real HTTP on a million calls, beside DuckDB on the same rows; first on a tenth of them. Or on
 * as many calls as are given: npm run bench -- stats 5000 20000
 */
export async function benchStats({ small, named }: BenchOptions): Promise<void> {
  const { sizes, ...extent } = small ? little : whole
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  const data = join(work, 'data')
  const config = readConfig({ DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent' })
  const service = await startService(config, { work: false, onLost: () => {} })
  const store = await openStore(config, 'join')
  // Writing a million calls takes longer than any request may.
  const database = openDatabase({ ...store.connection, query_timeout: 0 }, 4)
  try {
    const bench = {
      address: service.address,
      signIn: () => signIn(service.address, data),
      database,
      clientId: service.firstClient!.client_id,
      ...extent,
    }
    const models = await createBenchModels(database, bench.clientId)
    const before = new Map<string, number>()
    for (const size of named.length > 0 ? named.map(Number) : sizes)
      await measureSize(bench, models, size, work, before)
    await measureRest(bench, models)
    await measureLists(bench)
    await measureCompletion(store, models[0]!, extent.completions)
  } finally {
    await database.destroy()
    await store.close()
    await service.stop()
    await rm(work, { recursive: true, force: true })
  }
}

async function measureSize(
  bench: Bench,
  models: readonly ModelRevision[],
  size: number,
  work: string,
  before: Map<string, number>,
): Promise<void> {
  const { database } = bench
  const generating = performance.now()
  await generateCalls(database, bench.clientId, models, size)
  console.log(`\n${size.toLocaleString('en')} calls  written in ${seconds(generating)}`)
  await checkGenerated(database, models)
  const reviewing = performance.now()
  const reviews = await generateReviews(database, bench.clientId, models)
  console.log(`${reviews.toLocaleString('en')} reviews  written in ${seconds(reviewing)}`)
  await measureRoller(database)
  const duck = await loadDuckDb(database, work)
  const header = ['question', 'range', 'p50 ms', 'p95 ms', 'aim', '', 'DuckDB p50', 'p95', 'ratio', 'growth']
  console.log(line(header))
  for (const question of questions) {
    for (const [name, { aim, draw }] of Object.entries(ranges)) {
      const { ours, theirs } = await compare(bench, duck, question, draw)
      const key = `${question.name} ${name}`
      const growth = before.get(key)
      before.set(key, percentile(ours, 0.5))
      const p95 = percentile(ours, 0.95)
      const ratio = percentile(ours, 0.5) / percentile(theirs, 0.5)
      console.log(
        line([
          question.name,
          name,
          percentile(ours, 0.5).toFixed(1),
          p95.toFixed(1),
          String(aim),
          p95 <= aim ? 'met' : 'MISSED',
          percentile(theirs, 0.5).toFixed(1),
          percentile(theirs, 0.95).toFixed(1),
          ratio.toFixed(2),
          growth === undefined ? '' : `×${(percentile(ours, 0.5) / growth).toFixed(1)}`,
        ]),
      )
    }
  }
  duck.closeSync()
}

const line = (cells: readonly string[]) =>
  cells.map((cell, index) => (index < 2 ? cell.padEnd(index ? 12 : 36) : cell.padStart(11))).join('')

const iso = (date: number) => new Date(date).toISOString()
const dayMs = 86_400_000
const ranges: Record<string, { aim: number; draw: (chance: number) => Range }> = {
  month: {
    aim: 150,
    draw(chance) {
      const month = Math.floor(chance * 24)
      return { from: iso(Date.UTC(2024, month)), until: iso(Date.UTC(2024, month + 1)) }
    },
  },
  'two years': { aim: 400, draw: () => ({ from: iso(Date.UTC(2024, 0)), until: iso(Date.UTC(2026, 0)) }) },
  'odd ends': {
    aim: 400,
    draw: (chance) => ({
      from: iso(Date.UTC(2024, 0, 11, 3) + Math.floor(chance * 20 * dayMs)),
      until: iso(Date.UTC(2025, 11, 10, 17) + Math.floor(chance * 20 * dayMs)),
    }),
  },
}

/** The same questions to both, at random but the same in every run; every tenth pair of answers is compared. */
async function compare(
  bench: Bench,
  duck: DuckDBConnection,
  question: Question,
  draw: (chance: number) => Range,
): Promise<{ ours: number[]; theirs: number[] }> {
  const ours: number[] = []
  const theirs: number[] = []
  const token = await bench.signIn()
  for (let index = -1; index < bench.requests; index++) {
    const chance = (index * 0.618_033_988_75 + 1) % 1
    const range = draw(chance)
    const path = question.path(chance)
    const dates = `start_date=${range.from}&end_date=${range.until}`
    const { ms, text } = await get(bench, token, `/v1/stats/${path}${path.includes('?') ? '&' : '?'}${dates}`)
    const spent = { ms: 0 }
    const answer = await question.ask(timeDuck(duck, spent), range, chance)
    if (index % 10 === 0) {
      const both = comparable(question, JSON.parse(text), answer)
      assert.deepEqual(both.ours, both.theirs, `${question.name} ${dates}`)
    }
    // The first of each warms both up.
    if (index < 0) continue
    ours.push(ms)
    theirs.push(spent.ms)
  }
  return { ours, theirs }
}

async function get({ address }: Bench, token: string, path: string): Promise<{ ms: number; text: string }> {
  const startMs = performance.now()
  const response = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const ms = performance.now() - startMs
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return { ms, text }
}

async function measureRoller(database: Database): Promise<void> {
  const rolling = performance.now()
  const calls = await rollUp(database, everything)
  const rolledMs = performance.now() - rolling
  await closePast(database)
  const totalMs = performance.now() - rolling
  console.log(
    `roller     ${calls.toLocaleString('en')} calls in ${(totalMs / 1000).toFixed(1)} s: ${(rolledMs / days).toFixed(0)} ms for the calls of a day, then ${((totalMs - rolledMs) / 1000).toFixed(1)} s for all months and years`,
  )
  const { rows } = await sql<{ id: string }>`
    select call_id as id from call_fact where created_at >= '2024-06-12' limit 1`.execute(database)
  const forgetting = performance.now()
  await database.transaction().execute((tx) => forgetCallFact(tx, rows[0]!.id))
  const forgot = performance.now() - forgetting
  await rollUp(database, everything)
  await closePast(database)
  const again = performance.now() - forgetting - forgot
  console.log(
    `           one call forgotten in ${forgot.toFixed(0)} ms; its day, month and year rolled up again in ${again.toFixed(0)} ms`,
  )
  await sql`vacuum analyze stats_pending, stats_rollup, stats_course, stats_criterion_course, call_fact`.execute(
    database,
  )
}

/** What DuckDB is not asked: it is made of what it has been asked, or of what only the service knows. */
async function measureRest(bench: Bench, [model]: readonly ModelRevision[]): Promise<void> {
  console.log(`\n${line(['question', 'range', 'p50 ms', 'p95 ms', 'aim', ''])}`)
  const ofTime = {
    agreement: 'agreement',
    changes: 'changes',
    'changes by campaign': 'changes?grouping_field_key=campaign',
    'criteria of an agent': 'criteria?model_name=Sales&agent_id=agent-7',
    'criteria of a team': `criteria?model_name=Sales&team_id=${await findTeam(bench)}`,
  }
  for (const [question, path] of Object.entries(ofTime))
    for (const [name, { aim, draw }] of Object.entries(ranges))
      await measureAddress(bench, [question, name], aim, (chance) => {
        const { from, until } = draw(chance)
        return `/v1/stats/${path}${path.includes('?') ? '&' : '?'}start_date=${from}&end_date=${until}`
      })
  await measureAddress(bench, ['trust of a model', 'all'], 400, () => `/v1/models/${model!.modelId}/trust`)
  await measureAddress(bench, ['calls up for review', 'all'], 50, () => '/v1/review-queue/counts')
}

/** Asks for it as often as for everything, and says how long that took. */
async function measureAddress(
  bench: Bench,
  name: readonly string[],
  aim: number,
  path: (chance: number) => string,
): Promise<void> {
  const ms: number[] = []
  const token = await bench.signIn()
  for (let index = 0; index <= bench.requests; index++) {
    const measured = await get(bench, token, path((index * 0.618_033_988_75 + 1) % 1))
    if (index > 0) ms.push(measured.ms)
  }
  const p95 = percentile(ms, 0.95)
  const cells = [percentile(ms, 0.5).toFixed(1), p95.toFixed(1), String(aim), p95 <= aim ? 'met' : 'MISSED']
  console.log(line([...name, ...cells]))
}

async function findTeam({ database }: Bench): Promise<number> {
  return (await database.selectFrom('team').select('id').executeTakeFirstOrThrow()).id
}

async function measureLists(bench: Bench): Promise<void> {
  const lists = listQuestions(await findTeam(bench))
  console.log(`\n${line(['list', '', 'p50 ms', 'p95 ms', 'aim', ''])}`)
  for (const [name, query] of Object.entries(lists))
    await measureAddress(bench, [name, ''], 50, () => `/v1/call-analysis?${query}`)
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`
