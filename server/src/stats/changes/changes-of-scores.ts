import { sql } from 'kysely'
import type { Database } from '../../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from '../counted-calls.ts'
import { factsBy, partsOf, sumsOf } from '../counted-parts.ts'
import { findAgentNames } from '../find-agent-name.ts'
import { findGroupingKey } from '../scores-by-group.ts'
import { type CriterionChange, changesByCriterion } from './changes-by-criterion.ts'
import { changesByGroup, type GroupChange, type GroupedSums } from './changes-by-group.ts'
import { changeOf, type ScoreChange, type ScoreSums } from './difference-of-means.ts'

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
  const compare = async (key: string) =>
    changesByGroup(await sumGroups(database, now, key), past && (await sumGroups(database, past, key)))
  const all = await sumAll(database, now)
  const agents = (await compare('agent_id')).slice(0, limit)
  return {
    score: changeOf(all, past && (await sumAll(database, past))),
    agents: await nameAgents(database, filter, agents),
    groups: groupingField
      ? (await compare(await findGroupingKey(database, filter, groupingField))).slice(0, limit)
      : [],
    criteria: await changesByCriterion(database, now, past),
  }
}

const measures = ['calls', 'scored', 'score_sum', 'score_squares'] as const

async function sumAll(database: Database, calls: CountedCalls): Promise<ScoreSums> {
  const { rows } = await sql<ScoreSums>`
    with ${partsOf(calls, 'all', factsBy('all'), measures)}
    select ${sumsOf(measures)} from part`.execute(database)
  return rows[0]!
}

/** The sums of all calls, and of those under each value of the field. */
export async function sumGroups(
  database: Database,
  calls: CountedCalls,
  field: string,
): Promise<GroupedSums> {
  const isByModel = field === 'model_name'
  const key = isByModel ? 'all' : field
  const { rows } = await sql<ScoreSums & { value: string }>`
    with ${partsOf(calls, key, factsBy(key), measures)}
    select ${isByModel ? sql`model_id::text` : sql`value`} as value, ${sumsOf(measures)}
    from part
    where value is not null
    group by 1`.execute(database)
  const names = new Map(calls.models.map(({ id, name }) => [String(id), name]))
  return {
    all: await sumAll(database, calls),
    groups: new Map(rows.map(({ value, ...sums }) => [isByModel ? names.get(value)! : value, sums])),
  }
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
