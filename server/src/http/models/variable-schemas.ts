import { nameOfKey } from '@callmark/client/model-rules'
import { z } from 'zod'
import { type ModelVariable, variableTypes } from '../../domain/model.ts'
import type { VariableFields, VariableRecord } from '../../store/models/model-variables.ts'
import { authored, showAuthored } from '../authored.ts'
import { key, text, textOf } from '../text-schemas.ts'
import { stopEarly } from './stop-early.ts'
import { TaughtOutput } from './taught-schemas.ts'

/** Room for all its options and a description that is an essay. */
export const largestVariableBytes = 1_048_576

export const VariableInput = z
  .object({
    key: key.describe('How the answer is named in results; unique within the model.'),
    type: z.enum(variableTypes).describe('BOOLEAN, INTEGER and DECIMAL can be scored, the others not.'),
    required: z.boolean().default(false),
    readable_name: textOf({ max: 255 }).nullish().describe('Default: made from the key.'),
    description: text.nullish().describe('What the criterion measures. The judge goes by this wording.'),
    category: text
      .nullish()
      .describe(
        'Slug or name of the category it is scored in. Null: none, so it is extracted, not scored. Omitted: unchanged.',
      ),
    weight: z
      .number()
      .min(0)
      .max(1_000_000)
      .default(1)
      .describe("Its share of the category's points. 0: not scored."),
    order_number: z.int32().min(0).nullish().describe('Display order; lower first.'),
    critical: z.boolean().default(false).describe("If it fails, the call's total is 0."),
    passes_when: z.boolean().default(true).describe('The good answer of a BOOLEAN.'),
    options: stopEarly(
      z
        .array(textOf({ min: 1, max: 255 }))
        .min(1)
        .max(200),
    )
      .nullish()
      .describe('The possible answers of a STRING.'),
  })
  .superRefine(({ type, options }, context) => {
    if (!options || type === 'STRING') return
    const message = 'Only a STRING variable has options.'
    context.addIssue({ code: 'custom', message, path: ['options'] })
  })
  .meta({ id: 'ModelVariableRequest', description: 'A variable (criterion) to create or replace.' })

const shown = {
  key: z.string(),
  type: z.enum(variableTypes),
  required: z.boolean(),
  readable_name: z.string(),
  description: z.string(),
  category: z.string().nullable().describe('Slug of the category it is scored in.'),
  weight: z.number(),
  order_number: z.int().nullable(),
  critical: z.boolean(),
  passes_when: z.boolean(),
  options: z.array(z.string()).nullable(),
}

/** A variable inside a model. */
export const TemplateVariable = z
  .object(shown)
  .meta({ id: 'TemplateVariable', description: 'A variable (criterion) of a model.' })

/** A variable inside a revision, where its stable id stands too. */
export const RevisionVariable = z
  .object({
    uuid: z.uuid().describe('Its ID in score breakdowns.'),
    ...shown,
    taught: TaughtOutput.nullable().describe('What reviews have taught the judge about it; null: nothing.'),
  })
  .meta({ id: 'RevisionVariable', description: 'A variable (criterion) in a revision.' })

export const VariableOutput = z
  .object({
    id: z.int(),
    uuid: z.uuid().describe('Its ID in score breakdowns.'),
    client_prompt_template_id: z.int().describe('ID of the model it belongs to.'),
    ...shown,
    enabled: z.boolean(),
    ...authored,
  })
  .meta({ id: 'ModelVariable', description: 'A criterion: what every call is checked for.' })

/** What is left out has its default. */
export function toVariable(input: z.infer<typeof VariableInput>): VariableFields {
  return {
    key: input.key,
    type: input.type,
    required: input.required,
    readableName: input.readable_name || nameOfKey(input.key),
    description: input.description ?? '',
    category: input.category === undefined ? undefined : input.category || null,
    weight: input.weight,
    orderNumber: input.order_number ?? null,
    critical: input.critical,
    passesWhen: input.passes_when,
    options: input.options ?? null,
  }
}

export function showTemplateVariable(variable: ModelVariable): z.infer<typeof TemplateVariable> {
  return {
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
  }
}

export function showVariable(variable: VariableRecord): z.infer<typeof VariableOutput> {
  return {
    id: variable.id,
    uuid: variable.uuid,
    client_prompt_template_id: variable.model_id,
    key: variable.key,
    type: variable.type,
    required: variable.required,
    readable_name: variable.readable_name,
    description: variable.description,
    category: variable.category,
    weight: variable.weight,
    order_number: variable.order_number,
    critical: variable.critical,
    passes_when: variable.passes_when,
    options: variable.options,
    enabled: variable.enabled,
    ...showAuthored(variable),
  }
}
