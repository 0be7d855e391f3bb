import type { StoredAnswer } from '../result.ts'
import type { ScoredAnswer } from '../scoring.ts'

/** A scored answer as it stands in `analysis_result.answers`. */
export function storeAnswer(answer: ScoredAnswer): StoredAnswer {
  return {
    key: answer.key,
    value: answer.value,
    score: answer.score,
    expected_score: answer.expectedScore,
    not_applicable: answer.notApplicable,
    determined: answer.determined,
    confidence: answer.confidence,
    rationale: answer.rationale,
    ...(answer.reasons ? { rationale_parts: answer.reasons } : {}),
    evidence: answer.evidence.map(({ speaker, startSeconds, endSeconds, quote }) => ({
      speaker,
      start: startSeconds,
      end: endSeconds,
      quote,
    })),
  }
}

export function restoreAnswer({
  expected_score,
  not_applicable,
  rationale_parts,
  evidence,
  ...answer
}: StoredAnswer): ScoredAnswer {
  return {
    ...answer,
    expectedScore: expected_score,
    notApplicable: not_applicable,
    ...(rationale_parts ? { reasons: rationale_parts } : {}),
    evidence: evidence.map(({ start, end, ...words }) => ({
      ...words,
      startSeconds: start,
      endSeconds: end,
    })),
  }
}
