import type { Call, CallFacts, CallHit, Model } from '@callmark/client'

/** What may stand in a row. */
type RowField =
  | 'agent_name'
  | 'model_id'
  | 'duration'
  | 'score_percentage'
  | 'review_needed'
  | 'review_status'
  | 'summary'
  | 'error_message'
  | 'additional_parameters'

const always = ['external_id', 'created_at', 'status'] as const

/** A call as far as the shown columns need it. */
export type Row = Pick<Call, 'id' | (typeof always)[number]> &
  Partial<Pick<Call, RowField>> & {
    readonly hits?: readonly CallHit[]
    readonly facts?: CallFacts | null | undefined
  }

export const ownColumns = [
  'created_at',
  'external_id',
  'agent',
  'model',
  'duration',
  'score',
  'review',
  'status',
  'summary',
  'language',
  'silence',
  'talk_over',
] as const
export type OwnColumn = (typeof ownColumns)[number]

interface Layout {
  readonly fields: readonly RowField[]
  /** Whether what statistics count of the call has to be read for it. */
  readonly needsFacts?: boolean
  /** Least width in rem, and its share of what is left over. */
  readonly least: number
  readonly share: number
}

const layouts: Readonly<Record<OwnColumn, Layout>> = {
  created_at: { fields: [], least: 12.5, share: 0 },
  external_id: { fields: [], least: 10, share: 1 },
  agent: { fields: ['agent_name'], least: 8.5, share: 0.7 },
  model: { fields: ['model_id'], least: 9, share: 0.7 },
  duration: { fields: ['duration'], least: 6, share: 0 },
  score: { fields: ['score_percentage', 'model_id', 'review_needed', 'review_status'], least: 6.5, share: 0 },
  review: { fields: ['review_needed', 'review_status'], least: 10, share: 0 },
  status: { fields: [], least: 10.5, share: 0 },
  summary: { fields: ['summary', 'error_message'], least: 10, share: 2 },
  language: { fields: [], needsFacts: true, least: 7, share: 0 },
  silence: { fields: [], needsFacts: true, least: 6, share: 0 },
  talk_over: { fields: [], needsFacts: true, least: 7, share: 0 },
}

/** A column of the table: one of our own, what the customer has said about the call, or what came of a part of its model. */
export interface Column extends Layout {
  readonly name: string
  readonly own?: OwnColumn
  readonly metadataKey?: string
  /** A category, by its slug: what it scored. */
  readonly category?: string
  /** A criterion, by its key: what came of it. */
  readonly criterion?: string
  /** As the customer calls it. */
  readonly label?: string
}

/** What the calls of a model are scored by, with the names they have there. */
export interface ScoredParts {
  readonly categories: ReadonlyMap<string, string>
  readonly criteria: ReadonlyMap<string, string>
}

/** Every column there is for calls of this model; without one, those that all calls have. */
export function listColumns(model: Model | undefined, { categories, criteria }: ScoredParts): Column[] {
  const own = ownColumns.map((name): Column => ({ name, own: name, ...layouts[name] }))
  const metadata = (model?.template_metadata ?? []).map(
    ({ key, readable_name }): Column => ({
      name: `metadata.${key}`,
      metadataKey: key,
      label: readable_name,
      fields: ['additional_parameters'],
      least: 8,
      share: 0.6,
    }),
  )
  const counted = { fields: [], needsFacts: true, share: 0 }
  const scores = [...categories].map(
    ([slug, label]): Column => ({
      ...{ name: `category.${slug}`, category: slug, label },
      ...{ ...counted, fields: ['model_id'], least: 7.5 },
    }),
  )
  const outcomes = [...criteria].map(
    ([key, label]): Column => ({ name: `criterion.${key}`, criterion: key, label, ...counted, least: 9 }),
  )
  return [...own, ...metadata, ...scores, ...outcomes]
}

/** The call's own id is its name in the list, and the way to it. */
export function isFixed({ own }: Column): boolean {
  return own === 'external_id'
}

export function fieldsOf(columns: readonly Column[]): (RowField | (typeof always)[number])[] {
  return [...new Set([...always, ...columns.flatMap(({ fields }) => fields)])].sort()
}

/** As a grid's tracks, and the width below which the table scrolls sideways in its box. */
export function tracksOf(columns: readonly Column[]): { readonly tracks: string; readonly least: string } {
  // Every row is a grid of its own: a track must not depend on what stands in it.
  const tracks = columns.map(({ least, share }) =>
    share ? `minmax(${least}rem, ${share}fr)` : `${least}rem`,
  )
  const least = columns.reduce((sum, column) => sum + column.least, 0)
  return { tracks: tracks.join(' '), least: `${least}rem` }
}
