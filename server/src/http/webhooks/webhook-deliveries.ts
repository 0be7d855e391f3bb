import { z } from 'zod'
import { deliveryStatuses, webhookEvents } from '../../domain/webhook.ts'
import { getDelivery, listDeliveries, redeliver, sendTest } from '../../store/webhooks/webhook-deliveries.ts'
import type { App, HttpContext } from '../context.ts'
import { severalOf, wholeNumber } from '../query-values.ts'
import {
  DeliveryListOutput,
  DeliveryOutput,
  DeliveryParams,
  DeliveryWithAttempts,
  showDelivery,
  showDeliveryWithAttempts,
  TestInput,
  WebhookParams,
} from './webhook-schemas.ts'

const DeliveryQuery = z
  .object({
    limit: wholeNumber({ min: 1, max: 200 })
      .optional()
      .meta({ default: 50 })
      .describe('Deliveries per page.'),
    cursor: z.string().max(100).optional().describe('`next_cursor` of the previous page.'),
    status: severalOf(deliveryStatuses).describe('Repeat it for any of several.'),
    event: severalOf(webhookEvents).describe('Repeat it for any of several.'),
  })
  .superRefine(({ cursor }, context) => {
    if (cursor !== undefined && readCursor(cursor) === undefined)
      context.addIssue({
        code: 'custom',
        path: ['cursor'],
        message: 'This is not a cursor of this list. Take `next_cursor` of the page before.',
      })
  })

export function addWebhookDeliveryRoutes(app: App, context: HttpContext): void {
  addReadRoutes(app, context)
  addSendRoutes(app, context)
}

function addReadRoutes(app: App, { database }: HttpContext): void {
  app.get(
    '/v1/webhooks/:id/deliveries',
    {
      config: { scope: 'read:webhook' },
      schema: {
        operationId: 'listWebhookDeliveries',
        tags: ['Webhooks'],
        summary: 'List the deliveries of a webhook',
        description:
          'Sent and pending, newest first, in pages. Deliveries stay in the log for 30 days unless the operator sets another time.',
        params: WebhookParams,
        querystring: DeliveryQuery,
        response: { 200: DeliveryListOutput },
      },
    },
    async ({ caller, params, query }) => {
      const { deliveries, next } = await listDeliveries(
        database,
        { ...caller.by, webhookId: params.id },
        {
          statuses: query.status,
          events: query.event,
          limit: query.limit ?? 50,
          after: query.cursor === undefined ? undefined : readCursor(query.cursor),
        },
      )
      return { items: deliveries.map(showDelivery), next_cursor: next ? writeCursor(next) : null }
    },
  )

  app.get(
    '/v1/webhooks/:id/deliveries/:delivery_id',
    {
      config: { scope: 'read:webhook' },
      schema: {
        operationId: 'getWebhookDelivery',
        tags: ['Webhooks'],
        summary: 'Read a delivery and its attempts',
        params: DeliveryParams,
        response: { 200: DeliveryWithAttempts },
      },
    },
    async ({ caller, params }) => {
      const address = { ...caller.by, webhookId: params.id }
      const { delivery, attempts } = await getDelivery(database, address, params.delivery_id)
      return showDeliveryWithAttempts(delivery, attempts)
    },
  )
}

function addSendRoutes(app: App, { database }: HttpContext): void {
  app.post(
    '/v1/webhooks/:id/deliveries/:delivery_id/redeliver',
    {
      config: {
        scope: 'write:webhook',
        refusals: ['webhook_disabled', 'delivery_in_progress', 'call_erased'],
      },
      schema: {
        operationId: 'redeliverWebhook',
        tags: ['Webhooks'],
        summary: 'Send a delivery again',
        description:
          'Immediately, with the same `webhook-id` and the same content, whether it was delivered, has failed or is pending. If it fails, all retries follow.',
        params: DeliveryParams,
        response: { 200: DeliveryOutput },
      },
    },
    async ({ caller, params }) => {
      const address = { ...caller.by, webhookId: params.id }
      return showDelivery(await redeliver(database, address, params.delivery_id))
    },
  )

  app.post(
    '/v1/webhooks/:id/test',
    {
      config: { scope: 'write:webhook', refusals: ['webhook_disabled'] },
      schema: {
        operationId: 'testWebhook',
        tags: ['Webhooks'],
        summary: 'Send a test event',
        description:
          'An event without a call, with `test` true in its `data`. It is tried once; read the delivery to see the outcome.',
        params: WebhookParams,
        body: TestInput,
        response: { 201: DeliveryOutput },
      },
    },
    async ({ caller, params, body }, reply) => {
      const address = { ...caller.by, webhookId: params.id }
      const delivery = await sendTest(database, address, body?.event)
      const location = `/v1/webhooks/${params.id}/deliveries/${delivery.id}`
      return reply.status(201).header('Location', location).send(showDelivery(delivery))
    },
  )
}

function writeCursor(deliveryId: string): string {
  return Buffer.from(deliveryId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Undefined: not a cursor of ours. */
function readCursor(cursor: string): string | undefined {
  const hex = Buffer.from(cursor, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return z.uuid().safeParse(id).success ? id : undefined
}
