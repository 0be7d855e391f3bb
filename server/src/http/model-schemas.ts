import { z } from 'zod'
import { isScoredType, slugOf, tidyName, variableTypes } from '../domain/model.ts'
import { isStorable } from '../domain/storable.ts'
import type { Model, NewModel } from '../store/models.ts'

const text = z.string().refine(isStorable, 'The text holds characters that cannot be kept.')
const key = z
  .string()
  .min(1)
  .max(128)
  .regex(
    /^[A-Za-z_][A-Za-z0-9_-]*$/,
    'A key begins with a letter or _ and goes on with letters, digits, _ or -.',
  )
  .refine((value) => value !== '__proto__', 'This key cannot be used.')
const orderNumber = z.int32().min(0).nullish()

const CategoryInput = z.object({
  name: text.min(1).max(128),
  description: text.max(512).nullish(),
  // A hundred categories of this size still add up within the database's whole numbers.
  max_score: z.int().min(0).max(1_000_000),
  order_number: orderNumber,
})

const VariableInput = z.object({
  key,
  type: z.enum(variableTypes),
  required: z.boolean().default(false),
  readable_name: text.max(255).nullish(),
  description: text.nullish(),
  category: text.nullish(),
  weight: z.number().min(0).max(1_000_000).default(1),
  order_number: orderNumber,
  critical: z.boolean().default(false),
  passes_when: z.boolean().default(true),
  options: z.array(text.min(1).max(255)).min(1).max(200).nullish(),
})

const MetadataInput = z.object({
  key,
  readable_name: text.max(255).nullish(),
  type: z.enum(variableTypes).default('STRING'),
  required: z.boolean().default(false),
  grouping: z.boolean().default(false),
})

export const ModelInput = z
  .object({
    name: text.transform(tidyName).pipe(z.string().min(1).max(255)),
    description: text.nullish(),
    prompt: text.nullish(),
    template_variables: z.array(VariableInput).max(500).nullish(),
    template_metadata: z.array(MetadataInput).max(100).nullish(),
    categories: z.array(CategoryInput).max(100).nullish(),
    transcription_prompt: text.nullish(),
    summarize_call: z.boolean().nullish(),
    summarize_prompt: text.nullish(),
    xscore_template: z.boolean().nullish(),
    enabled: z.boolean().nullish(),
  })
  .superRefine((model, context) => {
    const variables = model.template_variables ?? []
    const given = (model.categories ?? []).map((category) => slugOf(category.name))
    const slugs = given.length === 0 && model.xscore_template ? ['general'] : given
    const refuseRepeats = (values: readonly string[], path: (index: number) => (string | number)[]) =>
      values.forEach((value, index) => {
        if (values.indexOf(value) === index) return
        context.addIssue({ code: 'custom', message: `"${value}" is there twice.`, path: path(index) })
      })
    refuseRepeats(given, (index) => ['categories', index, 'name'])
    refuseRepeats(
      variables.map(({ key }) => key),
      (index) => ['template_variables', index, 'key'],
    )
    refuseRepeats(
      (model.template_metadata ?? []).map(({ key }) => key),
      (index) => ['template_metadata', index, 'key'],
    )
    // A category without scored variables is itself a question, under its slug.
    const asked = given.filter(
      (slug) => !variables.some((variable) => variable.category === slug && isScored(variable)),
    )
    variables.forEach(({ key, category, options, type }, index) => {
      if (asked.includes(key)) {
        const message = `The category "${key}" is judged under this name already; choose another key.`
        context.addIssue({ code: 'custom', message, path: ['template_variables', index, 'key'] })
      }
      if (category && !slugs.includes(category)) {
        const message = `There is no category with the slug "${category}" in this model.`
        context.addIssue({ code: 'custom', message, path: ['template_variables', index, 'category'] })
      }
      if (options && type !== 'STRING') {
        const message = 'Only a STRING variable has options.'
        context.addIssue({ code: 'custom', message, path: ['template_variables', index, 'options'] })
      }
    })
  })

function isScored({ type, weight }: z.infer<typeof VariableInput>): boolean {
  return isScoredType(type) && weight > 0
}

const timestamp = z.iso.datetime()

export const ModelOutput = z.object({
  id: z.int(),
  client_id: z.string(),
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  summarize_call: z.boolean(),
  xscore_template: z.boolean(),
  enabled: z.boolean(),
  template_variables: z.array(
    z.object({
      key: z.string(),
      type: z.enum(variableTypes),
      required: z.boolean(),
      readable_name: z.string(),
      description: z.string(),
      category: z.string().nullable(),
      weight: z.number(),
      order_number: z.int().nullable(),
      critical: z.boolean(),
      passes_when: z.boolean(),
      options: z.array(z.string()).nullable(),
    }),
  ),
  template_metadata: z.array(
    z.object({
      key: z.string(),
      readable_name: z.string(),
      type: z.enum(variableTypes),
      required: z.boolean(),
      grouping: z.boolean(),
    }),
  ),
  transcription_prompt: z.string(),
  summarize_prompt: z.string(),
  created_at: timestamp,
  created_by: z.string(),
  updated_at: timestamp.nullable(),
  updated_by: z.string().nullable(),
})

/** What is left out has its default. */
export function toNewModel(input: z.infer<typeof ModelInput>): NewModel {
  return {
    name: input.name,
    description: input.description ?? '',
    prompt: input.prompt ?? '',
    transcriptionPrompt: input.transcription_prompt ?? '',
    summarizeCall: input.summarize_call ?? true,
    summarizePrompt: input.summarize_prompt ?? '',
    scoring: input.xscore_template ?? false,
    enabled: input.enabled ?? true,
    categories: (input.categories ?? []).map((category) => ({
      name: category.name,
      description: category.description ?? null,
      maxScore: category.max_score,
      orderNumber: category.order_number ?? null,
    })),
    variables: (input.template_variables ?? []).map((variable) => ({
      key: variable.key,
      type: variable.type,
      required: variable.required,
      readableName: variable.readable_name || readable(variable.key),
      description: variable.description ?? '',
      category: variable.category || null,
      weight: variable.weight,
      orderNumber: variable.order_number ?? null,
      critical: variable.critical,
      passesWhen: variable.passes_when,
      options: variable.options ?? null,
    })),
    metadata: (input.template_metadata ?? []).map((field) => ({
      key: field.key,
      readableName: field.readable_name || readable(field.key),
      type: field.type,
      required: field.required,
      grouping: field.grouping,
    })),
  }
}

export function showModel({ revision, ...model }: Model): z.infer<typeof ModelOutput> {
  return {
    id: model.id,
    client_id: model.clientId,
    name: revision.name,
    description: revision.description,
    prompt: revision.prompt,
    summarize_call: revision.summarizeCall,
    xscore_template: revision.scoring,
    enabled: model.enabled,
    template_variables: revision.variables.map((variable) => ({
      key: variable.key,
      type: variable.type,
      required: variable.required,
      readable_name: variable.readableName,
      description: variable.description,
      category: variable.category,
      weight: variable.weight,
      order_number: variable.orderNumber,
      critical: variable.critical,
      passes_when: variable.passesWhen,
      options: variable.options && [...variable.options],
    })),
    template_metadata: revision.metadata.map((field) => ({
      key: field.key,
      readable_name: field.readableName,
      type: field.type,
      required: field.required,
      grouping: field.grouping,
    })),
    transcription_prompt: revision.transcriptionPrompt,
    summarize_prompt: revision.summarizePrompt,
    created_at: model.createdAt.toISOString(),
    created_by: model.createdBy,
    updated_at: model.updatedAt?.toISOString() ?? null,
    updated_by: model.updatedBy,
  }
}

/** `offers_further_help` → `Offers further help` */
function readable(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
