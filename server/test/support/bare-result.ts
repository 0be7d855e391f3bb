import { resultVersion } from '@callmark/client/read-analysis'
import type { AnalysisResult } from '../../src/domain/result.ts'

/** A result of which nothing matters but what is given. */
export function bareResult(given: Partial<AnalysisResult>): AnalysisResult {
  return {
    version: resultVersion,
    variables: {},
    categories: {},
    answers: [],
    points_open: 0,
    undetermined: [],
    review_needed: false,
    metrics: {},
    engine: {
      speech: null,
      judge: 'test',
      language: 'en',
      model_revision: 1,
      prompt_version: '1',
      seconds: 0,
      tokens: null,
      cost: null,
    },
    ...given,
  }
}
