import { z } from 'zod'
import { standingOfAgent } from '../../stats/standing-of-agent.ts'
import type { App, HttpContext } from '../context.ts'
import { wholeNumber } from '../query-values.ts'

const standardDays = 30
const average = z.number().nullable().describe('Average score percentage; null if no call has a score.')

const Standing = z
  .object({
    days: z.int(),
    own: z.object({ calls: z.int(), avg_score: average }),
    team: z
      .object({
        name: z.string(),
        agents: z.int().describe('Who had calls in this time.'),
        avg_score: average,
      })
      .nullable()
      .describe('Everybody in the team; null: in no team, or fewer than four had calls.'),
  })
  .meta({ id: 'Standing', description: "An agent's own score beside the team's, without names." })

export function addStandingRoute(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/me/standing',
    {
      config: { scope: 'person' },
      schema: {
        operationId: 'getStanding',
        tags: ['Signing in'],
        summary: 'Your own score beside that of your team',
        querystring: z.object({
          days: wholeNumber({ min: 1, max: 366 }).optional().meta({ default: standardDays }),
        }),
        response: { 200: Standing },
      },
    },
    async ({ caller, query }) => {
      const days = query.days ?? standardDays
      const reach = caller.reach ?? { agentIds: [] }
      return { days, ...(await standingOfAgent(database, caller.workspaceId, reach, days)) }
    },
  )
}
