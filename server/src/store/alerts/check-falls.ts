import { type Selectable, sql } from 'kysely'
import type { Watch } from '../../domain/alerts/alert.ts'
import { type AgentDay, fewestDaysBefore, thresholdFor, weighFall } from '../../domain/alerts/find-fall.ts'
import { clockIn } from '../../domain/alerts/quiet-hours.ts'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { getQuietHours } from './alert-hours.ts'
import type { RuleState } from './alert-tables.ts'
import type { Raised } from './raise-alerts.ts'

type Rule = Selectable<Schema['alert_rule']>
type FallWatch = Extract<Watch, { kind: 'agent_falling' }>

/** The days of an agent's calls of one model. */
interface Stream {
  readonly agentId: string
  readonly agentName: string
  readonly model: { readonly id: number; readonly name: string }
  readonly days: AgentDay[]
}

const daysLooked = 120
const dayMs = 86_400_000

/** Once for every day that is over in the workspace's time zone. */
export async function checkFalls(
  tx: Transaction,
  rule: Rule,
  watch: FallWatch,
  now: Date,
): Promise<{ readonly raised: readonly Raised[]; readonly state: RuleState }> {
  const { timeZone } = await getQuietHours(tx, rule.workspace_id)
  const day = clockIn(timeZone, new Date(now.getTime() - dayMs)).day
  if (rule.state.day !== undefined && rule.state.day >= day) return { raised: [], state: rule.state }
  const streams = await readStreams(tx, rule, watch, timeZone, day)
  const threshold = thresholdFor(streams.length, watch.false_alarms_per_month)
  const raised: Raised[] = []
  for (const stream of streams) {
    // A day without calls tells nothing new.
    if (stream.days.at(-1)!.day !== day || stream.days.length <= fewestDaysBefore) continue
    const fall = weighFall(stream.days, { leastVariance: leastVariance(stream.days, watch) })
    if (!fall || fall.weight < threshold) continue
    raised.push({
      occasion: `${stream.model.id} ${stream.agentId} ${day}`,
      agentId: stream.agentId,
      callId: null,
      evidence: {
        agent_name: stream.agentName,
        model: stream.model,
        fall: {
          measure: watch.measure,
          since: stream.days[fall.start]!.day,
          until: day,
          before: round(fall.before),
          after: round(fall.after),
          difference: round(fall.difference),
          interval: [round(fall.interval[0]), round(fall.interval[1])],
          calls_before: fall.callsBefore,
          calls_after: fall.callsAfter,
          weight: round(Math.min(fall.weight, 1e9)),
          threshold: round(threshold),
        },
      },
    })
  }
  return { raised, state: { day } }
}

/** Of everybody with calls in the last two weeks. After a fall, an agent is compared with the time since. */
async function readStreams(
  tx: Transaction,
  rule: Rule,
  watch: FallWatch,
  timeZone: string,
  day: string,
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
  const recent = new Date(Date.parse(day) - 14 * dayMs).toISOString().slice(0, 10)
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

/** Of a share, that of its own chance, with one call more of each kind; of scores, a spread of three points. */
function leastVariance(days: readonly AgentDay[], { measure }: FallWatch): number {
  if (measure === 'score') return 9
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  const passed = days.reduce((sum, day) => sum + day.sum / 100, 0)
  const share = (passed + 1) / (calls + 2)
  return share * (1 - share) * 10_000
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
