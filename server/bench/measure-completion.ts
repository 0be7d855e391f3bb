import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OpenStore } from '../src/commands/house/open-store.ts'
import type { ModelRevision } from '../src/domain/model.ts'
import { stages, statusesOf } from '../src/pipeline/pipeline.ts'
import { claimCall, closeCall, moveCall } from '../src/store/calls/call-progress.ts'
import { saveCallWords } from '../src/store/calls/call-words.ts'
import { type Database, openPreparedDatabase } from '../src/store/database.ts'
import { openStageQueue, type StageJob, type StageQueue } from '../src/store/queue/stage-queue.ts'
import { recordCallFact } from '../src/store/stats/call-facts.ts'
import { percentile } from './percentile.ts'

const aimMs = 10
const words = {
  summary: 'The customer called about a bill.',
  insights: JSON.stringify(['The agent could offer more help.']),
  keywords: '["bill"]',
}

/**
 * The transaction that ends a call, as a worker does it: its last result, its final status, its words, its part in the
 * statistics, its job.
 */
export async function measureCompletion(
  { connection }: OpenStore,
  model: ModelRevision,
  calls: number,
): Promise<void> {
  const database = openPreparedDatabase(connection, 2)
  const queue = await openStageQueue(connection, { supervise: false, onError: () => {} })
  const { rows } = await sql<{ id: string }>`
    select id from call where model_id = ${model.modelId} and status = 'PROCESS_COMPLETED'
    order by created_at desc limit ${calls}`.execute(database)
  const total: number[] = []
  const parts: Record<string, number[]> = {}
  try {
    for (const { id } of rows) {
      const { callId, job } = await takeBack(database, queue, id)
      const call = await claimCall(database, callId, statusesOf(stages.at(-1)!))
      const { rows } = await sql<{ analysis_result: string }>`
        select analysis_result::text from call where id = ${callId}`.execute(database)
      const values = { ...words, ...rows[0] }
      const startMs = performance.now()
      await database.transaction().execute(async (tx) => {
        await timed('result', async () => {
          if (!(await moveCall(tx, call!, ['TRANSCRIPTION_SUMMARIZED', 'PROCESS_COMPLETED'], values)))
            throw new Error('The call is not ours.')
        })
        await timed('close', () => closeCall(tx, callId))
        await timed('job', () => queue.finish(tx, job))
      })
      total.push(performance.now() - startMs)
      // Once more by themselves: what being found and being counted add to it.
      await database.transaction().execute(async (tx) => {
        for (const table of ['call_search', 'stats_pending', 'call_fact'])
          await sql`delete from ${sql.table(table)} where call_id = ${callId}`.execute(tx)
        await timed('words', () => saveCallWords(tx, callId))
        await timed('statistics', () => recordCallFact(tx, callId))
      })
    }
  } finally {
    await queue.close()
    await database.destroy()
  }
  const verdict = percentile(total, 0.95) <= aimMs ? 'met' : 'MISSED'
  console.log(
    `\ncompleting a call  p50 ${percentile(total, 0.5).toFixed(1)} ms, p95 ${percentile(total, 0.95).toFixed(1)} ms in its last transaction, round trips and commit included (aim ${aimMs}: ${verdict})`,
  )
  const shares = Object.entries(parts).map(([name, ms]) => `${name} ${percentile(ms, 0.5).toFixed(1)} ms`)
  console.log(
    `                   at the median: ${shares.join(', ')}; the last two by themselves, part of close`,
  )

  async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
    const startMs = performance.now()
    await work()
    parts[name] = [...(parts[name] ?? []), performance.now() - startMs]
  }
}

/** A copy of the call, waiting for its last stage. */
async function takeBack(
  database: Database,
  queue: StageQueue,
  id: string,
): Promise<{ callId: string; job: StageJob }> {
  const callId = randomUUID()
  await database.transaction().execute(async (tx) => {
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
        original_file_name, additional_parameters, audio_sha256, duration_seconds, analysis_result, xscore_result,
        total_score, expected_score, score_percentage, created_by)
      select ${callId}::uuid, workspace_id, ${callId}, agent_id, agent_name, model_id, model_revision, 'TRANSCRIPTION_ANALYZED',
        original_file_name, additional_parameters, ${callId}, duration_seconds, analysis_result, xscore_result,
        total_score, expected_score, score_percentage, created_by
      from call where id = ${id}`.execute(tx)
    await sql`
      insert into recording (call_id, format, codec, bytes, channels, sample_rate, duration_seconds)
      values (${callId}, 'wav', 'pcm_s16le', 1, 1, 8000, 60)`.execute(tx)
    await sql`
      insert into transcription (id, call_id, status, language, segments, text, duration_seconds, created_by)
      select ${randomUUID()}::uuid, ${callId}::uuid, status, language, segments, text, duration_seconds, created_by
      from transcription where call_id = ${id}`.execute(tx)
    await queue.send(tx, 'summarize', callId)
  })
  const [job] = await queue.fetch('summarize', 1)
  return { callId, job: job! }
}
