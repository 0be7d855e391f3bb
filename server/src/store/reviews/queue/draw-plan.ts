import { sql } from 'kysely'
import { newId } from '../../../domain/new-id.ts'
import type { Acting } from '../../../domain/people/roles.ts'
import { type Assignee, assignTasks } from '../../../domain/reviewing/assign-tasks.ts'
import { type DrawnCall, drawCalls, type SettledCall } from '../../../domain/reviewing/draw-calls.ts'
import { mondayOf, weekBefore } from '../../../domain/reviewing/iso-week.ts'
import { noteAudit } from '../../audit.ts'
import type { Database, Transaction } from '../../database.ts'
import { isFree } from './is-free.ts'
import { isDrawnBlind } from './rank-call.ts'
import { readCandidates } from './read-candidates.ts'
import { lockPlan, type ReviewPlan } from './review-plans.ts'
import { readReviewers } from './reviewers.ts'

export interface Drawn {
  /** How many calls are up for review that were not before. */
  readonly added: number
  /** How many gave way to others that drew a better lot. */
  readonly removed: number
}

/** Draws now, because somebody asks for it. */
export async function drawPlan(database: Database, by: Acting, id: string, now = new Date()): Promise<Drawn> {
  return database.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, by.workspaceId, id)
    const drawn = await drawBoth(tx, plan, now)
    const detail = { ...drawn }
    await noteAudit(tx, { ...by, action: 'drawn', subject: 'review_plan', subjectId: id, detail })
    return drawn
  })
}

/**
 * Draws for the plan that has waited longest, if one has waited so long. Any number of processes may do so: whoever has
 * a plan in hand has locked it, and the others take the next. False: there is none.
 */
export async function drawDuePlan(database: Database, seconds: number): Promise<boolean> {
  return database.transaction().execute(async (tx) => {
    const plan = await tx
      .selectFrom('review_plan')
      .selectAll()
      .where('enabled', '=', true)
      .where(sql<boolean>`(drawn_at is null or drawn_at < now() - make_interval(secs => ${seconds}))`)
      .orderBy(sql`drawn_at nulls first`)
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!plan) return false
    await drawBoth(tx, plan, new Date())
    return true
  })
}

/** This week, and the one before: calls that came in on its last day may be finished on the first of this. */
async function drawBoth(tx: Transaction, plan: ReviewPlan, now: Date): Promise<Drawn> {
  await tx.updateTable('review_plan').set({ drawn_at: now }).where('id', '=', plan.id).execute()
  if (!plan.enabled) return { added: 0, removed: 0 }
  const week = mondayOf(now)
  const before = await drawWeek(tx, plan, weekBefore(week), { now, appeals: false })
  const current = await drawWeek(tx, plan, week, { now, appeals: true })
  return { added: before.added + current.added, removed: before.removed + current.removed }
}

async function drawWeek(
  tx: Transaction,
  plan: ReviewPlan,
  week: string,
  { now, appeals }: { readonly now: Date; readonly appeals: boolean },
): Promise<Drawn> {
  const candidates = await readCandidates(tx, plan, week, { appeals })
  // Before the tasks, as whoever disables somebody does: two who lock in different orders would wait for each other.
  const people = await readReviewers(tx, plan.workspace_id, plan.people ?? [])
  const settled = await lockTasks(tx, plan, week)
  const drawn = drawCalls({ rules: plan.rules, weeklyCap: plan.weekly_cap, candidates, settled })
  const removed = await removeOthers(tx, plan, week, drawn)
  const known = await listUp(tx, drawn)
  const fresh = drawn.filter(({ id }) => !known.has(id))
  const added = await addTasks(tx, plan, { week, now, people }, fresh)
  return { added, removed }
}

/** From here on nobody can claim one before it is decided which stay; late, since others wait meanwhile. */
async function lockTasks(tx: Transaction, plan: ReviewPlan, week: string): Promise<SettledCall[]> {
  const { rows } = await sql<SettledCall & { readonly free: boolean }>`
    select review_task.call_id as id, call.agent_id as "agentId", reasons, ${isFree} as free
    from review_task join call on call.id = review_task.call_id
    where plan_id = ${plan.id} and week = ${week}::date and state <> 'skipped'
    for update of review_task`.execute(tx)
  return rows.filter(({ free }) => !free)
}

/** An appeal stays until it is decided, in whatever week. */
async function removeOthers(
  tx: Transaction,
  plan: ReviewPlan,
  week: string,
  drawn: readonly DrawnCall[],
): Promise<number> {
  const ids = drawn.map(({ id }) => id)
  const { numDeletedRows } = await tx
    .deleteFrom('review_task')
    .where('plan_id', '=', plan.id)
    .where(sql<boolean>`week = ${week}::date and not 'appeals' = any(reasons)`)
    .where(isFree)
    .where(sql<boolean>`call_id <> all(${ids}::uuid[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Of these calls, those that are up already, by this plan or otherwise: they are reviewed once. */
async function listUp(tx: Transaction, drawn: readonly DrawnCall[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ call_id: string }>`
    select call_id from review_task
    where state = 'open' and call_id = any(${drawn.map(({ id }) => id)}::uuid[])`.execute(tx)
  return new Set(rows.map(({ call_id }) => call_id))
}

async function addTasks(
  tx: Transaction,
  plan: ReviewPlan,
  { week, now, people }: { readonly week: string; readonly now: Date; readonly people: readonly Assignee[] },
  calls: readonly DrawnCall[],
): Promise<number> {
  if (calls.length === 0) return 0
  const due = plan.due_days === null ? null : new Date(now.getTime() + plan.due_days * 86_400_000)
  const rows = assignTasks(calls, people).map((call) => ({
    id: newId(),
    workspace_id: plan.workspace_id,
    call_id: call.id,
    plan_id: plan.id,
    week,
    reasons: [...call.reasons],
    // Whoever decides an appeal has to know what it is about.
    blind: !call.reasons.includes('appeals') && isDrawnBlind(plan, call.id),
    assigned_to: call.assignedTo,
    due_at: due,
  }))
  let added = 0
  for (let start = 0; start < rows.length; start += 1_000) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('review_task')
      .values(rows.slice(start, start + 1_000))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    added += Number(numInsertedOrUpdatedRows)
  }
  return added
}
