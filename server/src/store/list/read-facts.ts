import { sql } from 'kysely'
import type { CriterionOutcome } from '../../domain/results/criterion-outcomes.ts'
import type { Database } from '../database.ts'

/** What statistics count of a call. */
export interface ListedFacts {
  readonly language: string | null
  readonly silence_share: number | null
  readonly talk_over_share: number | null
  /** Percentage of the points of each category, by its slug. */
  readonly categories: Readonly<Record<string, number>>
  readonly criteria: Readonly<Record<string, CriterionOutcome>>
}

/** Of the calls that statistics count: those that have been scored. */
export async function readFacts(
  database: Database,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, ListedFacts>> {
  if (callIds.length === 0) return new Map()
  const { rows } = await sql<ListedFacts & { readonly call_id: string }>`
    select call_fact.call_id, call_fact.language, call_fact.silence_share, call_fact.talk_over_share,
      (
        select coalesce(jsonb_object_agg(model_category.slug,
          round(earned.points::numeric * 100 / (call_fact.expected ->> earned.id)::numeric, 2)), '{}')
        from jsonb_each_text(call_fact.points) as earned (id, points)
          join model_category on model_category.id = earned.id::integer
        where (call_fact.expected ->> earned.id)::numeric > 0
      ) as categories,
      (
        select coalesce(jsonb_object_agg(substr(came, 3),
          case left(came, 1) when 'p' then 'passed' when 'f' then 'failed' when 'o' then 'open' else 'not_applicable' end),
          '{}')
        from unnest(call_fact.criteria) as came
      ) as criteria
    from call_fact where call_fact.call_id = any(${callIds}::uuid[])`.execute(database)
  return new Map(rows.map(({ call_id, ...facts }) => [call_id, facts]))
}

/** What somebody may know who is to review the call blind: what was heard, not what was made of it. */
export function hideFacts(facts: ListedFacts): ListedFacts {
  return { ...facts, categories: {}, criteria: {} }
}
