import type { Database } from '../../store/database.ts'
import { sumGroups } from '../changes/changes-of-scores.ts'
import { addUp, changeOf, type ScoreChange, type ScoreSums } from '../changes/difference-of-means.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from '../counted/counted-calls.ts'
import {
  type CourseSums,
  findCourse,
  type Interval,
  sumAgentsAlongCourse,
  sumAlongCourse,
  withinCalls,
} from '../course-of-calls.ts'
import { averageOf } from '../figures.ts'
import { findAgentNames } from '../find-agent-name.ts'
import { type CategoryFigures, scoresByCategory } from '../scores-by-category.ts'
import { type Spread, spreadOf } from '../spread-of-scores.ts'

/** Scores of one time with their interval, and how they have moved since the time before. */
interface Figures extends Spread, ScoreChange {
  readonly total_requests: number
}

export interface TeamProfile extends Figures {
  /** Everybody who is not in the team. */
  readonly others: Spread & { readonly agents: number; readonly total_requests: number }
  readonly agents: readonly TeamAgent[]
  readonly categories: readonly TeamCategory[]
  readonly points: readonly TeamPoint[]
}

export interface TeamAgent extends Figures {
  readonly agent_id: string
  readonly agent_name: string
}

export interface TeamCategory
  extends Omit<CategoryFigures, 'avg_category_score' | 'min_score' | 'max_score'> {
  readonly avg_score: number
  /** null: nobody else was scored in it. */
  readonly others_avg_score: number | null
  readonly others_score_percentage: number | null
}

export interface TeamPoint {
  readonly start: string
  readonly total_requests: number
  readonly scored_requests: number
  readonly unscored: number
  readonly avg_score: number | null
  readonly others_avg_score: number | null
}

export interface TeamQuestion {
  /** Who is in the team. */
  readonly agentIds: readonly string[]
  readonly interval: Interval
  /** The time to compare with. */
  readonly before: Pick<CallFilter, 'from' | 'until'> | undefined
}

/** A team beside everybody else: overall, agent by agent, by category and over time. */
export async function teamProfile(
  database: Database,
  filter: CallFilter,
  { agentIds, interval, before }: TeamQuestion,
): Promise<TeamProfile> {
  const calls = await findCountedCalls(database, filter)
  const past = before && (await findCountedCalls(database, { ...filter, ...before }))
  const now = divide(await sumGroups(database, calls, 'agent_id'), agentIds)
  const earlier = past && divide(await sumGroups(database, past, 'agent_id'), agentIds)
  const others = addUp(now.others.values())
  return {
    ...figuresOf(addUp(now.team.values()), earlier && addUp(earlier.team.values())),
    others: { agents: now.others.size, total_requests: others.calls, ...spreadOf(others) },
    agents: await listAgents(database, filter, now.team, earlier?.team),
    categories: await compareCategories(database, calls, agentIds),
    points: await comparePoints(database, calls, filter, { agentIds, interval }),
  }
}

type SumsByAgent = ReadonlyMap<string, ScoreSums>

function divide(all: SumsByAgent, agentIds: readonly string[]) {
  const members = new Set(agentIds)
  const [team, others] = [new Map<string, ScoreSums>(), new Map<string, ScoreSums>()]
  for (const [id, sums] of all) (members.has(id) ? team : others).set(id, sums)
  return { team, others }
}

function figuresOf(now: ScoreSums, before: ScoreSums | undefined): Figures {
  return { total_requests: now.calls, ...spreadOf(now), ...changeOf(now, before) }
}

/** Those with calls, the most first. */
async function listAgents(
  database: Database,
  filter: CallFilter,
  now: SumsByAgent,
  before: SumsByAgent | undefined,
): Promise<TeamAgent[]> {
  const names = await findAgentNames(database, filter, [...now.keys()])
  return [...now]
    .map(([agent_id, sums]) => ({
      agent_id,
      agent_name: names.get(agent_id) ?? agent_id,
      ...figuresOf(sums, before && (before.get(agent_id) ?? addUp([]))),
    }))
    .sort((a, b) => b.total_requests - a.total_requests || (a.agent_id < b.agent_id ? -1 : 1))
}

/** The categories that the team was scored in, in the order they are shown. */
async function compareCategories(
  database: Database,
  calls: CountedCalls,
  agentIds: readonly string[],
): Promise<TeamCategory[]> {
  const others = await scoresByCategory(database, calls, { agentIds, isOthers: true })
  const beside = new Map(others.map((figures) => [figures.category_id, figures]))
  const own = await scoresByCategory(database, calls, { agentIds })
  return own.map(({ avg_category_score, min_score: _min, max_score: _max, ...category }) => ({
    ...category,
    avg_score: avg_category_score,
    others_avg_score: beside.get(category.category_id)?.avg_category_score ?? null,
    others_score_percentage: beside.get(category.category_id)?.score_percentage ?? null,
  }))
}

async function comparePoints(
  database: Database,
  calls: CountedCalls,
  filter: CallFilter,
  { agentIds, interval }: Pick<TeamQuestion, 'agentIds' | 'interval'>,
): Promise<TeamPoint[]> {
  const course = await findCourse(database, calls, filter, interval)
  if (!course) return []
  const everyone = await sumAlongCourse(database, course)
  const own = await sumAgentsAlongCourse(database, course, agentIds)
  return withinCalls(
    filter,
    own.map((mine, index) => comparePoint(mine, everyone[index]!)),
  )
}

function comparePoint(own: CourseSums, everyone: CourseSums): TeamPoint {
  const { start, calls, scored, score_sum } = own
  return {
    start,
    total_requests: calls,
    scored_requests: scored,
    unscored: calls - scored,
    avg_score: averageOf(score_sum, scored),
    others_avg_score: averageOf(everyone.score_sum - score_sum, everyone.scored - scored),
  }
}
