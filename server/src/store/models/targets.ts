import { sql } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import type { Target } from '../../domain/results/target.ts'
import { noteAudit } from '../audit.ts'
import { type Database, type Transaction, withinTransaction } from '../database.ts'
import { lockModel, type ModelAddress, refuseUnknownModel } from './change-model.ts'
import { selectCategories } from './model-categories.ts'

export interface CategoryTarget extends Target {
  readonly category_slug: string
}

export interface WantedTargets {
  readonly score: Target | null
  readonly categories: readonly CategoryTarget[]
}

export interface ModelTargets {
  readonly model_id: number
  readonly model_name: string
  readonly enabled: boolean
  readonly score: Target | null
  readonly categories: readonly (CategoryTarget & {
    readonly category_id: string
    readonly category_name: string
  })[]
}

/** Of every model that calls can be sent to, and of others that have targets; by name. */
export async function listTargets(database: Database, workspaceId: string): Promise<ModelTargets[]> {
  const models = await selectTargets(database, workspaceId)
  return models.filter(({ enabled, score, categories }) => enabled || score || categories.length > 0)
}

export async function getTargets(
  database: Database,
  { workspaceId, modelId }: ModelAddress,
): Promise<ModelTargets> {
  const [found] = await selectTargets(database, workspaceId, modelId)
  return found ?? refuseUnknownModel()
}

/** What is not among the wanted has no target any more. */
export function replaceTargets(
  database: Database,
  address: ModelAddress,
  wanted: WantedTargets,
): Promise<ModelTargets> {
  return withinTransaction(database, async (tx) => {
    await lockModel(tx, address)
    const before = await getTargets(tx, address)
    const rows = await rowsOf(tx, address.modelId, wanted)
    await tx.deleteFrom('target').where('model_id', '=', address.modelId).execute()
    if (rows.length > 0) await tx.insertInto('target').values(rows).execute()
    const now = await getTargets(tx, address)
    if (JSON.stringify(now) !== JSON.stringify(before)) await noteTargets(tx, address, now)
    return now
  })
}

/** To a copy, whose categories have the same slugs. */
export async function copyTargets(tx: Transaction, fromModelId: number, toModelId: number): Promise<void> {
  await sql`
    insert into target (model_id, category_id, target, poor_below)
    select ${toModelId}, copied.id, target, poor_below
    from target
      left join model_category as original on original.id = target.category_id
      left join model_category as copied
        on copied.model_id = ${toModelId} and copied.slug = original.slug and copied.enabled
    where target.model_id = ${fromModelId} and (target.category_id is null or copied.id is not null)`.execute(
    tx,
  )
}

async function rowsOf(tx: Transaction, modelId: number, { score, categories }: WantedTargets) {
  const known = new Map((await selectCategories(tx, modelId).execute()).map(({ slug, id }) => [slug, id]))
  return [
    ...(score ? [{ model_id: modelId, category_id: null, ...score }] : []),
    ...categories.map(({ category_slug, ...target }, index) => {
      const category_id = known.get(category_slug)
      if (category_id === undefined)
        throw new AppError(
          'validation',
          'The model has no category with this slug.',
          `categories.${index}.category_slug`,
        )
      return { model_id: modelId, category_id, ...target }
    }),
  ]
}

function noteTargets(tx: Transaction, { modelId, ...by }: ModelAddress, now: ModelTargets): Promise<void> {
  const tell = ({ target, poor_below }: Target) => `${target}/${poor_below}`
  const detail = {
    score: now.score && tell(now.score),
    categories: now.categories.map((one) => `${one.category_slug} ${tell(one)}`),
  }
  return noteAudit(tx, { ...by, action: 'replaced', subject: 'target', subjectId: String(modelId), detail })
}

async function selectTargets(
  database: Database,
  workspaceId: string,
  modelId?: number,
): Promise<ModelTargets[]> {
  const { rows } = await sql<ModelTargets>`
    select model.id as model_id, model.name as model_name, model.enabled,
      (
        select json_build_object('target', target, 'poor_below', poor_below) from target
        where target.model_id = model.id and category_id is null
      ) as score,
      (
        select coalesce(json_agg(json_build_object('category_id', uuid, 'category_slug', slug, 'category_name', model_category.name,
          'target', target, 'poor_below', poor_below) order by order_number nulls last, model_category.id), '[]')
        from target join model_category on model_category.id = target.category_id
        where target.model_id = model.id and model_category.enabled
      ) as categories
    from model
    where model.workspace_id = ${workspaceId}
      and (${modelId ?? null}::integer is null or model.id = ${modelId ?? null})
    order by lower(model.name), model.id`.execute(database)
  return rows
}
