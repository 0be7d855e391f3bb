import { type Selectable, sql } from 'kysely'
import type { Watch } from '../../domain/alerts/alert.ts'
import { finalStatuses } from '../../domain/call.ts'
import type { Database, Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { checkFalls } from './check-falls.ts'
import { checkRises } from './check-rises.ts'
import { type Looked, type Raised, raiseAlerts } from './raise-alerts.ts'

type Rule = Selectable<Schema['alert_rule']>
type WatchOf<Kind extends Watch['kind']> = Extract<Watch, { kind: Kind }>

const hourMs = 3_600_000

/**
 * Looks at the rule that has waited longest, if one has waited so long. Any number of processes may do so: whoever has a
 * rule in hand has locked it. False: there is none.
 */
export function checkDueRule(database: Database, seconds: number, now = new Date()): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const rule = await tx
      .selectFrom('alert_rule')
      .selectAll()
      .where('enabled', '=', true)
      .where(sql<boolean>`watch ->> 'kind' <> 'critical_failed'`)
      .where((where) =>
        where.or([
          where('checked_at', 'is', null),
          where('checked_at', '<', new Date(now.getTime() - seconds * 1000)),
        ]),
      )
      .orderBy(sql`checked_at nulls first`)
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!rule) return false
    const { raised, state } = await look(tx, rule, now)
    await raiseAlerts(tx, { id: rule.id, workspaceId: rule.workspace_id, kind: rule.watch.kind }, raised)
    await tx
      .updateTable('alert_rule')
      .set({ checked_at: now, state: JSON.stringify(state) })
      .where('id', '=', rule.id)
      .execute()
    return true
  })
}

async function look(tx: Transaction, rule: Rule, now: Date): Promise<Looked> {
  const { watch } = rule
  if (watch.kind === 'agent_falling') return checkFalls(tx, rule, watch, now)
  if (watch.kind === 'topic_rising') return checkRises(tx, rule, watch, now)
  if (watch.kind === 'review_overdue')
    return { raised: await listOverdue(tx, rule, watch, now), state: rule.state }
  if (watch.kind === 'backlog') return checkBacklog(tx, rule, watch, now)
  return { raised: [], state: rule.state }
}

/** A review is told of once, unless it is given another date. */
async function listOverdue(
  tx: Transaction,
  rule: Rule,
  { hours }: WatchOf<'review_overdue'>,
  now: Date,
): Promise<Raised[]> {
  const before = new Date(now.getTime() - hours * hourMs)
  const { rows } = await sql<{
    id: string
    call_id: string
    due_at: Date
    assigned_to: string | null
    agent_id: string | null
    agent_name: string | null
    external_id: string
  }>`
    select review_task.id, review_task.call_id, due_at, person.name as assigned_to, call.agent_id, call.agent_name,
      call.external_id
    from review_task join call on call.id = review_task.call_id
      left join person on person.id = review_task.assigned_to
    where review_task.workspace_id = ${rule.workspace_id} and call.enabled and review_task.state = 'open' and due_at <= ${before}
      and not exists (
        select from alert
        where rule_id = ${rule.id} and occasion = review_task.id || ' ' || extract(epoch from due_at)::bigint
      )
    order by due_at limit 5000
    for key share of call`.execute(tx)
  return rows.map((row) => ({
    occasion: `${row.id} ${Math.floor(row.due_at.getTime() / 1000)}`,
    agentId: row.agent_id,
    callId: row.call_id,
    evidence: {
      call: { external_id: row.external_id, score_percentage: null },
      review: { due_at: row.due_at.toISOString(), assigned_to: row.assigned_to },
      ...(row.agent_name ? { agent_name: row.agent_name } : {}),
    },
  }))
}

/** Told when it has grown so much in so many hours; then again when it has doubled, or has gone back in between. */
async function checkBacklog(
  tx: Transaction,
  rule: Rule,
  watch: WatchOf<'backlog'>,
  now: Date,
): Promise<Looked> {
  const length = await measureBacklog(tx, rule.workspace_id, watch.of)
  const oldest = now.getTime() - watch.hours * hourMs
  const lengths = rule.state.lengths ?? []
  const last = lengths.at(-1)
  const isDue = !last || now.getTime() - Date.parse(last[0]) >= hourMs
  const kept = isDue ? [...lengths, [now.toISOString(), length] as const] : [...lengths]
  // The newest that is old enough is what today is compared with.
  while (kept.length > 1 && Date.parse(kept[1]![0]) <= oldest) kept.shift()
  const [since, before] = kept[0]!
  const hasGrown =
    Date.parse(since) <= oldest &&
    length >= watch.at_least &&
    length >= before * (1 + watch.growth_percent / 100)
  const told = rule.state.toldLength
  const goneBack = told !== undefined && length < Math.max(1, told / 2)
  const isNew = told === undefined || goneBack ? hasGrown : length >= told * 2
  const toldLength = isNew ? length : goneBack ? undefined : told
  return {
    raised: isNew
      ? [
          {
            occasion: now.toISOString(),
            agentId: null,
            callId: null,
            evidence: { backlog: { of: watch.of, length, before, hours: watch.hours } },
          },
        ]
      : [],
    state: { lengths: kept, ...(toldLength === undefined ? {} : { toldLength }) },
  }
}

async function measureBacklog(
  tx: Transaction,
  workspaceId: string,
  of: WatchOf<'backlog'>['of'],
): Promise<number> {
  const query =
    of === 'reviews'
      ? sql<{ length: number }>`
          select count(*) as length from review_task where workspace_id = ${workspaceId} and state = 'open'`
      : sql<{ length: number }>`
          select count(*) as length from call
          where workspace_id = ${workspaceId} and enabled and status <> all(${[...finalStatuses]}::text[])`
  return (await query.execute(tx)).rows[0]!.length
}
