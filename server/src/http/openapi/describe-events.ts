import { z } from 'zod'
import { type WebhookEvent, webhookEvents } from '../../domain/webhook.ts'
import { aboutEvents, eventSchemas } from '../webhooks/event-schemas.ts'

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
    ...aboutEvents[event],
    description:
      'Sent to every webhook that is set up for it. Any 2xx within 15 seconds accepts it; after anything else it is sent again, with the same `webhook-id`.',
    security: [],
    parameters: [
      header('webhook-id', 'The same every time this event is sent to this webhook.'),
      header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
      header('webhook-signature', 'HMAC-SHA256 as in Standard Webhooks 1.0, one for each valid secret.'),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: payload } } },
    responses: {
      '2XX': { description: 'Accepted.' },
      '410': { description: 'No longer wanted: the webhook is disabled.' },
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
