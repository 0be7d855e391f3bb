import type { Call } from './groups/calls.ts'

export interface Evidence {
  readonly speaker: string
  /** Seconds from the beginning of the call. */
  readonly start: number
  readonly end: number
  /** Stands in the transcript word for word. */
  readonly quote: string
}

/** What a sentence of the service was made from, for readers in other languages. More codes may come. */
export interface SentencePart {
  readonly code: string
  readonly values?: Readonly<Record<string, unknown>>
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
  /** In English, unless a language model wrote it. */
  readonly rationale: string
  /** One for each of its sentences; not there where all of it is free text. */
  readonly rationale_parts?: readonly SentencePart[]
  readonly evidence: readonly Evidence[]
}

export interface Analysis {
  readonly variables: Readonly<Record<string, CallAnswer['value']>>
  /** Points by slug. */
  readonly categories: Readonly<Record<string, number>>
  readonly answers: readonly CallAnswer[]
  /** One for each of the call's `insights`, in their order; not there where all of them are free text. */
  readonly insight_parts?: readonly SentencePart[]
  readonly metrics: Readonly<Record<string, unknown>>
  readonly engine: Readonly<Record<string, unknown>>
}

/** A call's `analysis_result` with its parts named; undefined until the call has been analysed. */
export function readAnalysis({ analysis_result }: Pick<Call, 'analysis_result'>): Analysis | undefined {
  if (!analysis_result) return undefined
  return { variables: {}, categories: {}, answers: [], metrics: {}, engine: {}, ...analysis_result }
}
