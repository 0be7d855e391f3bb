import { isDeepStrictEqual } from 'node:util'
import type { CallmarkClient, Category, Model } from '../client.ts'
import { isSameName, slugOf } from '../model-rules.ts'
import { CommandFault } from './command-fault.ts'
import {
  type CategoryDefinition,
  defineModel,
  type ModelDefinition,
  type VariableDefinition,
} from './model-definition.ts'
import { toCategory, toModelRequest, toReplacement } from './model-request.ts'

export interface Change {
  /** As in `category Opening: max_score 20 → 25`. */
  readonly what: string
  readonly apply: () => Promise<unknown>
}

export interface PushPlan {
  readonly changes: readonly Change[]
  /** Categories that could only be changed in a model without calls, which this is not. */
  readonly frozen: readonly string[]
}

/** What has to be done, in this order, for the service to have the model as it is defined. */
export async function planPush(client: CallmarkClient, wanted: ModelDefinition): Promise<PushPlan> {
  const model = await findModel(client, wanted.name)
  if (!model) {
    const create: Change = {
      what: `model ${wanted.name}: created with ${wanted.variables.length} variables`,
      apply: () => client.models.create(toModelRequest(wanted)),
    }
    return { changes: [create], frozen: [] }
  }
  const categories = await client.models.categories.list(model.id)
  const { changed, added, removed } = compareCategories(client, model.id, categories, wanted.categories)
  const touched = [...changed, ...removed]
  const frozen =
    touched.length > 0 && (await hasCalls(client, model.id)) ? touched.map(({ what }) => what) : []
  const current = defineModel(model, categories)
  const differences = compareFields(current, wanted)
  const replaced = differences.map((what, index) => ({
    what,
    // One request makes all of them.
    apply: async () => (index === 0 ? client.models.replace(model.id, toReplacement(wanted)) : undefined),
  }))
  // Variables go where they belong before a category they may have come from is deleted.
  return { changes: [...changed, ...added, ...replaced, ...removed], frozen }
}

/** By name, upper and lower case alike, or by id; disabled models too. */
export async function findModel(client: CallmarkClient, nameOrId: string): Promise<Model | undefined> {
  const models = await client.models.list({ include_disabled: true })
  const name = nameOrId.trim().normalize('NFC').toLowerCase()
  return (
    models.find((model) => model.name.toLowerCase() === name) ?? models.find(({ id }) => String(id) === name)
  )
}

export async function getModel(client: CallmarkClient, nameOrId: string): Promise<Model> {
  const model = await findModel(client, nameOrId)
  if (!model) throw new CommandFault(`There is no model ${nameOrId}; "callmark models list" shows them.`)
  return model
}

async function hasCalls(client: CallmarkClient, modelId: number): Promise<boolean> {
  const { items } = await client.calls.listPage({ model_id: modelId, limit: 1 })
  return items.length > 0
}

function compareCategories(
  client: CallmarkClient,
  modelId: number,
  current: readonly Category[],
  wanted: readonly CategoryDefinition[] | undefined,
) {
  const changed: Change[] = []
  const added: Change[] = []
  const removed: Change[] = []
  const pairs = pairCategories(current, wanted ?? [])
  for (const category of wanted ?? []) {
    const there = pairs.get(category)
    if (!there) {
      const what = `category ${category.name}: added`
      added.push({ what, apply: () => client.models.categories.create(modelId, toCategory(category)) })
      continue
    }
    const differences = listDifferences({ ...there, description: there.description ?? '' }, category)
    if (differences.length === 0) continue
    const what = `category ${there.name}: ${differences.join(', ')}`
    changed.push({
      what,
      apply: () => client.models.categories.replace(modelId, there.id, toCategory(category)),
    })
  }
  const kept = new Set(pairs.values())
  for (const category of wanted ? current : []) {
    if (kept.has(category)) continue
    const { id, name } = category
    removed.push({
      what: `category ${name}: deleted`,
      apply: () => client.models.categories.delete(modelId, id),
    })
  }
  return { changed, added, removed }
}

/** Of the same name; of those left over, of a name that differs in signs only: it has been written in another way. */
function pairCategories(
  current: readonly Category[],
  wanted: readonly CategoryDefinition[],
): Map<CategoryDefinition, Category> {
  const pairs = new Map<CategoryDefinition, Category>()
  const alike = [isSameName, (one: string, other: string) => slugOf(one) === slugOf(other)]
  for (const isAlike of alike) {
    for (const category of wanted.filter((one) => !pairs.has(one))) {
      const free = current.filter((one) => ![...pairs.values()].includes(one))
      const there = free.find(({ name }) => isAlike(name, category.name))
      if (there) pairs.set(category, there)
    }
  }
  return pairs
}

/** One line for everything but the categories that is not as it should be. */
function compareFields(current: ModelDefinition, wanted: ModelDefinition): string[] {
  const { categories: _, variables, metadata, ...fields } = wanted
  const lines = listDifferences(current, fields).map((difference) => `model: ${difference}`)
  // Without categories of its own a model has one for all its variables, whether they name it or not.
  const ofCurrent = wanted.categories
    ? current.variables
    : current.variables.map(withoutOnlyCategory(current))
  lines.push(...compareParts('variable', ofCurrent, variables))
  lines.push(...compareParts('metadata', current.metadata, metadata))
  return lines
}

function withoutOnlyCategory({ categories }: ModelDefinition) {
  const only = categories?.length === 1 ? categories[0]!.name : undefined
  return (variable: VariableDefinition) =>
    variable.category === only ? { ...variable, category: null } : variable
}

function compareParts<T extends { readonly key: string }>(
  kind: string,
  current: readonly T[],
  wanted: readonly T[],
): string[] {
  const byKey = new Map(current.map((part) => [part.key, part]))
  const lines = wanted.flatMap((part) => {
    const there = byKey.get(part.key)
    if (!there) return [`${kind} ${part.key}: added`]
    const differences = listDifferences(there, part)
    return differences.length > 0 ? [`${kind} ${part.key}: ${differences.join(', ')}`] : []
  })
  const gone = current.filter(({ key }) => !wanted.some((part) => part.key === key))
  return [...lines, ...gone.map(({ key }) => `${kind} ${key}: deleted`)]
}

function listDifferences(current: object, wanted: object): string[] {
  const before = current as Readonly<Record<string, unknown>>
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(before[name], value))
    .map(([name, value]) => {
      const isShort = [before[name], value].every((text) => JSON.stringify(text).length < 40)
      return isShort
        ? `${name} ${JSON.stringify(before[name])} → ${JSON.stringify(value)}`
        : `${name} changed`
    })
}
