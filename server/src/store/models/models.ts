import { sql } from 'kysely'
import { compareNames } from '../../domain/compare-names.ts'
import { AppError } from '../../domain/errors.ts'
import { type ModelMetadataField, type ModelRevision, tidyName } from '../../domain/model.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import { keepTeaching } from '../teaching/model-teaching.ts'
import {
  changedBy,
  changeModelWithin,
  hasValues,
  lockModel,
  type ModelAddress,
  noteModelChange,
  refuseUnknownModel,
} from './change-model.ts'
import {
  type FirstCategory,
  firstCategories,
  general,
  insertCategories,
  selectCategories,
} from './model-categories.ts'
import { metadataFields } from './model-metadata.ts'
import { replaceParts } from './model-parts.ts'
import { type ModelRow, saveRevision } from './model-revisions.ts'
import { type VariableFields, variables } from './model-variables.ts'
import { readSnapshot } from './read-snapshot.ts'
import { copyTargets } from './targets.ts'

/** A model as its author writes it, its categories aside. */
export interface ModelFields {
  readonly name: string
  readonly description: string
  readonly prompt: string
  readonly transcriptionPrompt: string
  readonly summarizeCall: boolean
  readonly summarizePrompt: string
  readonly scoring: boolean
  readonly leastConfidence: number
  readonly enabled: boolean
  /** Days; null: no rule of its own; undefined: as it was. */
  readonly retainAudioDays?: number | null | undefined
  readonly retainTranscriptDays?: number | null | undefined
  readonly variables: readonly VariableFields[]
  readonly metadata: readonly ModelMetadataField[]
}

/** A new model as its author writes it; ids, slugs and the first revision are made here. */
export interface NewModel extends ModelFields {
  readonly categories: readonly FirstCategory[]
}

/** A model with its current revision, and who made it when. */
export interface Model {
  readonly id: number
  readonly workspaceId: string
  readonly enabled: boolean
  readonly retainAudioDays: number | null
  readonly retainTranscriptDays: number | null
  readonly revision: ModelRevision
  readonly createdAt: Date
  readonly createdBy: string
  readonly updatedAt: Date | null
  readonly updatedBy: string | null
}

export function createModel(database: Database, by: Acting, model: NewModel): Promise<Model> {
  return sayWhenNameTaken(model.name, () =>
    database.transaction().execute(async (tx) => {
      const made = await insertModel(tx, by, model)
      await noteModelChange(tx, { ...by, modelId: made.id }, 'created')
      return made
    }),
  )
}

/** Replaces everything but the categories. What stays under its key keeps its id; what has gone is disabled. */
export function replaceModel(database: Database, address: ModelAddress, model: ModelFields): Promise<Model> {
  const { workspaceId, actor, modelId } = address
  const change = async (tx: Transaction, row: ModelRow) => {
    const columns = columnsOf(model)
    if (!hasValues(row, columns)) {
      await tx
        .updateTable('model')
        .set({ ...columns, ...changedBy(actor) })
        .where('id', '=', modelId)
        .execute()
    }
    const startsScoring = model.scoring && !row.scoring
    if (startsScoring && !(await selectCategories(tx, modelId).executeTakeFirst())) {
      await insertCategories(tx, modelId, actor, [general])
    }
    await replaceParts(variables, tx, modelId, actor, model.variables)
    await replaceParts(metadataFields, tx, modelId, actor, model.metadata)
  }
  return sayWhenNameTaken(model.name, () =>
    database.transaction().execute(async (tx) => {
      // Two models that swap their names at once would each wait for the other; so renamings happen one at a time.
      await tx
        .selectFrom('workspace')
        .select('id')
        .where('id', '=', workspaceId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      const before = await lockModel(tx, address)
      const { row, revision } = await changeModelWithin(tx, address, change, pathInVariables(model))
      await noteReplacement(tx, address, before, row)
      return toModel(row, revision)
    }),
  )
}

/** An editable copy, enabled and without calls. */
export function duplicateModel(database: Database, address: ModelAddress, name: string): Promise<Model> {
  return sayWhenNameTaken(name, () =>
    database.transaction().execute(async (tx) => {
      const row = await lockModel(tx, address)
      const { revision } = await getModel(tx, row.workspace_id, row.id)
      const rows = await selectCategories(tx, row.id).execute()
      const categories = revision.categories.map((category) => ({
        ...category,
        holdsRest: rows.some(({ uuid, holds_rest }) => holds_rest && uuid === category.uuid),
      }))
      const kept = {
        retainAudioDays: row.retain_audio_days,
        retainTranscriptDays: row.retain_transcript_days,
      }
      const copy = { ...revision, ...kept, name, categories, enabled: true }
      const made = await insertModel(tx, address, copy)
      await copyTargets(tx, row.id, made.id)
      await noteModelChange(tx, { ...address, modelId: made.id }, 'duplicated', undefined, { of: row.id })
      return made
    }),
  )
}

export async function getModel(database: Database, workspaceId: string, id: number): Promise<Model> {
  const row = await selectModels(database, workspaceId).where('model.id', '=', id).executeTakeFirst()
  return row ? toModel(row, readSnapshot(row.snapshot)) : refuseUnknownModel()
}

/** The model of that name, enabled or not, upper or lower case alike. */
export async function findModelByName(
  database: Database,
  workspaceId: string,
  name: string,
): Promise<Model | undefined> {
  const [row] = await selectModels(database, workspaceId).where(isNamed(name)).execute()
  return row && toModel(row, readSnapshot(row.snapshot))
}

/** What a submission needs to know of a model, however long the model is. */
export interface NamedModel {
  readonly id: number
  readonly enabled: boolean
  readonly revision: number
  readonly metadata: readonly ModelMetadataField[]
}

/** The same model, without its questions. */
export function findNamedModel(
  database: Database,
  workspaceId: string,
  name: string,
): Promise<NamedModel | undefined> {
  return joinRevision(database, workspaceId)
    .select(['model.id', 'model.enabled', 'model.revision'])
    .select(sql<readonly ModelMetadataField[]>`model_revision.snapshot -> 'metadata'`.as('metadata'))
    .where(isNamed(name))
    .executeTakeFirst()
}

function isNamed(name: string) {
  return sql<boolean>`lower(model.name) = lower(${tidyName(name)})`
}

export async function listModels(
  database: Database,
  workspaceId: string,
  options: { orderByName: boolean; includeDisabled: boolean },
): Promise<Model[]> {
  let query = selectModels(database, workspaceId)
  if (!options.includeDisabled) query = query.where('model.enabled', '=', true)
  const rows = await query.orderBy('model.id').execute()
  if (options.orderByName) rows.sort((one, other) => compareNames(one.name, other.name))
  return rows.map((row) => toModel(row, readSnapshot(row.snapshot)))
}

/** Says which of its own fields changed, and by its revision whether anything of the criteria did. */
async function noteReplacement(
  tx: Transaction,
  address: ModelAddress,
  before: ModelRow,
  after: ModelRow,
): Promise<void> {
  const fields = (Object.keys(after) as (keyof ModelRow)[]).filter(
    (field) => !/^(revision|updated_)/.test(field) && String(before[field]) !== String(after[field]),
  )
  const isRevised = before.revision !== after.revision
  if (before.enabled !== after.enabled)
    await noteModelChange(tx, address, after.enabled ? 'enabled' : 'disabled')
  if (fields.some((field) => field !== 'enabled') || isRevised)
    await noteModelChange(tx, address, 'replaced', undefined, {
      fields,
      ...(isRevised ? { revision: after.revision } : {}),
    })
}

async function insertModel(tx: Transaction, { workspaceId, actor }: Acting, model: NewModel): Promise<Model> {
  const row = await tx
    .insertInto('model')
    .values({ workspace_id: workspaceId, ...columnsOf(model), revision: 1, created_by: actor })
    .returningAll()
    .executeTakeFirstOrThrow()
  const categories = firstCategories(model.categories, model.scoring)
  if (categories.length > 0) await insertCategories(tx, row.id, actor, categories)
  await replaceParts(variables, tx, row.id, actor, model.variables)
  await replaceParts(metadataFields, tx, row.id, actor, model.metadata)
  await keepTeaching(tx, row.id, model)
  return toModel(row, await saveRevision(tx, row, actor, pathInVariables(model)))
}

async function sayWhenNameTaken<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error, 'model_name')) {
      const message = `A model named "${name}" exists already; choose another name.`
      throw new AppError('model_name_taken', message, 'name')
    }
    // The database knows more letters in two cases than we do.
    if (isDuplicate(error, 'model_category_name')) {
      throw new AppError('category_name_taken', 'Two of the categories have one name.', 'categories')
    }
    throw error
  }
}

export function pathInVariables({ variables }: Pick<ModelFields, 'variables'>) {
  return (key: string) => `template_variables.${variables.findIndex((variable) => variable.key === key)}.key`
}

function columnsOf(model: ModelFields) {
  return {
    name: model.name,
    description: model.description,
    prompt: model.prompt,
    transcription_prompt: model.transcriptionPrompt,
    summarize_call: model.summarizeCall,
    summarize_prompt: model.summarizePrompt,
    scoring: model.scoring,
    least_confidence: model.leastConfidence,
    enabled: model.enabled,
    ...(model.retainAudioDays === undefined ? {} : { retain_audio_days: model.retainAudioDays }),
    ...(model.retainTranscriptDays === undefined
      ? {}
      : { retain_transcript_days: model.retainTranscriptDays }),
  }
}

function toModel(row: ModelRow, revision: ModelRevision): Model {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    enabled: row.enabled,
    retainAudioDays: row.retain_audio_days,
    retainTranscriptDays: row.retain_transcript_days,
    revision,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  }
}

function selectModels(database: Database, workspaceId: string) {
  return joinRevision(database, workspaceId).selectAll('model').select('model_revision.snapshot')
}

function joinRevision(database: Database, workspaceId: string) {
  return database
    .selectFrom('model')
    .innerJoin('model_revision', (join) =>
      join
        .onRef('model_revision.model_id', '=', 'model.id')
        .onRef('model_revision.number', '=', 'model.revision'),
    )
    .where('model.workspace_id', '=', workspaceId)
}
