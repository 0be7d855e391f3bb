import { z } from 'zod'
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replaceWebhook,
  rotateSecret,
} from '../../store/webhooks/webhooks.ts'
import type { App, HttpContext } from '../context.ts'
import {
  RotationInput,
  showWebhook,
  toWebhookFields,
  WebhookInput,
  WebhookOutput,
  WebhookParams,
  WebhookWithSecret,
} from './webhook-schemas.ts'

/** Long enough for a receiver to be given the new secret without hurry. */
const standardOverlapSeconds = 86_400

export function addWebhookRoutes(app: App, context: HttpContext): void {
  addListRoutes(app, context)
  addOneWebhookRoutes(app, context)
  addSecretRoute(app, context)
}

function addListRoutes(app: App, { database, secrets, webhookAllow }: HttpContext): void {
  app.post(
    '/v1/webhooks',
    {
      config: {
        scope: 'write:webhook',
        refusals: ['too_many_webhooks', 'webhook_address_internal'],
        shownOnce: ['secret'],
      },
      schema: {
        operationId: 'createWebhook',
        tags: ['Webhooks'],
        summary: 'Create a webhook',
        description:
          'From then on, every call that is complete or has failed is reported to `url`, signed with `secret` as in Standard Webhooks 1.0. The secret is shown in this answer only.',
        body: WebhookInput,
        response: { 201: WebhookWithSecret },
      },
    },
    async ({ caller, body }, reply) => {
      const fields = toWebhookFields(body, webhookAllow)
      const { webhook, secret } = await createWebhook(database, secrets, caller.by, fields)
      reply.status(201).header('Location', `/v1/webhooks/${webhook.id}`).header('Cache-Control', 'no-store')
      return { ...showWebhook(webhook), secret }
    },
  )

  app.get(
    '/v1/webhooks',
    {
      config: { scope: 'read:webhook' },
      schema: {
        operationId: 'listWebhooks',
        tags: ['Webhooks'],
        summary: 'List the webhooks',
        response: { 200: z.array(WebhookOutput) },
      },
    },
    async ({ caller }) => (await listWebhooks(database, caller.workspaceId)).map(showWebhook),
  )
}

function addOneWebhookRoutes(app: App, { database, webhookAllow }: HttpContext): void {
  app.get(
    '/v1/webhooks/:id',
    {
      config: { scope: 'read:webhook' },
      schema: {
        operationId: 'getWebhook',
        tags: ['Webhooks'],
        summary: 'Read a webhook',
        params: WebhookParams,
        response: { 200: WebhookOutput },
      },
    },
    async ({ caller, params }) =>
      showWebhook(await getWebhook(database, { ...caller.by, webhookId: params.id })),
  )

  app.put(
    '/v1/webhooks/:id',
    {
      config: { scope: 'write:webhook', refusals: ['webhook_address_internal'] },
      schema: {
        operationId: 'replaceWebhook',
        tags: ['Webhooks'],
        summary: 'Replace a webhook',
        description:
          'Omitted fields return to their defaults. The secret stays. Pending deliveries go to the new address; while the webhook is disabled, they stay pending.',
        params: WebhookParams,
        body: WebhookInput,
        response: { 200: WebhookOutput },
      },
    },
    async ({ caller, params, body }) => {
      const address = { ...caller.by, webhookId: params.id }
      return showWebhook(await replaceWebhook(database, address, toWebhookFields(body, webhookAllow)))
    },
  )

  app.delete(
    '/v1/webhooks/:id',
    {
      config: { scope: 'write:webhook' },
      schema: {
        operationId: 'deleteWebhook',
        tags: ['Webhooks'],
        summary: 'Delete a webhook',
        description: 'With its secrets and its delivery log. Pending deliveries are not sent.',
        params: WebhookParams,
        response: { 204: z.null() },
      },
    },
    async ({ caller, params }, reply) => {
      await deleteWebhook(database, { ...caller.by, webhookId: params.id })
      return reply.status(204).send(null)
    },
  )
}

function addSecretRoute(app: App, { database, secrets }: HttpContext): void {
  app.post(
    '/v1/webhooks/:id/rotate-secret',
    {
      config: { scope: 'write:webhook', shownOnce: ['secret'] },
      schema: {
        operationId: 'rotateWebhookSecret',
        tags: ['Webhooks'],
        summary: 'Create a new secret for a webhook',
        description:
          'The secret is shown in this answer only. Messages are also signed with the old one for a day, or as long as `overlap_seconds` says: time to give the new one to the receiver.',
        params: WebhookParams,
        body: RotationInput,
        response: { 200: WebhookWithSecret },
      },
    },
    async ({ caller, params, body }, reply) => {
      const address = { ...caller.by, webhookId: params.id }
      const overlapSeconds = body?.overlap_seconds ?? standardOverlapSeconds
      const { webhook, secret } = await rotateSecret(database, secrets, address, overlapSeconds)
      reply.header('Cache-Control', 'no-store')
      return { ...showWebhook(webhook), secret }
    },
  )
}
