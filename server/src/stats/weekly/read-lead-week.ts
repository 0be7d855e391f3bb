import { sql } from 'kysely'
import { reachOf } from '../../domain/people/reach-of.ts'
import { readResult } from '../../domain/result.ts'
import { type Week, weeksBefore } from '../../domain/weekly/digest-schedule.ts'
import type { CallToOpen, LeadWeek, MissedTarget } from '../../domain/weekly/weekly-digest.ts'
import { isInReach } from '../../store/calls/in-reach.ts'
import type { Database } from '../../store/database.ts'
import { listTargets } from '../../store/models/targets.ts'
import { countTasks } from '../../store/reviews/queue/review-tasks.ts'
import type { DigestReceiver } from '../../store/weekly/digest-receivers.ts'
import { atOneMoment } from '../at-one-moment.ts'
import { changesOfScores } from '../changes/changes-of-scores.ts'
import { type CallFilter, findCountedCalls } from '../counted/counted-calls.ts'
import { scoresByCategory } from '../scores-by-category.ts'
import { scoresByGroup } from '../scores-by-group.ts'
import { momentToListen } from './moment-to-listen.ts'
import { keepMovedCriteria, keepMovedScores, movedScore } from './moved.ts'

const mostAgents = 1_000
const mostModels = 1_000
const mostListed = 5

export interface WeekQuestion {
  /** The week is the seven days before. */
  readonly day: string
  readonly timeZone: string
  /** Calls that must not be named: their answers are hidden from whoever reads. */
  readonly withheld: ReadonlySet<string>
}

/** The week of a lead's teams beside the week before. */
export function readLeadWeek(
  database: Database,
  lead: DigestReceiver,
  { day, timeZone, withheld }: WeekQuestion,
): Promise<LeadWeek> {
  const { workspaceId } = lead
  const reach = reachOf(lead)
  const { week, before } = weeksBefore(day)
  const filter: CallFilter = { workspaceId, reach, timeZone, ...momentsOf(week, timeZone) }
  const earlier = momentsOf(before, timeZone)
  return atOneMoment(database, async (tx) => {
    const changes = await changesOfScores(tx, filter, {
      before: earlier,
      groupingField: undefined,
      limit: mostAgents,
    })
    const { waiting, overdue, appealed } = await countTasks(tx, { workspaceId, reach }, lead.id)
    const { calls, critical } = await countCalls(tx, { ...filter, earlier: earlier.from }, withheld)
    return {
      kind: 'lead',
      week,
      calls,
      score: movedScore(changes.score),
      ...keepMovedCriteria(changes.criteria),
      agents: keepMovedScores(changes.agents).map((agent) => ({
        agentId: agent.value,
        name: agent.agent_name,
        now: agent.avg_score,
        before: agent.before!.avg_score,
      })),
      critical: { ...critical, calls: await listCritical(tx, filter, withheld) },
      missed: await listMissed(tx, filter),
      waiting: { reviews: waiting, overdue, appeals: appealed },
    }
  })
}

/** Text for a `timestamptz`: from midnight to midnight there. */
export function momentsOf(
  { firstDay, lastDay }: Week,
  timeZone: string,
): { readonly from: string; readonly until: string } {
  const next = new Date(Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { from: `${firstDay} 00:00:00 ${timeZone}`, until: `${next} 00:00:00 ${timeZone}` }
}

async function countCalls(
  tx: Database,
  filter: CallFilter & { readonly earlier: string },
  withheld: ReadonlySet<string>,
) {
  const isNow = sql`call.created_at >= ${filter.from}::timestamptz`
  const failed = sql`call.failed_critical and call.id <> all(${[...withheld]}::uuid[])`
  const { rows } = await sql<{ now: number; before: number; failed: number; failed_before: number }>`
    select count(*) filter (where ${isNow}) as now, count(*) filter (where not (${isNow})) as before,
      count(*) filter (where ${isNow} and ${failed}) as failed,
      count(*) filter (where not (${isNow}) and ${failed}) as failed_before
    from call_fact join call on call.id = call_fact.call_id
    where call.workspace_id = ${filter.workspaceId} and call.enabled and ${isInReach(filter.reach)}
      and call.created_at >= ${filter.earlier}::timestamptz and call.created_at < ${filter.until}::timestamptz`.execute(
    tx,
  )
  const { now, before, failed: failedNow, failed_before } = rows[0]!
  return { calls: { now, before }, critical: { now: failedNow, before: failed_before } }
}

/** The lowest scores first. */
async function listCritical(
  tx: Database,
  { workspaceId, reach, from, until }: CallFilter,
  withheld: ReadonlySet<string>,
): Promise<CallToOpen[]> {
  const rows = await tx
    .selectFrom('call')
    .innerJoin('call_fact', 'call_fact.call_id', 'call.id')
    .select(['call.id', 'call.external_id', 'call.agent_name', 'score_percentage', 'analysis_result'])
    .where('call.workspace_id', '=', workspaceId)
    .where('call.enabled', '=', true)
    .where(isInReach(reach))
    .where(sql<boolean>`call.failed_critical and call.id <> all(${[...withheld]}::uuid[])`)
    .where(sql<boolean>`call.created_at >= ${from}::timestamptz and call.created_at < ${until}::timestamptz`)
    .orderBy('score_percentage')
    .orderBy('call.id')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    callId: row.id,
    externalId: row.external_id,
    agentName: row.agent_name,
    score: row.score_percentage,
    at: row.analysis_result ? momentToListen(readResult(row.analysis_result)) : null,
    critical: true,
  }))
}

/** Models and categories with a target that the calls of the week did not reach on average. */
async function listMissed(tx: Database, filter: CallFilter): Promise<MissedTarget[]> {
  const targets = await listTargets(tx, filter.workspaceId)
  if (!targets.some(({ score, categories }) => score || categories.length > 0)) return []
  const models = await scoresByGroup(tx, filter, 'model_name', mostModels)
  const categories = await scoresByCategory(tx, await findCountedCalls(tx, filter))
  return targets.flatMap((model) => {
    const modelName = model.model_name
    const score = models.find(({ grouping_field_value }) => grouping_field_value === modelName)?.avg_score
    const ofCategories = model.categories.map(({ category_id, category_name, target }) => ({
      categoryName: category_name,
      target,
      reached: categories.find((one) => one.category_id === category_id)?.score_percentage,
    }))
    return [
      { categoryName: null, target: model.score?.target ?? 0, reached: score },
      ...ofCategories,
    ].flatMap(({ reached, ...one }) =>
      reached != null && reached < one.target ? [{ modelName, ...one, reached }] : [],
    )
  })
}
