import type { Call } from './groups/calls.ts'

export interface Evidence {
  readonly speaker: string
  /** Seconds from the beginning of the call. */
  readonly start: number
  readonly end: number
  /** Stands in the transcript word for word. */
  readonly quote: string
}

export interface CallAnswer {
  /** A variable's key, or the slug of a category that has no scored variables of its own. */
  readonly key: string
  /** null: not determined. */
  readonly value: string | number | boolean | null
  readonly score: number
  readonly expected_score: number
  readonly not_applicable: boolean
  /** 0…1 */
  readonly confidence: number
  readonly rationale: string
  readonly evidence: readonly Evidence[]
}

export interface Analysis {
  readonly variables: Readonly<Record<string, CallAnswer['value']>>
  /** Points by slug. */
  readonly categories: Readonly<Record<string, number>>
  readonly answers: readonly CallAnswer[]
  readonly metrics: Readonly<Record<string, unknown>>
  readonly engine: Readonly<Record<string, unknown>>
}

/** A call's `analysis_result` with its parts named; undefined until the call has been analysed. */
export function readAnalysis({ analysis_result }: Pick<Call, 'analysis_result'>): Analysis | undefined {
  if (!analysis_result) return undefined
  return { variables: {}, categories: {}, answers: [], metrics: {}, engine: {}, ...analysis_result }
}
