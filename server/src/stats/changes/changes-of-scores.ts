import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from '../counted/counted-calls.ts'
import { factsBy, isAny, partsOf, sumsOf } from '../counted/counted-parts.ts'
import { findAgentNames } from '../find-agent-name.ts'
import { findGroupingKey } from '../scores-by-group.ts'
import { type CriterionChange, changesByCriterion } from './changes-by-criterion.ts'
import { changesByGroup, type GroupChange } from './changes-by-group.ts'
import { addUp, changeOf, type ScoreChange, type ScoreSums } from './difference-of-means.ts'

export interface AgentChange extends GroupChange {
  readonly agent_name: string
}

export interface Changes {
  readonly score: ScoreChange
  readonly agents: readonly AgentChange[]
  readonly groups: readonly GroupChange[]
  readonly criteria: readonly CriterionChange[]
}

export interface ChangesQuestion {
  /** The time to compare with. */
  readonly before: Pick<CallFilter, 'from' | 'until'> | undefined
  readonly groupingField: string | undefined
  /** How many agents, and how many groups. */
  readonly limit: number
}

/** What has changed since the time before, and where it comes from. */
export async function changesOfScores(
  database: Database,
  filter: CallFilter,
  { before, groupingField, limit }: ChangesQuestion,
): Promise<Changes> {
  const now = await findCountedCalls(database, filter)
  const past = before && (await findCountedCalls(database, { ...filter, ...before }))
  const sumBoth = async (field: string) => ({
    now: await sumGroups(database, now, field),
    past: past && (await sumGroups(database, past, field)),
  })
  const byAgent = await sumBoth('agent_id')
  // Every call has an agent, so that nothing else is asked for what all calls come to.
  const all = addUp(byAgent.now.values())
  const allBefore = byAgent.past && addUp(byAgent.past.values())
  const compare = (groups: Awaited<ReturnType<typeof sumBoth>>) =>
    changesByGroup(
      { all, groups: groups.now },
      allBefore && groups.past && { all: allBefore, groups: groups.past },
    ).slice(0, limit)
  const field = groupingField && (await findGroupingKey(database, filter, groupingField))
  return {
    score: changeOf(all, allBefore),
    agents: await nameAgents(database, filter, compare(byAgent)),
    groups: field ? compare(await sumBoth(field)) : [],
    criteria: await changesByCriterion(database, now, past),
  }
}

const measures = ['calls', 'scored', 'score_sum', 'score_squares'] as const

/** The sums of the calls under each value of the field. */
export async function sumGroups(
  database: Database,
  calls: CountedCalls,
  field: string,
): Promise<ReadonlyMap<string, ScoreSums>> {
  const isByModel = field === 'model_name'
  const key = isByModel ? 'all' : field
  const { rows } = await sql<ScoreSums & { value: string }>`
    with ${partsOf(calls, key, factsBy(key), measures, { cover: 'net' })}
    select ${isByModel ? sql`model_id::text` : sql`value`} as value, ${sumsOf(measures)}
    from part
    where value is not null
    group by 1
    having ${isAny}`.execute(database)
  const names = new Map(calls.models.map(({ id, name }) => [String(id), name]))
  return new Map(rows.map(({ value, ...sums }) => [isByModel ? names.get(value)! : value, sums]))
}

/** As in the latest call of each. */
async function nameAgents(
  database: Database,
  filter: CallFilter,
  agents: readonly GroupChange[],
): Promise<AgentChange[]> {
  const names = await findAgentNames(
    database,
    filter,
    agents.map(({ value }) => value),
  )
  return agents.map((agent) => ({ ...agent, agent_name: names.get(agent.value) ?? agent.value }))
}
