import type { Answer, AnswerValue, Evidence } from '../../../domain/answers.ts'

/** An answer before it is known to which question. */
export type Finding = Omit<Answer, 'key'>

export function found(
  value: AnswerValue,
  confidence: number,
  rationale: string,
  evidence: readonly Evidence[],
): Finding {
  return { value, notApplicable: false, confidence: twoDecimals(confidence), rationale, evidence }
}

/** Better no answer than a guess. */
export function notDetermined(why: string, confidence = 0.1, evidence: readonly Evidence[] = []): Finding {
  return found(null, confidence, `Not determined: ${why}`, evidence)
}

export function notApplicable(why: string, confidence = 0.7): Finding {
  return { ...found(null, confidence, `Not applicable: ${why}`, []), notApplicable: true }
}

function twoDecimals(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
