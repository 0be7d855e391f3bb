import { setTimeout as wait } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../domain/errors.ts'
import type { Acting, Reach } from '../../../domain/people/roles.ts'
import { usualClaimMinutes } from '../../../domain/reviewing/review-plan.ts'
import { noteAudit } from '../../audit.ts'
import { isInReach } from '../../calls/in-reach.ts'
import type { Database, Transaction } from '../../database.ts'
import { hasSeen } from './blind.ts'
import { isFree, noClaim } from './is-free.ts'
import { getTask, type ReviewTask } from './review-tasks.ts'

export interface Claimer extends Acting {
  readonly reach?: Reach | undefined
  /** A program cannot be shown a call without its answers: it has none to look at. */
  readonly isPerson: boolean
}

/** While a plan is being drawn, its tasks are in hand for a moment. */
const mostTries = 20
const pauseMs = 50

/**
 * The task that somebody is at, or else the next: what was given to them before what is anyone's, then by when it is due,
 * then by age. It is theirs alone until it is done, given back or the time is over. Undefined: there is none.
 */
export async function claimNext(database: Database, claimer: Claimer): Promise<ReviewTask | undefined> {
  for (let tries = 1; ; tries++) {
    const id = await database.transaction().execute((tx) => claimOnce(tx, claimer))
    if (id !== undefined) return getTask(database, claimer.workspaceId, id)
    if (tries === mostTries || !(await findFree(database, claimer, sql``))) return undefined
    await wait(pauseMs)
  }
}

async function claimOnce(tx: Transaction, claimer: Claimer): Promise<string | undefined> {
  // Somebody who asks twice at once gets one task, not two.
  await sql`
    select pg_advisory_xact_lock(hashtext('callmark review claim'), hashtext(${claimer.actor}))`.execute(tx)
  const own = await sql<{ id: string }>`
    select review_task.id from review_task join call on call.id = review_task.call_id
    where claimed_by = ${claimer.actor} and state = 'open' and claimed_until > now()
      and review_task.workspace_id = ${claimer.workspaceId} and ${isInReach(claimer.reach)}
    order by claimed_until limit 1 for update of review_task`.execute(tx)
  const held = own.rows[0]?.id
  const id = held ?? (await findFree(tx, claimer, sql`for update of review_task skip locked`))
  if (id === undefined) return undefined
  await hold(tx, claimer, id, held !== undefined)
  return id
}

async function findFree(
  database: Database,
  claimer: Claimer,
  locking: RawBuilder<unknown>,
): Promise<string | undefined> {
  const { actor, workspaceId, reach } = claimer
  const { rows } = await sql<{ id: string }>`
    select review_task.id from review_task join call on call.id = review_task.call_id
    where review_task.workspace_id = ${workspaceId} and ${isFree} and call.enabled
      and (assigned_to is null or assigned_to::text = ${actor}) and ${isInReach(reach)} and not ${isInvolved(actor)}
    order by released_by is not distinct from ${actor}, assigned_to is null, due_at nulls last, review_task.id
    limit 1 ${locking}`.execute(database)
  return rows[0]?.id
}

/** Their own call; or an appeal that somebody else has to decide. */
function isInvolved(actor: string) {
  return sql`(
    exists (select from person where person.id::text = ${actor} and person.agent_id = call.agent_id)
    or 'appeals' = any(review_task.reasons) and (
      exists (select from appeal where appeal.call_id = call.id and outcome is null and opened_by = ${actor})
      or exists (
        select from review where review.call_id = call.id and reviewer = ${actor} and review.status = 'submitted'
      )
    )
  )`
}

/** Asked for again, it is theirs for as long as the first time; but blind only if it was. */
async function hold(tx: Transaction, claimer: Claimer, id: string, isHeld: boolean): Promise<void> {
  const { actor, actorName = null, isPerson } = claimer
  const blind = isHeld ? sql`claimed_blind` : sql`blind and ${isPerson}::boolean and not ${hasSeen(actor)}`
  await sql`
    update review_task set claimed_by = ${actor}, claimed_by_name = ${actorName}, claimed_blind = ${blind},
      claimed_until = now() + make_interval(mins => coalesce(
        (select claim_minutes from review_plan where review_plan.id = review_task.plan_id), ${usualClaimMinutes}))
    where id = ${id}`.execute(tx)
  if (!isHeld) await note(tx, claimer, id, 'claimed')
}

/** Gives a task back that the caller is at. */
export async function releaseTask(
  database: Database,
  by: Acting & { readonly reach?: Reach | undefined },
  id: string,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const task = await lockTask(tx, by, id)
    if (task.claimed_by?.id !== by.actor) throw new AppError('task_not_held')
    await tx
      .updateTable('review_task')
      .set({ ...noClaim, released_by: by.actor })
      .where('id', '=', id)
      .execute()
    await note(tx, by, id, 'released')
  })
}

/** Takes the call out of the queue for good, with a reason; not while somebody else is at it. */
export async function skipTask(
  database: Database,
  by: Acting & { readonly reach?: Reach | undefined },
  id: string,
  reason: string,
): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const task = await lockTask(tx, by, id)
    if (task.claimed_by && task.claimed_by.id !== by.actor) throw new AppError('task_held')
    await tx
      .updateTable('review_task')
      .set({ ...noClaim, state: 'skipped', skip_reason: reason, finished_at: new Date() })
      .where('id', '=', id)
      .execute()
    await note(tx, by, id, 'skipped')
  })
}

async function lockTask(
  tx: Transaction,
  { workspaceId, reach }: Acting & { readonly reach?: Reach | undefined },
  id: string,
): Promise<ReviewTask> {
  await tx.selectFrom('review_task').select('id').where('id', '=', id).forUpdate().execute()
  const task = await getTask(tx, workspaceId, id, reach)
  if (task.state === 'done' || task.state === 'skipped') throw new AppError('task_finished')
  return task
}

function note(
  tx: Transaction,
  { workspaceId, actor, actorName, address }: Acting,
  id: string,
  action: string,
) {
  return noteAudit(tx, {
    workspaceId,
    actor,
    actorName,
    address,
    action,
    subject: 'review_task',
    subjectId: id,
  })
}
