import { sql } from 'kysely'
import type { MoveEvidence, Watch } from '../../domain/alerts/alert.ts'
import { thresholdFor } from '../../domain/alerts/find-fall.ts'
import { type TopicDay, weighRise } from '../../domain/alerts/find-rise.ts'
import type { Transaction } from '../database.ts'
import type { AlertRule } from './alert-rules.ts'
import type { Looked, Raised } from './raise-alerts.ts'
import { daysBefore, daysLooked, findDayToWeigh, isWorthWeighing, showMove } from './weigh-days.ts'

type RiseWatch = Extract<Watch, { kind: 'topic_rising' }>

interface TopicStream {
  readonly id: string
  readonly days: readonly TopicDay[]
}

/** Once for every day that is over in the workspace's time zone. */
export async function checkRises(
  tx: Transaction,
  rule: AlertRule,
  watch: RiseWatch,
  now: Date,
): Promise<Looked> {
  const due = await findDayToWeigh(tx, rule, now)
  if (!due) return { raised: [], state: rule.state }
  const { day } = due
  const streams = await readStreams(tx, rule, watch, due)
  const threshold = thresholdFor(streams.length, watch.false_alarms_per_month)
  const risen = new Map<string, MoveEvidence>()
  for (const { id, days } of streams) {
    if (!isWorthWeighing(days, day)) continue
    const rise = weighRise(days)
    if (rise && rise.weight >= threshold) risen.set(id, showMove(rise, days, threshold))
  }
  const raised: Raised[] = (await keepNames(tx, [...risen.keys()])).map((topic) => ({
    occasion: `${topic.id} ${day}`,
    agentId: null,
    callId: null,
    evidence: { topic, rise: risen.get(topic.id)! },
  }))
  return { raised, state: { day } }
}

/** As topics are called until the alerts are written: whoever renames one finds the alerts about it. */
async function keepNames(
  tx: Transaction,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(given_name, name) as name from topic where id = any(${ids}::uuid[])
    order by id for share`.execute(tx)
  return rows
}

/** Of every topic with calls in the last two weeks. After a rise, it is compared with the time since. */
async function readStreams(
  tx: Transaction,
  rule: AlertRule,
  { model_id }: RiseWatch,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<TopicStream[]> {
  const topics = await readRoots(tx, rule, timeZone)
  const { rows } = await sql<{ topic_id: string | null; day: string; calls: number }>`
    select call_topic.topic_id, to_char(call_fact.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      count(*) as calls
    from model
      join call_fact on call_fact.model_id = model.id
      join call_topic on call_topic.call_id = call_fact.call_id
    where model.workspace_id = ${rule.workspace_id} and (${model_id}::integer is null or model.id = ${model_id})
      and call_fact.created_at >= (${day}::date - ${daysLooked}::integer)::timestamp at time zone ${timeZone}
      and call_fact.created_at < (${day}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2`.execute(tx)
  const all = new Map<string, number>()
  for (const row of rows) all.set(row.day, (all.get(row.day) ?? 0) + row.calls)
  const recent = daysBefore(day, 14)
  return topics.flatMap(({ id, parts, from }) => {
    const about = new Map<string, number>()
    for (const row of rows)
      if (row.topic_id !== null && parts.includes(row.topic_id))
        about.set(row.day, (about.get(row.day) ?? 0) + row.calls)
    if (![...about.keys()].some((one) => one > recent)) return []
    const days = [...all]
      .filter(([one]) => from === null || one >= from)
      .map(([one, calls]) => ({ day: one, calls, about: about.get(one) ?? 0 }))
      .sort((one, other) => (one.day < other.day ? -1 : 1))
    return [{ id, days }]
  })
}

interface Root {
  readonly id: string
  /** Itself and those that were put into it. */
  readonly parts: readonly string[]
  /** The first day that can be compared; null: all. */
  readonly from: string | null
}

/** What was put into another topic counts there. */
async function readRoots(tx: Transaction, rule: AlertRule, timeZone: string): Promise<Root[]> {
  const { rows } = await sql<Root>`
    with recursive part as (
      select id, id as root, known_from from topic
      where workspace_id = ${rule.workspace_id} and merged_into is null
      union all
      select topic.id, part.root, topic.known_from from topic join part on topic.merged_into = part.id
    ), told as (
      select evidence -> 'topic' ->> 'id' as topic_id, max(evidence -> 'rise' ->> 'since') as since
      from alert where rule_id = ${rule.id} group by 1
    )
    select topic.id, array_agg(part.id) as parts,
      greatest(to_char(max(part.known_from) at time zone ${timeZone} + interval '1 day', 'YYYY-MM-DD'), told.since) as "from"
    from part join topic on topic.id = part.root left join told on told.topic_id = topic.id::text
    group by topic.id, told.since
    order by topic.created_at, topic.id`.execute(tx)
  return rows
}
