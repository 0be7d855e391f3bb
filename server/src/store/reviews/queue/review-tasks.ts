import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../domain/errors.ts'
import type { Reach } from '../../../domain/people/roles.ts'
import type { TaskReason, TaskState } from '../../../domain/reviewing/review-plan.ts'
import { isInReach } from '../../calls/in-reach.ts'
import type { Database } from '../../database.ts'

interface Named {
  readonly id: string
  readonly name: string | null
}

/** A call that is up for review. */
export interface ReviewTask {
  readonly id: string
  readonly call: {
    readonly id: string
    readonly external_id: string
    readonly agent_id: string
    readonly agent_name: string
    readonly model_id: number
    readonly model_name: string
    readonly duration: number | null
    readonly created_at: Date
  }
  readonly plan: Named | null
  readonly reasons: readonly TaskReason[]
  readonly blind: boolean
  readonly assigned_to: Named | null
  readonly claimed_by: Named | null
  readonly claimed_until: Date | null
  readonly due_at: Date | null
  readonly overdue: boolean
  readonly state: TaskState
  readonly skip_reason: string | null
  readonly review_id: string | null
  readonly created_at: Date
  readonly finished_at: Date | null
}

export interface TaskFilter {
  readonly workspaceId: string
  readonly reach: Reach | undefined
  readonly states?: readonly TaskState[] | undefined
  /** Given to this person, or in their hands. */
  readonly of?: string | undefined
  readonly planId?: string | undefined
  readonly overdue?: boolean | undefined
  /** Given to nobody, and in nobody's hands. */
  readonly unassigned?: boolean | undefined
  /** Those before this id. */
  readonly before?: string | undefined
  readonly limit: number
}

const isClaimed = sql<boolean>`(review_task.state = 'open' and review_task.claimed_until > now())`
const isOverdue = sql<boolean>`(review_task.state = 'open' and coalesce(review_task.due_at < now(), false))`
const stateOf = sql`case when ${isClaimed} then 'claimed' else review_task.state end`

const isUnassigned = sql<boolean>`(review_task.state = 'open' and review_task.assigned_to is null and ${isClaimed} is not true)`

function isOf(person: string): RawBuilder<boolean> {
  return sql`(review_task.assigned_to::text = ${person} or (review_task.claimed_by = ${person} and ${isClaimed}))`
}

/** How much waits; `mine` is of the person who asks. */
export interface TaskCounts {
  readonly waiting: number
  readonly mine: number
  readonly unassigned: number
  readonly overdue: number
  /** Calls with an appeal that nobody has decided. */
  readonly appealed: number
}

export async function countTasks(
  database: Database,
  { workspaceId, reach }: Pick<TaskFilter, 'workspaceId' | 'reach'>,
  person: string,
): Promise<TaskCounts> {
  const { rows } = await sql<TaskCounts>`
    select count(*) as waiting, count(*) filter (where ${isOf(person)}) as mine,
      count(*) filter (where ${isUnassigned}) as unassigned, count(*) filter (where ${isOverdue}) as overdue,
      (
        select count(*) from call
        where workspace_id = ${workspaceId} and enabled and review_state = 'appealed' and ${isInReach(reach)}
      ) as appealed
    from review_task join call on call.id = review_task.call_id
    where review_task.workspace_id = ${workspaceId} and review_task.state = 'open' and ${isInReach(reach)}`.execute(
    database,
  )
  return rows[0]!
}

/** The newest first. */
export async function listTasks(
  database: Database,
  filter: TaskFilter,
): Promise<{ readonly tasks: ReviewTask[]; readonly next: string | undefined }> {
  const { workspaceId, reach, states, of, planId, overdue, unassigned, before, limit } = filter
  const conditions = [sql`review_task.workspace_id = ${workspaceId}`, isInReach(reach)]
  if (states) conditions.push(sql`${stateOf} = any(${states}::text[])`)
  if (of !== undefined) conditions.push(isOf(of))
  if (planId !== undefined) conditions.push(sql`review_task.plan_id = ${planId}`)
  if (overdue !== undefined) conditions.push(sql`${isOverdue} = ${overdue}`)
  if (unassigned) conditions.push(isUnassigned)
  if (before !== undefined) conditions.push(sql`review_task.id < ${before}`)
  const found = await selectTasks(database, sql.join(conditions, sql` and `), limit + 1)
  const tasks = found.slice(0, limit)
  return { tasks, next: found.length > limit ? tasks.at(-1)?.id : undefined }
}

/** Also of one whose call is out of reach: there is no such task. */
export async function getTask(
  database: Database,
  workspaceId: string,
  id: string,
  reach?: Reach,
): Promise<ReviewTask> {
  const which = sql`review_task.id = ${id} and review_task.workspace_id = ${workspaceId} and ${isInReach(reach)}`
  const [task] = await selectTasks(database, which, 1)
  if (!task) throw new AppError('not_found', 'There is no task with this id.')
  return task
}

/** The open tasks of these calls. */
export function listOpenTasks(
  database: Database,
  workspaceId: string,
  callIds: readonly string[],
): Promise<ReviewTask[]> {
  const which = sql`review_task.workspace_id = ${workspaceId} and review_task.state = 'open'
    and review_task.call_id = any(${callIds}::uuid[])`
  return selectTasks(database, which, callIds.length)
}

async function selectTasks(
  database: Database,
  which: RawBuilder<unknown>,
  limit: number,
): Promise<ReviewTask[]> {
  const { rows } = await sql<ReviewTask & { readonly call: { readonly created_at: string } }>`
    select review_task.id,
      json_build_object('id', call.id, 'external_id', call.external_id, 'agent_id', call.agent_id,
        'agent_name', call.agent_name, 'model_id', model.id, 'model_name', model.name,
        'duration', call.duration_seconds, 'created_at', call.created_at) as call,
      case when review_plan.id is not null
        then json_build_object('id', review_plan.id, 'name', review_plan.name) end as plan,
      review_task.reasons, review_task.blind,
      case when person.id is not null then json_build_object('id', person.id, 'name', person.name) end as assigned_to,
      case when ${isClaimed}
        then json_build_object('id', review_task.claimed_by, 'name', review_task.claimed_by_name) end as claimed_by,
      case when ${isClaimed} then review_task.claimed_until end as claimed_until,
      review_task.due_at, ${isOverdue} as overdue, ${stateOf} as state, review_task.skip_reason, review_task.review_id,
      review_task.created_at, review_task.finished_at
    from review_task
      join call on call.id = review_task.call_id
      join model on model.id = call.model_id
      left join review_plan on review_plan.id = review_task.plan_id
      left join person on person.id = review_task.assigned_to
    where ${which}
    order by review_task.id desc limit ${limit}`.execute(database)
  return rows.map((row) => ({ ...row, call: { ...row.call, created_at: new Date(row.call.created_at) } }))
}
