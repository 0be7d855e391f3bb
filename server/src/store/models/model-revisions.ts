import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { AppError } from '../../domain/errors.ts'
import { findKeyClash } from '../../domain/find-key-clash.ts'
import type { ModelRevision } from '../../domain/model.ts'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { readTeaching } from '../teaching/model-teaching.ts'
import { readSnapshot } from './read-snapshot.ts'

export type ModelRow = Selectable<Schema['model']>

/** Which field of a request brought about that a variable's key is also a category's slug. */
export type PathOfClash = (key: string) => string | undefined

/** Every revision is a whole copy, so a model may only grow so large. */
const largestSnapshotBytes = 2_097_152

/** Freezes the model as it stands in its tables now: from here on, calls are analysed by this. */
export async function saveRevision(
  tx: Transaction,
  row: ModelRow,
  author: string,
  pathOfClash: PathOfClash,
): Promise<ModelRevision> {
  const revision = await readRevision(tx, row)
  await insertRevision(tx, revision, author, pathOfClash)
  return revision
}

/** Gives a changed model its next revision; one that says the same as before keeps the revision it has. */
export async function saveNextRevision(
  tx: Transaction,
  modelId: number,
  author: string,
  pathOfClash: PathOfClash,
): Promise<{ row: ModelRow; revision: ModelRevision }> {
  const row = await tx.selectFrom('model').selectAll().where('id', '=', modelId).executeTakeFirstOrThrow()
  const { snapshot } = await tx
    .selectFrom('model_revision')
    .select('snapshot')
    .where('model_id', '=', modelId)
    .where('number', '=', row.revision)
    .executeTakeFirstOrThrow()
  const before = readSnapshot(snapshot)
  const current = await readRevision(tx, row)
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(current)), before)
  const revision = isSame ? before : { ...current, number: row.revision + 1 }
  if (!isSame) await insertRevision(tx, revision, author, pathOfClash)
  // Somebody wrote it, be it the same as before, or a part of it.
  const changed = await tx
    .updateTable('model')
    .set({ revision: revision.number, updated_at: new Date(), updated_by: author })
    .where('id', '=', modelId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row: changed, revision }
}

async function insertRevision(
  tx: Transaction,
  revision: ModelRevision,
  author: string,
  pathOfClash: PathOfClash,
): Promise<void> {
  const snapshot = checkRevision(revision, pathOfClash)
  await tx
    .insertInto('model_revision')
    .values({
      model_id: revision.modelId,
      number: revision.number,
      snapshot,
      // Not the start of the transaction: that may lie before the revision before this one.
      created_at: new Date(),
      created_by: author,
    })
    .execute()
}

/** Refuses what no call could be judged by, and gives the revision as it is kept. */
export function checkRevision(revision: ModelRevision, pathOfClash: PathOfClash): string {
  const clash = findKeyClash(revision)
  if (clash !== undefined) {
    const message = `The category "${clash}" has no scored variables, so it is judged under "${clash}" itself, which is also the key of a variable. Rename one of the two.`
    throw new AppError('validation', message, pathOfClash(clash))
  }
  const snapshot = JSON.stringify(revision)
  if (Buffer.byteLength(snapshot) > largestSnapshotBytes) {
    throw new AppError('validation', 'The model as a whole would be over 2 MiB. Shorten its texts.')
  }
  return snapshot
}

async function readRevision(tx: Transaction, row: ModelRow): Promise<ModelRevision> {
  const mine = { model_id: row.id, enabled: true }
  const categories = await tx
    .selectFrom('model_category')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const variables = await tx
    .selectFrom('model_variable')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const metadata = await tx
    .selectFrom('model_metadata')
    .selectAll()
    .where((where) => where.and(mine))
    .orderBy('id')
    .execute()
  const taughtOf = await readTeaching(tx, row, variables)
  const slugs = new Map(categories.map((category) => [category.id, category.slug]))
  return {
    modelId: row.id,
    number: row.revision,
    name: row.name,
    description: row.description,
    prompt: row.prompt,
    transcriptionPrompt: row.transcription_prompt,
    summarizeCall: row.summarize_call,
    summarizePrompt: row.summarize_prompt,
    scoring: row.scoring,
    leastConfidence: row.least_confidence,
    categories: categories.map((category) => ({
      uuid: category.uuid,
      name: category.name,
      slug: category.slug,
      description: category.description,
      maxScore: category.max_score,
      orderNumber: category.order_number,
    })),
    variables: variables.map((variable) => ({
      uuid: variable.uuid,
      key: variable.key,
      type: variable.type,
      required: variable.required,
      readableName: variable.readable_name,
      description: variable.description,
      category: variable.category_id === null ? null : (slugs.get(variable.category_id) ?? null),
      weight: variable.weight,
      orderNumber: variable.order_number,
      critical: variable.critical,
      passesWhen: variable.passes_when,
      options: variable.options,
      ...taughtOf(variable.key),
    })),
    metadata: metadata.map((field) => ({
      key: field.key,
      readableName: field.readable_name,
      type: field.type,
      required: field.required,
      grouping: field.grouping,
    })),
  }
}
