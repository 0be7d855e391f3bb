import { z } from 'zod'
import { getCall } from '../../store/calls/calls.ts'
import { type Appeal, decideAppeal, listAppeals, openAppeal } from '../../store/reviews/appeals.ts'
import { CallId } from '../calls/call-schemas.ts'
import type { App, HttpContext } from '../context.ts'
import { textOf } from '../text-schemas.ts'
import { ReviewAnswerFields, toGivenAnswers } from './review-schemas.ts'

const tags = ['Reviews']
const moment = z.iso.datetime()

const AppealOutput = z
  .object({
    id: z.uuid(),
    call_analysis_id: z.uuid(),
    key: z.string().nullable().describe('The criterion; null: the result as a whole.'),
    reason: z.string(),
    opened_by: z.string(),
    opened_by_name: z.string().nullable(),
    opened_at: moment,
    outcome: z.enum(['accepted', 'declined']).nullable().describe('Null: not decided yet.'),
    decision: z.string().nullable().describe('Why.'),
    decided_by: z.string().nullable(),
    decided_by_name: z.string().nullable(),
    decided_at: moment.nullable(),
    review_id: z.uuid().nullable().describe('The review that the decision made.'),
  })
  .meta({ id: 'Appeal', description: 'Somebody does not agree with a result.' })

export function addAppealRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/call-analysis/:id/appeals',
    {
      config: { scope: 'read:call-analysis-review', refusals: ['call_erased'] },
      schema: {
        operationId: 'listAppeals',
        tags,
        summary: 'List the appeals of a call',
        params: CallId,
        response: { 200: z.object({ items: z.array(AppealOutput) }) },
      },
    },
    async ({ caller, params }) => {
      const call = await getCall(database, caller.workspaceId, params.id, { reach: caller.reach })
      return { items: (await listAppeals(database, call.id)).map(show) }
    },
  )

  app.post(
    '/v1/call-analysis/:id/appeals',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: ['call_erased', 'call_in_progress', 'nothing_to_review', 'appeal_open', 'appeal_late'],
      },
      schema: {
        operationId: 'openAppeal',
        tags,
        summary: 'Appeal against a result',
        params: CallId,
        body: z.object({
          key: z
            .string()
            .min(1)
            .max(200)
            .nullable()
            .default(null)
            .describe('The criterion; null: the whole result.'),
          reason: textOf({ min: 1, max: 4_000 }),
        }),
        response: { 201: AppealOutput },
      },
    },
    async ({ caller, params, body }, reply) => {
      const address = { ...caller.by, callId: params.id, reach: caller.reach }
      const appeal = await openAppeal(database, address, body)
      reply.status(201).header('Location', `/v1/call-analysis/${params.id}/appeals`)
      return show(appeal)
    },
  )

  app.post(
    '/v1/appeals/:id/decide',
    {
      config: {
        scope: 'write:call-analysis-review',
        refusals: ['call_erased', 'call_in_progress', 'nothing_to_review', 'appeal_decided', 'own_review'],
      },
      schema: {
        operationId: 'decideAppeal',
        tags,
        summary: 'Decide an appeal',
        description:
          'Not by who opened it, nor by who reviewed the call. `answers` become a review of their own and count from then on.',
        params: z.object({ id: z.uuid().toLowerCase() }),
        body: z.object({
          outcome: z.enum(['accepted', 'declined']),
          reason: textOf({ min: 1, max: 4_000 }),
          answers: z.array(ReviewAnswerFields).max(1_000).default([]),
        }),
        response: { 200: AppealOutput },
      },
    },
    async ({ caller, params, body }) => {
      const decision = { outcome: body.outcome, reason: body.reason, answers: toGivenAnswers(body.answers) }
      return show(await decideAppeal(database, params.id, { ...caller.by, reach: caller.reach }, decision))
    },
  )
}

function show(appeal: Appeal): z.infer<typeof AppealOutput> {
  const { call_id, workspace_id: _, opened_at, decided_at, ...rest } = appeal
  return {
    ...rest,
    call_analysis_id: call_id,
    opened_at: opened_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
