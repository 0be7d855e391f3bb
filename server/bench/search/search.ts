import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openStore } from '../../src/commands/house/open-store.ts'
import { startService } from '../../src/commands/serve.ts'
import { readConfig } from '../../src/config.ts'
import type { Meaning } from '../../src/domain/meaning/meaning.ts'
import { cutPassages, readPassage } from '../../src/domain/meaning/passages.ts'
import { createMeaningEngine, type MeaningEngine } from '../../src/judge/meaning/meaning-engine.ts'
import { readCentre } from '../../src/judge/meaning/read-sentences.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { compareWithPacked, packedBytes } from '../../src/store/passages/pack-vector.ts'
import { insertPassagesDue } from '../../src/store/passages/passages.ts'
import { type BenchOptions, chooseParts } from '../bench-options.ts'
import type { Corpus } from '../corpus-calls.ts'
import { generateCalls } from '../generate-calls.ts'
import { createBenchModels } from '../generated-models.ts'
import { openCorpus } from '../open-corpus.ts'
import { percentile } from '../percentile.ts'
import { areDialoguesThere, readBankDialogues } from '../read-dialogues.ts'
import { measureHnsw } from './hnsw.ts'
import { makePassages, type Nearest, passagesOfCall, shown } from './make-passages.ts'
import { measureQuality } from './quality.ts'
import { askedQuestions } from './questions.ts'

const parts = ['quality', '100k', '1m'] as const
const sizes = { '100k': 100_000, '1m': 1_000_000 }
const aimMs = 400
const aimRecall = 0.95
const { signal } = new AbortController()

interface Extent {
  /** Calls that passages are taken from. */
  readonly realCalls: number
  readonly questions: number
  readonly requests: number
}
const whole: Extent = { realCalls: 60, questions: 20, requests: 60 }
const little: Extent = { realCalls: 4, questions: 3, requests: 3 }

interface Bench extends Extent {
  readonly address: string
  readonly token: string
  readonly database: Database
  readonly workspaceId: string
  readonly engine: MeaningEngine
  readonly real: readonly Meaning[]
  readonly questions20: readonly Meaning[]
}

/**
 * Search by meaning over real HTTP on 100,000 and on a million passages of one workspace; how good it is, on real calls.
 * Or some of it: npm run bench -- search quality 100k
 */
export async function benchSearch({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts(parts, named)
  const work = await mkdtemp(join(tmpdir(), 'callmark-bench-'))
  try {
    const corpus = await openCorpus(small, work)
    if (!areDialoguesThere(corpus)) return
    if (chosen.includes('quality')) await measureQuality(corpus, small ? 1 : 3)
    const chosenSizes = chosen.flatMap((part) => (part === 'quality' ? [] : sizes[part]))
    if (chosenSizes.length > 0)
      await measureSizes(corpus, work, small ? [passagesOfCall * 50] : chosenSizes, small ? little : whole)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function measureSizes(
  corpus: Corpus,
  work: string,
  chosen: readonly number[],
  extent: Extent,
): Promise<void> {
  const engine = createMeaningEngine()
  try {
    const real = await measureReading(engine, corpus, extent.realCalls)
    const questions20 = await engine.read(askedQuestions.slice(0, extent.questions), signal)
    for (const size of chosen)
      await withService(join(work, String(size)), async (service) => {
        const startMs = performance.now()
        const { database, workspaceId } = service
        const models = await createBenchModels(database, workspaceId)
        await generateCalls(database, workspaceId, models, size / passagesOfCall)
        await sql`truncate passages_due`.execute(database)
        await measureSize({ ...extent, ...service, engine, real, questions20 }, startMs)
      })
  } finally {
    await engine.close()
  }
}

type Served = Pick<Bench, 'address' | 'token' | 'database' | 'workspaceId'>

/** Each size has a service of its own: what one holds in memory is of no other. */
async function withService(folder: string, measure: (service: Served) => Promise<void>): Promise<void> {
  const config = readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })
  const service = await startService(config, { work: false, onLost: () => {} })
  const store = await openStore(config, 'join')
  const database = openDatabase({ ...store.connection, query_timeout: 0 }, 4)
  try {
    const { address } = service
    const { client_id, client_secret } = service.firstClient!
    const response = await fetch(`${address}/v1/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_id, client_secret }),
    })
    const { access_token: token } = (await response.json()) as { access_token: string }
    await measure({ address, token, database, workspaceId: client_id })
  } finally {
    await database.destroy()
    await store.close()
    await service.stop()
  }
}

/** What it costs to have a call found, after its end. */
async function measureReading(engine: MeaningEngine, corpus: Corpus, calls: number): Promise<Meaning[]> {
  await engine.read(['So that the network is there.'], signal)
  const dialogues = (await readBankDialogues(corpus)).slice(0, calls)
  const meanings: Meaning[] = []
  const milliseconds: number[] = []
  let talkSeconds = 0
  for (const { transcript } of dialogues) {
    const turns = transcript.turns.map(({ text, startSeconds: start, endSeconds: end }) => ({
      text,
      start,
      end,
    }))
    const startMs = performance.now()
    const texts = cutPassages(turns).map((passage) =>
      readPassage(turns, passage)!
        .map(({ text }) => text)
        .join('\n'),
    )
    meanings.push(...(await engine.read(texts, signal)))
    milliseconds.push(performance.now() - startMs)
    talkSeconds += transcript.durationSeconds
  }
  const sum = milliseconds.reduce((total, ms) => total + ms, 0)
  console.log(
    `a call     read in p50 ${percentile(milliseconds, 0.5).toFixed(0)} ms, p95 ${percentile(milliseconds, 0.95).toFixed(0)} ms of one core after its end (${dialogues.length} calls to a bank)`,
  )
  console.log(
    `           ${(sum / meanings.length).toFixed(1)} ms for a passage, ${(sum / talkSeconds).toFixed(1)} ms for a second of the call`,
  )
  return meanings
}

async function measureSize(bench: Bench, startMs: number): Promise<void> {
  const { database, workspaceId, real, questions20, engine, requests } = bench
  const vectors = questions20.map(({ vector }) => vector)
  const nearest = await makePassages(database, workspaceId, real, readCentre(), vectors, engine.id)
  await sql`vacuum analyze call_passages`.execute(database)
  const { passages, bytes } = await weigh(bench)
  console.log(
    `\n${passages.toLocaleString('en')} passages of ${(passages / passagesOfCall).toLocaleString('en')} calls  written in ${seconds(startMs)}: synthetic vectors around ${real.length} real ones`,
  )
  console.log(`on disk    ${(bytes / passages).toFixed(0)} bytes for a passage, ${mebibytes(bytes)} in all`)
  const ask = (query: string) => timeRequest(bench, query)
  const first = await ask(`passages?meaning=${encodeURIComponent(askedQuestions[0]!)}`)
  console.log(
    `first      ${first.ms.toFixed(0)} ms: the first search of a workspace reads its codes into memory`,
  )
  const ways: Readonly<Record<string, (question: string, index: number) => string>> = {
    meaning: (question) => `passages?meaning=${question}&limit=${shown}`,
    'meaning, one agent': (question, index) =>
      `passages?meaning=${question}&limit=${shown}&agent_id=agent-${index % 50}`,
    'meaning, half of it': (question) => `passages?meaning=${question}&limit=${shown}&min_score=60`,
    words: (question) => `?q=${question}&limit=${shown}`,
  }
  for (const [name, write] of Object.entries(ways)) {
    const times: number[] = []
    for (let index = 0; index < requests; index++) {
      const question = encodeURIComponent(askedQuestions[index % askedQuestions.length]!)
      times.push((await ask(write(question, index))).ms)
    }
    const p95 = percentile(times, 0.95)
    const against = name === 'words' ? '' : `   aim ${aimMs}${p95 <= aimMs ? '' : '   MISSED'}`
    console.log(
      `${name.padEnd(20)} p50 ${percentile(times, 0.5).toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms${against}`,
    )
  }
  await measureRecall(bench, nearest)
  await measureOtherWays(bench)
  const url = process.env.PGVECTOR_URL
  if (url) await measureHnsw(url, database, workspaceId, nearest)
  else console.log('pgvector   not measured: PGVECTOR_URL names no database that has it')
  await measureClosing(bench)
}

async function weigh({ database, workspaceId }: Bench): Promise<{ passages: number; bytes: number }> {
  const { rows } = await sql<{ passages: number; bytes: number }>`
    select sum(count) as passages, pg_total_relation_size('call_passages') as bytes
    from call_passages where workspace_id = ${workspaceId}`.execute(database)
  return rows[0]!
}

async function timeRequest({ address, token }: Bench, query: string) {
  const startMs = performance.now()
  const path = query.startsWith('?') ? query : `/${query}`
  const response = await fetch(`${address}/v1/call-analysis${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const body = (await response.json()) as { items: { call_id: string }[] }
  if (response.status !== 200) throw new Error(JSON.stringify(body))
  return { ms: performance.now() - startMs, calls: body.items.map(({ call_id }) => call_id) }
}

async function measureRecall(bench: Bench, nearest: readonly Nearest[]): Promise<void> {
  let [found, wanted] = [0, 0]
  for (const [index, { best }] of nearest.entries()) {
    const question = encodeURIComponent(askedQuestions[index]!)
    const { calls } = await timeRequest(bench, `passages?meaning=${question}&limit=${shown}`)
    const exact = new Set(best.map(({ callId }) => callId))
    wanted += exact.size
    found += [...exact].filter((id) => calls.includes(id)).length
  }
  const recall = found / wanted
  console.log(
    `recall@10  ${recall.toFixed(3)} against exact on unrounded vectors, ${nearest.length} questions   aim ${aimRecall}${recall >= aimRecall ? '' : '   MISSED'}`,
  )
}

/** What would do without memory. */
async function measureOtherWays({ database, workspaceId, questions20 }: Bench): Promise<void> {
  const [question] = questions20
  const exactMs = performance.now()
  let best = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ call_id: string; vectors: Buffer }>`
      select call_id, vectors from call_passages
      where workspace_id = ${workspaceId} and call_id > ${after}::uuid order by call_id limit 1000`.execute(
      database,
    )
    for (const { vectors } of rows)
      for (let from = 0; from < vectors.length; from += packedBytes)
        best = Math.max(best, compareWithPacked(question!.vector, vectors.subarray(from, from + packedBytes)))
    if (rows.length < 1000) break
    after = rows.at(-1)!.call_id
  }
  console.log(`exact scan ${(performance.now() - exactMs).toFixed(0)} ms, every vector read and compared`)
  await sql`drop table if exists bench_bits`.execute(database)
  await sql`
    create unlogged table bench_bits as
    select call_id, ('x' || encode(substring(codes from 192 * place + 1 for 48), 'hex'))::bit(384) as bits
    from call_passages cross join lateral generate_series(0, count - 1) as place
    where workspace_id = ${workspaceId}`.execute(database)
  await sql`analyze bench_bits`.execute(database)
  const bits = Buffer.from(question!.codes.subarray(0, 48)).toString('hex')
  const times: number[] = []
  for (let time = 0; time < 5; time++) {
    const startMs = performance.now()
    await sql`
      select call_id from bench_bits order by bit_count(bits # ('x' || ${bits}::text)::bit(384)) limit 800`.execute(
      database,
    )
    times.push(performance.now() - startMs)
  }
  console.log(
    `in SQL     p50 ${percentile(times, 0.5).toFixed(0)} ms to compare 384 bits of each by bit_count, over a narrow table of their own`,
  )
  await sql`drop table bench_bits`.execute(database)
}

/** What closing a call takes longer since it notes that its passages are to be read. */
async function measureClosing({ database }: Bench): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select call_id as id from transcription where status = 'COMPLETED' limit 50`.execute(database)
  await sql`delete from call_passages where call_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(
    database,
  )
  const times: number[] = []
  for (const { id } of rows)
    await database.transaction().execute(async (tx) => {
      const startMs = performance.now()
      await insertPassagesDue(id).execute(tx)
      times.push(performance.now() - startMs)
    })
  console.log(`closing    p50 ${percentile(times, 0.5).toFixed(1)} ms more for a call's last transaction`)
}

function seconds(startMs: number): string {
  return `${((performance.now() - startMs) / 1000).toFixed(0)} s`
}

function mebibytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MiB`
}
