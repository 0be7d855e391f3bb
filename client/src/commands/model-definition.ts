import type { Category, Model } from '../client.ts'

export type VariableType = Model['template_variables'][number]['type']

export interface CategoryDefinition {
  readonly name: string
  readonly description: string
  readonly max_score: number
  readonly order_number: number | null
}

export interface VariableDefinition {
  readonly key: string
  readonly type: VariableType
  readonly required: boolean
  readonly readable_name: string
  readonly description: string
  /** Name of the category it belongs to; null: extracted, not scored. */
  readonly category: string | null
  readonly weight: number
  readonly order_number: number | null
  readonly critical: boolean
  readonly passes_when: boolean
  readonly options: readonly string[] | null
}

export interface MetadataDefinition {
  readonly key: string
  readonly readable_name: string
  readonly type: VariableType
  readonly required: boolean
  readonly grouping: boolean
}

/** A model as its author sees it: everything that can be written, and nothing that the service adds. */
export interface ModelDefinition {
  readonly name: string
  readonly description: string
  readonly prompt: string
  readonly transcription_prompt: string
  readonly summarize_call: boolean
  readonly summarize_prompt: string
  readonly xscore_template: boolean
  readonly least_confidence: number
  readonly enabled: boolean
  /** Undefined: left to the service, which gives a scoring model one category for everything. */
  readonly categories: readonly CategoryDefinition[] | undefined
  readonly variables: readonly VariableDefinition[]
  readonly metadata: readonly MetadataDefinition[]
}

export const textFields = [
  'description',
  'prompt',
  'transcription_prompt',
  'summarize_prompt',
] as const satisfies (keyof ModelDefinition)[]

/** What a field of a model's file holds. */
export type Kind = 'text' | 'number' | 'flag' | 'texts' | 'parts'

export const variableFields: Readonly<Record<Exclude<keyof VariableDefinition, 'category'>, Kind>> = {
  key: 'text',
  type: 'text',
  readable_name: 'text',
  description: 'text',
  required: 'flag',
  weight: 'number',
  order_number: 'number',
  critical: 'flag',
  passes_when: 'flag',
  options: 'texts',
}

export const variableDefaults = {
  required: false,
  description: '',
  weight: 1,
  order_number: null,
  critical: false,
  passes_when: true,
  options: null,
} as const satisfies Partial<VariableDefinition>

export const metadataDefaults = {
  type: 'STRING',
  required: false,
  grouping: false,
} as const satisfies Partial<MetadataDefinition>

export function defineModel(model: Model, categories: readonly Category[]): ModelDefinition {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]))
  return {
    name: model.name,
    description: model.description,
    prompt: model.prompt,
    transcription_prompt: model.transcription_prompt,
    summarize_call: model.summarize_call,
    summarize_prompt: model.summarize_prompt,
    xscore_template: model.xscore_template,
    least_confidence: model.least_confidence,
    enabled: model.enabled,
    categories: categories.map(({ name, description, max_score, order_number }) => ({
      name,
      description: description ?? '',
      max_score,
      order_number,
    })),
    variables: model.template_variables.map((variable) => ({
      key: variable.key,
      type: variable.type,
      required: variable.required,
      readable_name: variable.readable_name,
      description: variable.description,
      category: variable.category === null ? null : (names.get(variable.category) ?? variable.category),
      weight: variable.weight,
      order_number: variable.order_number,
      critical: variable.critical,
      passes_when: variable.passes_when,
      options: variable.options,
    })),
    metadata: model.template_metadata.map(({ key, readable_name, type, required, grouping }) => ({
      key,
      readable_name,
      type,
      required,
      grouping,
    })),
  }
}
