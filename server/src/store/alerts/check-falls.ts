import { sql } from 'kysely'
import type { Watch } from '../../domain/alerts/alert.ts'
import { type CallDay, thresholdFor, varianceOfShare, weighFall } from '../../domain/alerts/find-fall.ts'
import type { Transaction } from '../database.ts'
import type { AlertRule } from './alert-rules.ts'
import type { Looked, Raised } from './raise-alerts.ts'
import { daysBefore, daysLooked, findDayToWeigh, isWorthWeighing, showMove } from './weigh-days.ts'

type FallWatch = Extract<Watch, { kind: 'agent_falling' }>

/** The days of an agent's calls of one model. */
interface Stream {
  readonly agentId: string
  readonly agentName: string
  readonly model: { readonly id: number; readonly name: string }
  readonly days: CallDay[]
}

/** Once for every day that is over in the workspace's time zone. */
export async function checkFalls(
  tx: Transaction,
  rule: AlertRule,
  watch: FallWatch,
  now: Date,
): Promise<Looked> {
  const due = await findDayToWeigh(tx, rule, now)
  if (!due) return { raised: [], state: rule.state }
  const streams = await readStreams(tx, rule, watch, due)
  const threshold = thresholdFor(streams.length, watch.false_alarms_per_month)
  const raised: Raised[] = []
  for (const { agentId, agentName, model, days } of streams) {
    if (!isWorthWeighing(days, due.day)) continue
    const fall = weighFall(days, { leastVariance: leastVariance(days, watch) })
    if (!fall || fall.weight < threshold) continue
    const shown = showMove(fall, days, threshold)
    raised.push({
      occasion: `${model.id} ${agentId} ${due.day}`,
      agentId,
      callId: null,
      evidence: { agent_name: agentName, model, fall: { measure: watch.measure, ...shown } },
    })
  }
  return { raised, state: { day: due.day } }
}

/** Of everybody with calls in the last two weeks. After a fall, an agent is compared with the time since. */
async function readStreams(
  tx: Transaction,
  rule: AlertRule,
  watch: FallWatch,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<Stream[]> {
  const value =
    watch.measure === 'score'
      ? sql`score_hundredths / 100.0`
      : sql`case when score_hundredths >= ${watch.pass_mark * 100} then 100 else 0 end`
  const { rows } = await sql<{
    agent_id: string
    agent_name: string
    model_id: number
    model_name: string
    day: string
    calls: number
    sum: number
  }>`
    with told as (
      select agent_id, (evidence -> 'model' ->> 'id')::integer as model_id, max(evidence -> 'fall' ->> 'since') as since
      from alert where rule_id = ${rule.id} group by 1, 2
    ), counted as (
      select call_fact.agent_id, max(agent_name) as agent_name, model.id as model_id, model.name as model_name,
        to_char(call_fact.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*) as calls,
        sum(${value})::float8 as sum
      from model join call_fact on call_fact.model_id = model.id
      where model.workspace_id = ${rule.workspace_id}
        and (${watch.model_id}::integer is null or model.id = ${watch.model_id})
        and score_hundredths is not null
        and call_fact.created_at >= (${day}::date - ${daysLooked}::integer)::timestamp at time zone ${timeZone}
        and call_fact.created_at < (${day}::date + 1)::timestamp at time zone ${timeZone}
      group by 1, 3, 4, 5
    )
    select counted.* from counted left join told using (agent_id, model_id)
    where told.since is null or counted.day >= told.since
    order by model_id, agent_id, day`.execute(tx)
  const recent = daysBefore(day, 14)
  const streams = new Map<string, Stream>()
  for (const row of rows) {
    const key = `${row.model_id} ${row.agent_id}`
    const stream = streams.get(key) ?? {
      agentId: row.agent_id,
      agentName: row.agent_name,
      model: { id: row.model_id, name: row.model_name },
      days: [],
    }
    stream.days.push({ day: row.day, calls: row.calls, sum: row.sum })
    streams.set(key, stream)
  }
  return [...streams.values()].filter(({ days }) => days.at(-1)!.day > recent)
}

/** Of scores, a spread of three points. */
function leastVariance(days: readonly CallDay[], { measure }: FallWatch): number {
  return measure === 'score' ? 9 : varianceOfShare(days)
}
