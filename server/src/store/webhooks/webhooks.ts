import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Acting } from '../../domain/people/roles.ts'
import type { WebhookEvent, WebhookFormat } from '../../domain/webhook.ts'
import { noteAudit } from '../audit.ts'
import type { SecretBox } from '../clients/secret-box.ts'
import type { Database, Transaction } from '../database.ts'
import type { AuditDetail, Schema } from '../schema.ts'
import { addSecret } from './webhook-secrets.ts'

const mostWebhooks = 50

/** A webhook as its owner writes it. */
export interface WebhookFields {
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly modelIds: readonly number[]
  readonly description: string
  readonly enabled: boolean
  readonly format: WebhookFormat
}

export type Webhook = Selectable<Schema['webhook']>

export interface WebhookAddress extends Acting {
  readonly webhookId: number
}

/** The secret is shown to whoever makes the webhook, and to nobody after that. */
export function createWebhook(
  database: Database,
  box: SecretBox,
  by: Acting,
  fields: WebhookFields,
): Promise<{ webhook: Webhook; secret: string }> {
  const { workspaceId } = by
  return database.transaction().execute(async (tx) => {
    // Two at once would both find room for the last one.
    await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('webhook')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirstOrThrow()
    if (count >= mostWebhooks) {
      const message = `There are ${mostWebhooks} webhooks already; delete one that is not needed any more.`
      throw new AppError('too_many_webhooks', message)
    }
    const webhook = await tx
      .insertInto('webhook')
      .values({
        workspace_id: workspaceId,
        ...(await columnsOf(tx, workspaceId, fields)),
        created_by: by.actor,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const secret = await addSecret(tx, box, webhook.id, 0)
    await note(tx, { ...by, webhookId: webhook.id }, 'created')
    return { webhook, secret }
  })
}

/** What waits to be sent goes to the new address. Switching it on gives it a fresh start. */
export function replaceWebhook(
  database: Database,
  address: WebhookAddress,
  fields: WebhookFields,
): Promise<Webhook> {
  return database.transaction().execute(async (tx) => {
    const before = await lockWebhook(tx, address)
    const freshStart = fields.enabled ? { disabled_reason: null } : {}
    const moved = before.url !== fields.url || (fields.enabled && !before.enabled)
    const webhook = await tx
      .updateTable('webhook')
      .set({
        ...(await columnsOf(tx, address.workspaceId, fields)),
        ...freshStart,
        ...(moved ? { failing_since: null } : {}),
        updated_at: new Date(),
        updated_by: address.actor,
      })
      .where('id', '=', address.webhookId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, address, 'replaced')
    return webhook
  })
}

/** With its secrets and its log; what waits to be sent is not sent. */
export async function deleteWebhook(database: Database, address: WebhookAddress): Promise<void> {
  await database.transaction().execute(async (tx) => {
    await lockWebhook(tx, address)
    await tx.deleteFrom('webhook').where('id', '=', address.webhookId).execute()
    await note(tx, address, 'removed')
  })
}

export function rotateSecret(
  database: Database,
  box: SecretBox,
  address: WebhookAddress,
  overlapSeconds: number,
): Promise<{ webhook: Webhook; secret: string }> {
  return database.transaction().execute(async (tx) => {
    await lockWebhook(tx, address)
    const secret = await addSecret(tx, box, address.webhookId, overlapSeconds)
    const webhook = await tx
      .updateTable('webhook')
      .set({ updated_at: new Date(), updated_by: address.actor })
      .where('id', '=', address.webhookId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, address, 'secret_rotated', { overlap_seconds: overlapSeconds })
    return { webhook, secret }
  })
}

export function listWebhooks(database: Database, workspaceId: string): Promise<Webhook[]> {
  return database
    .selectFrom('webhook')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute()
}

export async function getWebhook(
  database: Database,
  { workspaceId, webhookId }: WebhookAddress,
): Promise<Webhook> {
  const webhook = await selectWebhook(database, workspaceId, webhookId).executeTakeFirst()
  return webhook ?? refuseUnknown()
}

/** Whoever changes a webhook or its deliveries locks it first, so that nobody waits in a circle. */
export async function lockWebhook(
  tx: Transaction,
  { workspaceId, webhookId }: WebhookAddress,
): Promise<Webhook> {
  const webhook = await selectWebhook(tx, workspaceId, webhookId).forNoKeyUpdate().executeTakeFirst()
  return webhook ?? refuseUnknown()
}

function selectWebhook(database: Database, workspaceId: string, webhookId: number) {
  return database
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', webhookId)
    .where('workspace_id', '=', workspaceId)
}

async function columnsOf(tx: Transaction, workspaceId: string, fields: WebhookFields) {
  await refuseForeignModels(tx, workspaceId, fields.modelIds)
  return {
    url: fields.url,
    events: [...fields.events],
    model_ids: [...fields.modelIds],
    description: fields.description,
    enabled: fields.enabled,
    format: fields.format,
  }
}

async function refuseForeignModels(
  tx: Transaction,
  workspaceId: string,
  modelIds: readonly number[],
): Promise<void> {
  if (modelIds.length === 0) return
  const rows = await tx
    .selectFrom('model')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', modelIds)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  const index = modelIds.findIndex((id) => !known.has(id))
  if (index >= 0) {
    throw new AppError(
      'validation',
      `There is no model with the id ${modelIds[index]}.`,
      `model_ids.${index}`,
    )
  }
}

function note(
  tx: Transaction,
  { webhookId, ...by }: WebhookAddress,
  action: string,
  detail?: AuditDetail,
): Promise<void> {
  const entry = {
    ...by,
    action,
    subject: 'webhook',
    subjectId: String(webhookId),
  } as const
  return noteAudit(tx, detail ? { ...entry, detail } : entry)
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no webhook with this id.')
}
