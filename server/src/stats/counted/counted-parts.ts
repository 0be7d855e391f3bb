import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '../../domain/people/roles.ts'
import { isInReach } from '../../store/calls/in-reach.ts'
import type { CountedCalls, SentWith } from './counted-calls.ts'
import { type Cover, rolledPeriods } from './counted-periods.ts'

/**
 * What can be known of the calls of a group, and how a single call says it. Sums are of whole numbers and stay far below
 * 2^53, so that floating point adds them exactly, and quicker than PostgreSQL's sum of bigints.
 */
const measures = {
  calls: { one: sql`1`, sum: sql`coalesce(sum(calls), 0)` },
  scored: { one: sql`(score is not null)::integer`, sum: sql`coalesce(sum(scored), 0)` },
  score_sum: { one: sql`coalesce(score, 0)`, sum: sql`coalesce(sum(score_sum::float8), 0)` },
  score_min: { one: sql`score`, sum: sql`min(score_min)` },
  score_max: { one: sql`score`, sum: sql`max(score_max)` },
  timed: { one: sql`(duration is not null)::integer`, sum: sql`coalesce(sum(timed), 0)` },
  duration_sum: { one: sql`coalesce(duration, 0)`, sum: sql`coalesce(sum(duration_sum::float8), 0)` },
  duration_min: { one: sql`duration`, sum: sql`min(duration_min)` },
  duration_max: { one: sql`duration`, sum: sql`max(duration_max)` },
  score_squares: {
    one: sql`coalesce(score::bigint * score, 0)`,
    sum: sql`coalesce(sum(score_squares::float8), 0)`,
  },
  /** Of a category or a criterion: the points there were to earn. */
  expected_sum: { one: sql`coalesce(expected, 0)`, sum: sql`coalesce(sum(expected_sum::float8), 0)` },
} as const
export type Measure = keyof typeof measures
/** null: no call has a score, or a duration. */
export type Sums<M extends Measure> = {
  readonly [Name in M]: Name extends `${string}_${'min' | 'max'}` ? number | null : number
}

/** What the figures of a group are made of. */
export const figureMeasures = [
  'calls',
  'scored',
  'score_sum',
  'score_min',
  'score_max',
  'timed',
  'duration_sum',
  'duration_min',
  'duration_max',
] as const satisfies Measure[]
export type FigureMeasure = (typeof figureMeasures)[number]

/**
 * How one call that is not rolled up stands under the keys: a query over `fact` for key, value, score and duration, and of
 * a category or a criterion for the points expected.
 */
export type FactRows = RawBuilder<unknown>

/** One key for all models, or for each model its own: of every pair, the model's id and a key. */
export type Keys = string | readonly (readonly [modelId: number, key: string])[]

/** Where a roll-up has its values, and a measure of each: arrays that run in parallel. */
export type Arrays = (name: 'value' | Measure) => RawBuilder<unknown>

/**
 * The tables of a WITH: in `part`, every counted call exactly once for each of its values under the keys, rolled up where
 * that can be and one by one where not. Roll-ups and waiting calls change together, so one statement is always exact.
 */
export function partsOf(
  calls: CountedCalls,
  keys: Keys,
  facts: FactRows,
  wanted: readonly Measure[],
  { cover = 'whole', arrays = sql.ref }: { readonly cover?: Cover; readonly arrays?: Arrays } = {},
): RawBuilder<unknown> {
  const each = (write: (measure: Measure) => RawBuilder<unknown>) =>
    sql.join(wanted.map((measure) => sql`${write(measure)} as ${sql.ref(measure)}`))
  const pairs = typeof keys === 'string' ? calls.modelIds.map((id) => [id, keys] as const) : keys
  const rolledParts = (isMeant: RawBuilder<unknown>, write: (measure: Measure) => RawBuilder<unknown>) => sql`
      select rolled.model_id, wanted.key, unnest(${arrays('value')}) as value, ${each(write)}
      from rolled join wanted using (model_id) cross join lateral (
        -- By itself, or the planner may look for the period first and then try every key.
        select * from stats_rollup
        where model_id = rolled.model_id and key = wanted.key and period = rolled.period and start = rolled.start
          and ${isCountedFor(calls)}
        offset 0
      ) as rollup
      where ${isMeant}`
  return sql`
    ${rolledPeriods(calls, cover)},
    wanted as (
      select * from unnest(${pairs.map(([id]) => id)}::integer[], ${pairs.map(([, key]) => key)}::text[])
        as wanted (model_id, key)
    ),
    fact as (${factsOf(calls)}),
    part as (
      ${rolledParts(sql`sign > 0`, (measure) => sql`unnest(${arrays(measure)})`)}
      ${cover === 'net' ? sql`union all ${rolledParts(sql`sign < 0`, (measure) => sql`- unnest(${arrays(measure)})`)}` : sql``}
      union all
      select model_id, key, value, ${each((measure) => measures[measure].one)}
      from (${facts}) as single
    )`
}

/** Of roll-ups and courses: the scores asked for, and those that the record and the machine have in common. */
export function isCountedFor({ scoreOf }: CountedCalls): RawBuilder<unknown> {
  return sql`score_of in ('both', ${sql.lit(scoreOf)})`
}

/** The measures of a single call, with its `score` and `duration`. */
export function measuresOfOne(wanted: readonly Measure[]): RawBuilder<unknown> {
  return sql.join(wanted.map((measure) => sql`${measures[measure].one} as ${sql.ref(measure)}`))
}

/** The measures of a group of parts. */
export function sumsOf(wanted: readonly Measure[]): RawBuilder<unknown> {
  return sql.join(wanted.map((measure) => sql`${measures[measure].sum} as ${sql.ref(measure)}`))
}

/** Of a group: it has calls. Where periods were added and taken away again, it may have none left. */
export const isAny = sql`sum(calls) <> 0`

/** The counted calls that no whole, rolled-up day holds. */
export function factsOf(calls: CountedCalls): RawBuilder<unknown> {
  if (calls.reach || calls.metadata) return everyFactOf(calls)
  const facts = withScores(calls)
  return sql`
    select ${facts} from call_fact
    where model_id = any(${calls.modelIds}) and created_at >= ${calls.from} and created_at < ${calls.wholeFrom}
    union all
    select ${facts} from call_fact
    where model_id = any(${calls.modelIds}) and created_at >= ${calls.wholeUntil} and created_at < ${calls.until}
    union all
    select ${facts} from stats_pending join call_fact using (call_id)
    where stats_pending.model_id = any(${calls.modelIds})
      and stats_pending.created_at >= ${calls.wholeFrom} and stats_pending.created_at < ${calls.wholeUntil}`
}

/** Every counted call by itself, rolled up or not. */
export function everyFactOf(calls: CountedCalls): RawBuilder<unknown> {
  const { reach, metadata, modelIds, from, until } = calls
  return sql`
    select ${withScores(calls)} from call_fact
    where model_id = any(${modelIds}) and created_at >= ${from} and created_at < ${until}
      ${reach ? sql`and ${isFactInReach(reach)}` : sql``}
      ${metadata ? sql`and ${wasSentWith(metadata)}` : sql``}`
}

/** The counted calls, rolled up or not, that have one of the values in this table under a key of their traits. */
export function factsWith(calls: CountedCalls, key: string, values: string): RawBuilder<unknown> {
  const { modelIds, from, until } = calls
  return sql`
    select wanted.value, score_hundredths as score, duration_ms as duration
    from ${sql.table(values)} as wanted cross join lateral (
      select ${withScores(calls)} from call_fact
      where ${wasGiven(key, sql`wanted.value`)}
        and model_id = any(${modelIds}) and created_at >= ${from} and created_at < ${until}
      offset 0
    ) as fact`
}

/** The counted calls of some days, like `rolled_day`, that those days' roll-ups hold. */
export function rolledFactsOf(calls: CountedCalls, days: string): RawBuilder<unknown> {
  return sql`
    select ${withScores(calls)}
    from ${sql.table(days)} as rolled cross join lateral (
      -- By itself, or the planner may read the calls of all days first.
      select * from call_fact
      where model_id = rolled.model_id and created_at >= rolled.start::timestamp at time zone 'UTC'
        and created_at < (rolled.start + 1)::timestamp at time zone 'UTC'
      offset 0
    ) as call_fact
    where not exists (select from stats_pending where stats_pending.call_id = call_fact.call_id)`
}

/** Those of some agents, which an index finds. */
function isFactInReach(reach: Reach): RawBuilder<unknown> {
  const released = reach.released
    ? sql`and exists (select from call where call.id = call_fact.call_id and ${isInReach(reach)})`
    : sql``
  return sql`agent_id = any(${reach.agentIds}::text[]) ${released}`
}

function wasSentWith({ key, value }: SentWith): RawBuilder<unknown> {
  return wasGiven(`m:${key}`, sql`${value}::text`)
}

/** Every value of a trait is text there, so that an index can tell. */
function wasGiven(key: string, value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`traits @> jsonb_build_object(${key}::text, ${value})`
}

/** The columns of a fact, with the scores asked for. */
function withScores({ scoreOf }: CountedCalls): RawBuilder<unknown> {
  const scores =
    scoreOf === 'record'
      ? sql`call_fact.score_hundredths, call_fact.points, call_fact.expected, criteria, earned, possible`
      : sql`
        case when machine_points is null then score_hundredths else machine_score_hundredths end as score_hundredths,
        coalesce(machine_points, points) as points, coalesce(machine_expected, expected) as expected,
        coalesce(machine_criteria, criteria) as criteria, coalesce(machine_earned, earned) as earned,
        coalesce(machine_possible, possible) as possible`
  return sql`call_fact.call_id, call_fact.model_id, call_fact.created_at, agent_id, agent_name, status, duration_ms, traits,
    quotes, ${scores}`
}

const ownKeys: Readonly<Record<string, { value: RawBuilder<unknown>; present: RawBuilder<unknown> }>> = {
  all: { value: sql`''`, present: sql`true` },
  agent_id: { value: sql`agent_id`, present: sql`true` },
  agent_name: { value: sql`agent_name`, present: sql`true` },
  status: { value: sql`status`, present: sql`true` },
  score_band: {
    value: sql`least(score_hundredths / 1000, 9)::text`,
    present: sql`score_hundredths is not null`,
  },
}

/** Calls under a key of their own columns, or of what their caller or the judge said. */
export function factsBy(key: string): FactRows {
  const trait = { value: sql`traits ->> ${key}`, present: sql`traits ? ${key}` }
  const { value, present } = Object.hasOwn(ownKeys, key) ? ownKeys[key]! : trait
  return sql`
    select model_id, ${key}::text as key, ${value} as value, score_hundredths as score, duration_ms as duration
    from fact where ${present}`
}
