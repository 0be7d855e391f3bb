import { askedConfidence } from '@callmark/client/model-rules'
import { z } from 'zod'
import type { ModelRevision } from '../../domain/model.ts'
import { mostCategories } from '../../store/models/model-categories.ts'
import { mostMetadataFields } from '../../store/models/model-metadata.ts'
import { mostVariables } from '../../store/models/model-variables.ts'
import type { Model, ModelFields, NewModel } from '../../store/models/models.ts'
import { authored } from '../authored.ts'
import { nameOf, text } from '../text-schemas.ts'
import { CategoryInput, toCategory } from './category-schemas.ts'
import { MetadataInput, showTemplateMetadata, TemplateMetadata, toMetadataField } from './metadata-schemas.ts'
import { stopEarly } from './stop-early.ts'
import { showTemplateVariable, TemplateVariable, toVariable, VariableInput } from './variable-schemas.ts'

/** The text of the largest model there can be, every letter of it written as JSON's `\\u…`, and room for the layout. */
export const largestModelBytes = 5_242_880
/** Every variable, category and field with all it may hold, and the options of all variables together. */
export const mostModelValues = 40_000

const modelName = nameOf({ max: 255 }).describe("Unique among the client's models, case-insensitive.")

const days = z.int().min(1).max(36_500)
const daysOf = (what: string) =>
  `Days after which ${what} of finished calls are removed. Null: the client's or the service's rule applies. Omitted: unchanged.`

const { least, most, usual } = askedConfidence
const notConfidence = `This must be a number from ${least} to ${most} with at most two decimals.`
const confidence = z
  .number(notConfidence)
  .min(least, notConfidence)
  .max(most, notConfidence)
  .refine((value) => Math.round(100 * value) / 100 === value, notConfidence)

const asked = {
  name: modelName,
  description: text.nullish().describe('What the model evaluates.'),
  prompt: text.nullish().describe('Scoring instructions: what a good call is.'),
  template_variables: stopEarly(z.array(VariableInput).max(mostVariables).superRefine(refuseRepeatedKeys))
    .nullish()
    .describe('Criteria to extract and to score.'),
  template_metadata: stopEarly(z.array(MetadataInput).max(mostMetadataFields).superRefine(refuseRepeatedKeys))
    .nullish()
    .describe('What must or may be sent with a call.'),
  transcription_prompt: text.nullish().describe('Domain vocabulary or context for the transcription.'),
  summarize_call: z.boolean().nullish().describe('Whether calls are summarised. Default: true.'),
  summarize_prompt: text.nullish().describe('Used only when `summarize_call` is true.'),
  xscore_template: z.boolean().nullish().describe('Whether calls are scored. Default: false.'),
  least_confidence: confidence
    .nullish()
    .describe(
      `How sure the judge has to be before it answers, with at most two decimals. Anything less sure is left open. Default: ${usual}.`,
    ),
  enabled: z.boolean().nullish().describe('Disabled models are hidden from listings. Default: true.'),
  retain_audio_days: days.nullish().describe(daysOf('recordings')),
  retain_transcript_days: days.nullish().describe(daysOf('transcripts, with everything quoted from them,')),
}

export const ModelInput = z
  .object({
    ...asked,
    categories: stopEarly(z.array(CategoryInput).max(mostCategories).superRefine(refuseRepeatedNames))
      .nullish()
      .describe('A scoring model created without any gets one, "General".'),
  })
  .meta({ id: 'ModelRequest', description: 'A model to create.' })

export const ModelReplacement = z
  .object({
    ...asked,
    categories: z
      .never({
        error:
          'The categories of a model have their own endpoints: /v1/models/{id}/categories. Leave them out here.',
      })
      .optional(),
  })
  .meta({
    id: 'ModelReplacement',
    description: 'A model to replace: omitted fields return to their defaults.',
  })

export const ModelCopy = z
  .object({ name: modelName })
  .meta({ id: 'ModelCopyRequest', description: 'The name of the copy.' })

/** What a model and each of its revisions show. */
export const shownOfModel = {
  name: z.string(),
  description: z.string(),
  prompt: z.string().describe('Scoring instructions: what a good call is.'),
  transcription_prompt: z.string(),
  summarize_call: z.boolean(),
  summarize_prompt: z.string(),
  xscore_template: z.boolean().describe('Whether calls are scored.'),
  least_confidence: z.number().describe('How sure the judge has to be before it answers.'),
}

export const ModelOutput = z
  .object({
    id: z.int(),
    client_id: z.string().describe('The workspace it belongs to; that of its first client.'),
    ...shownOfModel,
    enabled: z.boolean(),
    retain_audio_days: z.int().nullable().describe("The model's own rule, in days; null: it has none."),
    retain_transcript_days: z.int().nullable().describe("The model's own rule, in days; null: it has none."),
    template_variables: z.array(TemplateVariable),
    template_metadata: z.array(TemplateMetadata),
    ...authored,
  })
  .meta({ id: 'Model', description: 'What calls are scored against.' })

/** What is left out has its default. */
export function toModelFields(input: z.infer<typeof ModelReplacement>): ModelFields {
  return {
    name: input.name,
    description: input.description ?? '',
    prompt: input.prompt ?? '',
    transcriptionPrompt: input.transcription_prompt ?? '',
    summarizeCall: input.summarize_call ?? true,
    summarizePrompt: input.summarize_prompt ?? '',
    scoring: input.xscore_template ?? false,
    leastConfidence: input.least_confidence ?? usual,
    enabled: input.enabled ?? true,
    retainAudioDays: input.retain_audio_days,
    retainTranscriptDays: input.retain_transcript_days,
    variables: (input.template_variables ?? []).map(toVariable),
    metadata: (input.template_metadata ?? []).map(toMetadataField),
  }
}

export function toNewModel({ categories, ...input }: z.infer<typeof ModelInput>): NewModel {
  return { ...toModelFields(input), categories: (categories ?? []).map(toCategory) }
}

export function showModel({ revision, ...model }: Model): z.infer<typeof ModelOutput> {
  return {
    id: model.id,
    client_id: model.workspaceId,
    ...showModelFields(revision),
    enabled: model.enabled,
    retain_audio_days: model.retainAudioDays,
    retain_transcript_days: model.retainTranscriptDays,
    template_variables: revision.variables.map(showTemplateVariable),
    template_metadata: revision.metadata.map(showTemplateMetadata),
    created_at: model.createdAt.toISOString(),
    created_by: model.createdBy,
    updated_at: model.updatedAt?.toISOString() ?? null,
    updated_by: model.updatedBy,
  }
}

export function showModelFields(revision: ModelRevision) {
  return {
    name: revision.name,
    description: revision.description,
    prompt: revision.prompt,
    transcription_prompt: revision.transcriptionPrompt,
    summarize_call: revision.summarizeCall,
    summarize_prompt: revision.summarizePrompt,
    xscore_template: revision.scoring,
    least_confidence: revision.leastConfidence,
  }
}

function refuseRepeatedKeys(items: readonly { readonly key: string }[], context: z.RefinementCtx): void {
  refuseRepeats(
    items.map(({ key }) => key),
    'key',
    context,
  )
}

function refuseRepeatedNames(items: readonly { readonly name: string }[], context: z.RefinementCtx): void {
  refuseRepeats(
    items.map(({ name }) => name),
    'name',
    context,
    (name) => name.toLowerCase(),
  )
}

export function refuseRepeats(
  values: readonly string[],
  field: string,
  context: z.RefinementCtx,
  plain = (value: string) => value,
): void {
  const seen = new Set<string>()
  for (const [index, value] of values.entries()) {
    if (seen.has(plain(value))) {
      context.addIssue({ code: 'custom', message: `"${value}" is given twice.`, path: [index, field] })
    }
    seen.add(plain(value))
  }
}
