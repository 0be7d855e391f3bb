import { nameOfKey } from '@callmark/client/model-rules'
import { z } from 'zod'
import { type ModelMetadataField, variableTypes } from '../../domain/model.ts'
import type { MetadataRecord } from '../../store/models/model-metadata.ts'
import { authored, showAuthored } from '../authored.ts'
import { key, textOf } from '../text-schemas.ts'

export const MetadataInput = z
  .object({
    key: key.describe('Its name in `additional_parameters`; unique within the model.'),
    readable_name: textOf({ max: 255 }).nullish().describe('Default: made from the key.'),
    type: z.enum(variableTypes).default('STRING'),
    required: z.boolean().default(false).describe('Whether a call without it is rejected.'),
    grouping: z.boolean().default(false).describe('Whether dashboards may group by it.'),
  })
  .meta({ id: 'ModelMetadataFieldRequest', description: 'A metadata field to create or replace.' })

const shown = {
  key: z.string(),
  readable_name: z.string(),
  type: z.enum(variableTypes),
  required: z.boolean(),
  grouping: z.boolean(),
}

/** A metadata field inside a model or a revision. */
export const TemplateMetadata = z
  .object(shown)
  .meta({ id: 'TemplateMetadata', description: 'A metadata field of a model.' })

export const MetadataOutput = z
  .object({
    id: z.int(),
    client_prompt_template_id: z.int().describe('ID of the model it belongs to.'),
    ...shown,
    enabled: z.boolean(),
    ...authored,
  })
  .meta({ id: 'ModelMetadataField', description: 'What must or may be sent with a call.' })

/** What is left out has its default. */
export function toMetadataField(input: z.infer<typeof MetadataInput>): ModelMetadataField {
  return {
    key: input.key,
    readableName: input.readable_name || nameOfKey(input.key),
    type: input.type,
    required: input.required,
    grouping: input.grouping,
  }
}

export function showTemplateMetadata(field: ModelMetadataField): z.infer<typeof TemplateMetadata> {
  return {
    key: field.key,
    readable_name: field.readableName,
    type: field.type,
    required: field.required,
    grouping: field.grouping,
  }
}

export function showMetadataField(field: MetadataRecord): z.infer<typeof MetadataOutput> {
  return {
    id: field.id,
    client_prompt_template_id: field.model_id,
    key: field.key,
    readable_name: field.readable_name,
    type: field.type,
    required: field.required,
    grouping: field.grouping,
    enabled: field.enabled,
    ...showAuthored(field),
  }
}
