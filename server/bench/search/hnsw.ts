import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { meaningSize } from '../../src/domain/meaning/meaning.ts'
import { type Database, openDatabase } from '../../src/store/database.ts'
import { packedBytes, unpackVector } from '../../src/store/passages/pack-vector.ts'
import { percentile } from '../percentile.ts'
import { type Nearest, shown } from './make-passages.ts'

const rounds = 3
/** How many of its candidates the index looks at: pgvector's own setting, and more. */
const looks = [40, 200, 800]

/**
 * The same vectors in pgvector's HNSW index, as its makers set it up, in numbers of 16 bits. In a database of its own, since
 * the embedded PostgreSQL does not come with pgvector: PGVECTOR_URL names one in which the extension can be made; psql
 * writes the vectors into a table there, which is removed in the end.
 */
export async function measureHnsw(
  url: string,
  passages: Database,
  workspaceId: string,
  nearest: readonly Nearest[],
): Promise<void> {
  const database = openDatabase({ connectionString: url, query_timeout: 0 }, 1)
  try {
    await sql`create extension if not exists vector`.execute(database)
    await sql`drop table if exists callmark_bench_vectors`.execute(database)
    await sql`create unlogged table callmark_bench_vectors (call_id uuid, meaning halfvec(${sql.lit(meaningSize)}))`.execute(
      database,
    )
    await copyVectors(url, passages, workspaceId)
    const buildMs = performance.now()
    await sql`set maintenance_work_mem = '4GB'`.execute(database)
    await sql`
      create index callmark_bench_hnsw on callmark_bench_vectors using hnsw (meaning halfvec_cosine_ops)`.execute(
      database,
    )
    const built = ((performance.now() - buildMs) / 1000).toFixed(0)
    const { rows } = await sql<{ bytes: number; version: string; count: number }>`
      select pg_total_relation_size('callmark_bench_vectors') as bytes,
        (select extversion from pg_extension where extname = 'vector') as version,
        (select count(*) from callmark_bench_vectors) as count`.execute(database)
    const { bytes, version, count } = rows[0]!
    console.log(
      `pgvector   ${version}, HNSW, 16 bits a number: built in ${built} s, ${(bytes / count).toFixed(0)} bytes for a passage`,
    )
    for (const look of looks) await measureLook(database, look, nearest)
  } finally {
    await sql`drop table if exists callmark_bench_vectors`.execute(database)
    await database.destroy()
  }
}

async function measureLook(database: Database, look: number, nearest: readonly Nearest[]): Promise<void> {
  await sql`set hnsw.ef_search = ${sql.lit(look)}`.execute(database)
  const times: number[] = []
  let [found, wanted] = [0, 0]
  for (let round = 0; round < rounds; round++)
    for (const { vector, best } of nearest) {
      const startMs = performance.now()
      const { rows } = await sql<{ call_id: string }>`
        select call_id from callmark_bench_vectors
        order by meaning <=> ${JSON.stringify([...vector])}::halfvec limit ${sql.lit(shown)}`.execute(
        database,
      )
      times.push(performance.now() - startMs)
      const calls = new Set(rows.map(({ call_id }) => call_id))
      const exact = new Set(best.map(({ callId }) => callId))
      wanted += exact.size
      found += [...exact].filter((id) => calls.has(id)).length
    }
  const name = `  looking at ${look}`.padEnd(20)
  console.log(
    `${name} p50 ${percentile(times, 0.5).toFixed(1)} ms   p95 ${percentile(times, 0.95).toFixed(1)} ms   recall@10 ${(found / wanted).toFixed(3)}   in its own database, without HTTP, filters and permissions`,
  )
}

/** In the binary form of COPY: numbers of 16 bits, as the type keeps them. */
async function copyVectors(url: string, passages: Database, workspaceId: string): Promise<void> {
  const copy = 'copy callmark_bench_vectors from stdin (format binary)'
  const psql = spawn('psql', [url, '-qc', copy], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(psql, 'exit')
  const write = async (bytes: Buffer) => {
    if (!psql.stdin.write(bytes)) await once(psql.stdin, 'drain')
  }
  await write(Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]))
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ call_id: string; vectors: Buffer }>`
      select call_id, vectors from call_passages
      where workspace_id = ${workspaceId} and call_id > ${after}::uuid order by call_id limit 1000`.execute(
      passages,
    )
    for (const { call_id, vectors } of rows)
      for (let from = 0; from < vectors.length; from += packedBytes)
        await write(rowOf(call_id, unpackVector(vectors.subarray(from, from + packedBytes))))
    if (rows.length < 1000) break
    after = rows.at(-1)!.call_id
  }
  await write(Buffer.from([0xff, 0xff]))
  psql.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error('psql could not write the vectors.')
}

function rowOf(callId: string, vector: Float32Array): Buffer {
  const bytes = 4 + 2 * vector.length
  const row = Buffer.alloc(2 + 4 + 16 + 4 + bytes)
  row.writeInt16BE(2, 0)
  row.writeInt32BE(16, 2)
  row.write(callId.replaceAll('-', ''), 6, 'hex')
  row.writeInt32BE(bytes, 22)
  row.writeInt16BE(vector.length, 26)
  const numbers = new DataView(row.buffer, row.byteOffset + 30, 2 * vector.length)
  for (const [index, value] of vector.entries()) numbers.setFloat16(2 * index, value)
  return row
}
