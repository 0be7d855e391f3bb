import { type RawBuilder, sql } from 'kysely'
import { type CriterionOutcome, criterionOutcomes } from '../../domain/results/criterion-outcomes.ts'
import { type Proportion, proportionOf } from '../../domain/results/proportions.ts'
import { listQuestions } from '../../domain/scoring.ts'
import type { Database } from '../../store/database.ts'
import { readSnapshot, type Snapshot } from '../../store/models/read-snapshot.ts'
import { shareOf } from '../figures.ts'
import type { CallFilter, CountedCalls } from './counted-calls.ts'
import { type Arrays, isAny, partsOf, type Sums, sumsOf } from './counted-parts.ts'

/** A scored criterion, as the last revision that scores by it has it. */
export interface Criterion {
  readonly key: string
  readonly name: string
  /** null: critical, and in no category. */
  readonly category_name: string | null
  readonly category_slug: string | null
  readonly critical: boolean
}

/** How often a criterion came to what. */
export type Outcomes = { readonly [Outcome in CriterionOutcome]: number }

/** As `call_fact` and roll-ups write it: the first letter. */
export function outcomeOf(letter: string): CriterionOutcome {
  return criterionOutcomes.find((outcome) => outcome.startsWith(letter))!
}

export const noOutcomes: Outcomes = { passed: 0, failed: 0, open: 0, not_applicable: 0 }

/** Whose calls a question is about; undefined: everybody's. */
export type AgentIds = readonly string[] | undefined

/** The agents that an agent's id and a team's leave over. Nobody is in a team that is not there. */
export async function findAgentIds(
  database: Database,
  { workspaceId }: Pick<CallFilter, 'workspaceId'>,
  { agentId, teamId }: { readonly agentId?: string | undefined; readonly teamId?: number | undefined },
): Promise<AgentIds> {
  if (teamId === undefined) return agentId === undefined ? undefined : [agentId]
  const found = await database
    .selectFrom('agent')
    .select('agent_id')
    .where('workspace_id', '=', workspaceId)
    .where('team_id', '=', teamId)
    .$if(agentId !== undefined, (query) => query.where('agent_id', '=', agentId!))
    .execute()
  return found.map(({ agent_id }) => agent_id)
}

/** Of a roll-up's value, like `f:agent-7`: compared as it stands, for there may be a million of them to tell. */
export function isOfAgents(agentIds: AgentIds): RawBuilder<unknown> {
  if (agentIds === undefined) return sql`true`
  const values = criterionOutcomes.flatMap((outcome) => agentIds.map((id) => `${outcome[0]}:${id}`))
  return sql`value = any(${values}::text[])`
}

/** Of a roll-up of a criterion, everybody together: what came of it, without whose. */
export const arraysOfOutcomes: Arrays = (name) =>
  name === 'value' ? sql`array['p', 'f', 'o', 'n']` : sql.ref(`${name}_by_outcome`)

/** How one call stands under the keys of its criteria. */
export const factsByCriterion = sql`
  select model_id, 'k:' || substr(criterion, 3) as key, left(criterion, 2) || agent_id as value,
    of_criterion.earned as score, null::bigint as duration, of_criterion.possible as expected, created_at
  from fact cross join lateral unnest(criteria, fact.earned, fact.possible) as of_criterion (criterion, earned, possible)`

/** How one call stands under the keys of the criteria that failed on it without a quote. */
const factsByNotSaid = sql`
  select model_id, 'u:' || substr(criterion, 3) as key, agent_id as value, of_criterion.earned as score,
    null::bigint as duration, of_criterion.possible as expected
  from fact cross join lateral unnest(criteria, fact.earned, fact.possible, quotes)
    as of_criterion (criterion, earned, possible, quoted)
  where left(criterion, 1) = 'f' and quoted = 0`

/** Of what failed: calls on which nothing that was said shows it, and the points lost there. */
export interface NotSaid {
  readonly not_said: number
  readonly not_said_points_lost: number
}

const notSaidMeasures = ['calls', 'score_sum', 'expected_sum'] as const

/** By the keys of the criteria; those without any are left out. */
export async function countNotSaid(
  database: Database,
  calls: CountedCalls,
  criteria: readonly Criterion[],
  agentIds: AgentIds,
): Promise<ReadonlyMap<string, NotSaid>> {
  const keys = calls.modelIds.flatMap((id) => criteria.map(({ key }) => [id, `u:${key}`] as const))
  const isTheirs = agentIds === undefined ? sql`true` : sql`value = any(${agentIds}::text[])`
  const { rows } = await sql<Sums<(typeof notSaidMeasures)[number]> & { key: string }>`
    with ${partsOf(calls, keys, factsByNotSaid, notSaidMeasures, { cover: 'net' })}
    select substr(key, 3) as key, ${sumsOf(notSaidMeasures)}
    from part where ${isTheirs} group by 1 having ${isAny}`.execute(database)
  return new Map(
    rows.map(({ key, calls: not_said, score_sum, expected_sum }) => [
      key,
      { not_said, not_said_points_lost: expected_sum - score_sum },
    ]),
  )
}

/** Everything that any revision scores by, in the order of the newest; what it does not have any more comes last. */
export async function listCriteria(database: Database, calls: CountedCalls): Promise<Criterion[]> {
  const { rows } = await sql<{ number: number; keys: string[]; snapshot: Snapshot }>`
    select number, keys, snapshot
    from (
      select model_id, number, array_agg(key) as keys
      from (
        select distinct on (key) model_id, number, key
        from model_revision cross join lateral jsonb_object_keys(criteria) as key
        where model_id = any(${calls.modelIds})
        order by key, model_id desc, number desc
      ) as latest
      group by model_id, number
    ) as latest join model_revision using (model_id, number)
    order by model_id desc, number desc`.execute(database)
  return rows.flatMap(({ keys, snapshot }) => {
    const revision = readSnapshot(snapshot)
    const names = new Map(revision.categories.map(({ slug, name }) => [slug, name]))
    return listQuestions(revision)
      .filter(({ key }) => keys.includes(key))
      .map(({ key, readableName, category, critical }) => ({
        key,
        name: readableName,
        category_name: category === null ? null : (names.get(category) ?? null),
        category_slug: category,
        critical,
      }))
  })
}

/** The keys of roll-ups that hold the criteria, for each model. */
export function keysOf(calls: CountedCalls, criteria: readonly Criterion[]) {
  return calls.modelIds.flatMap((id) => criteria.map(({ key }) => [id, `k:${key}`] as const))
}

/** Of what was passed or failed, how much was passed. */
export function passesOf({ passed, failed }: Pick<Outcomes, 'passed' | 'failed'>): Proportion {
  return proportionOf(passed, passed + failed)
}

/** In percent with two decimals; the ends are null where nothing was passed or failed. */
export function passRateOf(counts: Pick<Outcomes, 'passed' | 'failed'>) {
  const { passed, n, interval } = passesOf(counts)
  return {
    pass_rate: n === 0 ? null : shareOf(passed, n),
    pass_rate_low: interval && inPercent(interval[0]),
    pass_rate_high: interval && inPercent(interval[1]),
  }
}

export function inPercent(share: number): number {
  return Math.round(10_000 * share) / 100 + 0
}
