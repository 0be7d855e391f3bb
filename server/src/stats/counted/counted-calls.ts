import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { tidyName } from '../../domain/model.ts'
import type { Reach } from '../../domain/people/roles.ts'
import { type Database, isRefusedValue } from '../../store/database.ts'

/** What a question is limited to. */
export interface CallFilter {
  readonly workspaceId: string
  /** Only calls that whoever asks may see. */
  readonly reach?: Reach | undefined
  /** Only calls that were sent with this. */
  readonly metadata?: SentWith | undefined
  readonly modelName?: string | undefined
  readonly modelId?: number | undefined
  /** Text for a `timestamptz`: from the one on, up to but without the other. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly timeZone: string
  /** Whose scores: of the record, which follows people's answers, or the machine's own. */
  readonly scoreOf?: ScoreOf | undefined
}

/** A field of the metadata, and what stands in it. */
export interface SentWith {
  readonly key: string
  readonly value: string
}

export const scoresOf = ['record', 'machine'] as const
export type ScoreOf = (typeof scoresOf)[number]

/**
 * The calls a question is about: those of some models in some time. The time falls into whole UTC years, months and days,
 * which roll-ups can answer for, and what sticks out at both ends, where calls are looked at one by one.
 */
export interface CountedCalls {
  readonly models: readonly { readonly id: number; readonly name: string }[]
  readonly modelIds: readonly number[]
  /** Roll-ups know nothing of these two: with one of them, every call is looked at by itself. */
  readonly reach?: Reach | undefined
  readonly metadata?: SentWith | undefined
  readonly scoreOf: ScoreOf
  readonly from: string
  /** Where the first whole day begins and where the last one ends, as moments. */
  readonly wholeFrom: string
  readonly wholeUntil: string
  readonly until: string
  readonly firstDay: string
  readonly endDay: string
  readonly firstMonth: string
  readonly endMonth: string
  readonly firstYear: string
  readonly endYear: string
}

/** A model that is not there has no calls: that is an answer, not a fault. */
export async function findCountedCalls(database: Database, filter: CallFilter): Promise<CountedCalls> {
  const found = await sql<Omit<CountedCalls, 'modelIds' | 'reach' | 'metadata' | 'scoreOf'>>`
    select
      (
        select coalesce(json_agg(json_build_object('id', id, 'name', name) order by id), '[]')
        from model
        where workspace_id = ${filter.workspaceId}
          and (${filter.modelName ?? null}::text is null or lower(name) = lower(${tidyName(filter.modelName ?? '')}))
          and (${filter.modelId ?? null}::integer is null or id = ${filter.modelId ?? null})
      ) as models,
      "from"::text,
      (case when first_day > end_day then until else first_day::timestamp at time zone 'UTC' end)::text as "wholeFrom",
      (case when first_day > end_day then until else end_day::timestamp at time zone 'UTC' end)::text as "wholeUntil",
      until::text,
      first_day::text as "firstDay",
      end_day::text as "endDay",
      ${firstWhole('month')} as "firstMonth",
      date_trunc('month', end_day::timestamp)::date::text as "endMonth",
      ${firstWhole('year')} as "firstYear",
      date_trunc('year', end_day::timestamp)::date::text as "endYear"
    from (
      select "from", until,
        case when date_trunc('day', "from" at time zone 'UTC') = "from" at time zone 'UTC'
          then ("from" at time zone 'UTC')::date else ("from" at time zone 'UTC')::date + 1 end as first_day,
        (until at time zone 'UTC')::date as end_day
      from (
        select coalesce(${readMoment(filter.from, filter.timeZone)}, '-infinity') as "from",
          coalesce(${readMoment(filter.until, filter.timeZone)}, 'infinity') as until
      ) as given
      where now() at time zone ${filter.timeZone} is not null
    ) as span`
    .execute(database)
    .catch((error) => {
      if (!isRefusedValue(error)) throw error
      throw new AppError('validation', 'This time zone is not known here.', 'time_zone')
    })
  const calls = found.rows[0]!
  const counted = { ...calls, modelIds: calls.models.map(({ id }) => id) }
  const { reach, metadata, scoreOf = 'record' } = filter
  if (!reach && !metadata) return { ...counted, scoreOf }
  return withoutRollups({ ...counted, scoreOf, reach, metadata })
}

/** No whole day, month or year is left to be looked up. */
function withoutRollups(calls: CountedCalls): CountedCalls {
  const { until, endDay, endMonth, endYear } = calls
  return {
    ...calls,
    wholeFrom: until,
    wholeUntil: until,
    firstDay: endDay,
    firstMonth: endMonth,
    firstYear: endYear,
  }
}

function firstWhole(period: 'month' | 'year'): RawBuilder<unknown> {
  const begin = sql`date_trunc(${sql.lit(period)}, first_day::timestamp)`
  const next = sql`${begin} + ${sql.lit(`1 ${period}`)}::interval`
  return sql`case when ${begin} = first_day then first_day else (${next})::date end::text`
}

function readMoment(text: string | undefined, timeZone: string): RawBuilder<unknown> {
  const moment = sql`${text ?? null}::timestamptz`
  return text?.endsWith(` ${timeZone}`) ? firstOf(moment, timeZone) : moment
}

/** Where clocks are set back at midnight, a day begins twice: with the first time, or an hour would belong to no day. */
export function firstOf(moment: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> {
  const before = sql`${moment} - interval '1 hour'`
  return sql`case when (${before}) at time zone ${timeZone} = ${moment} at time zone ${timeZone}
    then ${before} else ${moment} end`
}
