import type { ModelInput } from '@callmark/client'
import { isSameName, nameOfKey } from '@callmark/client/model-rules'
import { type Draft, emptyDraft, newCategory, newField, newVariable } from './draft.ts'

/** A draft of a model that comes from elsewhere and is not saved yet. Its criteria name their category. */
export function beginDraft(model: ModelInput): Draft {
  const categories = (model.categories ?? []).map(({ name, description, max_score }) => ({
    ...newCategory(),
    name,
    description: description ?? '',
    max_score: String(max_score),
  }))
  const uidOf = (name: string | null | undefined) =>
    categories.find((category) => name && isSameName(category.name, name))?.uid ?? null
  return {
    ...emptyDraft(),
    name: model.name,
    description: model.description ?? '',
    prompt: model.prompt ?? '',
    transcription_prompt: model.transcription_prompt ?? '',
    summarize_prompt: model.summarize_prompt ?? '',
    summarize_call: model.summarize_call ?? true,
    xscore_template: model.xscore_template ?? false,
    categories,
    variables: (model.template_variables ?? []).map((variable) => ({
      ...newVariable(uidOf(variable.category)),
      // Not one that was added by hand: its key stays, whatever it is called.
      uid: `begun-${variable.key}`,
      key: variable.key,
      readable_name: variable.readable_name ?? nameOfKey(variable.key),
      description: variable.description ?? '',
      type: variable.type,
      required: variable.required ?? false,
      weight: String(variable.weight ?? 1),
      critical: variable.critical ?? false,
      passes_when: variable.passes_when ?? true,
      options: (variable.options ?? []).join('\n'),
    })),
    metadata: (model.template_metadata ?? []).map((field) => ({
      ...newField(),
      key: field.key,
      readable_name: field.readable_name ?? nameOfKey(field.key),
      type: field.type ?? 'STRING',
      required: field.required ?? false,
      grouping: field.grouping ?? false,
    })),
  }
}

/** The name itself, or with the first number that makes it free. */
export function findFreeName(name: string, taken: readonly string[]): string {
  const isFree = (wanted: string) => !taken.some((other) => isSameName(other, wanted))
  let free = name
  for (let number = 2; !isFree(free); number++) free = `${name} ${number}`
  return free
}
