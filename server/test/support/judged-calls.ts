import { newId } from '../../src/domain/new-id.ts'
import type { CategoryResult } from '../../src/domain/result.ts'
import type { Judge } from '../../src/judge/judge.ts'
import { markCase } from '../../src/pipeline/mark-case.ts'
import { closeCall } from '../../src/store/calls/call-progress.ts'
import { noResult } from '../../src/store/calls/call-results.ts'
import type { Database } from '../../src/store/database.ts'
import { readSnapshot } from '../../src/store/models/read-snapshot.ts'
import { forgetCallFact } from '../../src/store/stats/call-facts.ts'
import type { PlainCall, PlainModel } from './seeded-calls.ts'

export interface Said {
  readonly value: boolean | number | null
  readonly not_applicable: boolean
}

export interface JudgedCall {
  readonly model: PlainModel
  readonly agentId: string
  readonly createdAt: Date
  readonly durationMs: number
  /** What the machine answers, by criterion. */
  readonly answers: Readonly<Record<string, Said>>
  readonly confidence?: number
  /** What it was sent with. */
  readonly sentWith?: Readonly<Record<string, string>>
  /** By which revision of its model; the first unless told. */
  readonly revision?: number
}

/** A call as a machine that answers just this leaves it: with the service's own sums, and closed as a worker closes it. */
export async function insertJudgedCall(database: Database, call: JudgedCall): Promise<PlainCall> {
  const { model, agentId, createdAt, durationMs, revision = 1 } = call
  const id = newId(createdAt.getTime())
  const marks = await judge(database, call)
  await database.transaction().execute(async (tx) => {
    await tx
      .insertInto('call')
      .values({
        id,
        workspace_id: model.clientId,
        external_id: id,
        agent_id: agentId,
        agent_name: `Agent ${agentId}`,
        model_id: model.id,
        model_revision: revision,
        status: 'PROCESS_COMPLETED',
        audio_sha256: id,
        duration_seconds: durationMs / 1000,
        ...(call.sentWith ? { additional_parameters: JSON.stringify(call.sentWith) } : {}),
        ...marks,
        analysis_result: JSON.stringify(marks.analysis_result),
        xscore_result: marks.xscore_result && JSON.stringify(marks.xscore_result),
        created_at: createdAt,
        created_by: model.clientId,
      })
      .execute()
    await closeCall(tx, id)
  })
  return {
    id,
    model,
    createdAt: BigInt(createdAt.getTime()) * 1000n,
    agentId,
    agentName: `Agent ${agentId}`,
    status: 'PROCESS_COMPLETED',
    durationMs,
    metadata: null,
    variables: marks.analysis_result.variables as PlainCall['variables'],
    ...scoresOf(model, marks),
  }
}

/** Has the machine answer once more, as when a call is run again; what people have said about it stays. */
export async function judgeAgain(
  database: Database,
  callId: string,
  call: Pick<JudgedCall, 'model' | 'answers' | 'revision'>,
): Promise<void> {
  const marks = await judge(database, call)
  await database.transaction().execute(async (tx) => {
    await forgetCallFact(tx, callId)
    await tx
      .updateTable('call')
      .set({
        ...noResult,
        ...marks,
        model_revision: call.revision ?? 1,
        analysis_result: JSON.stringify(marks.analysis_result),
        xscore_result: marks.xscore_result && JSON.stringify(marks.xscore_result),
      })
      .where('id', '=', callId)
      .execute()
    await closeCall(tx, callId)
  })
}

/** What stands in the call's own row now: the record. */
export async function readRecord(database: Database, call: PlainCall): Promise<PlainCall> {
  const row = await database
    .selectFrom('call')
    .select(['analysis_result', 'xscore_result', 'score_percentage'])
    .where('id', '=', call.id)
    .executeTakeFirstOrThrow()
  const { variables } = row.analysis_result as { variables: PlainCall['variables'] }
  return { ...call, variables, ...scoresOf(call.model, row) }
}

function scoresOf(
  model: PlainModel,
  of: {
    readonly score_percentage: number | null
    readonly xscore_result: readonly CategoryResult[] | null
  },
): Pick<PlainCall, 'scoreHundredths' | 'points'> {
  return {
    scoreHundredths: of.score_percentage === null ? null : Math.round(100 * of.score_percentage),
    points: (of.xscore_result ?? []).map(({ id, total_score, expected_total_score }) => ({
      category: model.categories.find(({ uuid }) => uuid === id)!,
      score: total_score,
      expected: expected_total_score,
    })),
  }
}

async function judge(
  database: Database,
  {
    model,
    answers,
    confidence = 0.9,
    revision = 1,
  }: Pick<JudgedCall, 'model' | 'answers' | 'confidence' | 'revision'>,
) {
  const { snapshot } = await database
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', model.id)
    .where('number', '=', revision)
    .executeTakeFirstOrThrow()
  const given = Object.entries(answers).map(([key, { value, not_applicable }]) => ({
    key,
    value,
    notApplicable: not_applicable,
    confidence,
    rationale: '',
    evidence: [],
  }))
  const machine: Judge = {
    id: 'test/none',
    promptVersion: 'none-1',
    judge: async () => ({ answers: given, metrics: {}, tokens: null, cost: null }),
    digest: () => Promise.reject(new Error('Nobody asked for a summary.')),
    close: async () => {},
  }
  const transcript = { turns: [], language: 'en', durationSeconds: 60, speechEngine: null }
  const subject = { transcript, revision: readSnapshot(snapshot), metadata: {}, agentName: '' }
  return (await markCase(machine, subject, undefined, new AbortController().signal)).marks
}
