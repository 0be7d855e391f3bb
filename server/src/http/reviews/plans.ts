import { z } from 'zod'
import { drawPlan } from '../../store/reviews/queue/draw-plan.ts'
import {
  createPlan,
  deletePlan,
  getPlan,
  listPlans,
  replacePlan,
} from '../../store/reviews/queue/review-plans.ts'
import type { App, HttpContext } from '../context.ts'
import { PlanInput, PlanOutput, PlanReplacement, showPlan, toPlanFields } from './plan-schemas.ts'

const tags = ['Reviews']
const PlanId = z.object({ id: z.uuid().toLowerCase() })
const read = 'read:call-analysis-review'
const write = 'write:call-analysis-review'

export function addReviewPlanRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOnePlanRoutes(app, context)
  addDrawRoute(app, context)
}

function addListRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/review-plans',
    {
      config: { scope: read },
      schema: {
        operationId: 'listReviewPlans',
        tags,
        summary: 'List the review plans',
        response: { 200: z.object({ items: z.array(PlanOutput) }) },
      },
    },
    async ({ caller }) => ({ items: (await listPlans(database, caller.workspaceId)).map(showPlan) }),
  )

  app.post(
    '/v1/review-plans',
    {
      config: { scope: write },
      schema: {
        operationId: 'createReviewPlan',
        tags,
        summary: 'Create a review plan',
        description: 'Calls are drawn within a minute, and from then on as they come in.',
        body: PlanInput,
        response: { 201: PlanOutput },
      },
    },
    async ({ caller, body }, reply) => {
      const plan = await createPlan(database, caller.by, toPlanFields(body))
      return reply.status(201).header('Location', `/v1/review-plans/${plan.id}`).send(showPlan(plan))
    },
  )
}

function addOnePlanRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/review-plans/:id',
    {
      config: { scope: read },
      schema: {
        operationId: 'getReviewPlan',
        tags,
        summary: 'Read a review plan',
        params: PlanId,
        response: { 200: PlanOutput },
      },
    },
    async ({ caller, params }) => showPlan(await getPlan(database, caller.workspaceId, params.id)),
  )

  app.put(
    '/v1/review-plans/:id',
    {
      config: { scope: write, refusals: ['plan_moved_on'] },
      schema: {
        operationId: 'replaceReviewPlan',
        tags,
        summary: 'Change a review plan',
        description: 'What is left out returns to its default, but for the seed.',
        params: PlanId,
        body: PlanReplacement,
        response: { 200: PlanOutput },
      },
    },
    async ({ caller, params, body }) => {
      const fields = { ...toPlanFields(body), version: body.version }
      return showPlan(await replacePlan(database, caller.by, params.id, fields))
    },
  )

  app.delete(
    '/v1/review-plans/:id',
    {
      config: { scope: write },
      schema: {
        operationId: 'deleteReviewPlan',
        tags,
        summary: 'Delete a review plan',
        description: 'What nobody has begun leaves the queue; what is being or was reviewed stays.',
        params: PlanId,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deletePlan(database, caller.by, params.id)
      return reply.status(204).send(null)
    },
  )
}

function addDrawRoute(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/review-plans/:id/draw',
    {
      config: { scope: write },
      schema: {
        operationId: 'drawReviewPlan',
        tags,
        summary: 'Draw calls now',
        description:
          'From this week and the one before. It happens every minute anyway; a plan that is not enabled draws nothing.',
        params: PlanId,
        response: {
          200: z
            .object({
              added: z.int().describe('Calls that are up for review now and were not before.'),
              removed: z.int().describe('Calls that gave way to others; nobody had begun with them.'),
            })
            .meta({ id: 'ReviewDraw', description: 'What a draw changed.' }),
        },
      },
    },
    ({ caller, params }) => drawPlan(database, caller.by, params.id),
  )
}
