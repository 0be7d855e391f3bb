import { randomInt } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { AppError } from '../../../domain/errors.ts'
import { newId } from '../../../domain/new-id.ts'
import type { Acting } from '../../../domain/people/roles.ts'
import type { PlanRule } from '../../../domain/reviewing/review-plan.ts'
import { noteAudit } from '../../audit.ts'
import type { Database, Transaction } from '../../database.ts'
import { checkModel } from '../../models/check-model.ts'
import type { Schema } from '../../schema.ts'
import { isFree } from './is-free.ts'
import { checkReviewer } from './reviewers.ts'

export type ReviewPlan = Selectable<Schema['review_plan']>

export interface PlanFields {
  readonly name: string
  readonly modelId: number | null
  readonly enabled: boolean
  /** Undefined: a new plan draws one, another keeps its own. */
  readonly seed: number | undefined
  readonly rules: readonly PlanRule[]
  readonly blindShare: number
  readonly weeklyCap: number | null
  /** Null: anyone. */
  readonly people: readonly string[] | null
  readonly dueDays: number | null
  readonly claimMinutes: number
}

const largestSeed = 2_147_483_647

export async function createPlan(database: Database, by: Acting, fields: PlanFields): Promise<ReviewPlan> {
  return database.transaction().execute(async (tx) => {
    await checkPlan(tx, by.workspaceId, fields)
    const plan = await tx
      .insertInto('review_plan')
      .values({
        id: newId(),
        workspace_id: by.workspaceId,
        ...columnsOf(fields),
        seed: fields.seed ?? randomInt(largestSeed),
        created_by: by.actor,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, by, plan, 'created')
    return plan
  })
}

export function listPlans(database: Database, workspaceId: string): Promise<ReviewPlan[]> {
  return database
    .selectFrom('review_plan')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function getPlan(database: Database, workspaceId: string, id: string): Promise<ReviewPlan> {
  const plan = await database
    .selectFrom('review_plan')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  if (!plan) throw new AppError('not_found', 'There is no review plan with this id.')
  return plan
}

/** The next round draws by it. Throws `plan_moved_on` unless the version is the one that stands. */
export async function replacePlan(
  database: Database,
  by: Acting,
  id: string,
  fields: PlanFields & { readonly version: number },
): Promise<ReviewPlan> {
  return database.transaction().execute(async (tx) => {
    const before = await lockPlan(tx, by.workspaceId, id)
    if (before.version !== fields.version) throw new AppError('plan_moved_on')
    await checkPlan(tx, by.workspaceId, fields)
    const plan = await tx
      .updateTable('review_plan')
      .set({
        ...columnsOf(fields),
        seed: fields.seed ?? before.seed,
        version: before.version + 1,
        drawn_at: null,
        updated_at: new Date(),
        updated_by: by.actor,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(tx, by, plan, 'replaced')
    return plan
  })
}

/** Tasks that nobody has begun go with it; what is being reviewed, was reviewed or skipped stays. */
export async function deletePlan(database: Database, by: Acting, id: string): Promise<void> {
  await database.transaction().execute(async (tx) => {
    const plan = await lockPlan(tx, by.workspaceId, id)
    await tx.deleteFrom('review_task').where('plan_id', '=', id).where(isFree).execute()
    await tx.deleteFrom('review_plan').where('id', '=', id).execute()
    await note(tx, by, plan, 'removed')
  })
}

export async function lockPlan(tx: Transaction, workspaceId: string, id: string): Promise<ReviewPlan> {
  await tx.selectFrom('review_plan').select('id').where('id', '=', id).forUpdate().execute()
  return getPlan(tx, workspaceId, id)
}

async function checkPlan(
  tx: Transaction,
  workspaceId: string,
  { modelId, people }: PlanFields,
): Promise<void> {
  if (modelId !== null) await checkModel(tx, workspaceId, modelId)
  for (const [index, id] of (people ?? []).entries())
    await checkReviewer(tx, workspaceId, id, `assign.people.${index}`)
}

function columnsOf(fields: PlanFields) {
  return {
    name: fields.name,
    model_id: fields.modelId,
    enabled: fields.enabled,
    rules: JSON.stringify(fields.rules),
    blind_share: fields.blindShare,
    weekly_cap: fields.weeklyCap,
    people: fields.people && sql<string[]>`${fields.people}::uuid[]`,
    due_days: fields.dueDays,
    claim_minutes: fields.claimMinutes,
  }
}

function note(tx: Transaction, by: Acting, plan: ReviewPlan, action: string): Promise<void> {
  const detail = {
    enabled: plan.enabled,
    rules: plan.rules.map(({ kind }) => kind),
    blind_share: plan.blind_share,
    weekly_cap: plan.weekly_cap,
  }
  return noteAudit(tx, { ...by, action, subject: 'review_plan', subjectId: plan.id, detail })
}
