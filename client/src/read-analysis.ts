import type { components } from './api-types.ts'

type Schemas = components['schemas']

/** A call's `analysis_result`. */
export type Analysis = Schemas['AnalysisResult']
export type CallAnswer = Schemas['Answer']
export type Evidence = Schemas['Evidence']
export type ConversationMetrics = Schemas['ConversationMetrics']
/** What a sentence of the service was made from, for readers in other languages. More codes may come. */
export type RationalePart = Schemas['RationalePart']
export type InsightPart = Schemas['InsightPart']

/** Of the shape in which results are written today. */
export const resultVersion = 2

/** A call's `analysis_result` in the shape of today, whichever version wrote it; undefined until the call is analysed. */
export function readAnalysis({
  analysis_result,
}: {
  readonly analysis_result?: Analysis | null
}): Analysis | undefined {
  if (!analysis_result) return undefined
  return analysis_result.version === undefined ? fromFirstVersion(analysis_result) : analysis_result
}

/**
 * The first version did not say which shape it had. Its early results lack whole parts, and do not say whether their
 * answers were determined; their points count as they did then.
 */
function fromFirstVersion(early: Partial<Analysis>): Analysis {
  const nothing = { variables: {}, categories: {}, metrics: {}, engine: {} as Analysis['engine'] }
  return {
    ...nothing,
    undetermined: [],
    points_open: 0,
    review_needed: false,
    ...early,
    version: 1,
    answers: (early.answers ?? []).map((answer) => ({
      ...answer,
      determined: answer.determined ?? (answer.not_applicable || answer.value !== null),
    })),
  }
}
