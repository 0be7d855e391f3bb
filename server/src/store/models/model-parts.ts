import { AppError, type AppErrorKind } from '../../domain/errors.ts'
import { type Database, isDuplicate, type Transaction } from '../database.ts'
import {
  changedBy,
  changeModel,
  getModelRow,
  hasValues,
  type ModelAddress,
  noteModelChange,
} from './change-model.ts'
import type { ModelRow } from './model-revisions.ts'

export interface PartRow {
  readonly id: number
  readonly model_id: number
}

/** Each kind of part is called by one of these. */
export interface Called {
  readonly name?: string
  readonly key?: string
}

/** What categories, variables and metadata fields each have of their own; in all else they are handled alike. */
export interface PartKind<Fields, Row extends PartRow, Columns extends object> {
  readonly table: 'model_category' | 'model_variable' | 'model_metadata'
  /** In the audit log. */
  readonly subject: 'category' | 'variable' | 'metadata'
  /** As people call one of them, and several. */
  readonly one: string
  readonly many: string
  readonly most: number
  /** By what no two of a model may be called alike. */
  readonly calledBy: { readonly field: keyof Called; readonly index: string; readonly taken: AppErrorKind }
  /** The active ones, in the order they are shown. */
  readonly list: (database: Database, modelId: number) => Promise<Row[]>
  readonly find: (database: Database, modelId: number, id: number) => Promise<Row | undefined>
  /** Reads what the columns depend on, and gives those of one part: a new one or a standing one, at a place of a list or alone. */
  readonly columnsWithin: (
    tx: Transaction,
    modelId: number,
  ) => Promise<(fields: Fields, standing?: Row, place?: number) => Columns>
  readonly insert: (
    tx: Transaction,
    modelId: number,
    author: string,
    parts: readonly Columns[],
  ) => Promise<PartRow[]>
  readonly update: (tx: Transaction, id: number, columns: Columns & Changed) => Promise<unknown>
  /** Throws if those that are there may not be changed. */
  readonly refuseFrozen?: (tx: Transaction, modelId: number) => Promise<void>
  readonly afterRemoval?: (tx: Transaction, model: ModelRow, id: number, author: string) => Promise<void>
  /** The field to blame when the key of a variable is also the slug of a category, now that this part is written. */
  readonly pathOfClash?: (key: string, written: Row) => string | undefined
}

type Changed = ReturnType<typeof changedBy>

export async function listParts<F, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
): Promise<R[]> {
  const model = await getModelRow(database, address)
  return kind.list(database, model.id)
}

export async function getPart<F, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<R> {
  const model = await getModelRow(database, address)
  return pickPart(kind, database, model.id, id)
}

/** Allowed even when the model has calls: they keep the revision they were judged by. */
export function addPart<F extends Called, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
  fields: F,
): Promise<R> {
  return writePart(kind, database, address, fields, async (tx, modelId) => {
    const { length } = await kind.list(tx, modelId)
    if (length >= kind.most) {
      throw new AppError('validation', `A model may have at most ${kind.most} ${kind.many}.`)
    }
    const columnsOf = await kind.columnsWithin(tx, modelId)
    const [added] = await kind.insert(tx, modelId, address.actor, [columnsOf(fields)])
    await noteModelChange(tx, address, 'created', { subject: kind.subject, id: added!.id })
    return added!.id
  })
}

export function replacePart<F extends Called, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
  id: number,
  fields: F,
): Promise<R> {
  return writePart(kind, database, address, fields, async (tx, modelId) => {
    const standing = await pickPart(kind, tx, modelId, id)
    await kind.refuseFrozen?.(tx, modelId)
    const columnsOf = await kind.columnsWithin(tx, modelId)
    const columns = columnsOf(fields, standing)
    await kind.update(tx, id, { ...columns, ...changedBy(address.actor) })
    if (!hasValues(standing, columns))
      await noteModelChange(tx, address, 'replaced', { subject: kind.subject, id })
    return id
  })
}

export async function removePart<F, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
  id: number,
): Promise<void> {
  await changeModel(database, address, async (tx, model) => {
    await pickPart(kind, tx, model.id, id)
    await kind.refuseFrozen?.(tx, model.id)
    await disableParts(kind, tx, [id], address.actor)
    await noteModelChange(tx, address, 'removed', { subject: kind.subject, id })
    await kind.afterRemoval?.(tx, model, id, address.actor)
  })
}

/** Those of a key that stays remain themselves; the others go, and new ones come. */
export async function replaceParts<
  F extends { readonly key: string },
  R extends PartRow & { readonly key: string },
  C extends object,
>(
  kind: PartKind<F, R, C>,
  tx: Transaction,
  modelId: number,
  author: string,
  wanted: readonly F[],
): Promise<void> {
  const columnsOf = await kind.columnsWithin(tx, modelId)
  const existing = new Map((await kind.list(tx, modelId)).map((row) => [row.key, row]))
  const added: C[] = []
  for (const [place, fields] of wanted.entries()) {
    const standing = existing.get(fields.key)
    const columns = columnsOf(fields, standing, place)
    existing.delete(fields.key)
    if (!standing) added.push(columns)
    else if (!hasValues(standing, columns))
      await kind.update(tx, standing.id, { ...columns, ...changedBy(author) })
  }
  const gone = [...existing.values()].map(({ id }) => id)
  if (gone.length > 0) await disableParts(kind, tx, gone, author)
  if (added.length > 0) await kind.insert(tx, modelId, author, added)
}

/** Changes the model by one part, and gives that part as it stands then. */
async function writePart<F extends Called, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  address: ModelAddress,
  fields: F,
  write: (tx: Transaction, modelId: number) => Promise<number>,
): Promise<R> {
  try {
    const { result } = await changeModel(
      database,
      address,
      async (tx, model) => pickPart(kind, tx, model.id, await write(tx, model.id)),
      kind.pathOfClash,
    )
    return result
  } catch (error) {
    const { field, index, taken } = kind.calledBy
    if (!isDuplicate(error, index)) throw error
    const called = `${field === 'name' ? 'named' : 'with the key'} "${fields[field]}"`
    const message = `The model has a ${kind.one} ${called} already; choose another ${field}.`
    throw new AppError(taken, message, field)
  }
}

async function pickPart<F, R extends PartRow, C extends object>(
  kind: PartKind<F, R, C>,
  database: Database,
  modelId: number,
  id: number,
): Promise<R> {
  const row = await kind.find(database, modelId, id)
  if (!row) throw new AppError('not_found', `There is no ${kind.one} with this id in this model.`)
  return row
}

async function disableParts(
  { table }: Pick<PartKind<never, never, never>, 'table'>,
  tx: Transaction,
  ids: readonly number[],
  author: string,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ enabled: false, ...changedBy(author) })
    .where('id', 'in', ids)
    .execute()
}
