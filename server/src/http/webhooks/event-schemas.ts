import { z } from 'zod'
import { alertKinds } from '../../domain/alerts/alert.ts'
import { type CallStatus, finalStatuses } from '../../domain/call.ts'
import type { WebhookEvent } from '../../domain/webhook.ts'
import { evidenceShape } from '../alerts/alert-schemas.ts'

/** How the document of the API names them. */
export const aboutEvents = {
  'call_analysis.completed': {
    operationId: 'tellCompletedCall',
    summary: 'A call has been analysed',
  },
  'call_analysis.failed': {
    operationId: 'tellFailedCall',
    summary: 'A call could not be analysed',
  },
  'review.submitted': { operationId: 'tellSubmittedReview', summary: 'A person has reviewed a call' },
  'appeal.opened': { operationId: 'tellOpenedAppeal', summary: 'Somebody has appealed against a result' },
  'appeal.decided': { operationId: 'tellDecidedAppeal', summary: 'An appeal has been decided' },
  'alert.raised': { operationId: 'tellAlert', summary: 'Something happened that a rule watches' },
} satisfies Record<WebhookEvent, object>

const appealFields = {
  appeal_id: z.uuid(),
  key: z.string().nullable().describe('The criterion; null: the result as a whole.'),
}

/** What is posted to webhooks, in the order it is written. */
export const eventSchemas = {
  'call_analysis.completed': describe('call_analysis.completed', ['PROCESS_COMPLETED']),
  'call_analysis.failed': describe('call_analysis.failed', ['TRANSCRIPTION_FAILED', 'ERROR']),
  'review.submitted': describe('review.submitted', finalStatuses, {
    review_id: z.uuid(),
    reviewer: z.string(),
  }),
  'appeal.opened': describe('appeal.opened', finalStatuses, appealFields),
  'appeal.decided': describe('appeal.decided', finalStatuses, {
    ...appealFields,
    outcome: z.enum(['accepted', 'declined']),
  }),
  'alert.raised': describeAlerts(),
} satisfies Record<WebhookEvent, z.ZodType>

function describeAlerts() {
  return z.object({
    type: z.literal('alert.raised'),
    timestamp: z.iso.datetime().describe('When it was told.'),
    data: z.object({
      id: z.uuid(),
      rule_id: z.uuid().nullable(),
      rule_name: z.string(),
      kind: z.enum(alertKinds),
      text: z.string().describe('All of it in words, for people.'),
      total: z.int().describe('How many alerts it is about; `alerts` has the first 50.'),
      alerts: z.array(
        z.object({
          id: z.uuid(),
          text: z.string(),
          agent_id: z.string().nullable(),
          call_id: z.uuid().nullable(),
          evidence: evidenceShape,
          link: z.string(),
          raised_at: z.iso.datetime(),
        }),
      ),
      link: z.string().describe('The page of alerts.'),
      test: z.literal(true).optional().describe('Only in a test event: nothing happened.'),
    }),
  })
}

function describe(event: WebhookEvent, statuses: readonly CallStatus[], more: z.ZodRawShape = {}) {
  return z.object({
    type: z.literal(event),
    timestamp: z.iso.datetime().describe('When it happened.'),
    data: z.object({
      id: z.uuid().describe('The call it is about.'),
      external_id: z.string().describe("The sender's own ID of the call."),
      agent_id: z.string(),
      status: z.enum(statuses),
      model_id: z.int(),
      model_name: z.string(),
      model_revision: z.int(),
      total_score: z.int().nullable(),
      expected_score: z.int().nullable(),
      score_percentage: z.number().nullable(),
      error_message: z.string().nullable().describe('Why it failed; null: it did not.'),
      created_at: z.iso.datetime(),
      location: z.string().describe('Path of the complete record.'),
      ...more,
      test: z.literal(true).optional().describe('Only in a test event: there is no such call.'),
    }),
  })
}
