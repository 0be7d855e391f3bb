import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { ModelRevision } from '../src/domain/model.ts'
import type { AnalysisResult } from '../src/domain/result.ts'
import { restoreAnswer } from '../src/domain/results/stored-answers.ts'
import type { Judge } from '../src/judge/judge.ts'
import { markCase } from '../src/pipeline/mark-case.ts'
import { saveCallWords } from '../src/store/calls/call-words.ts'
import { getTranscript } from '../src/store/calls/transcriptions.ts'
import type { Database, Transaction } from '../src/store/database.ts'
import { recordCallFact } from '../src/store/stats/call-facts.ts'

const checked = 50

/** Some generated calls are what the service itself would have stored: their marks, their words, their part in statistics. */
export async function checkGenerated(database: Database, models: readonly ModelRevision[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from call where status = 'PROCESS_COMPLETED' order by id limit ${checked}`.execute(database)
  assert.ok(rows.length > 0, 'No call was generated.')
  for (const { id } of rows) {
    await checkMarks(database, models, id)
    await checkCounted(database, id)
  }
}

interface StoredMarks {
  readonly model_id: number
  readonly analysis_result: AnalysisResult
}

/** The stored answers given once more, by a judge that knows them. */
async function checkMarks(
  database: Database,
  models: readonly ModelRevision[],
  callId: string,
): Promise<void> {
  const { rows } = await sql<StoredMarks>`
    select model_id, analysis_result, xscore_result, total_score, expected_score, score_percentage, review_needed
    from call where id = ${callId}`.execute(database)
  const { model_id, ...stored } = rows[0]!
  const { answers, metrics, engine } = stored.analysis_result
  const judge: Judge = {
    id: 'generated/none',
    promptVersion: 'none-1',
    judge: async () => ({ answers: answers.map(restoreAnswer), metrics, tokens: null, cost: null }),
    digest: () => Promise.reject(new Error('Nobody asked for a summary.')),
    close: async () => {},
  }
  const subject = {
    transcript: await getTranscript(database, callId),
    revision: models.find(({ modelId }) => modelId === model_id)!,
    metadata: {},
    agentName: '',
  }
  const { marks } = await markCase(judge, subject, undefined, new AbortController().signal)
  const result = {
    ...marks.analysis_result,
    engine: { ...marks.analysis_result.engine, seconds: engine.seconds },
  }
  const expected = { ...marks, analysis_result: result, review_needed: result.review_needed }
  assert.deepEqual(stored, expected, `The marks of ${callId} are not what the service stores.`)
}

/** Counted and found by its words once more, by the service's own hand; then everything is as it was. */
async function checkCounted(database: Database, callId: string): Promise<void> {
  const undo = new Error('This was only a look.')
  const looking = database.transaction().execute(async (tx) => {
    const generated = await readCounted(tx, callId)
    await sql`delete from stats_pending where call_id = ${callId}`.execute(tx)
    await sql`delete from call_fact where call_id = ${callId}`.execute(tx)
    await sql`delete from call_search where call_id = ${callId}`.execute(tx)
    await recordCallFact(tx, callId)
    await saveCallWords(tx, callId)
    assert.deepEqual(
      generated,
      await readCounted(tx, callId),
      `${callId} is not counted as the service counts.`,
    )
    throw undo
  })
  await looking.catch((error) => {
    if (error !== undo) throw error
  })
}

async function readCounted(tx: Transaction, callId: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(call_fact) as fact, to_jsonb(call_search) as words
    from call_fact join call_search using (call_id) where call_id = ${callId}`.execute(tx)
  return rows
}
