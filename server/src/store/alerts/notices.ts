import { sql } from 'kysely'
import { describeAlert, linkOf, type ToldAlert, writeNotice } from '../../domain/alerts/describe-alert.ts'
import { isQuiet, nextWait } from '../../domain/alerts/quiet-hours.ts'
import { newId } from '../../domain/new-id.ts'
import type { WebhookFormat } from '../../domain/webhook.ts'
import type { Database, Transaction } from '../database.ts'
import { writePayload } from '../webhooks/webhook-outbox.ts'
import { getQuietHours } from './alert-hours.ts'

/** A notice lists so many; the page has the others. */
const mostListed = 50
const minuteMs = 60_000

/**
 * Tells what the rules have noted: of each rule in one message, unless its workspace has quiet hours or the rule told
 * something only just now. In one transaction the alerts are told and the messages are queued, so that no two processes
 * tell the same, and none is forgotten. Resolves to the number of notices.
 */
export async function tellAlerts(database: Database, baseUrl: string, now = new Date()): Promise<number> {
  const { rows } = await sql<{ id: string; workspace_id: string }>`
    select id, workspace_id from alert_rule
    where enabled and (next_tell_at is null or next_tell_at <= ${now})
      and exists (select from alert where rule_id = alert_rule.id and notice_id is null)`.execute(database)
  let told = 0
  for (const rule of rows) {
    if (isQuiet(await getQuietHours(database, rule.workspace_id), now)) continue
    const done = await database.transaction().execute((tx) => tellRule(tx, rule.id, baseUrl, now))
    if (done) told++
  }
  return told
}

async function tellRule(tx: Transaction, ruleId: string, baseUrl: string, now: Date): Promise<boolean> {
  const rule = await tx
    .selectFrom('alert_rule')
    .selectAll()
    .where('id', '=', ruleId)
    .where('enabled', '=', true)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!rule || (rule.next_tell_at && rule.next_tell_at > now)) return false
  const id = newId()
  await tx
    .insertInto('alert_notice')
    .values({ id, workspace_id: rule.workspace_id, rule_id: rule.id, rule_name: rule.name, told_at: now })
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('alert')
    .set({ notice_id: id })
    .where('rule_id', '=', rule.id)
    .where('notice_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    await tx.deleteFrom('alert_notice').where('id', '=', id).execute()
    return false
  }
  const since = rule.next_tell_at ? (now.getTime() - rule.next_tell_at.getTime()) / minuteMs : Infinity
  const wait = nextWait(rule.wait_minutes, since)
  await tx
    .updateTable('alert_rule')
    .set({ wait_minutes: wait, next_tell_at: new Date(now.getTime() + wait * minuteMs) })
    .where('id', '=', rule.id)
    .execute()
  if (rule.webhooks) await queueWebhooks(tx, id, rule.workspace_id, baseUrl)
  if (rule.people.length > 0) await queueMails(tx, id, rule.people)
  return true
}

async function queueWebhooks(
  tx: Transaction,
  noticeId: string,
  workspaceId: string,
  baseUrl: string,
): Promise<void> {
  const webhooks = await tx
    .selectFrom('webhook')
    .select(['id', 'format'])
    .where('workspace_id', '=', workspaceId)
    .where('enabled', '=', true)
    .where(sql<boolean>`'alert.raised' = any(events)`)
    .forKeyShare()
    .execute()
  for (const { id, format } of webhooks) {
    const payload = await writeMessage(tx, noticeId, format, baseUrl)
    await tx
      .insertInto('webhook_delivery')
      .values({ id: newId(), webhook_id: id, event: 'alert.raised', notice_id: noticeId, payload })
      .execute()
  }
}

async function queueMails(tx: Transaction, noticeId: string, people: readonly string[]): Promise<void> {
  await sql`
    insert into alert_mail (id, notice_id, person_id)
    select gen_random_uuid(), ${noticeId}, id from person where id = any(${people}::uuid[]) and enabled`.execute(
    tx,
  )
}

/** The message for a webhook, from what the alerts of the notice say now; null: there are none any more. */
async function writeMessage(
  tx: Transaction,
  noticeId: string,
  format: WebhookFormat,
  baseUrl: string,
): Promise<string | null> {
  const notice = await readNotice(tx, noticeId)
  if (!notice) return null
  const text = writeNotice(notice.ruleName, notice.alerts, notice.total, {
    baseUrl,
    forChat: format === 'text',
  })
  if (format === 'text') return JSON.stringify({ text })
  return writePayload('alert.raised', notice.toldAt, {
    id: noticeId,
    rule_id: notice.ruleId,
    rule_name: notice.ruleName,
    kind: notice.alerts[0]!.kind,
    text,
    total: notice.total,
    alerts: notice.alerts.map((alert) => ({
      id: alert.id,
      text: describeAlert(alert),
      agent_id: alert.agentId,
      call_id: alert.callId,
      evidence: alert.evidence,
      link: linkOf(baseUrl, alert),
      raised_at: alert.raisedAt.toISOString(),
    })),
    link: `${baseUrl}/alerts`,
  })
}

export interface Notice {
  readonly ruleId: string | null
  readonly ruleName: string
  readonly toldAt: Date
  readonly alerts: readonly ToldAlert[]
  /** How many there are; only the first are listed. */
  readonly total: number
}

/** With `agentIds`, what is about these agents only; without what is about the calls that are `withheld`. */
export async function readNotice(
  database: Database,
  noticeId: string,
  { agentIds, withheld = new Set() }: { agentIds?: readonly string[]; withheld?: ReadonlySet<string> } = {},
): Promise<Notice | undefined> {
  const notice = await database
    .selectFrom('alert_notice')
    .selectAll()
    .where('id', '=', noticeId)
    .executeTakeFirst()
  let query = database.selectFrom('alert').where('notice_id', '=', noticeId)
  if (agentIds) query = query.where(sql<boolean>`agent_id = any(${agentIds}::text[])`)
  if (withheld.size > 0)
    query = query.where(sql<boolean>`call_id is null or call_id <> all(${[...withheld]}::uuid[])`)
  const rows = await query
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('raised_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  if (!notice || rows.length === 0) return undefined
  return {
    ruleId: notice.rule_id,
    ruleName: notice.rule_name,
    toldAt: notice.told_at,
    total: rows[0]!.total,
    alerts: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      agentId: row.agent_id,
      callId: row.call_id,
      evidence: row.evidence,
      raisedAt: row.raised_at,
    })),
  }
}

/**
 * Leaves nothing of a call in the alerts, nor of its agent if no call of theirs is left. What was told stays in the log
 * without it; what has not been sent is sent without it, or not at all if nothing else was in it.
 */
export async function forgetCallInAlerts(
  tx: Transaction,
  workspaceId: string,
  callId: string,
  agentId: string | null,
): Promise<void> {
  const { rows } = await sql<{ notice_id: string | null }>`
    delete from alert
    where call_id = ${callId} or (
      workspace_id = ${workspaceId} and agent_id = ${agentId} and not exists (
        select from call where workspace_id = ${workspaceId} and agent_id = ${agentId} and enabled
      )
    )
    returning notice_id`.execute(tx)
  await writeAnew(tx, rows)
}

/** Alerts call a topic as it is called now: words that it was named by, and no call says any more, are in none. */
export async function renameTopicInAlerts(tx: Transaction, id: string): Promise<void> {
  const { rows } = await sql<{ notice_id: string | null }>`
    with called as (
      select coalesce((select coalesce(given_name, name) from topic where id = ${id}), '') as name
    )
    update alert set evidence = jsonb_set(evidence, '{topic,name}', to_jsonb(called.name)) from called
    where kind = 'topic_rising' and evidence -> 'topic' ->> 'id' = ${id}
      and evidence -> 'topic' ->> 'name' <> called.name
    returning notice_id`.execute(tx)
  await writeAnew(tx, rows)
}

/** Messages that were queued say what the alerts say now; with nothing left to say, they are not sent. */
async function writeAnew(
  tx: Transaction,
  alerts: readonly { readonly notice_id: string | null }[],
): Promise<void> {
  const notices = new Set(alerts.flatMap(({ notice_id }) => notice_id ?? []))
  for (const noticeId of notices) {
    const deliveries = await tx
      .selectFrom('webhook_delivery')
      .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
      .select(['webhook_delivery.id', 'webhook.format', 'payload'])
      .where('notice_id', '=', noticeId)
      .execute()
    for (const { id, format, payload } of deliveries) {
      const left = await writeMessage(tx, noticeId, format, baseUrlOf(payload))
      await sql`
        update webhook_delivery set payload = ${left},
          claim = case when ${left}::text is null then null else claim end,
          next_attempt_at = case when ${left}::text is null then null else next_attempt_at end,
          status = case when ${left}::text is null and status = 'PENDING' then 'CANCELLED' else status end,
          settled_at = case when ${left}::text is null then coalesce(settled_at, now()) else settled_at end
        where id = ${id}`.execute(tx)
    }
  }
}

/** The address that the message named before. */
function baseUrlOf(payload: string | null): string {
  return /https?:\/\/[^\s"]*?(?=\/(alerts|calls|agents|reviews)\b)/.exec(payload ?? '')?.[0] ?? ''
}

/** Forgets what was told so long ago. */
export async function removeOldNotices(database: Database, days: number): Promise<void> {
  await sql`delete from alert_notice where told_at < now() - make_interval(days => ${days})`.execute(database)
}
