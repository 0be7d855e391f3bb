import { draftNumber, type ModelRevision, type Taught } from '../../domain/model.ts'
import { newId } from '../../domain/new-id.ts'
import type { Database } from '../database.ts'
import { digestCriterion } from '../teaching/digest-criterion.ts'
import type { ModelAddress } from './change-model.ts'
import {
  type FirstCategory,
  findRest,
  firstCategories,
  general,
  giveSlugs,
  selectCategories,
} from './model-categories.ts'
import { checkRevision } from './model-revisions.ts'
import { placeVariables } from './model-variables.ts'
import { getModel, type ModelFields, type NewModel, pathInVariables } from './models.ts'

/** A model with changes that have not been saved. */
export interface DraftModel extends ModelFields {
  /** Undefined: those the model has. */
  readonly categories: NewModel['categories'] | undefined
}

/** A model's revision as it would be with these changes: refused as saving them would be, but never written. */
export async function draftRevision(
  database: Database,
  { workspaceId, modelId }: ModelAddress,
  draft: DraftModel,
): Promise<ModelRevision> {
  const { revision } = await getModel(database, workspaceId, modelId)
  if (draft.categories) {
    return writeRevision(draft, firstCategories(draft.categories, draft.scoring), revision)
  }
  const rows = await selectCategories(database, modelId).execute()
  const standing = revision.categories.map((category) => ({
    ...category,
    holdsRest: rows.some(({ uuid, holds_rest }) => holds_rest && uuid === category.uuid),
  }))
  const startsScoring = draft.scoring && !revision.scoring
  return writeRevision(draft, standing.length === 0 && startsScoring ? [general] : standing, revision)
}

/** The revision that a new model would get. */
export function draftFirstRevision(model: NewModel): ModelRevision {
  const categories = firstCategories(model.categories, model.scoring)
  return writeRevision(model, categories, { modelId: 0, prompt: '', variables: [], categories: [] })
}

/** What keeps its key or slug keeps its id. */
function writeRevision(
  { enabled: _, ...model }: ModelFields,
  given: readonly FirstCategory[],
  standing: Pick<ModelRevision, 'modelId' | 'prompt' | 'variables' | 'categories'>,
): ModelRevision {
  const categories = giveSlugs(given).map(
    ({ name, slug, description, maxScore, orderNumber, holdsRest = false }) => {
      const uuid = standing.categories.find((category) => category.slug === slug)?.uuid ?? newId()
      const category = { uuid, name, slug, description, maxScore, orderNumber }
      return { slug, name, holds_rest: holdsRest, category }
    },
  )
  const categoryOf = placeVariables(categories, findRest(categories))
  const places = new Map(
    standing.variables.map(({ key, uuid, category }, index) => [key, { uuid, category, index }]),
  )
  const placeOf = (key: string) => places.get(key)?.index ?? places.size
  const variables = model.variables
    .map((variable, index) => ({
      ...variable,
      uuid: places.get(variable.key)?.uuid ?? newId(),
      ...taughtStill(variable, model.prompt, standing),
      category:
        categoryOf(
          variable,
          places.get(variable.key)?.category ?? null,
          `template_variables.${index}.category`,
        )?.slug ?? null,
    }))
    // Where no order number decides, the older come first.
    .sort((one, other) => placeOf(one.key) - placeOf(other.key))
  const revision: ModelRevision = {
    modelId: standing.modelId,
    number: draftNumber,
    name: model.name,
    description: model.description,
    prompt: model.prompt,
    transcriptionPrompt: model.transcriptionPrompt,
    summarizeCall: model.summarizeCall,
    summarizePrompt: model.summarizePrompt,
    scoring: model.scoring,
    leastConfidence: model.leastConfidence,
    variables,
    categories: categories.map(({ category }) => category),
    metadata: model.metadata,
  }
  checkRevision(revision, pathInVariables(model))
  return revision
}

/** What was taught about a criterion stays as long as it asks the same. */
function taughtStill(
  variable: ModelFields['variables'][number],
  prompt: string,
  standing: Pick<ModelRevision, 'prompt' | 'variables'>,
): { readonly taught?: Taught } {
  const before = standing.variables.find(({ key }) => key === variable.key)
  if (!before?.taught) return {}
  const same = digestCriterion(variable, prompt) === digestCriterion(before, standing.prompt)
  return same ? { taught: before.taught } : {}
}
