import { z } from 'zod'
import { AppError } from '../../domain/errors.ts'
import {
  callEvents,
  deliveryStatuses,
  messageIdOf,
  webhookEvents,
  webhookFormats,
} from '../../domain/webhook.ts'
import type { Attempt, Delivery } from '../../store/webhooks/webhook-deliveries.ts'
import type { Webhook, WebhookFields } from '../../store/webhooks/webhooks.ts'
import type { AllowList } from '../../webhooks/allow-list.ts'
import { findUrlFault, namesInternalHost } from '../../webhooks/check-url.ts'
import { authored, showAuthored } from '../authored.ts'
import { wholeNumber } from '../models/model-params.ts'
import { textOf } from '../text-schemas.ts'
import { eventSchemas } from './event-schemas.ts'

const longestOverlapSeconds = 7 * 86_400
const timestamp = z.iso.datetime()

export const WebhookParams = z.object({ id: wholeNumber.describe('ID of the webhook.') })

export const DeliveryParams = WebhookParams.extend({
  delivery_id: z.uuid().toLowerCase().describe('ID of the delivery.'),
})

const event = z.enum(webhookEvents)

const receiver = textOf({ min: 1, max: 2_000 })
  .superRefine((url, context) => {
    const message = findUrlFault(url)
    if (message) context.addIssue({ code: 'custom', message })
  })
  .describe('Where events are sent: an http or https address, without user name and password.')

export const WebhookInput = z
  .object({
    url: receiver,
    events: z
      .array(event)
      .min(1)
      .max(20)
      .nullish()
      .describe('Events to send. Default: `call_analysis.completed` and `call_analysis.failed`.'),
    model_ids: z
      .array(z.int().min(1).max(2_147_483_647))
      .max(100)
      .nullish()
      .describe('Only calls of these models. Omitted or empty: all models.'),
    description: textOf({ max: 1_000 }).nullish().describe('What it is for.'),
    enabled: z.boolean().nullish().describe('Nothing is sent to a disabled webhook. Default: true.'),
    format: z
      .enum(webhookFormats)
      .nullish()
      .describe(
        '`event`: as described for each event. `text`: only `{"text": "…"}`, as chat programs take it; for `alert.raised` alone. Default: `event`.',
      ),
  })
  .refine(
    ({ format, events }) => format !== 'text' || (events?.length === 1 && events[0] === 'alert.raised'),
    { path: ['events'], message: 'A webhook with the format text can be told `alert.raised` only.' },
  )
  .meta({ id: 'WebhookRequest', description: 'A webhook to create or replace.' })

const shown = {
  id: z.int(),
  client_id: z.string().describe('The workspace it belongs to; that of its first client.'),
  url: z.string(),
  events: z.array(event),
  model_ids: z.array(z.int()).describe('Only calls of these models; empty: all models.'),
  description: z.string(),
  enabled: z.boolean(),
  format: z.enum(webhookFormats),
  disabled_reason: z
    .string()
    .nullable()
    .describe('Why the service disabled it; null: it did not. Enabling it clears this.'),
  failing_since: timestamp.nullable().describe('First failure since the last success; null: none.'),
  ...authored,
}

export const WebhookOutput = z.object(shown).meta({ id: 'Webhook', description: 'A webhook.' })

export const WebhookWithSecret = z
  .object({
    ...shown,
    secret: z
      .string()
      .nullable()
      .describe(
        'Messages are signed with it. Shown only once; null when the answer is repeated for its Idempotency-Key.',
      ),
  })
  .meta({ id: 'WebhookWithSecret', description: 'A webhook and its new secret.' })

const Rotation = z
  .strictObject({
    overlap_seconds: z
      .int()
      .min(0)
      .max(longestOverlapSeconds)
      .optional()
      .meta({ default: 86_400 })
      .describe('How long messages are also signed with the earlier secrets; 0: no longer.'),
  })
  .meta({ id: 'SecretRotation', description: 'How to replace the secret.' })

const Test = z
  .strictObject({ event: event.optional().describe("Event to send. Default: the webhook's first.") })
  .meta({ id: 'WebhookTest', description: 'What to send as a test.' })

/** A request without a body is as good as one with an empty object. */
export const RotationInput = z.preprocess((body) => body ?? undefined, Rotation.optional())
export const TestInput = z.preprocess((body) => body ?? undefined, Test.optional())

const AttemptOutput = z
  .object({
    at: timestamp,
    status_code: z.int().nullable().describe('Status code of the receiver; null: no answer.'),
    duration_ms: z.int(),
    reason: z.string().nullable().describe('Why it failed; null: it was delivered.'),
  })
  .meta({
    id: 'WebhookAttempt',
    description: 'One attempt to deliver an event. The body of the answer is not kept.',
  })

const shownOfDelivery = {
  id: z.uuid(),
  message_id: z.string().describe('The `webhook-id` header, the same at every attempt.'),
  webhook_id: z.int(),
  event,
  call_analysis_id: z
    .uuid()
    .nullable()
    .describe('The call it is about; null: it is a test, or about alerts.'),
  status: z
    .enum(deliveryStatuses)
    .describe(
      '`PENDING` until an attempt succeeds or the last has failed; `CANCELLED` when the call was erased before.',
    ),
  attempt_count: z.int(),
  last_attempt: AttemptOutput.nullable().describe(
    'The latest attempt; if it failed, `reason` says why. Null: not tried yet.',
  ),
  next_attempt_at: timestamp.nullable().describe('When it is sent next; null: no more attempts.'),
  created_at: timestamp,
  settled_at: timestamp.nullable().describe('When it was delivered or finally failed.'),
}

export const DeliveryOutput = z
  .object(shownOfDelivery)
  .meta({ id: 'WebhookDelivery', description: 'An event to be delivered to a webhook.' })

export const DeliveryWithAttempts = z
  .object({
    ...shownOfDelivery,
    payload: z
      .union([...Object.values(eventSchemas), z.object({ text: z.string() })])
      .nullable()
      .describe('The message; null: the call has been erased.'),
    attempts: z.array(AttemptOutput).describe('Oldest first; if more than 100, only the latest.'),
  })
  .meta({ id: 'WebhookDeliveryDetail', description: 'A delivery and its attempts.' })

export const DeliveryListOutput = z
  .object({
    items: z.array(DeliveryOutput),
    next_cursor: z.string().nullable().describe('For the next page; null on the last one.'),
  })
  .meta({ id: 'WebhookDeliveryList', description: 'A page of deliveries.' })

/** What is left out has its default. Throws when the address is of this machine or an internal network. */
export function toWebhookFields(input: z.infer<typeof WebhookInput>, allowed: AllowList): WebhookFields {
  if (namesInternalHost(new URL(input.url), allowed)) {
    throw new AppError(
      'webhook_address_internal',
      'This address leads to this machine or an internal network, where webhooks are not sent. The operator of the service can allow it with WEBHOOK_ALLOW.',
      'url',
    )
  }
  return {
    url: input.url,
    events: webhookEvents.filter((known) => (input.events ?? callEvents).includes(known)),
    modelIds: [...new Set(input.model_ids ?? [])],
    description: input.description ?? '',
    enabled: input.enabled ?? true,
    format: input.format ?? 'event',
  }
}

export function showWebhook(webhook: Webhook): z.infer<typeof WebhookOutput> {
  return {
    id: webhook.id,
    client_id: webhook.workspace_id,
    url: webhook.url,
    events: webhook.events,
    model_ids: webhook.model_ids,
    description: webhook.description,
    enabled: webhook.enabled,
    format: webhook.format,
    disabled_reason: webhook.disabled_reason,
    failing_since: webhook.failing_since?.toISOString() ?? null,
    ...showAuthored(webhook),
  }
}

export function showDelivery(delivery: Delivery): z.infer<typeof DeliveryOutput> {
  return {
    id: delivery.id,
    message_id: messageIdOf(delivery.id),
    webhook_id: delivery.webhook_id,
    event: delivery.event,
    call_analysis_id: delivery.call_id,
    status: delivery.status,
    attempt_count: delivery.attempt_count,
    last_attempt: delivery.last_attempt && {
      ...delivery.last_attempt,
      at: new Date(delivery.last_attempt.at).toISOString(),
    },
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
    settled_at: delivery.settled_at?.toISOString() ?? null,
  }
}

export function showDeliveryWithAttempts(
  delivery: Delivery,
  attempts: readonly Attempt[],
): z.infer<typeof DeliveryWithAttempts> {
  return {
    ...showDelivery(delivery),
    payload: delivery.payload === null ? null : JSON.parse(delivery.payload),
    attempts: attempts.map(({ at, status_code, duration_ms, reason }) => ({
      at: at.toISOString(),
      status_code,
      duration_ms,
      reason,
    })),
  }
}
