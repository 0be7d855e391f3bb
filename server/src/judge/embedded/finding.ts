import type { Answer, Evidence } from '../../domain/answers.ts'
import type { AnswerValue } from '../../domain/result.ts'
import { explain, type Reason, type ReasonCode } from '../../domain/sentences/reasons.ts'

/** An answer before it is known to which question. */
export type Finding = Omit<Answer, 'key'>

export function found(
  value: AnswerValue,
  confidence: number,
  reasons: readonly Reason[],
  evidence: readonly Evidence[],
): Finding {
  return {
    value,
    notApplicable: false,
    confidence: twoDecimals(confidence),
    ...explain(...reasons),
    evidence,
  }
}

type ReasonOf<Code extends ReasonCode> = Extract<Reason, { readonly code: Code }>
export type OpenReason = ReasonOf<Extract<ReasonCode, `open_${string}`>>
export type ExcuseReason = ReasonOf<
  'not_applicable_read' | 'not_applicable_with' | 'not_applicable_without' | 'no_speech'
>

/** Better no answer than a guess. */
export function notDetermined(
  why: OpenReason | readonly [OpenReason, ...Reason[]],
  confidence = 0.1,
  evidence: readonly Evidence[] = [],
): Finding {
  return found(null, confidence, 'code' in why ? [why] : why, evidence)
}

export function notApplicable(why: ExcuseReason, confidence = 0.7): Finding {
  return { ...found(null, confidence, [why], []), notApplicable: true }
}

function twoDecimals(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
