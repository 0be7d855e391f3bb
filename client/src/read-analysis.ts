import type { Call } from './call.ts'

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
  /** null: not determined, or not applicable. */
  readonly value: string | number | boolean | null
  readonly score: number
  readonly expected_score: number
  readonly not_applicable: boolean
  /** False: nobody could tell, so it counts neither for nor against until a person has answered. */
  readonly determined: boolean
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
  /** Points by slug; null where nothing was expected. */
  readonly categories: Readonly<Record<string, number | null>>
  readonly answers: readonly CallAnswer[]
  /** One for each of the call's `insights`, in their order; not there where all of them are free text. */
  readonly insight_parts?: readonly SentencePart[]
  /** Keys of the scored answers that nobody could give, and how many points hang on them. */
  readonly undetermined: readonly string[]
  readonly points_open: number
  /** True until a person has answered them. */
  readonly review_needed: boolean
  readonly metrics: Readonly<Record<string, unknown>>
  readonly engine: Readonly<Record<string, unknown>>
}

/** A call's `analysis_result` with its parts named; undefined until the call has been analysed. */
export function readAnalysis({ analysis_result }: Pick<Call, 'analysis_result'>): Analysis | undefined {
  if (!analysis_result) return undefined
  const nothing = { variables: {}, categories: {}, answers: [], metrics: {}, engine: {} }
  const analysis: Analysis = {
    ...nothing,
    undetermined: [],
    points_open: 0,
    review_needed: false,
    ...analysis_result,
  }
  return { ...analysis, answers: analysis.answers.map(readAnswer) }
}

/** A result of an earlier version does not say whether its answers were determined; its points count as they did then. */
function readAnswer(answer: CallAnswer): CallAnswer {
  return { ...answer, determined: answer.determined ?? (answer.not_applicable || answer.value !== null) }
}
