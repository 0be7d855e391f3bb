import { sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { type CallFilter, type CountedCalls, findCountedCalls } from './counted/counted-calls.ts'
import { factsBy, partsOf, type Sums, sumsOf } from './counted/counted-parts.ts'
import {
  type CourseSums,
  findCourse,
  type Interval,
  sumAgentsAlongCourse,
  sumAlongCourse,
  withinCalls,
} from './course-of-calls.ts'
import { averageOf } from './figures.ts'
import { findAgentName } from './find-agent-name.ts'
import { type CategoryFigures, scoresByCategory } from './scores-by-category.ts'
import { type Spread, spreadOf } from './spread-of-scores.ts'

export interface AgentProfile extends Spread {
  readonly agent_id: string
  /** null: there is no call of such an agent. */
  readonly agent_name: string | null
  readonly total_requests: number
  /** All calls of the same question, the agent's own included. */
  readonly team: {
    readonly agents: number
    readonly scored_requests: number
    readonly unscored: number
    readonly avg_score: number | null
  }
  readonly categories: readonly ProfileCategory[]
  readonly points: readonly ProfilePoint[]
}

export interface ProfileCategory
  extends Pick<
    CategoryFigures,
    'category_id' | 'category_name' | 'model_name' | 'order_number' | 'expected_score' | 'total_requests'
  > {
  readonly avg_score: number
  readonly team_avg_score: number
  /** Of the points that were expected in these calls. */
  readonly score_percentage: number
  readonly team_score_percentage: number
}

export interface ProfilePoint {
  readonly start: string
  readonly total_requests: number
  readonly scored_requests: number
  readonly unscored: number
  readonly avg_score: number | null
  readonly team_avg_score: number | null
}

/** One agent beside all of them: overall, by category and over time. */
export async function agentProfile(
  database: Database,
  filter: CallFilter,
  agentId: string,
  interval: Interval,
): Promise<AgentProfile> {
  const calls = await findCountedCalls(database, filter)
  const course = await findCourse(database, calls, filter, interval)
  const everyone = course ? await sumAlongCourse(database, course) : []
  const own = course ? await sumAgentsAlongCourse(database, course, [agentId]) : []
  const total = addUp(own)
  return {
    agent_id: agentId,
    agent_name: await findAgentName(database, filter, agentId),
    total_requests: total.calls,
    ...spreadOf(total),
    team: await readTeam(database, calls),
    categories: await compareCategories(database, calls, agentId),
    points: withinCalls(filter, comparePoints(own, everyone)),
  }
}

type Added = 'calls' | 'scored' | 'score_sum' | 'score_squares'

function addUp(points: readonly CourseSums[]): Sums<Added> {
  const sumOf = (name: Added) => points.reduce((sum, point) => sum + point[name], 0)
  return {
    calls: sumOf('calls'),
    scored: sumOf('scored'),
    score_sum: sumOf('score_sum'),
    score_squares: sumOf('score_squares'),
  }
}

async function readTeam(database: Database, calls: CountedCalls): Promise<AgentProfile['team']> {
  const measures = ['calls', 'scored', 'score_sum'] as const
  const found = await sql<Sums<(typeof measures)[number]> & { agents: number }>`
    with ${partsOf(calls, 'agent_id', factsBy('agent_id'), measures)}
    select count(distinct value) as agents, ${sumsOf(measures)} from part`.execute(database)
  const { agents, calls: all, scored, score_sum } = found.rows[0]!
  return {
    agents,
    scored_requests: scored,
    unscored: all - scored,
    avg_score: averageOf(score_sum, scored),
  }
}

/** The categories that the agent was scored in, in the order they are shown. */
async function compareCategories(
  database: Database,
  calls: CountedCalls,
  agentId: string,
): Promise<ProfileCategory[]> {
  const everyone = await scoresByCategory(database, calls)
  const team = new Map(everyone.map((figures) => [figures.category_id, figures]))
  const own = await scoresByCategory(database, calls, { agentIds: [agentId] })
  return own.map(({ avg_category_score, min_score: _min, max_score: _max, ...category }) => ({
    ...category,
    avg_score: avg_category_score,
    team_avg_score: team.get(category.category_id)!.avg_category_score,
    team_score_percentage: team.get(category.category_id)!.score_percentage,
  }))
}

function comparePoints(own: readonly CourseSums[], everyone: readonly CourseSums[]): ProfilePoint[] {
  return own.map(({ start, calls, scored, score_sum }, index) => ({
    start,
    total_requests: calls,
    scored_requests: scored,
    unscored: calls - scored,
    avg_score: averageOf(score_sum, scored),
    team_avg_score: averageOf(everyone[index]!.score_sum, everyone[index]!.scored),
  }))
}
