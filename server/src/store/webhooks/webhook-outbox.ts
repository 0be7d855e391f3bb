import { type RawBuilder, type Selectable, sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { WebhookEvent, WebhookFormat } from '../../domain/webhook.ts'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'

type Call = Selectable<Schema['call']>
type CallPart = Pick<Call, 'id' | 'external_id' | 'agent_id' | 'status' | 'model_id' | 'model_revision'> &
  Pick<Call, 'total_score' | 'expected_score' | 'score_percentage' | 'error_message' | 'created_at'>

/**
 * Writes down whom to tell that a call has come to its end, in the transaction that ends it: so nobody is told what
 * was rolled back, and nothing that was committed is kept from them.
 */
export async function queueCallEvent(tx: Transaction, callId: string): Promise<void> {
  const event = sql<WebhookEvent>`case call.status when 'PROCESS_COMPLETED' then 'call_analysis.completed' else 'call_analysis.failed' end`
  const rows = await selectListeners(tx, callId, event)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('call_history')
          .select(['call_history.id as history_id', 'call_history.at'])
          .whereRef('call_history.call_id', '=', 'call.id')
          .orderBy('call_history.id', 'desc')
          .limit(1)
          .as('ended'),
      (join) => join.onTrue(),
    )
    .select(['ended.history_id', 'ended.at', event.as('event')])
    .execute()
  if (rows.length === 0) return
  await tx
    .insertInto('webhook_delivery')
    .values(
      rows.map((row) => ({
        id: newId(),
        webhook_id: row.webhook_id,
        event: row.event,
        call_id: callId,
        call_history_id: row.history_id,
        payload: writePayload(row.event, row.at, describeCall(row, row.name)),
      })),
    )
    .onConflict((conflict) => conflict.constraint('webhook_delivery_once').doNothing())
    .execute()
}

/** Every webhook that wants to hear of this event of the call, with what is told about the call. */
export function selectListeners(tx: Transaction, callId: string, event: RawBuilder<WebhookEvent>) {
  return (
    tx
      .selectFrom('call')
      .innerJoin('webhook', 'webhook.workspace_id', 'call.workspace_id')
      .innerJoin('model', 'model.id', 'call.model_id')
      .select(['webhook.id as webhook_id', 'model.name'])
      .select(['call.id', 'call.external_id', 'call.agent_id', 'call.status', 'call.model_id'])
      .select(['call.model_revision', 'call.total_score', 'call.expected_score', 'call.score_percentage'])
      .select(['call.error_message', 'call.created_at'])
      .where('call.id', '=', callId)
      .where('webhook.enabled', '=', true)
      .where(sql<boolean>`${event} = any(webhook.events)`)
      .where(sql<boolean>`(webhook.model_ids = '{}' or call.model_id = any(webhook.model_ids))`)
      // A webhook that is being deleted must not take the call's result with it.
      .forKeyShare('webhook')
  )
}

/** What is sent about a call: enough to decide whether to read the record, and nothing that was said on it. */
export function describeCall(call: CallPart, modelName: string) {
  return {
    id: call.id,
    external_id: call.external_id,
    agent_id: call.agent_id,
    status: call.status,
    model_id: call.model_id,
    model_name: modelName,
    model_revision: call.model_revision,
    total_score: call.total_score,
    expected_score: call.expected_score,
    score_percentage: call.score_percentage,
    error_message: call.error_message,
    created_at: call.created_at.toISOString(),
    location: `/v1/call-analysis/${call.id}`,
  }
}

const nobody = '00000000-0000-0000-0000-000000000000'
const testDetails: Readonly<Partial<Record<WebhookEvent, object>>> = {
  'review.submitted': { review_id: nobody, reviewer: 'test' },
  'appeal.opened': { appeal_id: nobody, key: null },
  'appeal.decided': { appeal_id: nobody, key: null, outcome: 'accepted' },
}

const testAlert = {
  id: nobody,
  rule_id: null,
  rule_name: 'Test',
  kind: 'critical_failed',
  text: '',
  total: 0,
  alerts: [],
  link: '',
}

/** An event about no call, which looks like one that is. */
export function writeTestPayload(event: WebhookEvent, at: Date, format: WebhookFormat): string {
  const text = 'This is only a test.'
  if (format === 'text') return JSON.stringify({ text })
  if (event === 'alert.raised') return writePayload(event, at, { ...testAlert, text, test: true })
  const completed = event !== 'call_analysis.failed'
  const call = {
    id: nobody,
    external_id: 'test',
    agent_id: 'test',
    status: completed ? ('PROCESS_COMPLETED' as const) : ('ERROR' as const),
    model_id: 0,
    model_revision: 1,
    total_score: completed ? 87 : null,
    expected_score: completed ? 100 : null,
    score_percentage: completed ? 87 : null,
    error_message: completed ? null : 'This is only a test.',
    created_at: at,
  }
  return writePayload(event, at, { ...describeCall(call, 'Test'), ...testDetails[event], test: true })
}

export function writePayload(type: WebhookEvent, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}

/** Takes everything about the call out of the log of deliveries; what has not been sent is not sent any more. */
export async function emptyDeliveries(tx: Transaction, callId: string): Promise<void> {
  await sql`
    update webhook_delivery set payload = null, claim = null, next_attempt_at = null,
      status = case status when 'PENDING' then 'CANCELLED' else status end,
      settled_at = coalesce(settled_at, now())
    where call_id = ${callId}`.execute(tx)
}
