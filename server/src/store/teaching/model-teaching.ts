import type { Selectable } from 'kysely'
import type { ModelVariable, Taught } from '../../domain/model.ts'
import type { Transaction } from '../database.ts'
import type { Schema } from '../schema.ts'
import { digestCriterion } from './digest-criterion.ts'

type VariableRow = Pick<
  Selectable<Schema['model_variable']>,
  'key' | 'type' | 'readable_name' | 'description' | 'options' | 'passes_when'
>

/** What is switched on, by key. A criterion that asks something else by now, or is gone, is untaught for good. */
export async function readTeaching(
  tx: Transaction,
  { id, prompt }: Pick<Selectable<Schema['model']>, 'id' | 'prompt'>,
  variables: readonly VariableRow[],
): Promise<(key: string) => { readonly taught?: Taught }> {
  const rows = await tx.selectFrom('model_teaching').selectAll().where('model_id', '=', id).execute()
  if (rows.length === 0) return () => ({})
  const asked = new Map(variables.map((row) => [row.key, digestCriterion(toAsked(row), prompt)]))
  const outdated = rows.filter(({ key, criterion }) => asked.get(key) !== criterion).map(({ key }) => key)
  if (outdated.length > 0) await removeTeaching(tx, id, outdated)
  const standing = new Map(
    rows.filter(({ key }) => !outdated.includes(key)).map((row) => [row.key, row.taught]),
  )
  return (key) => {
    const taught = standing.get(key)
    return taught ? { taught } : {}
  }
}

/** A copy knows what the model knew that it was made from. */
export async function keepTeaching(
  tx: Transaction,
  modelId: number,
  {
    prompt,
    variables,
  }: { readonly prompt: string; readonly variables: readonly Omit<ModelVariable, 'uuid' | 'category'>[] },
): Promise<void> {
  const taught = variables.flatMap((variable) =>
    variable.taught ? [{ variable, taught: variable.taught }] : [],
  )
  await saveTeaching(tx, modelId, prompt, taught)
}

export async function saveTeaching(
  tx: Transaction,
  modelId: number,
  prompt: string,
  taught: readonly { readonly variable: Omit<ModelVariable, 'uuid' | 'category'>; readonly taught: Taught }[],
): Promise<void> {
  if (taught.length === 0) return
  await removeTeaching(
    tx,
    modelId,
    taught.map(({ variable }) => variable.key),
  )
  const rows = taught.map(({ variable, taught }) => ({
    model_id: modelId,
    key: variable.key,
    criterion: digestCriterion(variable, prompt),
    taught: JSON.stringify(taught),
  }))
  await tx.insertInto('model_teaching').values(rows).execute()
}

export async function removeTeaching(
  tx: Transaction,
  modelId: number,
  keys: readonly string[],
): Promise<void> {
  await tx.deleteFrom('model_teaching').where('model_id', '=', modelId).where('key', 'in', keys).execute()
}

function toAsked({ readable_name, passes_when, ...row }: VariableRow) {
  return { ...row, readableName: readable_name, passesWhen: passes_when }
}
