import { type Selectable, sql } from 'kysely'
import type { Watch } from '../../domain/alerts/alert.ts'
import { AppError } from '../../domain/errors.ts'
import { newId } from '../../domain/new-id.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import { checkModel } from '../models/check-model.ts'
import type { Schema } from '../schema.ts'

export type AlertRule = Selectable<Schema['alert_rule']>

export interface RuleFields {
  readonly name: string
  readonly watch: Watch
  readonly webhooks: boolean
  readonly people: readonly string[]
  readonly enabled: boolean
}

const mostRules = 50

export function createRule(database: Database, by: Acting, fields: RuleFields): Promise<AlertRule> {
  return database.transaction().execute(async (tx) => {
    // Two at once would both find room for the last one.
    await tx.selectFrom('workspace').select('id').where('id', '=', by.workspaceId).forNoKeyUpdate().execute()
    const { count } = await tx
      .selectFrom('alert_rule')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('workspace_id', '=', by.workspaceId)
      .executeTakeFirstOrThrow()
    if (count >= mostRules) {
      const message = `There are ${mostRules} rules already; delete one that is not needed any more.`
      throw new AppError('too_many_alert_rules', message)
    }
    await checkRule(tx, by.workspaceId, fields)
    const rule = await tx
      .insertInto('alert_rule')
      .values({ id: newId(), workspace_id: by.workspaceId, ...columnsOf(fields), created_by: by.actor })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, by, rule, 'created')
    return rule
  })
}

export function listRules(database: Database, workspaceId: string): Promise<AlertRule[]> {
  return database
    .selectFrom('alert_rule')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function getRule(database: Database, workspaceId: string, id: string): Promise<AlertRule> {
  const rule = await database
    .selectFrom('alert_rule')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!rule) throw new AppError('not_found', 'There is no alert rule with this id.')
  return rule
}

/**
 * What it has noted and not told yet stays. If something else is watched, nothing is remembered of what was. Throws
 * `alert_rule_moved_on` where a version is given that is not the one that stands.
 */
export function replaceRule(
  database: Database,
  by: Acting,
  id: string,
  { version, ...fields }: RuleFields & { readonly version?: number | undefined },
): Promise<AlertRule> {
  return database.transaction().execute(async (tx) => {
    const before = await lockRule(tx, by.workspaceId, id)
    if (version !== undefined && version !== before.version) throw new AppError('alert_rule_moved_on')
    if (before.watch.kind !== fields.watch.kind)
      throw new AppError('validation', 'What a rule watches cannot change its kind.', 'watch.kind')
    await checkRule(tx, by.workspaceId, fields)
    const same = JSON.stringify(before.watch) === JSON.stringify(fields.watch)
    const rule = await tx
      .updateTable('alert_rule')
      .set({
        ...columnsOf(fields),
        version: before.version + 1,
        ...(same ? {} : { state: '{}', checked_at: null }),
        updated_at: new Date(),
        updated_by: by.actor,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, by, rule, 'replaced')
    return rule
  })
}

/** What it has not told yet is not told any more; what it has told stays. */
export async function deleteRule(database: Database, by: Acting, id: string): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const rule = await lockRule(tx, by.workspaceId, id)
    await tx.deleteFrom('alert').where('rule_id', '=', id).where('notice_id', 'is', null).execute()
    await tx.deleteFrom('alert_rule').where('id', '=', id).execute()
    await note(tx, by, rule, 'removed')
  })
}

async function lockRule(tx: Transaction, workspaceId: string, id: string): Promise<AlertRule> {
  await tx.selectFrom('alert_rule').select('id').where('id', '=', id).forUpdate().execute()
  return getRule(tx, workspaceId, id)
}

async function checkRule(tx: Transaction, workspaceId: string, { watch, people }: RuleFields): Promise<void> {
  if ('model_id' in watch && watch.model_id !== null)
    await checkModel(tx, workspaceId, watch.model_id, 'watch.model_id')
  const { rows } = await sql<{ id: string; role: string }>`
    select id, role from person
    where workspace_id = ${workspaceId} and enabled and id = any(${people}::uuid[])`.execute(tx)
  for (const [index, id] of people.entries()) {
    const person = rows.find((row) => row.id === id)
    const field = `tell.people.${index}`
    if (!person) throw new AppError('validation', 'There is no person with this id.', field)
    if (person.role === 'agent')
      throw new AppError('validation', 'Agents are not told: alerts are about others, too.', field)
  }
}

function columnsOf(fields: RuleFields) {
  return {
    name: fields.name,
    watch: JSON.stringify(fields.watch),
    webhooks: fields.webhooks,
    people: sql<string[]>`${fields.people}::uuid[]`,
    enabled: fields.enabled,
  }
}

function note(tx: Transaction, by: Acting, rule: AlertRule, action: string): Promise<void> {
  const detail = {
    kind: rule.watch.kind,
    enabled: rule.enabled,
    webhooks: rule.webhooks,
    people: rule.people.length,
  }
  return noteAudit(tx, { ...by, action, subject: 'alert_rule', subjectId: rule.id, detail })
}
