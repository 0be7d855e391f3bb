import type { AnswerValue } from '../domain/answers.ts'
import type { Reason } from '../domain/reasons.ts'
import type { ScoredAnswer } from '../domain/scoring.ts'

/** A scored answer as it stands in `analysis_result.answers`. */
export interface StoredAnswer {
  key: string
  value: AnswerValue
  score: number
  expected_score: number
  not_applicable: boolean
  /** False: nobody could tell. Not there in results of earlier versions. */
  determined?: boolean
  confidence: number
  rationale: string
  /** What the rationale was made from, for readers in other languages; not there where all of it is free text. */
  rationale_parts?: readonly Reason[]
  evidence: { speaker: string; start: number; end: number; quote: string }[]
}

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
    determined: answer.determined ?? (not_applicable || answer.value !== null),
    evidence: evidence.map(({ start, end, ...words }) => ({
      ...words,
      startSeconds: start,
      endSeconds: end,
    })),
  }
}
