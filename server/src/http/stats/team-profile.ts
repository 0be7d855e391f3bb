import { z } from 'zod'
import { atOneMoment } from '../../stats/at-one-moment.ts'
import { findAgentIds } from '../../stats/counted/counted-criteria.ts'
import { intervals } from '../../stats/course-of-calls.ts'
import { type TeamProfile, teamProfile } from '../../stats/teams/team-profile.ts'
import { findTimeBefore } from '../../stats/time-before.ts'
import type { App, HttpContext } from '../context.ts'
import { getSeenTeam } from '../people/seen-team.ts'
import { wholeNumber } from '../query-values.ts'
import { jsonOrCsv, sendTable } from '../send-table.ts'
import { scoreChange } from './changes.ts'
import { categoryScore, interval, pointStart, spread, statsQuery, toFilter } from './stats-schemas.ts'
import { writeObjects } from './stats-tables.ts'

const score = z.number().nullable()
const figures = { total_requests: z.int(), ...scoreChange, ...spread }

const TeamProfileOutput = z
  .object({
    team_id: z.int(),
    team_name: z.string(),
    members: z.int().describe('How many agents are in the team now, with calls or without.'),
    interval: z.enum(intervals),
    time_zone: z.string(),
    period_before: z
      .object({ start_date: z.string(), end_date: z.string() })
      .nullable()
      .describe('The period of the same length directly before; null where an end of the range is open.'),
    ...figures,
    others: z
      .object({ agents: z.int(), total_requests: z.int(), ...spread })
      .describe('All agents who are not in the team and whose calls you may see.'),
    agents: z
      .array(z.object({ agent_id: z.string(), agent_name: z.string(), ...figures }))
      .describe('Those of the team with calls, most calls first.'),
    categories: z
      .array(
        z.object({
          ...categoryScore,
          total_requests: z.int().describe("The team's calls in which the category had points to earn."),
          others_avg_score: score.describe('null: nobody else was scored in it.'),
          others_score_percentage: score,
        }),
      )
      .describe('The categories the team was scored in, in display order.'),
    points: z
      .array(
        z.object({
          start: pointStart,
          total_requests: z.int(),
          scored_requests: z.int(),
          unscored: z.int(),
          avg_score: score,
          others_avg_score: score,
        }),
      )
      .describe('The team over time. Includes points without calls.'),
  })
  .meta({ id: 'StatsTeamProfile', description: 'One team compared with all other agents.' })

const pointColumns = [
  ...['start', 'total_requests', 'scored_requests', 'unscored', 'avg_score', 'others_avg_score'],
]

export function addTeamProfileRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/stats/team-profile',
    {
      config: { scope: 'read:call-analysis-stats', refusals: ['not_found'] },
      schema: {
        operationId: 'profileTeam',
        tags: ['Statistics'],
        summary:
          'One team compared with all other agents: overall, agent by agent, by category and over time',
        description:
          'Of the agents who are in the team now. Only finished, enabled calls count, by the time they were submitted. Includes points without calls, at most 3,700. As CSV: the points over time.',
        querystring: z.object({
          ...statsQuery,
          team_id: wholeNumber({ min: 1, max: 2_147_483_647 }),
          interval,
        }),
        response: jsonOrCsv(TeamProfileOutput),
      },
    },
    async (request, reply) => {
      const { caller, query } = request
      const filter = toFilter(caller, query)
      const { team_id: teamId, interval, time_zone } = query
      const { team, before, profile } = await atOneMoment(database, async (tx) => {
        const team = await getSeenTeam(tx, caller, teamId)
        const before = await findTimeBefore(tx, query, filter)
        const profile = await teamProfile(tx, filter, {
          agentIds: (await findAgentIds(tx, filter, { teamId })) ?? [],
          interval,
          before: before ? toFilter(caller, { ...query, ...before }) : undefined,
        })
        return { team, before, profile }
      })
      const about = { team_id: team.id, team_name: team.name, members: team.agents, interval, time_zone }
      const answer = { ...about, period_before: before, ...show(profile) }
      return sendTable(request, reply, answer, ({ points }) => writeObjects(pointColumns, points))
    },
  )
}

function show({ agents, categories, points, ...profile }: TeamProfile) {
  return { ...profile, agents: [...agents], categories: [...categories], points: [...points] }
}
