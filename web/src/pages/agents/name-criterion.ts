import type { Model } from '@callmark/client'

/** As the model's author named it; a variable the model no longer has goes by its key. */
export function nameCriterion(model: Model | undefined, key: string): string {
  return model?.template_variables.find((variable) => variable.key === key)?.readable_name ?? key
}
