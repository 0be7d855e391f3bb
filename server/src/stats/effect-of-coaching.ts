import { sql } from 'kysely'
import type { Reach } from '../domain/people/roles.ts'
import type { AnswerValue } from '../domain/result.ts'
import {
  type Difference,
  differenceOf,
  type Proportion,
  proportionOf,
} from '../domain/results/proportions.ts'
import { describeCriterion, findQuestion } from '../domain/results/review.ts'
import { passesFully, type Question } from '../domain/scoring.ts'
import { isInReach } from '../store/calls/in-reach.ts'
import type { CoachingCriterion } from '../store/coaching/coaching-fields.ts'
import type { Database } from '../store/database.ts'
import { readSnapshot, type Snapshot } from '../store/models/read-snapshot.ts'

export const verdicts = ['better', 'worse', 'no_clear_change', 'too_few'] as const

/** How often an agent passed a criterion before and after. */
export interface EffectOnCriterion {
  readonly model_id: number
  readonly key: string
  readonly before: Proportion
  readonly after: Proportion
  readonly change: Difference | null
  readonly verdict: (typeof verdicts)[number]
  /** The criterion did not ask the same throughout, so the two are hard to compare. */
  readonly asked_differently: boolean
}

export interface EffectQuestion {
  readonly workspaceId: string
  readonly agentId: string
  readonly reach: Reach | undefined
  readonly heldAt: Date
  readonly days: number
  readonly criteria: readonly CoachingCriterion[]
}

/** With fewer answers on either side, any difference may be chance. */
export const fewestAnswers = 10

interface Counted {
  readonly model_id: number
  readonly key: string
  readonly value: AnswerValue
  readonly later: boolean
  readonly count: number
  readonly revision: number
}

/** From the answers in force; what was not determined or did not apply is left out. Calls by when they were submitted. */
export async function effectOfCoaching(
  database: Database,
  question: EffectQuestion,
): Promise<EffectOnCriterion[]> {
  const rows = await countAnswers(database, question)
  const asked = await readQuestions(database, rows)
  return question.criteria.map(({ modelId, key }) => {
    const mine = rows.filter((row) => row.model_id === modelId && row.key === key)
    const wordings = new Set<string>()
    const sums = { before: { passed: 0, n: 0 }, after: { passed: 0, n: 0 } }
    for (const { revision, value, later, count } of mine) {
      const criterion = asked(modelId, revision, key)
      if (!criterion) continue
      wordings.add(describeCriterion(criterion))
      const side = later ? sums.after : sums.before
      side.n += count
      if (passesFully(criterion, value)) side.passed += count
    }
    const before = proportionOf(sums.before.passed, sums.before.n)
    const after = proportionOf(sums.after.passed, sums.after.n)
    const change = differenceOf(after, before)
    const verdict = verdictOn(before, after, change)
    return { model_id: modelId, key, before, after, change, verdict, asked_differently: wordings.size > 1 }
  })
}

function verdictOn(
  before: Proportion,
  after: Proportion,
  change: Difference | null,
): EffectOnCriterion['verdict'] {
  if (!change || Math.min(before.n, after.n) < fewestAnswers) return 'too_few'
  const [low, high] = change.interval
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'no_clear_change'
}

async function countAnswers(
  database: Database,
  { workspaceId, agentId, reach, heldAt, days, criteria }: EffectQuestion,
): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select call.model_id, call.model_revision as revision, answer ->> 'key' as key, said -> 'value' as value,
      call.created_at >= ${heldAt} as later, count(*) as count
    from call
      cross join lateral jsonb_array_elements(
        case when json_typeof(call.analysis_result -> 'answers') = 'array'
          then (call.analysis_result -> 'answers')::jsonb else '[]' end
      ) as answer
      cross join lateral coalesce(answer -> 'reviewed', answer) as said
    where call.workspace_id = ${workspaceId} and call.agent_id = ${agentId} and call.enabled
      and call.status = 'PROCESS_COMPLETED' and ${isInReach(reach)}
      and call.created_at >= ${heldAt}::timestamptz - make_interval(days => ${days})
      and call.created_at < ${heldAt}::timestamptz + make_interval(days => ${days})
      and (call.model_id, answer ->> 'key') in (
        select * from unnest(${criteria.map(({ modelId }) => modelId)}::integer[], ${criteria.map(({ key }) => key)}::text[])
      )
      and said -> 'value' <> 'null' and said -> 'not_applicable' = 'false'
    group by 1, 2, 3, 4, 5`.execute(database)
  return rows
}

async function readQuestions(
  database: Database,
  rows: readonly Counted[],
): Promise<(modelId: number, revision: number, key: string) => Question | undefined> {
  const found = await sql<{ model_id: number; number: number; snapshot: Snapshot }>`
    select model_id, number, snapshot from model_revision where (model_id, number) in (
      select * from unnest(${rows.map((row) => row.model_id)}::integer[], ${rows.map((row) => row.revision)}::integer[])
    )`.execute(database)
  const revisions = new Map(
    found.rows.map(({ model_id, number, snapshot }) => [`${model_id} ${number}`, readSnapshot(snapshot)]),
  )
  return (modelId, revision, key) => {
    const snapshot = revisions.get(`${modelId} ${revision}`)
    return snapshot && findQuestion(snapshot, key)
  }
}
