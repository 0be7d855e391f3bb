import { type RawBuilder, sql } from 'kysely'
import { type Comparison, compareAnswers } from '../domain/results/compare-answers.ts'
import type { Database } from '../store/database.ts'
import type { CountedAnswer } from '../store/reviews/blind-counts.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'

export interface AgreementOfCriterion extends Comparison {
  readonly model_id: number
  readonly model_name: string
  readonly model_revision: number
  readonly key: string
}

/**
 * How far the machine agrees with people, criterion by criterion and revision by revision. Only blind reviews count: who
 * has seen the machine's answer is not independent of it. Dates are those of the reviews.
 */
export async function agreementWithPeople(
  database: Database,
  { reach: _, ...filter }: CallFilter,
): Promise<AgreementOfCriterion[]> {
  const span = await findCountedCalls(database, filter)
  const { rows } = await sql<CountedAnswer>`
    select model_id, model_revision, key, value, not_applicable, machine, counted.count
    from (
      select said_id, sum(count)::integer as count
      from (${countedWithin(span)} union all ${singleWithin(filter.workspaceId, span)}) as part
      group by said_id
    ) as counted join blind_said on blind_said.id = said_id
    where model_id = any(${span.modelIds})`.execute(database)
  const names = new Map(span.models.map(({ id, name }) => [id, name]))
  const groups = Map.groupBy(rows, ({ model_id, model_revision, key }) =>
    JSON.stringify([model_id, model_revision, key]),
  )
  return [...groups.values()]
    .map((group) => {
      const { model_id, model_revision, key } = group[0]!
      return { model_id, model_name: names.get(model_id)!, model_revision, key, ...compareAnswers(group) }
    })
    .sort(inOrder)
}

function inOrder(a: AgreementOfCriterion, b: AgreementOfCriterion): number {
  return a.model_id - b.model_id || a.model_revision - b.model_revision || (a.key < b.key ? -1 : 1)
}

/** What has been counted of the whole years and months. */
function countedWithin({ modelIds, ...span }: CountedCalls): RawBuilder<unknown> {
  return sql`
    select said_id, count from blind_count
    where model_id = any(${modelIds}) and period = 'year' and start >= ${span.firstYear} and start < ${span.endYear}
    union all
    select said_id, count from blind_count
    where model_id = any(${modelIds}) and period = 'month' and start >= ${span.firstMonth} and start < ${span.endMonth}
      and not (start >= ${span.firstYear} and start < ${span.endYear})`
}

/** What was said before the first whole month and after the last. */
function singleWithin(workspaceId: string, span: CountedCalls): RawBuilder<unknown> {
  const moment = (month: RawBuilder<unknown>) => sql`${month}::timestamp at time zone 'UTC'`
  const firstMonth = moment(sql`${span.firstMonth}::date`)
  const endMonth = moment(sql`greatest(${span.firstMonth}::date, ${span.endMonth}::date)`)
  return sql`
    select said_id, 1
    from review join review_answer on review_answer.review_id = review.id
    where review.workspace_id = ${workspaceId} and review.status = 'submitted' and review.blind
      and review_answer.said_id is not null
      and (submitted_at >= ${span.from} and submitted_at < least(${span.until}::timestamptz, ${firstMonth})
        or submitted_at >= ${endMonth} and submitted_at < ${span.until})`
}
