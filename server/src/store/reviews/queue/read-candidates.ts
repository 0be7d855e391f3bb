import { sql } from 'kysely'
import type { Candidate } from '../../../domain/reviewing/draw-calls.ts'
import { boundsOfWeek } from '../../../domain/reviewing/iso-week.ts'
import type { Database } from '../../database.ts'
import { rankCall } from './rank-call.ts'
import type { ReviewPlan } from './review-plans.ts'

type Found = Omit<Candidate, 'rank' | 'ofNewAgent' | 'appealed'>

const columns = sql`call.id, call.agent_id as "agentId", coalesce(call.failed_critical, false) as "failedCritical",
  coalesce(call.undetermined_count, 0) as undetermined, call.least_confidence as "leastConfidence",
  call.score_percentage as score`

/**
 * The finished calls of a week that nobody has reviewed; with `appeals`, those with an open appeal, too, of whatever week.
 * Only the index `call_to_draw` is read, and of it only this week: how many calls there are in all does not matter.
 */
export async function readCandidates(
  database: Database,
  plan: ReviewPlan,
  week: string,
  options: { readonly appeals: boolean },
): Promise<Candidate[]> {
  const { from, until } = boundsOfWeek(week)
  const { rows } = await sql<Found>`
    select ${columns} from call
    where workspace_id = ${plan.workspace_id} and enabled and status = 'PROCESS_COMPLETED'
      and created_at >= ${from} and created_at < ${until} and ${ofModel(plan)}
      and (review_state is null or review_state = 'in_progress')
      and not ${isSkipped(plan)}`.execute(database)
  const appealed = options.appeals ? await readAppealed(database, plan) : []
  const ofNewAgents = await listFirstCalls(database, plan, from, until)
  const complete = (call: Found, isAppealed: boolean): Candidate => ({
    ...call,
    rank: rankCall(plan, call.id),
    ofNewAgent: ofNewAgents.has(call.id),
    appealed: isAppealed,
  })
  return [...rows.map((call) => complete(call, false)), ...appealed.map((call) => complete(call, true))]
}

async function readAppealed(database: Database, plan: ReviewPlan): Promise<Found[]> {
  if (!plan.rules.some(({ kind }) => kind === 'appeals')) return []
  // Whoever skipped the task has not answered the next appeal.
  const { rows } = await sql<Found>`
    select ${columns} from call
    where workspace_id = ${plan.workspace_id} and enabled and status = 'PROCESS_COMPLETED' and ${ofModel(plan)}
      and id in (
        select call_id from appeal
        where appeal.workspace_id = ${plan.workspace_id} and outcome is null
          and not exists (
            select from review_task
            where review_task.call_id = appeal.call_id and plan_id = ${plan.id} and state = 'skipped'
              and review_task.created_at > appeal.opened_at
          )
      )`.execute(database)
  return rows.map((call) => ({
    ...call,
    failedCritical: false,
    undetermined: 0,
    leastConfidence: null,
    score: null,
  }))
}

/** The first calls of agents who took none before; each agent of the week is looked up once. */
async function listFirstCalls(
  database: Database,
  plan: ReviewPlan,
  from: Date,
  until: Date,
): Promise<ReadonlySet<string>> {
  const rule = plan.rules.find(({ kind }) => kind === 'new_agents')
  if (rule?.kind !== 'new_agents') return new Set()
  const { rows } = await sql<{ id: string }>`
    select early.id
    from (
      select distinct agent_id from call
      where workspace_id = ${plan.workspace_id} and enabled and status = 'PROCESS_COMPLETED'
        and created_at >= ${from} and created_at < ${until}
    ) as agent
      cross join lateral (
        select min(created_at) as at from call
        where workspace_id = ${plan.workspace_id} and agent_id = agent.agent_id and enabled
      ) as seen
      cross join lateral (
        select id from call
        where workspace_id = ${plan.workspace_id} and agent_id = agent.agent_id and enabled
        order by created_at, id limit ${rule.count}
      ) as early
    where seen.at > now() - make_interval(days => ${rule.days})`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

function ofModel({ model_id }: ReviewPlan) {
  return model_id === null ? sql`true` : sql`model_id = ${model_id}`
}

function isSkipped({ id }: ReviewPlan) {
  return sql`exists (
    select from review_task where review_task.call_id = call.id and plan_id = ${id} and state = 'skipped'
  )`
}
