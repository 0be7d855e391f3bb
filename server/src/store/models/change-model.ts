import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../domain/errors.ts'
import type { ModelRevision } from '../../domain/model.ts'
import type { Acting } from '../../domain/people/roles.ts'
import { noteAudit } from '../audit.ts'
import type { Database, Transaction } from '../database.ts'
import type { AuditDetail } from '../schema.ts'
import { type ModelRow, saveNextRevision } from './model-revisions.ts'

/** Whose model it is, which, and who has to do with it. */
export interface ModelAddress extends Acting {
  readonly modelId: number
}

export interface ChangedModel<T> {
  readonly result: T
  readonly row: ModelRow
  readonly revision: ModelRevision
}

/** Which field of a request brought about that a variable's key is also a category's slug, seeing what came of the change. */
type PathOfClashIn<T> = (key: string, result: T) => string | undefined

/**
 * Changes one model, alone: other changes of it wait, and so do submissions of calls to it. What comes out is a new
 * revision if it says anything else than the one before.
 */
export function changeModel<T>(
  database: Database,
  address: ModelAddress,
  change: (tx: Transaction, row: ModelRow) => Promise<T>,
  pathOfClash: PathOfClashIn<T> = () => undefined,
): Promise<ChangedModel<T>> {
  return database.transaction().execute((tx) => changeModelWithin(tx, address, change, pathOfClash))
}

export async function changeModelWithin<T>(
  tx: Transaction,
  address: ModelAddress,
  change: (tx: Transaction, row: ModelRow) => Promise<T>,
  pathOfClash: PathOfClashIn<T>,
): Promise<ChangedModel<T>> {
  const model = await lockModel(tx, address)
  const result = await change(tx, model)
  const pathIn = (key: string) => pathOfClash(key, result)
  return { result, ...(await saveNextRevision(tx, model.id, address.actor, pathIn)) }
}

/** Keeps a model as it is until the transaction ends. A call's foreign key waits for this lock too. */
export async function lockModel(tx: Transaction, { workspaceId, modelId }: ModelAddress): Promise<ModelRow> {
  const row = await selectModel(tx, workspaceId, modelId).forUpdate().executeTakeFirst()
  return row ?? refuseUnknownModel()
}

export async function getModelRow(
  database: Database,
  { workspaceId, modelId }: ModelAddress,
): Promise<ModelRow> {
  const row = await selectModel(database, workspaceId, modelId).executeTakeFirst()
  return row ?? refuseUnknownModel()
}

/** Whether the row has all these values already, so that nothing needs to be written. */
export function hasValues(row: object, values: object): boolean {
  return isDeepStrictEqual({ ...row }, { ...row, ...values })
}

/** Notes who changed a model, or a part of it, in the transaction that does. */
export function noteModelChange(
  tx: Database,
  { modelId, ...by }: ModelAddress,
  action: 'created' | 'replaced' | 'removed' | 'duplicated' | 'enabled' | 'disabled' | 'taught' | 'untaught',
  part?: { readonly subject: 'category' | 'variable' | 'metadata'; readonly id: number },
  detail?: AuditDetail,
): Promise<void> {
  return noteAudit(tx, {
    ...by,
    action,
    subject: part?.subject ?? 'model',
    subjectId: String(part?.id ?? modelId),
    detail: { ...(part ? { model_id: modelId } : {}), ...detail },
  })
}

/** The columns that say who changed a row, and when. */
export function changedBy(author: string) {
  return { updated_at: new Date(), updated_by: author }
}

export function refuseUnknownModel(): never {
  throw new AppError('not_found', 'There is no model with this id.')
}

function selectModel(database: Database, workspaceId: string, modelId: number) {
  return database
    .selectFrom('model')
    .selectAll()
    .where('id', '=', modelId)
    .where('workspace_id', '=', workspaceId)
}
