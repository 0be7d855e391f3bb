import { sql } from 'kysely'
import type { AnalysisResult } from '../../src/domain/result.ts'
import { closeCall } from '../../src/store/calls/call-progress.ts'
import type { Database } from '../../src/store/database.ts'
import { bareResult } from './bare-result.ts'
import { addCall, completeCall } from './ended-calls.ts'
import type { TestService } from './service.ts'

const answer: AnalysisResult['answers'][number] = {
  key: 'verifies',
  value: false,
  score: 0,
  expected_score: 10,
  not_applicable: false,
  determined: true,
  confidence: 0.9,
  rationale: 'Nobody asked.',
  evidence: [{ speaker: 'Agent', start: 12.5, end: 14, quote: 'zanzibarquux, go on' }],
}

/** A call that failed the critical criterion `verifies`, ended as the pipeline does. */
export async function failCritically(service: TestService, modelId: number): Promise<string> {
  const id = await addCall(service, modelId)
  await setResult(service, id)
  await completeCall(service, id)
  return id
}

/** The same call ends once more with the same result. */
export async function endAgain({ database }: TestService, id: string): Promise<void> {
  await database.transaction().execute((tx) => closeCall(tx, id))
}

async function setResult({ database }: TestService, id: string): Promise<void> {
  const result = bareResult({ failed_critical: ['verifies'], answers: [answer] })
  await database
    .updateTable('call')
    .set({ analysis_result: JSON.stringify(result), score_percentage: 0 })
    .where('id', '=', id)
    .execute()
}

/** Every agent's scores of every day, as finished calls leave them in the statistics. */
export async function writeScores(
  database: Database,
  workspaceId: string,
  modelId: number,
  scores: readonly { readonly agentId: string; readonly at: Date; readonly score: number }[],
): Promise<void> {
  const rows = JSON.stringify(scores.map(({ agentId, at, score }) => ({ agentId, at, score })))
  await database.transaction().execute(async (tx) => {
    await sql`
      create temporary table written on commit drop as
      select gen_random_uuid() as id, "agentId" as agent_id, at, score
      from json_to_recordset(${rows}::json) as given ("agentId" text, at timestamptz, score double precision)`.execute(
      tx,
    )
    await sql`
      insert into call (id, workspace_id, external_id, agent_id, agent_name, model_id, model_revision, status,
        audio_sha256, score_percentage, created_at, created_by)
      select id, ${workspaceId}, id::text, agent_id, 'Agent ' || agent_id, ${modelId}, 1, 'PROCESS_COMPLETED', id::text,
        score, at, ${workspaceId} from written`.execute(tx)
    await sql`insert into call_fact select * from call_as_fact where call_id in (select id from written)`.execute(
      tx,
    )
  })
}
