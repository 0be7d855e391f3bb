import { type RawBuilder, sql } from 'kysely'
import type { VariableType } from '../domain/model.ts'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import { factsBy, isAny, partsOf, sumsOf } from './counted/counted-parts.ts'
import { averageOf, shareOf } from './figures.ts'

export interface VariableAnswers {
  readonly key: string
  /** null: no model asks for it. */
  readonly type: VariableType | null
  /** Finished calls that were asked, and those of them without an answer. */
  readonly total: number
  readonly missing: number
  readonly values: readonly {
    readonly value: string | number | boolean
    readonly count: number
    readonly percentage: number
    readonly avg_score: number | null
    /** Of the calls counted here, those without a score. */
    readonly unscored: number
  }[]
  readonly numeric?: {
    readonly avg: number
    readonly min: number
    readonly max: number
    readonly p50: number
    readonly p90: number
  }
}

const measures = ['calls', 'scored', 'score_sum'] as const

interface Counted {
  total: number
  missing: number
  values: { value: string; calls: number; scored: number; score_sum: number }[] | null
}
type Numbers = Record<'avg' | 'min' | 'max' | 'p50' | 'p90', number | null>

/** How often each answer to a variable was given, most frequent first, and what its calls scored. */
export async function answersOfVariable(
  database: Database,
  filter: CallFilter,
  key: string,
  limit: number,
): Promise<VariableAnswers> {
  const calls = await findCountedCalls(database, filter)
  const type = await findVariableType(database, calls, key)
  const numeric = type !== null && isNumericType(type)
  const found = await sql<Counted & Numbers>`
    with ${partsOf(calls, `v:${key}`, factsBy(`v:${key}`), measures, { cover: 'net' })}, answer as materialized (
      select value, ${sumsOf(measures)} from part group by value having ${isAny}
    ), counted as materialized (
      select coalesce(sum(calls), 0)::bigint as total, coalesce(sum(calls) filter (where value is null), 0)::bigint as missing
        ${numeric ? sql`, sum(value::numeric * calls) as sum` : sql``}
      from answer
    ), listed as (
      select json_agg(frequent) as values from (
        select * from answer where value is not null order by calls desc, value collate "C" limit ${limit}
      ) as frequent
    )
    select * from counted cross join listed ${numeric ? sql`left join (${numbersOf}) as numbers on true` : sql``}`.execute(
    database,
  )
  const { total, missing, values, avg, min, max, p50, p90 } = found.rows[0]!
  const answered = total - missing
  return {
    key,
    type,
    total,
    missing,
    values: (values ?? []).map(({ value, calls, scored, score_sum }) => ({
      value: readValue(type, value),
      count: calls,
      percentage: shareOf(calls, answered),
      avg_score: averageOf(score_sum, scored),
      unscored: calls - scored,
    })),
    ...(numeric && answered > 0
      ? { numeric: { avg, min, max, p50, p90 } as VariableAnswers['numeric'] }
      : {}),
  }
}

/**
 * Every answer came as a JavaScript number, so floating point keeps them apart; sums and percentiles are in decimals. Of
 * all answers in order, only the first, the last and those around the percentiles are looked at again.
 */
const numbersOf = sql`
  select round((select sum / nullif(total - missing, 0) from counted), 4) as avg, min, max,
    ${percentile('p50')} as p50, ${percentile('p90')} as p90
  from (
    select min(number) as min, max(number) as max, ${neighbours('p50')}, ${neighbours('p90')}
    from (
      select value::float8 as number, calls::integer as calls,
        sum(calls::integer) over (order by value::float8 rows unbounded preceding) as upto
      from answer where value is not null
    ) as ordered, (
      select answered, ${placeOf('p50', 5)}, ${placeOf('p90', 9)}
      from (select total - missing as answered from counted) as everyone
      offset 0
    ) as place
    where upto = calls or upto = answered or ${isAround('p50')} or ${isAround('p90')}
    group by p50_between, p90_between
  ) as ends`

/** Behind how many answers the two around a percentile come, and how far it lies between them, as `percentile_cont` has it. */
function placeOf(name: string, tenths: number): RawBuilder<unknown> {
  const place = sql.raw(`((answered - 1) * ${tenths})`)
  return sql`${place} / 10 as ${sql.ref(`${name}_below`)}, (${place} + 9) / 10 as ${sql.ref(`${name}_above`)},
    (${place} % 10) / 10.0 as ${sql.ref(`${name}_between`)}`
}

function isAround(name: string): RawBuilder<unknown> {
  return sql`upto > ${sql.ref(`${name}_below`)} and upto - calls <= ${sql.ref(`${name}_above`)}`
}

function neighbours(name: string): RawBuilder<unknown> {
  const [below, above, between] = ['below', 'above', 'between'].map((place) => sql.ref(`${name}_${place}`))
  return sql`min(number) filter (where upto > ${below}) as ${below}, min(number) filter (where upto > ${above}) as ${above},
    ${between}`
}

function percentile(name: string): RawBuilder<unknown> {
  const [below, above] = [`${name}_below`, `${name}_above`].map((end) => sql`${sql.ref(end)}::text::numeric`)
  return sql`${below} + (${above} - ${below}) * ${sql.ref(`${name}_between`)}`
}

/** One type where the models and their revisions agree; whole numbers are numbers; anything else is read as text. */
async function findVariableType(
  database: Database,
  calls: CountedCalls,
  key: string,
): Promise<VariableType | null> {
  const found = await sql<{ type: VariableType }>`
    select distinct variable.type
    from model_revision,
      jsonb_to_recordset(snapshot -> 'variables') as variable (key text, type text)
    where model_id = any(${calls.modelIds}) and variable.key = ${key}`.execute(database)
  const types = found.rows.map(({ type }) => type)
  if (types.length <= 1) return types[0] ?? null
  return types.every(isNumericType) ? 'DECIMAL' : 'STRING'
}

function isNumericType(type: VariableType): boolean {
  return type === 'INTEGER' || type === 'DECIMAL'
}

function readValue(type: VariableType | null, value: string): string | number | boolean {
  if (type === 'BOOLEAN') return value === 'true'
  return type !== null && isNumericType(type) ? Number(value) : value
}
