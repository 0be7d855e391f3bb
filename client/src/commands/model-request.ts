import type { ModelInput, ModelReplacement } from '../client.ts'
import type { CategoryDefinition, ModelDefinition } from './model-definition.ts'

/** The body that makes the model. */
export function toModelRequest(model: ModelDefinition): ModelInput {
  const { categories } = model
  return { ...toReplacement(model), ...(categories ? { categories: categories.map(toCategory) } : {}) }
}

/** The body that changes all of the model but its categories. */
export function toReplacement({ categories: _, variables, metadata, ...fields }: ModelDefinition) {
  return {
    ...fields,
    template_variables: variables.map((variable) => ({
      ...variable,
      options: variable.options && [...variable.options],
    })),
    template_metadata: [...metadata],
  } satisfies ModelReplacement
}

export function toCategory({ description, ...category }: CategoryDefinition) {
  return { ...category, description: description || null }
}
