import { type RawBuilder, sql } from 'kysely'
import { reachOf } from '../../domain/people/reach-of.ts'
import { readResult, type StoredResult } from '../../domain/result.ts'
import { differenceOf } from '../../domain/results/proportions.ts'
import { weeksBefore } from '../../domain/weekly/digest-schedule.ts'
import type { AgentWeek, CallToOpen } from '../../domain/weekly/weekly-digest.ts'
import { isInReach } from '../../store/calls/in-reach.ts'
import type { Database } from '../../store/database.ts'
import type { DigestReceiver } from '../../store/weekly/digest-receivers.ts'
import { atOneMoment } from '../at-one-moment.ts'
import { changeOf, type ScoreSums } from '../changes/difference-of-means.ts'
import { findCountedCalls } from '../counted/counted-calls.ts'
import { listCriteria, passesOf, passRateOf } from '../counted/counted-criteria.ts'
import { momentToListen } from './moment-to-listen.ts'
import { keepMovedCriteria, movedScore, type RatedCriterion } from './moved.ts'
import { momentsOf, type WeekQuestion } from './read-lead-week.ts'

const mostListed = 3

/**
 * An agent's own week. A call counts in the week in which it was released to them: by somebody, or by itself so many days
 * after it came in. By the day of the call, the latest week would be empty wherever calls are released later.
 */
export function readAgentWeek(
  database: Database,
  agent: DigestReceiver,
  { day, timeZone }: Omit<WeekQuestion, 'withheld'>,
): Promise<AgentWeek> {
  const { week, before } = weeksBefore(day)
  const [now, past] = [momentsOf(week, timeZone), momentsOf(before, timeZone)]
  return atOneMoment(database, async (tx) => {
    const visible = visibleCalls(agent, past.from, now)
    const sums = await sumScores(tx, visible)
    const criteria = await rateCriteria(tx, visible, { workspaceId: agent.workspaceId, timeZone })
    return {
      kind: 'agent',
      week,
      calls: { now: sums.now.calls, before: sums.before.calls },
      score: movedScore(changeOf(sums.now, sums.before)),
      ...keepMovedCriteria(criteria),
      failed: criteria
        .filter(({ failed }) => failed > 0)
        .sort((a, b) => b.failed - a.failed || (a.key < b.key ? -1 : 1))
        .slice(0, mostListed)
        .map(({ key, name, model_name, failed, passed }) => ({
          key,
          name,
          modelName: model_name,
          failed,
          asked: failed + passed,
        })),
      listen: await listToHear(tx, visible),
      toAcknowledge: await countToAcknowledge(tx, agent),
    }
  })
}

/** The table of a WITH: every call that became visible to the agent in the two weeks, and in which of them. */
function visibleCalls(
  agent: DigestReceiver,
  earliest: string,
  { from, until }: { readonly from: string; readonly until: string },
): RawBuilder<unknown> {
  const byTime =
    agent.releaseAfterDays === null
      ? sql`null::timestamptz`
      : sql`call.created_at + make_interval(days => ${agent.releaseAfterDays})`
  return sql`visible as (
    select id, seen_at >= ${from}::timestamptz as is_now
    from (
      select call.id, least(call.released_at, ${byTime}) as seen_at
      from call
      where call.workspace_id = ${agent.workspaceId} and call.enabled and ${isInReach(reachOf(agent))}
    ) as released
    where seen_at >= ${earliest}::timestamptz and seen_at < ${until}::timestamptz
  )`
}

const nothing: ScoreSums = { calls: 0, scored: 0, score_sum: 0, score_squares: 0 }

async function sumScores(
  tx: Database,
  visible: RawBuilder<unknown>,
): Promise<{ readonly now: ScoreSums; readonly before: ScoreSums }> {
  const { rows } = await sql<ScoreSums & { is_now: boolean }>`
    with ${visible}
    select is_now, count(*) as calls, count(score_hundredths) as scored,
      coalesce(sum(score_hundredths), 0) as score_sum,
      coalesce(sum(score_hundredths::bigint * score_hundredths), 0) as score_squares
    from visible join call_fact on call_fact.call_id = visible.id group by is_now`.execute(tx)
  const find = (isNow: boolean) => rows.find(({ is_now }) => is_now === isNow) ?? nothing
  return { now: find(true), before: find(false) }
}

async function rateCriteria(
  tx: Database,
  visible: RawBuilder<unknown>,
  { workspaceId, timeZone }: { readonly workspaceId: string; readonly timeZone: string },
): Promise<RatedCriterion[]> {
  const { rows } = await sql<{
    model_id: number
    key: string
    passed: number
    failed: number
    passed_before: number
    failed_before: number
  }>`
    with ${visible}
    select model_id, substr(criterion, 3) as key,
      count(*) filter (where is_now and criterion like 'p:%') as passed,
      count(*) filter (where is_now and criterion like 'f:%') as failed,
      count(*) filter (where not is_now and criterion like 'p:%') as passed_before,
      count(*) filter (where not is_now and criterion like 'f:%') as failed_before
    from visible join call_fact on call_fact.call_id = visible.id cross join lateral unnest(criteria) as criterion
    group by 1, 2`.execute(tx)
  const calls = await findCountedCalls(tx, { workspaceId, timeZone })
  const rated: RatedCriterion[] = []
  for (const { id, name: model_name } of calls.models) {
    if (!rows.some(({ model_id }) => model_id === id)) continue
    for (const { key, name } of await listCriteria(tx, { ...calls, modelIds: [id] })) {
      const row = rows.find((one) => one.model_id === id && one.key === key)
      if (!row) continue
      const [now, before] = [row, { passed: row.passed_before, failed: row.failed_before }]
      const interval = differenceOf(passesOf(now), passesOf(before))?.interval
      rated.push({
        ...{ model_name, key, name, passed: now.passed, failed: now.failed },
        pass_rate: passRateOf(now).pass_rate,
        before: { ...before, pass_rate: passRateOf(before).pass_rate },
        beyond_chance: interval !== undefined && (interval[0] > 0 || interval[1] < 0),
      })
    }
  }
  return rated
}

/** Not acknowledged yet, with points lost and a recording: critical failures first, then the lowest scores. */
async function listToHear(tx: Database, visible: RawBuilder<unknown>): Promise<CallToOpen[]> {
  const { rows } = await sql<{
    id: string
    external_id: string
    score_percentage: number | null
    failed_critical: boolean | null
    analysis_result: StoredResult | null
  }>`
    with ${visible}
    select call.id, external_id, score_percentage, failed_critical, analysis_result
    from visible join call on call.id = visible.id
    where is_now and audio_removed_at is null and (acknowledged_at is null or acknowledgement_outdated)
      and (failed_critical or score_percentage < 100)
    order by failed_critical desc nulls last, score_percentage, call.id limit ${mostListed}`.execute(tx)
  return rows.map((row) => ({
    callId: row.id,
    externalId: row.external_id,
    agentName: null,
    score: row.score_percentage,
    at: row.analysis_result ? momentToListen(readResult(row.analysis_result)) : null,
    critical: row.failed_critical ?? false,
  }))
}

async function countToAcknowledge(tx: Database, agent: DigestReceiver): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from call
    where workspace_id = ${agent.workspaceId} and enabled and ${isInReach(reachOf(agent))}
      and (acknowledged_at is null or acknowledgement_outdated)`.execute(tx)
  return rows[0]!.count
}
