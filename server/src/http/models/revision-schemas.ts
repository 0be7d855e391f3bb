import { z } from 'zod'
import type { ModelRevision } from '../../domain/model.ts'
import type { RevisionNote } from '../../store/models/model-history.ts'
import { showTemplateMetadata, TemplateMetadata } from './metadata-schemas.ts'
import { showModelFields, shownOfModel } from './model-schemas.ts'
import { showTaught } from './taught-schemas.ts'
import { RevisionVariable, showTemplateVariable } from './variable-schemas.ts'

const noted = {
  number: z.int().describe('Counts up from 1.'),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  current: z.boolean().describe('Whether new calls are scored with this revision.'),
}

export const RevisionNoteOutput = z
  .object(noted)
  .meta({ id: 'ModelRevisionNote', description: 'A change to a model: who and when.' })

const RevisionCategory = z
  .object({
    uuid: z.uuid().describe('Its ID in score breakdowns.'),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    max_score: z.int(),
    order_number: z.int().nullable(),
  })
  .meta({ id: 'RevisionCategory', description: 'A category in a revision.' })

export const RevisionOutput = z
  .object({
    model_id: z.int(),
    ...noted,
    ...shownOfModel,
    categories: z.array(RevisionCategory),
    template_variables: z.array(RevisionVariable),
    template_metadata: z.array(TemplateMetadata),
  })
  .meta({ id: 'ModelRevision', description: 'A saved version of a model. Never changes.' })

export function showRevisionNote(note: RevisionNote): z.infer<typeof RevisionNoteOutput> {
  return {
    number: note.number,
    created_at: note.created_at.toISOString(),
    created_by: note.created_by,
    current: note.current,
  }
}

export function showRevision(
  note: RevisionNote & { readonly snapshot: ModelRevision },
): z.infer<typeof RevisionOutput> {
  const { snapshot } = note
  return {
    model_id: snapshot.modelId,
    ...showRevisionNote(note),
    ...showModelFields(snapshot),
    categories: snapshot.categories.map((category) => ({
      uuid: category.uuid,
      name: category.name,
      slug: category.slug,
      description: category.description,
      max_score: category.maxScore,
      order_number: category.orderNumber,
    })),
    template_variables: snapshot.variables.map((variable) => ({
      uuid: variable.uuid,
      ...showTemplateVariable(variable),
      taught: showTaught(variable),
    })),
    template_metadata: snapshot.metadata.map(showTemplateMetadata),
  }
}
