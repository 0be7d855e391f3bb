import type { ModelRevision } from '@callmark/client'

type Value = string | number | boolean | readonly string[] | null

export interface FieldChange {
  readonly field: string
  readonly before: Value
  readonly after: Value
}

export interface PartChange {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly id: string
  /** As it is called now, or was called last. */
  readonly name: string
  /** What changed; of a part that came or went, all that it has. */
  readonly fields: readonly FieldChange[]
}

export interface RevisionChanges {
  readonly fields: readonly FieldChange[]
  readonly categories: readonly PartChange[]
  readonly variables: readonly PartChange[]
  readonly metadata: readonly PartChange[]
}

export const comparedFields = {
  model: [
    'name',
    'description',
    'xscore_template',
    'prompt',
    'least_confidence',
    'transcription_prompt',
    'summarize_call',
    'summarize_prompt',
  ],
  category: ['name', 'description', 'max_score', 'order_number'],
  variable: [
    'key',
    'readable_name',
    'description',
    'type',
    'category',
    'weight',
    'required',
    'critical',
    'passes_when',
    'options',
    'order_number',
  ],
  metadata: ['key', 'readable_name', 'type', 'required', 'grouping'],
} as const

/** What became of a model from one revision to another, part by part and field by field. */
export function compareRevisions(before: ModelRevision, after: ModelRevision): RevisionChanges {
  return {
    fields: compareFields(before, after, comparedFields.model),
    categories: compareParts(before.categories, after.categories, {
      fields: comparedFields.category,
      idOf: ({ uuid }) => uuid,
      nameOf: ({ name }) => name,
    }),
    variables: compareParts(before.template_variables, after.template_variables, {
      fields: comparedFields.variable,
      idOf: ({ uuid }) => uuid,
      nameOf: ({ readable_name }) => readable_name,
    }),
    metadata: compareParts(before.template_metadata, after.template_metadata, {
      fields: comparedFields.metadata,
      idOf: ({ key }) => key,
      nameOf: ({ readable_name }) => readable_name,
    }),
  }
}

export function isSame({ fields, categories, variables, metadata }: RevisionChanges): boolean {
  return fields.length + categories.length + variables.length + metadata.length === 0
}

type Fields<Name extends string> = { readonly [Key in Name]: Value }

function compareFields<Name extends string>(
  before: Fields<Name>,
  after: Fields<Name>,
  names: readonly Name[],
): FieldChange[] {
  return names
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
}

function compareParts<Name extends string, Part extends Fields<Name>>(
  before: readonly Part[],
  after: readonly Part[],
  kind: {
    readonly fields: readonly Name[]
    readonly idOf: (part: Part) => string
    readonly nameOf: (part: Part) => string
  },
): PartChange[] {
  const { fields, idOf, nameOf } = kind
  const old = new Map(before.map((part) => [idOf(part), part]))
  const kept = new Set(after.map(idOf))
  const changes = after.flatMap((part): PartChange[] => {
    const was = old.get(idOf(part))
    const named = { id: idOf(part), name: nameOf(part) }
    if (!was) return [{ kind: 'added', ...named, fields: allOf(part, fields, 'after') }]
    const changed = compareFields<Name>(was, part, fields)
    return changed.length > 0 ? [{ kind: 'changed', ...named, fields: changed }] : []
  })
  const gone = before
    .filter((part) => !kept.has(idOf(part)))
    .map(
      (part): PartChange => ({
        kind: 'removed',
        id: idOf(part),
        name: nameOf(part),
        fields: allOf(part, fields, 'before'),
      }),
    )
  return [...changes, ...gone]
}

/** Everything a part says, as having come or gone; what it does not say is left out. */
function allOf<Name extends string>(
  part: Fields<Name>,
  fields: readonly Name[],
  side: 'before' | 'after',
): FieldChange[] {
  return fields
    .filter((field) => part[field] !== null && part[field] !== '')
    .map((field) => ({ field, before: null, after: null, [side]: part[field] }))
}
