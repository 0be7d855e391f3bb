import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import { effectOfCoaching } from '../../stats/effect-of-coaching.ts'
import { coachingStates } from '../../store/coaching/coaching-fields.ts'
import {
  acknowledgeCoaching,
  createCoachingSession,
  deleteCoachingSession,
  getCoachingSession,
  listCoachingSessions,
  replaceCoachingSession,
} from '../../store/coaching/coaching-sessions.ts'
import type { Caller } from '../access/tokens.ts'
import type { App, HttpContext } from '../context.ts'
import { wanted, wholeNumber } from '../query-values.ts'
import { textOf } from '../text-schemas.ts'
import { cutPage, nextCursor, timeCursor } from '../time-cursor.ts'
import {
  CoachingInput,
  CoachingOutput,
  CoachingReplacement,
  EffectOutput,
  showEffect,
  showSession,
  toFields,
} from './coaching-schemas.ts'

const tags = ['Coaching']
const reads = 'read:call-analysis-review'
const writes = 'write:call-analysis-review'
const SessionId = z.object({ id: z.uuid().toLowerCase() })
const standardSessions = 50
const standardDays = 28

export function addCoachingRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneSessionRoutes(app, context)
  addAgentRoutes(app, context)
}

function addressOf(caller: Caller, sessionId: string) {
  return { ...caller.by, sessionId, reach: caller.reach }
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/coaching-sessions',
    {
      config: { scope: reads },
      schema: {
        operationId: 'listCoachingSessions',
        tags,
        summary: 'List coaching sessions',
        description: 'Newest first. Agents see their own once they are held, or shared.',
        querystring: z.object({
          agent_id: wanted,
          state: z.enum(coachingStates).optional(),
          limit: wholeNumber({ min: 1, max: 200 }).optional().meta({ default: standardSessions }),
          cursor: timeCursor,
        }),
        response: { 200: z.object({ items: z.array(CoachingOutput), next_cursor: nextCursor }) },
      },
    },
    async ({ caller, query }) => {
      const { agent_id: agentId, state, cursor: before, limit = standardSessions } = query
      const filter = { workspaceId: caller.workspaceId, agentId, state, before, limit: limit + 1 }
      const found = await listCoachingSessions(database, filter, caller.reach)
      const { items, next_cursor } = cutPage(found, limit, ({ place, id }) => ({ at: place, id }))
      return { items: items.map(showSession), next_cursor }
    },
  )

  app.post(
    '/v1/coaching-sessions',
    {
      config: { scope: writes, refusals: ['not_found'] },
      schema: {
        operationId: 'createCoachingSession',
        tags,
        summary: 'Plan or note a coaching session',
        description: 'With an agent; about moments of their calls, and criteria that are to get better.',
        body: CoachingInput,
        response: { 201: CoachingOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const by = { ...caller.by, reach: caller.reach }
      const session = await createCoachingSession(database, by, body.agent_id, toFields(body))
      reply.status(201).header('Location', `/v1/coaching-sessions/${session.id}`)
      return showSession(session)
    },
  )
}

function addOneSessionRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/coaching-sessions/:id',
    {
      config: { scope: reads },
      schema: {
        operationId: 'getCoachingSession',
        tags,
        summary: 'Read a coaching session',
        params: SessionId,
        response: { 200: CoachingOutput },
      },
    },
    async ({ caller, params }) =>
      showSession(await getCoachingSession(database, caller.workspaceId, params.id, caller.reach)),
  )

  app.put(
    '/v1/coaching-sessions/:id',
    {
      config: { scope: writes },
      schema: {
        operationId: 'replaceCoachingSession',
        tags,
        summary: 'Change a coaching session',
        description: 'If the agent had acknowledged it, they are to acknowledge it again.',
        params: SessionId,
        body: CoachingReplacement,
        response: { 200: CoachingOutput },
      },
    },
    async ({ caller, params, body }) =>
      showSession(await replaceCoachingSession(database, addressOf(caller, params.id), toFields(body))),
  )

  app.delete(
    '/v1/coaching-sessions/:id',
    {
      config: { scope: writes },
      schema: {
        operationId: 'deleteCoachingSession',
        tags,
        summary: 'Delete a coaching session',
        params: SessionId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteCoachingSession(database, addressOf(caller, params.id))
      return reply.status(204).send(null)
    },
  )
}

function addAgentRoutes(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/coaching-sessions/:id/acknowledge',
    {
      config: { scope: 'person', refusals: ['coaching_not_held'] },
      schema: {
        operationId: 'acknowledgeCoaching',
        tags,
        summary: 'Say that you agree to what was noted',
        description: 'By the agent it was held with. Said again, it changes nothing.',
        params: SessionId,
        body: z.object({ words: textOf({ max: 4_000 }).nullable().default(null) }),
        response: { 200: CoachingOutput },
      },
    },
    async ({ caller, params, body }) =>
      showSession(await acknowledgeCoaching(database, addressOf(caller, params.id), body.words)),
  )

  app.get(
    '/v1/coaching-sessions/:id/effect',
    {
      config: { scope: reads, refusals: ['coaching_not_held'] },
      schema: {
        operationId: 'measureCoaching',
        tags,
        summary: 'What came of a coaching session',
        description:
          'For each of its criteria, how often the agent passed before and after: with all its points, or as the criterion wants it. From the answers in force, by when the calls were submitted.',
        params: SessionId,
        querystring: z.object({
          days: wholeNumber({ min: 1, max: 366 })
            .optional()
            .meta({ default: standardDays })
            .describe('On each side.'),
        }),
        response: { 200: EffectOutput },
      },
    },
    async ({ caller, params, query }) => {
      const { workspaceId, reach } = caller
      const session = await getCoachingSession(database, workspaceId, params.id, reach)
      const { held_at: heldAt, agent_id: agentId, criteria } = session
      if (heldAt === null) throw new AppError('coaching_not_held')
      const days = query.days ?? standardDays
      const asked = { workspaceId, agentId, reach, heldAt, days, criteria }
      const items = await effectOfCoaching(database, asked)
      return { held_at: heldAt.toISOString(), days, items: items.map(showEffect) }
    },
  )
}
