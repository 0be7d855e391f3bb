import { z } from 'zod'
import { type WebhookEvent, webhookEvents } from '../../domain/webhook.ts'
import { eventSchemas } from '../webhooks/event-schemas.ts'

const about = {
  'call_analysis.completed': {
    operationId: 'tellCompletedCall',
    summary: 'A call has been analysed',
  },
  'call_analysis.failed': {
    operationId: 'tellFailedCall',
    summary: 'A call could not be analysed',
  },
} satisfies Record<WebhookEvent, object>

/** What is posted to webhooks, for the document. */
export function describeEvents(): Record<string, object> {
  return Object.fromEntries(webhookEvents.map((event) => [event, { post: describeEvent(event) }]))
}

function describeEvent(event: WebhookEvent): object {
  const schema = z.toJSONSchema(eventSchemas[event], {
    io: 'input',
    override: ({ jsonSchema }) => void withoutLimits(jsonSchema),
  })
  const { $schema: _, ...payload } = schema
  return {
    tags: ['Webhooks'],
    ...about[event],
    description:
      'Sent to every webhook that asks for it. Any 2xx within 15 seconds takes it; anything else has it sent again, with the same `webhook-id`.',
    security: [],
    parameters: [
      header('webhook-id', 'The same whenever this event is sent to this webhook again.'),
      header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
      header('webhook-signature', 'HMAC-SHA256 as Standard Webhooks 1.0 says, one for each live secret.'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: payload } } },
    responses: {
      '2XX': { description: 'Taken.' },
      '410': { description: 'Not wanted any more: the webhook is disabled.' },
    },
  }
}

function header(name: string, description: string): object {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } }
}

/** Bounds of whole numbers that say nothing. */
function withoutLimits(schema: { minimum?: number; maximum?: number; pattern?: string }): void {
  delete schema.minimum
  delete schema.maximum
  delete schema.pattern
}
