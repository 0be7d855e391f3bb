import { sql } from 'kysely'
import { newId } from '../../domain/new-id.ts'
import type { MailLanguage } from '../../domain/weekly/weekly-digest.ts'
import type { Database } from '../database.ts'
import { writeTestPayload } from '../webhooks/webhook-outbox.ts'
import { type AlertRule, getRule } from './alert-rules.ts'

export interface TestedRule {
  readonly rule: AlertRule
  /** To how many a test was queued. */
  readonly webhooks: number
  /** Whom a mail is to be sent. */
  readonly people: readonly {
    readonly name: string
    readonly email: string
    readonly language: MailLanguage | null
  }[]
}

/** Queues a test for every webhook that the rule tells, and says whom it tells by mail. */
export function queueTests(database: Database, workspaceId: string, id: string): Promise<TestedRule> {
  return database.transaction().execute(async (tx) => {
    const rule = await getRule(tx, workspaceId, id)
    const webhooks = rule.webhooks
      ? await tx
          .selectFrom('webhook')
          .select(['id', 'format'])
          .where('workspace_id', '=', workspaceId)
          .where('enabled', '=', true)
          .where(sql<boolean>`'alert.raised' = any(events)`)
          .forKeyShare()
          .execute()
      : []
    for (const { id: webhook_id, format } of webhooks) {
      const payload = writeTestPayload('alert.raised', new Date(), format)
      await tx
        .insertInto('webhook_delivery')
        .values({ id: newId(), webhook_id, event: 'alert.raised', payload })
        .execute()
    }
    const people = await tx
      .selectFrom('person')
      .select(['name', 'email', 'language'])
      .where('workspace_id', '=', workspaceId)
      .where('enabled', '=', true)
      .where('role', '!=', 'agent')
      .where(sql<boolean>`id = any(${rule.people}::uuid[])`)
      .execute()
    return { rule, webhooks: webhooks.length, people }
  })
}
