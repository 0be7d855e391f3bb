import type { Call, CallHit, Model } from '@callmark/client'

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
  Partial<Pick<Call, RowField>> & { readonly hits?: readonly CallHit[] }

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
] as const
export type OwnColumn = (typeof ownColumns)[number]

interface Layout {
  readonly fields: readonly RowField[]
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
  score: { fields: ['score_percentage', 'review_needed', 'review_status'], least: 6.5, share: 0 },
  review: { fields: ['review_needed', 'review_status'], least: 10, share: 0 },
  status: { fields: [], least: 10.5, share: 0 },
  summary: { fields: ['summary', 'error_message'], least: 10, share: 2 },
}

/** A column of the table: one of our own, or what the customer has said about the call. */
export interface Column extends Layout {
  readonly name: string
  readonly own?: OwnColumn
  readonly metadataKey?: string
  /** As the customer calls it. */
  readonly label?: string
}

/** Every column there is for calls of this model; without one, those that all calls have. */
export function listColumns(model: Model | undefined): Column[] {
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
  return [...own, ...metadata]
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
